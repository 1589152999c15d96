//! The Beetle (R4.2): one step in any direction, on the ground or onto any stack.

use crate::movement::{Destinations, step_is_free};
use crate::{Board, Direction, Hex};

pub(super) fn destinations(board: &Board, from: Hex, left: u8, to: &mut impl Destinations) {
    let free = Direction::ALL
        .into_iter()
        .filter(|&direction| step_is_free(board, from, left, direction));
    free.for_each(|direction| to.add(from.neighbor(direction)));
}
