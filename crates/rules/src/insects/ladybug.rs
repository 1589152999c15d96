//! The Ladybug (R4.6): up onto the hive, one step along the top, down to an empty cell other than
//! where it began; each step under R3.4.

use crate::board::{FULL_RING, Ring, bits};
use crate::movement::{Destinations, ring_lifted, step_is_free};
use crate::{Board, Direction, Hex, HexSet};

pub(super) fn destinations(board: &Board, from: Hex, to: &mut impl Destinations) {
    // On a flat hive no gate is high enough to block it.
    let flat = board.raised().is_empty();
    let height = |hex| if flat { 1 } else { board.height(hex) };
    let steps = |hex: Hex, left: u8, ring: Ring| {
        let free = move |bit: Ring| {
            flat || step_is_free(
                board,
                hex,
                left,
                Direction::from_index(bit.trailing_zeros()),
            )
        };
        bits(ring)
            .filter(move |&bit| free(bit))
            .map(move |bit| hex.toward(bit))
    };
    let (mut seconds, mut reached) = (HexSet::EMPTY, HexSet::EMPTY);
    for first in steps(from, 0, board.ring(from)) {
        for second in steps(first, height(first), ring_lifted(board, first, from)) {
            if !seconds.insert(second) {
                continue;
            }
            // The cell it started from still counts as occupied here, so it is not among the empty ones.
            for third in steps(second, height(second), !board.ring(second) & FULL_RING) {
                if reached.insert(third) {
                    to.add(third);
                }
            }
        }
    }
}

/// Whether it would get to the empty cell if no gap between stacks were too narrow (R3.4).
pub(super) fn reaches_through_gates(board: &Board, from: Hex, to: Hex) -> bool {
    let is_occupied = |hex: &Hex| board.top(*hex).is_some() && *hex != from;
    let firsts = from.neighbors().into_iter().filter(is_occupied);
    let mut seconds = firsts.flat_map(|first| first.neighbors().into_iter().filter(is_occupied));
    to != from && seconds.any(|second| second.is_beside(to))
}
