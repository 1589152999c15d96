//! Rare cases.

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
        Diagram::new(
            "corner-gate-mosquito",
            "Base+M .(wS1bB1)bQ/wMbS1/(wG1wB1)wQ w8 -",
        )
        .of(white(Bug::Mosquito, 1))
        .crossing(&["wM bS1"])
        .block(),
        Diagram::new(
            "corner-gate-ladybug",
            "Base+L ...(wS1bB1)/wLwQbS1/..(bA1wB1)bQ w8 -",
        )
        .of(white(Bug::Ladybug, 1))
        .crossing(&["wL bS1-"])
        .block(),
        rule(8, 3),
        Diagram::new(
            "corner-spider-back",
            "Base .bA1bG1wA1/bS1wS1.bA2/bB1.bQ/wG1wQ w7 -",
        )
        .of(white(Bug::Spider, 1))
        .crossing(&[r"wS1 bG1\"])
        .block(),
        Diagram::new("corner-spider", "Base ..wG1bA1/.wS1.bQ/..wQ/bS1bG1 w5 -")
            .of(white(Bug::Spider, 1))
            .block(),
        rule(8, 4),
        Diagram::new("corner-mosquito-top", "Base+MP .bA1/wQ(bS1wM)wPbQ w6 -")
            .of(black(Bug::Ant, 1))
            .crossing(&[r"bA1 wM\"])
            .block(),
        Diagram::new("corner-mosquito", "Base+M wM(wA1bB1)bQ/.wQbS1 w6 -")
            .of(white(Bug::Mosquito, 1))
            .crossing(&["wM bQ-"])
            .block(),
        rule(8, 5),
        Diagram::new("corner-thrown", "Base+P wQwS1bPbQ/..wP w5 wP")
            .of(white(Bug::Pillbug, 1))
            .crossing(&["wP /bP"])
            .block(),
        Diagram::new("corner-thrown-mosquito", "Base+MP wQbS1/wMbPbQ/bA1 w7 wM")
            .of(black(Bug::Ant, 1))
            .crossing(&["bA1 -wM"])
            .block(),
        Diagram::new("corner-after-pass", "Base+P (bQwB1)wPwS1/wQbPwG1 b8 bP")
            .of(black(Bug::Pillbug, 1))
            .crossing(&["bP /wG1"])
            .block(),
        rule(8, 6),
        Diagram::new("corner-both-ways", "Base+P .wQ/wS1wPbG1/..bQ w4 -")
            .of(white(Bug::Queen, 1))
            .block(),
        rule(8, 7),
        Diagram::new("corner-passes", "Base wQ(bS1wB1)(bQwB2)wA1 w9 -")
            .of(white(Bug::Ant, 1))
            .block(),
        Diagram::new("corner-no-cell", "Base .bS1/.wS1wG1bQ/.wA1/bA1 w4 -")
            .of(white(Bug::Queen, 1))
            .crossing(&["wQ -wS1"])
            .block(),
        rule(8, 8),
        Diagram::new("corner-under", "Base bA1.wA1wG1/bQbS1(wQbB1)/.bS2wS1 b6 -")
            .of(black(Bug::Ant, 1))
            .block(),
        Diagram::new("corner-own-queen", "Base+P ..bS1bA1/wQwP.bQ/.wS1bG1 w6 -")
            .of(white(Bug::Queen, 1))
            .block(),
        rule(8, 9),
        Diagram::new("corner-repetition", "Base wQwG1bS1bQ w3 -").block(),
    ],
};
