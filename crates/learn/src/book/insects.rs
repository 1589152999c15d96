//! The insects one by one, all but the Pillbug.

use super::{Chapter, rule};
use crate::Diagram;

pub(super) const QUEEN: Chapter = Chapter {
    id: "queen",
    blocks: &[
        rule(4, 1),
        Diagram::new("queen", "Base .wS1wQbS1/wA1..bA1/wG1bG1bQ w5 -")
            .of("wQ")
            .block(),
    ],
};

pub(super) const BEETLE: Chapter = Chapter {
    id: "beetle",
    blocks: &[
        rule(4, 2),
        Diagram::new("beetle", "Base .wB1/wQbS1bQ/wA1bG1 w4 -")
            .of("wB1")
            .block(),
        Diagram::new("beetle-top", "Base .wS1bA1/(bS1wB1).bQ/wQbG1 w6 -")
            .of("wB1")
            .block(),
        Diagram::new("beetle-covers", "Base wQwS1bS1(bQwB1)/..bA1 b6 -")
            .of("bQ")
            .crossing(&["bQ bS1/"])
            .block(),
    ],
};

pub(super) const GRASSHOPPER: Chapter = Chapter {
    id: "grasshopper",
    blocks: &[
        rule(4, 3),
        Diagram::new("grasshopper", "Base wQwS1bS1bG1/wG1bA1.bQ w5 -")
            .of("wG1")
            .crossing(&["wG1 bQ-"])
            .block(),
        Diagram::new("grasshopper-out", "Base ..bQ/.wS1bA1/wQwG1/bB1bS1 w5 -")
            .of("wG1")
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
        .of("wS1")
        .crossing(&["wS1 wQ-"])
        .block(),
    ],
};

pub(super) const ANT: Chapter = Chapter {
    id: "ant",
    blocks: &[
        rule(4, 5),
        Diagram::new("ant", "Base .wS1bG1wA1/..bQ/wQbS1 w4 -")
            .of("wA1")
            .crossing(&["wA1 -bQ"])
            .block(),
    ],
};

pub(super) const LADYBUG: Chapter = Chapter {
    id: "ladybug",
    blocks: &[
        rule(4, 6),
        Diagram::new("ladybug", "Base+L .wLwS1bS1/wQbA1bQbG1 w5 -")
            .of("wL")
            .block(),
        Diagram::new("ladybug-hole", "Base+L ..wS1bA1/.wQ.bQ/wLwG1bS1 w5 -")
            .of("wL")
            .block(),
    ],
};

pub(super) const MOSQUITO: Chapter = Chapter {
    id: "mosquito",
    blocks: &[
        rule(4, 7),
        Diagram::new("mosquito", "Base+M ..wB1wM/.wQbS1/wA1bQbG1 w5 -")
            .of("wM")
            .block(),
        Diagram::new("mosquito-alone", "Base+M ...bQbA1/wQwA1bM/..wM w4 -")
            .of("wM")
            .crossing(&["wM bM-"])
            .block(),
        Diagram::new("mosquito-top", "Base+M wQ(bS1wM)bQ/.wA1bG1 w5 -")
            .of("wM")
            .crossing(&["wM bQ-"])
            .block(),
    ],
};
