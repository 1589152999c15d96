//! The insects one by one, except the Pillbug.

use skep_rules::Bug;

use super::{Chapter, rule};
use crate::Diagram;
use crate::piece::{black, white};

pub(super) const QUEEN: Chapter = Chapter {
    id: "queen",
    blocks: &[
        rule(4, 1),
        Diagram::new("queen", "Base .wS1wQbS1/wA1..bA1/wG1bG1bQ w5 -")
            .of(white(Bug::Queen, 1))
            .block(),
    ],
};

pub(super) const BEETLE: Chapter = Chapter {
    id: "beetle",
    blocks: &[
        rule(4, 2),
        Diagram::new("beetle", "Base .wB1/wQbS1bQ/wA1bG1 w4 -")
            .of(white(Bug::Beetle, 1))
            .block(),
        Diagram::new("beetle-top", "Base .wS1bA1/(bS1wB1).bQ/wQbG1 w6 -")
            .of(white(Bug::Beetle, 1))
            .block(),
        Diagram::new("beetle-covers", "Base wQwS1bS1(bQwB1)/..bA1 b6 -")
            .of(black(Bug::Queen, 1))
            .crossing(&["bQ bS1/"])
            .block(),
        Diagram::new("beetle-tower", "Base+M .wB2/wQ(bA1wB1bM)bQ/.wS1bG1 w9 -")
            .of(white(Bug::Beetle, 2))
            .block(),
    ],
};

pub(super) const GRASSHOPPER: Chapter = Chapter {
    id: "grasshopper",
    blocks: &[
        rule(4, 3),
        Diagram::new("grasshopper", "Base wQwS1bS1bG1/wG1bA1.bQ w5 -")
            .of(white(Bug::Grasshopper, 1))
            .crossing(&["wG1 bQ-"])
            .block(),
        Diagram::new("grasshopper-stack", "Base .wQ/wG1(bS1bB1)wS1bQ w6 -")
            .of(white(Bug::Grasshopper, 1))
            .crossing(&["wG1 /bB1"])
            .block(),
        Diagram::new("grasshopper-out", "Base ..bQ/.wS1bA1/wQwG1/bB1bS1 w5 -")
            .of(white(Bug::Grasshopper, 1))
            .block(),
    ],
};

pub(super) const SPIDER: Chapter = Chapter {
    id: "spider",
    blocks: &[
        rule(4, 4),
        Diagram::new(
            "spider",
            "Base .bG1wB1bA1/wA1..bS1/.wS1bQ/wQ.bG2/wA2bB1 w7 -",
        )
        .of(white(Bug::Spider, 1))
        .crossing(&["wS1 wQ-"])
        .block(),
    ],
};

pub(super) const ANT: Chapter = Chapter {
    id: "ant",
    blocks: &[
        rule(4, 5),
        Diagram::new("ant", "Base .wS1bG1wA1/..bQ/wQbS1 w4 -")
            .of(white(Bug::Ant, 1))
            .crossing(&["wA1 -bQ"])
            .block(),
    ],
};

pub(super) const LADYBUG: Chapter = Chapter {
    id: "ladybug",
    blocks: &[
        rule(4, 6),
        Diagram::new("ladybug", "Base+L .wLwS1bS1/wQbA1bQbG1 w5 -")
            .of(white(Bug::Ladybug, 1))
            .block(),
        Diagram::new("ladybug-hole", "Base+L ..wS1bA1/.wQ.bQ/wLwG1bS1 w5 -")
            .of(white(Bug::Ladybug, 1))
            .block(),
    ],
};

pub(super) const MOSQUITO: Chapter = Chapter {
    id: "mosquito",
    blocks: &[
        rule(4, 7),
        Diagram::new("mosquito", "Base+M ..wB1wM/.wQbS1/wA1bQbG1 w5 -")
            .of(white(Bug::Mosquito, 1))
            .block(),
        Diagram::new("mosquito-alone", "Base+M ...bQbA1/wQwA1bM/..wM w4 -")
            .of(white(Bug::Mosquito, 1))
            .crossing(&["wM bM-"])
            .block(),
        Diagram::new("mosquito-top", "Base+M wQ(bS1wM)bQ/.wA1bG1 w5 -")
            .of(white(Bug::Mosquito, 1))
            .crossing(&["wM bQ-"])
            .block(),
    ],
};
