//! The rules for all insects: the goal, placing, moving.

use skep_rules::Bug;

use super::{Block, Chapter, rule};
use crate::Diagram;
use crate::piece::{black, white};

pub(super) const GOAL: Chapter = Chapter {
    id: "goal",
    blocks: &[
        Block::Text("goal"),
        Diagram::new("goal", "Base wA1.bA1bG1/wQwB1bQ/.wS1bS1 w5 -")
            .of(white(Bug::Ant, 1))
            .block(),
        Block::Text("goal-turn"),
    ],
};

pub(super) const SETUP: Chapter = Chapter {
    id: "setup",
    blocks: &[
        rule(1, 1),
        Diagram::new("insects", "Base+MLP wQwS1wB1wG1bQ/wA1wMwLwPbS1 w9 -").block(),
        rule(1, 2),
        Diagram::new("start", "Base - w1 -").block(),
        rule(1, 3),
        Diagram::new("no-edge", "Base wA1wG1wQwS1bS1bQbG1bA1 w5 -")
            .of(white(Bug::Ant, 1))
            .block(),
        rule(1, 4),
        Diagram::new("not-captured", "Base .(bA1wB1)/wQwS1bQbG1 w7 -")
            .of(white(Bug::Beetle, 1))
            .block(),
    ],
};

pub(super) const PLACING: Chapter = Chapter {
    id: "placing",
    blocks: &[
        rule(2, 1),
        Diagram::new("first-reply", "Base wS1 b1 -")
            .of(black(Bug::Grasshopper, 1))
            .block(),
        rule(2, 2),
        Diagram::new("placing", "Base wQwS1bG1bQ w3 -")
            .of(white(Bug::Ant, 1))
            .crossing(&["wA1 wS1/", "wA1 bQ-"])
            .block(),
        Diagram::new("placing-stack", "Base wQwS1bG1bQ(bA1wB1) w8 -")
            .of(white(Bug::Grasshopper, 1))
            .block(),
        rule(2, 3),
        Diagram::new("placing-ground", "Base .wG1wQ/bA1bQ w3 -")
            .of(white(Bug::Beetle, 1))
            .crossing(&["wB1 wG1"])
            .block(),
        rule(2, 4),
        Diagram::new("placing-hole", "Base .bA1/bQbS1wS1wA1/bG1wQ/.wG1wB1 w6 -")
            .of(white(Bug::Ant, 2))
            .block(),
        rule(2, 7),
        Diagram::new("placing-order", "Base .wQ/wA1wS1bG1bQ w4 -")
            .of(white(Bug::Ant, 3))
            .crossing(&["wA3 -wA1"])
            .block(),
    ],
};

pub(super) const QUEEN_TURNS: Chapter = Chapter {
    id: "queen-turns",
    blocks: &[
        rule(2, 5),
        Diagram::new("queen-due", "Base wG1wS1bS1bQ/wA1..bA1 w4 -")
            .of(white(Bug::Queen, 1))
            .block(),
    ],
};

pub(super) const OPENING: Chapter = Chapter {
    id: "opening",
    blocks: &[
        rule(2, 6),
        Diagram::new("opening", "Base wG1 b1 -")
            .of(black(Bug::Queen, 1))
            .crossing(&["bQ wG1-"])
            .block(),
        Diagram::new("opening-printed", "Base wG1 b1 - printed")
            .of(black(Bug::Queen, 1))
            .block(),
    ],
};

pub(super) const MOVING: Chapter = Chapter {
    id: "moving",
    blocks: &[
        rule(3, 1),
        Diagram::new("queen-first", "Base wA1wS1bG1bQ w3 -")
            .of(white(Bug::Ant, 1))
            .crossing(&[r"wA1 \wS1"])
            .block(),
        rule(3, 5),
        Diagram::new("covered", "Base wQwG1bQbS1/.(wA1bB1) w6 -")
            .of(white(Bug::Ant, 1))
            .crossing(&["wA1 /wG1"])
            .block(),
        rule(3, 6),
        Diagram::new("no-change", "Base .wA1bG1/wQbS1bQ w4 -")
            .of(white(Bug::Ant, 1))
            .block(),
    ],
};

pub(super) const ONE_HIVE: Chapter = Chapter {
    id: "one-hive",
    blocks: &[
        rule(3, 2),
        Diagram::new("one-hive", "Base wA1wQbS1/.bQbA1bB1/..wG1 b5 -")
            .of(black(Bug::Ant, 1))
            .crossing(&[r"bA1 \wQ"])
            .block(),
        Diagram::new(
            "one-hive-on-the-way",
            "Base ...wA1wB1/....bG1/wQwS1bQbA1 b6 -",
        )
        .of(black(Bug::Queen, 1))
        .crossing(&["bQ /wA1"])
        .block(),
        Diagram::new("one-hive-ring", "Base .wS1bG1/wQ.bQ/wG1bS1 w4 -")
            .of(white(Bug::Spider, 1))
            .block(),
        Diagram::new("one-hive-top", "Base wQwS1(bA1wB1)bG1bQ w6 -")
            .of(white(Bug::Beetle, 1))
            .block(),
    ],
};

pub(super) const FREEDOM: Chapter = Chapter {
    id: "freedom",
    blocks: &[
        rule(3, 3),
        Diagram::new("boxed-in", "Base ..bQ/.wS1bG1/wQwA1/bB1bS1 w5 -")
            .of(white(Bug::Ant, 1))
            .crossing(&[r"wA1 bG1\"])
            .block(),
        Diagram::new("hole", "Base ..bS1bG1/.wQ/wA1wS1bQ w4 -")
            .of(white(Bug::Ant, 1))
            .crossing(&["wA1 wQ-"])
            .block(),
        Diagram::new("contact", "Base .wQ/wS1.bQ/wG1bG1 w4 -")
            .of(white(Bug::Queen, 1))
            .crossing(&[r"wQ \bQ"])
            .block(),
        rule(3, 4),
        Diagram::new("gate", "Base .(wS1bB1)bQ/wB1bS1/(wG1wB2)wQ w8 -")
            .of(white(Bug::Beetle, 1))
            .crossing(&["wB1 bS1"])
            .block(),
    ],
};
