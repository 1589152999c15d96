//! The Spider (R4.4): exactly three slides, never touching the same cell twice in the move.

use crate::board::bits;
use crate::movement::{
    Destinations, crawls_through_gates, occupied_beside_edge, ring_lifted, slides,
};
use crate::{Board, Hex, HexSet};

pub(super) fn destinations(board: &Board, from: Hex, to: &mut impl Destinations) {
    let step =
        |hex: Hex| bits(slides(ring_lifted(board, hex, from))).map(move |bit| hex.toward(bit));
    let mut reached = HexSet::EMPTY;
    for first in step(from) {
        for second in step(first).filter(|&second| second != from) {
            for third in step(second).filter(|&third| third != first && third != from) {
                if reached.insert(third) {
                    to.add(third);
                }
            }
        }
    }
}

/// Whether it would get to the empty cell if no gap were too narrow (R3.3).
pub(super) fn reaches_through_gates(board: &Board, from: Hex, to: Hex) -> bool {
    // Its first step is one that a gap may forbid.
    from.is_beside(to) && occupied_beside_edge(board, from, to) == 2
        || crawls_through_gates(board, from, to, 3..=3)
}
