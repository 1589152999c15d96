//! Where pieces stand, as seen from the Queens: the part of the network's inputs that is there or is
//! not. Distances only, so that a hive turned or mirrored looks the same.

use skep_rules::{Bug, Hex};

/// What a piece can do.
#[derive(Clone, Copy)]
pub(super) enum Freedom {
    /// It can move.
    Free,
    /// It is uncovered, but pinned or without a way.
    Held,
    /// Something is on top of it.
    Covered,
}

/// Distances are told apart up to this one; further is all the same.
const FARTHEST: u32 = 6;

const DISTANCES: usize = FARTHEST as usize + 1;
const FREEDOMS: usize = 3;

/// The number of different places: side, insect, freedom, Queen, distance.
pub(super) const PLACES: usize = 2 * Bug::ALL.len() * FREEDOMS * 2 * DISTANCES;

/// Of 28 pieces the distance to two Queens.
const MOST: usize = 56;

/// The places that are taken, each as a number below [`PLACES`].
pub(super) struct Places {
    taken: [u16; MOST],
    count: usize,
}

impl Default for Places {
    fn default() -> Places {
        Places {
            taken: [0; MOST],
            count: 0,
        }
    }
}

impl Places {
    /// Notes a piece; `queens` are its own side's, and the other.
    pub(super) fn note(
        &mut self,
        is_own: bool,
        bug: Bug,
        freedom: Freedom,
        hex: Hex,
        queens: [Option<Hex>; 2],
    ) {
        let side = usize::from(!is_own);
        let kind = (side * Bug::ALL.len() + bug as usize) * FREEDOMS + freedom as usize;
        for (index, queen) in queens.into_iter().enumerate() {
            if let Some(queen) = queen {
                let distance = hex.distance(queen).min(FARTHEST) as usize;
                self.taken[self.count] = ((kind * 2 + index) * DISTANCES + distance) as u16;
                self.count += 1;
            }
        }
    }

    pub(super) fn taken(&self) -> &[u16] {
        &self.taken[..self.count]
    }
}
