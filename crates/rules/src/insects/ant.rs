//! The Ant (R4.5): any number of slides, at least one.
//!
//! The shores of the hive are explored once, with every piece in place ([`Contour`]). Lifting an
//! Ant from its cell `c` changes only which of the empty cells around `c` are joined by a slide:
//!
//! ```text
//!      a   b         c the Ant, # occupied. Lifted, it slides to a and d, the ends of the gap, so
//!    #   c   x       shores that met along a-b-x-d past the Ant still meet, now across c itself.
//!      #   d         b and x touch nothing but the Ant: no way leads there any more.
//! ```
//!
//! If a cell between the ends touches another piece, it is still joined to its neighbour in the gap
//! where that piece touches both. Where none does, as across a narrow bay, the path is walked step
//! by step.

use crate::board::{Ring, bits, turned};
use crate::movement::{
    Destinations, Terrain, crawl_from, crawls_through_gates, ring_lifted, slides, slides_between,
};
use crate::{Board, Hex};

#[cfg(doc)]
use crate::movement::Contour;

pub(super) fn destinations(terrain: &mut Terrain<'_>, from: Hex, to: &mut impl Destinations) {
    let board = terrain.board;
    let ring = board.ring(from);
    if slides(ring) == 0 {
        return;
    }
    let Some(gaps) = Gaps::around(board, from, ring) else {
        return crawl_from(board, from, to);
    };
    let mut lost = [from; 3];
    let count = bits(gaps.lost)
        .zip(&mut lost)
        .map(|(bit, hex)| *hex = from.toward(bit))
        .count();
    let lost = &lost[..count];
    let contour = terrain.contour();
    let mut parts = [0; 6];
    for (index, bit) in bits(gaps.joined).enumerate() {
        let part = contour.part(board, from.toward(bit));
        if parts.contains(&part) {
            continue;
        }
        parts[index] = part;
        // The lost cells are on the shore along the one gap that is wide enough to have some.
        let is_along_gap = lost
            .first()
            .is_some_and(|&hex| contour.part(board, hex) == part);
        to.add_part(contour, part, if is_along_gap { lost } else { &[] });
    }
}

/// Whether it would get to the empty cell if no gap were too narrow (R3.3).
pub(super) fn reaches_through_gates(board: &Board, from: Hex, to: Hex) -> bool {
    crawls_through_gates(board, from, to, 1..=usize::MAX)
}

/// The empty cells around a lifted Ant.
struct Gaps {
    /// Those that it can reach: the ends of the gaps and the cells joined to them.
    joined: Ring,
    /// Those that no longer touch anything.
    lost: Ring,
}

impl Gaps {
    /// `None` if some cells may or may not be joined by a longer path.
    fn around(board: &Board, from: Hex, ring: Ring) -> Option<Gaps> {
        let mut gaps = Gaps {
            joined: slides(ring),
            lost: 0,
        };
        let mut open = slides_between(ring);
        while open != 0 {
            let before = open;
            for bit in bits(open) {
                let touched = ring_lifted(board, from.toward(bit), from);
                // A piece between two directions touches the cells in both.
                let joints = touched & (turned(bit, 1) | turned(bit, 5));
                if touched == 0 {
                    gaps.lost |= bit;
                    open &= !bit;
                } else if joints & gaps.joined != 0 {
                    gaps.joined |= bit;
                    open &= !bit;
                }
            }
            if open == before {
                return None;
            }
        }
        Some(gaps)
    }
}
