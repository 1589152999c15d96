//! The Spider (R4.4): exactly three slides, never touching the same cell twice in the move.

use crate::board::bits;
use crate::movement::{Destinations, ring_lifted, slides};
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
