//! First ideas of play.

use skep_rules::Bug;

use super::{Block, Chapter};
use crate::Diagram;
use crate::piece::{black, white};

pub(super) const TACTICS: Chapter = Chapter {
    id: "tactics",
    blocks: &[
        Block::Text("tactics"),
        Block::Text("tactics-queen"),
        Block::Text("tactics-pin"),
        Diagram::new("tactics-pin", "Base wQwG1bQbA1wA1/..bS1 b4 -")
            .of(black(Bug::Ant, 1))
            .crossing(&[r"bA1 \wQ"])
            .block(),
        Block::Text("tactics-beetle"),
        Diagram::new("tactics-beetle", "Base wQwS1bS1(bQwB1)/..bA1 w7 -")
            .of(white(Bug::Ant, 1))
            .block(),
        Block::Text("tactics-places"),
        Block::Text("tactics-last"),
        Diagram::new("tactics-last", "Base ..bS1bA1bG1/wG1wB1bQ/wA1wQbB1wS1 w6 -")
            .of(white(Bug::Grasshopper, 1))
            .block(),
        Block::Text("tactics-tempo"),
    ],
};
