//! The Beetle (R4.2): one step in any direction, on the ground or onto any stack.

use crate::movement::{Destinations, crawls_through_gates, step_is_free};
use crate::{Board, Direction, Hex};

pub(super) fn destinations(board: &Board, from: Hex, left: u8, to: &mut impl Destinations) {
    let free = Direction::ALL
        .into_iter()
        .filter(|&direction| step_is_free(board, from, left, direction));
    free.for_each(|direction| to.add(from.neighbor(direction)));
}

/// Whether it would get to the cell if no gap were too narrow: on the ground (R3.3), or up and down (R3.4).
pub(super) fn reaches_through_gates(board: &Board, from: Hex, left: u8, to: Hex) -> bool {
    if left == 0 && board.top(to).is_none() {
        crawls_through_gates(board, from, to, 1..=1)
    } else {
        from.is_beside(to)
    }
}
