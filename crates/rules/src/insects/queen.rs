//! The Queen (R4.1): one slide.

use crate::board::bits;
use crate::movement::{Destinations, crawls_through_gates, slides};
use crate::{Board, Hex};

pub(super) fn destinations(board: &Board, from: Hex, to: &mut impl Destinations) {
    bits(slides(board.ring(from))).for_each(|bit| to.add(from.toward(bit)));
}

/// Whether it would get to the empty cell if no gap were too narrow (R3.3).
pub(super) fn reaches_through_gates(board: &Board, from: Hex, to: Hex) -> bool {
    crawls_through_gates(board, from, to, 1..=1)
}
