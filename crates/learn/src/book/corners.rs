//! Rare cases, settled exactly.

use skep_rules::Bug;

use super::{Block, Chapter, rule};
use crate::Diagram;
use crate::piece::{black, white};

pub(super) const CORNERS: Chapter = Chapter {
    id: "corners",
    blocks: &[
        Block::Text("corners"),
        rule(8, 1),
        Diagram::new("corner-stack", "Base wQwS1bQ(bG1wB1) w6 -")
            .of(white(Bug::Beetle, 1))
            .block(),
        rule(8, 2),
        Diagram::new("corner-gate", "Base .(wS1bB1)bQ/wG1bS1/(wA1wB1)wQ w8 -")
            .of(white(Bug::Grasshopper, 1))
            .block(),
        rule(8, 3),
        Diagram::new("corner-spider", "Base ..wG1bA1/.wS1.bQ/..wQ/bS1bG1 w5 -")
            .of(white(Bug::Spider, 1))
            .block(),
        rule(8, 4),
        Diagram::new("corner-mosquito", "Base+M wM(wA1bB1)bQ/.wQbS1 w6 -")
            .of(white(Bug::Mosquito, 1))
            .crossing(&["wM bQ-"])
            .block(),
        rule(8, 5),
        Diagram::new("corner-thrown", "Base+P wQwS1bPbQ/..wP w5 wP")
            .of(white(Bug::Pillbug, 1))
            .crossing(&["wP /bP"])
            .block(),
        rule(8, 6),
        Diagram::new("corner-both-ways", "Base+P .wQ/wS1wPbG1/..bQ w4 -")
            .of(white(Bug::Queen, 1))
            .block(),
        rule(8, 7),
        rule(8, 8),
        Diagram::new("corner-under", "Base bA1.wA1wG1/bQbS1(wQbB1)/.bS2wS1 b6 -")
            .of(black(Bug::Ant, 1))
            .block(),
        rule(8, 9),
    ],
};
