//! Where pieces are relative to the Queens: the network's binary inputs. They use only distances,
//! and rings that are equal under rotation and mirroring, so that a hive turned or mirrored as a
//! whole has the same inputs.

use skep_rules::Bug;

/// What a piece can do.
#[derive(Clone, Copy)]
pub(super) enum Freedom {
    /// It can move to the enemy Queen, as one more neighbour.
    Filler,
    /// It can move, but not there.
    Free,
    /// It can move to her as one more neighbour, and is on top of others, where no gate blocks it.
    RaisedFiller,
    /// It can move, but not there, and is on top of others.
    Raised,
    /// It is pinned.
    Pinned,
    /// It is neither covered nor pinned, but cannot move.
    Stuck,
    /// It is covered.
    Covered,
}

/// Which side a piece belongs to, as seen by the side to move.
#[derive(Clone, Copy)]
pub(super) enum Owner {
    /// The side to move.
    Mover,
    Opponent,
}

/// Distances above this one are not distinguished.
const FARTHEST: u32 = 6;

const DISTANCES: usize = FARTHEST as usize + 1;
const FREEDOMS: usize = 7;

/// Where a piece can be: side, insect, freedom, Queen, distance.
const SPOTS: usize = 2 * Bug::ALL.len() * FREEDOMS * 2 * DISTANCES;

/// The number of different places: those of the pieces, and the rings around both Queens.
pub(super) const PLACES: usize = SPOTS + 2 * RINGS;

/// The distances of 28 pieces to two Queens, and the two rings.
const MOST: usize = 58;

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
    /// Adds a piece, with its distances to its own Queen and to the other.
    pub(super) fn note(
        &mut self,
        owner: Owner,
        bug: Bug,
        freedom: Freedom,
        distances: [Option<u32>; 2],
    ) {
        let kind = (owner as usize * Bug::ALL.len() + bug as usize) * FREEDOMS + freedom as usize;
        for (index, distance) in distances.into_iter().enumerate() {
            if let Some(distance) = distance {
                let distance = distance.min(FARTHEST) as usize;
                self.taken[self.count] = ((kind * 2 + index) * DISTANCES + distance) as u16;
                self.count += 1;
            }
        }
    }

    /// Adds a Queen's neighbours, as bits in the order of the directions.
    pub(super) fn note_ring(&mut self, owner: Owner, friends: u8, enemies: u8) {
        let ring = RING[usize::from(friends) << 6 | usize::from(enemies)];
        self.taken[self.count] = (SPOTS + owner as usize * RINGS + usize::from(ring)) as u16;
        self.count += 1;
    }

    pub(super) fn taken(&self) -> &[u16] {
        &self.taken[..self.count]
    }
}

/// The number of rings: six cells, each free, taken by a friend or by an enemy, up to rotation and
/// mirroring.
const RINGS: usize = 92;

/// The number of each ring, by the bits of friends and enemies.
static RING: [u8; 1 << 12] = {
    let mut table = [u8::MAX; 1 << 12];
    let mut rings = 0;
    let mut bits = 0;
    while bits < table.len() {
        let (mut friends, mut enemies) = (bits >> 6, bits & 63);
        if friends & enemies == 0 && table[bits] == u8::MAX {
            let mut turn = 0;
            while turn < 12 {
                table[friends << 6 | enemies] = rings;
                (friends, enemies) = if turn == 5 {
                    (mirrored(friends), mirrored(enemies))
                } else {
                    (turned(friends), turned(enemies))
                };
                turn += 1;
            }
            rings += 1;
        }
        bits += 1;
    }
    assert!(rings as usize == RINGS);
    table
};

const fn turned(ring: usize) -> usize {
    ring >> 1 | (ring & 1) << 5
}

const fn mirrored(ring: usize) -> usize {
    ((ring as u8).reverse_bits() >> 2) as usize
}
