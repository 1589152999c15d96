//! The Pillbug, and its power with all exceptions.

use skep_rules::Bug;

use super::{Chapter, rule};
use crate::Diagram;
use crate::piece::{black, white};

pub(super) const PILLBUG: Chapter = Chapter {
    id: "pillbug",
    blocks: &[
        rule(4, 8),
        Diagram::new("pillbug", "Base+P .wP/wQbS1bQ w3 -")
            .of(white(Bug::Pillbug, 1))
            .block(),
        rule(5, 1),
        Diagram::new("throw", "Base+P ..bA1/wG1wQwPbQbS1 w5 -")
            .of(black(Bug::Ant, 1))
            .block(),
        rule(5, 2),
        Diagram::new("throw-stack", "Base+P ..(wG1bB1)/wS1wQwPbQ w6 -")
            .of(black(Bug::Beetle, 1))
            .crossing(&["bB1 wP/"])
            .block(),
        Diagram::new("throw-covered", "Base+P ..bA1/wG1wQ(wPbB1)bQbS1 w7 -")
            .of(black(Bug::Ant, 1))
            .crossing(&[r"bA1 wP\"])
            .block(),
        rule(5, 3),
        Diagram::new("throw-pinned", "Base+P ..bG1/..bA1/wS1wQwPbQ w5 -")
            .of(black(Bug::Ant, 1))
            .crossing(&[r"bA1 wP\"])
            .block(),
        rule(5, 4),
        Diagram::new("throw-gate", "Base+P ..(wS1bB1)bQ/bA1wP/.(bS1wB1)/wQ w8 -")
            .of(black(Bug::Ant, 1))
            .crossing(&["bA1 wP-"])
            .block(),
        Diagram::new("throw-gate-up", "Base+P .(wS1bB1)bQ/bA1wP/(bS1wB1)wQ w8 -")
            .of(black(Bug::Ant, 1))
            .crossing(&["bA1 wP-"])
            .block(),
        rule(5, 5),
        Diagram::new("throw-just-moved", "Base+P ..bA1/wG1wQwPbQbS1 w5 bA1")
            .of(black(Bug::Ant, 1))
            .crossing(&[r"bA1 wP\"])
            .block(),
        rule(5, 6),
        Diagram::new("throw-rest", "Base+P wG1wQwPbQbS1/..bA1 b5 bA1")
            .of(black(Bug::Ant, 1))
            .crossing(&["bA1 bS1-"])
            .block(),
        Diagram::new("throw-again", "Base+P ..bA1/wQwPbPbQ w5 bA1")
            .of(black(Bug::Ant, 1))
            .crossing(&[r"bA1 \wP"])
            .block(),
        Diagram::new("throw-rest-pillbug", "Base+P ..bA1/.wPbPbQ/wQbS1 w7 wP")
            .of(black(Bug::Ant, 1))
            .crossing(&["bA1 -wP"])
            .block(),
        Diagram::new("throw-thrower", "Base+P .wPbA1/wQbPbQ b5 bA1")
            .of(white(Bug::Pillbug, 1))
            .block(),
        rule(5, 7),
        Diagram::new("throw-mosquito", "Base+MP ...bA1/wQwPwMbQ w4 -")
            .of(black(Bug::Ant, 1))
            .block(),
        Diagram::new("throw-mosquito-pinned", "Base+MP .bA1/wQwMbPbQ w5 -")
            .of(black(Bug::Ant, 1))
            .block(),
        Diagram::new(
            "throw-mosquito-resting",
            "Base+MP .bA1/wQwMwP/.bS1bPbQ w7 wP",
        )
        .of(black(Bug::Ant, 1))
        .block(),
        Diagram::new("throw-mosquito-covered", "Base+MP .bA1/wQwM(bPbB1)bQ w7 -")
            .of(black(Bug::Ant, 1))
            .crossing(&[r"bA1 wM\"])
            .block(),
        rule(5, 8),
        Diagram::new("throw-while-pinned", "Base+P wQwPbG1bQ w3 -")
            .of(white(Bug::Queen, 1))
            .block(),
        Diagram::new("throw-queen-first", "Base+P wS1wPbG1bQ w3 -")
            .of(white(Bug::Spider, 1))
            .crossing(&[r"wS1 wP\"])
            .block(),
    ],
};
