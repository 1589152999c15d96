//! Where pieces stand, as seen from the Queens: the part of the network's inputs that is there or is
//! not. Only distances, and rings of which turned and mirrored ones are the same, so that a whole hive
//! turned or mirrored looks the same.

use skep_rules::Bug;

/// What a piece can do.
#[derive(Clone, Copy)]
pub(super) enum Freedom {
    /// It can move, and be one more beside the enemy Queen.
    Filler,
    /// It can move, but not so.
    Free,
    /// It can be one more beside her, and stands on others, where no gate holds it back.
    RaisedFiller,
    /// It can move, but not so, and stands on others.
    Raised,
    /// It holds the hive together.
    Pinned,
    /// It is neither covered nor pinned, but without a way.
    Stuck,
    /// Something is on top of it.
    Covered,
}

/// Whose a piece is.
#[derive(Clone, Copy)]
pub(super) enum Owner {
    /// The side to move.
    Mover,
    Opponent,
}

/// Distances are told apart up to this one; further is all the same.
const FARTHEST: u32 = 6;

const DISTANCES: usize = FARTHEST as usize + 1;
const FREEDOMS: usize = 7;

/// Where a piece can be: side, insect, freedom, Queen, distance.
const SPOTS: usize = 2 * Bug::ALL.len() * FREEDOMS * 2 * DISTANCES;

/// The number of different places: the pieces', and what either Queen has around her.
pub(super) const PLACES: usize = SPOTS + 2 * RINGS;

/// Of 28 pieces the distance to two Queens, and the rings of these.
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
    /// Notes a piece, by its distances to its own side's Queen and to the other.
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

    /// Notes what a Queen has around her, as bits in the order of the directions.
    pub(super) fn note_ring(&mut self, owner: Owner, friends: u8, enemies: u8) {
        let ring = RING[usize::from(friends) << 6 | usize::from(enemies)];
        self.taken[self.count] = (SPOTS + owner as usize * RINGS + usize::from(ring)) as u16;
        self.count += 1;
    }

    pub(super) fn taken(&self) -> &[u16] {
        &self.taken[..self.count]
    }
}

/// The number of rings: six cells, each free, taken by a friend or by an enemy, turned and mirrored ones
/// being the same.
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
