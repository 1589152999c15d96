//! Passing, and how a game ends.

use skep_rules::Bug;

use super::{Chapter, rule};
use crate::Diagram;
use crate::piece::white;

pub(super) const PASSING: Chapter = Chapter {
    id: "passing",
    blocks: &[
        rule(6, 1),
        Diagram::new("pass", "Base ..wS1/wQbA1bQwG1/.wA1 b5 -").block(),
    ],
};

pub(super) const ENDING: Chapter = Chapter {
    id: "ending",
    blocks: &[
        rule(6, 2),
        Diagram::new("surrounded", "Base ..bA1bG1/wQwB1bQwA1/.wS1bS1 b5 -").block(),
        rule(6, 5),
    ],
};

pub(super) const DRAWS: Chapter = Chapter {
    id: "draws",
    blocks: &[
        rule(6, 3),
        Diagram::new("both", "Base ..wS1bG1bA1/.wB1wQbQbS1/.wG1.bB1/wA1 w6 -")
            .of(white(Bug::Ant, 1))
            .block(),
        rule(6, 4),
        Diagram::new("repetition", "Base wQwS1bG1bQ w3 -").block(),
    ],
};
