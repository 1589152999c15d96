//! The cells of the plane and the six directions.
//!
//! ```text
//!        NW   NE              axial coordinates: q grows to the east, r to the south-east
//!          \ /
//!      W -- c -- E            NW (0,-1)  NE (+1,-1)  E (+1,0)
//!          / \                SE (0,+1)  SW (-1,+1)  W (-1,0)
//!        SW   SE
//! ```
//!
//! The game has no board and no edge (R1.3). Coordinates are kept modulo 32: 28 pieces span at most
//! 28 cells in any direction, 30 with the cells they can reach, and 32 with the neighbours of
//! those. So two relevant cells never share a coordinate, and a hive may drift for ever.
//! [`Board::unwrapped`](crate::Board::unwrapped) restores plane coordinates for drawing.

use std::fmt;
use std::iter::successors;
use std::num::NonZeroU64;

use crate::movement::direction_bit;

/// One of the six directions, numbered clockwise from north-west.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Direction {
    NorthWest,
    NorthEast,
    East,
    SouthEast,
    SouthWest,
    West,
}

impl Direction {
    /// All six, clockwise from north-west: the order in which notation looks for a reference.
    pub const ALL: [Direction; 6] = [
        Direction::NorthWest,
        Direction::NorthEast,
        Direction::East,
        Direction::SouthEast,
        Direction::SouthWest,
        Direction::West,
    ];

    /// The direction with that number; the last one if the number is too large.
    pub(crate) const fn from_index(index: u32) -> Direction {
        match index {
            0 => Direction::NorthWest,
            1 => Direction::NorthEast,
            2 => Direction::East,
            3 => Direction::SouthEast,
            4 => Direction::SouthWest,
            _ => Direction::West,
        }
    }

    /// The step as a change of the axial coordinates (q, r).
    pub const fn step(self) -> (i32, i32) {
        match self {
            Direction::NorthWest => (0, -1),
            Direction::NorthEast => (1, -1),
            Direction::East => (1, 0),
            Direction::SouthEast => (0, 1),
            Direction::SouthWest => (-1, 1),
            Direction::West => (-1, 0),
        }
    }

    /// The direction that many sixths of a turn clockwise.
    #[must_use]
    pub const fn turned(self, sixths: usize) -> Direction {
        Direction::ALL[(self as usize + sixths) % 6]
    }

    /// The opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        self.turned(3)
    }
}

/// A cell of the plane.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex(u16);

const BITS: u32 = 5;
const SPAN: i32 = 1 << BITS;

impl Hex {
    /// Where the first piece of a game goes.
    pub const ORIGIN: Hex = Hex::at(0, 0);
    /// Number of cells of the wrapped plane, for arrays with one entry per cell.
    pub const INDICES: usize = 1 << (2 * BITS);

    /// The cell with these axial coordinates.
    pub const fn at(q: i32, r: i32) -> Hex {
        Hex((r.rem_euclid(SPAN) << BITS | q.rem_euclid(SPAN)) as u16)
    }

    /// The cell at that offset.
    #[must_use]
    pub(crate) const fn shifted(self, q: i32, r: i32) -> Hex {
        Hex::at(self.q() + q, self.r() + r)
    }

    /// The axial coordinate that grows to the east, wrapped to 0..32.
    pub const fn q(self) -> i32 {
        self.0 as i32 % SPAN
    }

    /// The axial coordinate that grows to the south-east, wrapped to 0..32.
    pub const fn r(self) -> i32 {
        self.0 as i32 / SPAN
    }

    /// A number below [`Hex::INDICES`], different for each cell.
    pub const fn index(self) -> usize {
        self.0 as usize % Hex::INDICES
    }

    /// The cell with that [`Hex::index`], or `None` if it is too large.
    pub const fn from_index(index: usize) -> Option<Hex> {
        if index < Hex::INDICES {
            Some(Hex(index as u16))
        } else {
            None
        }
    }

    /// The neighbour in that direction.
    pub const fn neighbor(self, direction: Direction) -> Hex {
        NEIGHBORS[self.index()][direction as usize]
    }

    /// The neighbour in the direction of the lowest bit of a ring that is not empty.
    pub(crate) const fn toward(self, ring: u8) -> Hex {
        NEIGHBORS[self.index()][ring.trailing_zeros() as usize & 7]
    }

    /// The six neighbours, in the order of [`Direction::ALL`].
    pub const fn neighbors(self) -> [Hex; 6] {
        let [nw, ne, e, se, sw, w, ..] = NEIGHBORS[self.index()];
        [nw, ne, e, se, sw, w]
    }

    /// The direction of the neighbour `other`; `None` if it is not a neighbour.
    pub fn direction_to(self, other: Hex) -> Option<Direction> {
        let bit = direction_bit(self, other);
        (bit != 0).then(|| Direction::from_index(bit.trailing_zeros()))
    }

    /// Whether the other cell is a neighbour.
    pub fn is_beside(self, other: Hex) -> bool {
        direction_bit(self, other) != 0
    }

    /// The number of steps between two cells of one hive.
    pub fn distance(self, other: Hex) -> u32 {
        DISTANCES[self.way_index(other)].into()
    }

    /// The [`Hex::index`] of the cell at the same offset from the origin as `other` has from here.
    pub const fn way_index(self, other: Hex) -> usize {
        const Q: u16 = SPAN as u16 - 1;
        const R: u16 = Q << BITS;
        ((other.0 & R).wrapping_sub(self.0 & R) & R | (other.0 & Q).wrapping_sub(self.0 & Q) & Q)
            as usize
    }

    /// The offset of the other cell, wrapped to -16..16 in each coordinate.
    pub(crate) const fn offset_to(self, other: Hex) -> (i32, i32) {
        let half = SPAN / 2;
        (
            (other.q() - self.q() + half).rem_euclid(SPAN) - half,
            (other.r() - self.r() + half).rem_euclid(SPAN) - half,
        )
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.q(), self.r())
    }
}

/// The number of steps for each offset between two cells.
static DISTANCES: [u8; Hex::INDICES] = {
    let mut table = [0; Hex::INDICES];
    let mut index = 0;
    while index < table.len() {
        let (q, r) = Hex::ORIGIN.offset_to(Hex(index as u16));
        let [q, r, sum] = [q.unsigned_abs(), r.unsigned_abs(), (q + r).unsigned_abs()];
        let longer = if q > r { q } else { r };
        table[index] = if longer > sum { longer } else { sum } as u8;
        index += 1;
    }
    table
};

/// The neighbours of each cell. Two unused entries make addressing a shift instead of a multiplication.
static NEIGHBORS: [[Hex; 8]; Hex::INDICES] = {
    let mut table = [[Hex(0); 8]; Hex::INDICES];
    let mut index = 0;
    while index < Hex::INDICES {
        let hex = Hex(index as u16);
        let mut direction = 0;
        while direction < 6 {
            let (q, r) = Direction::ALL[direction].step();
            table[index][direction] = Hex::at(hex.q() + q, hex.r() + r);
            direction += 1;
        }
        index += 1;
    }
    table
};

/// A set of cells.
#[derive(Clone, PartialEq, Eq)]
pub struct HexSet([u64; Hex::INDICES / 64]);

impl HexSet {
    /// No cell.
    pub const EMPTY: HexSet = HexSet([0; Hex::INDICES / 64]);

    /// Whether the set contains the cell.
    pub const fn contains(&self, hex: Hex) -> bool {
        self.0[hex.index() / 64] >> (hex.index() % 64) & 1 != 0
    }

    /// Adds the cell; `true` if it is new.
    pub const fn insert(&mut self, hex: Hex) -> bool {
        let word = &mut self.0[hex.index() / 64];
        let bit = 1 << (hex.index() % 64);
        let new = *word & bit == 0;
        *word |= bit;
        new
    }

    /// Removes the cell.
    pub const fn remove(&mut self, hex: Hex) {
        self.0[hex.index() / 64] &= !(1 << (hex.index() % 64));
    }

    /// The number of cells.
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// The cells, in order of their indices.
    pub fn iter(&self) -> impl Iterator<Item = Hex> + '_ {
        self.0.iter().enumerate().flat_map(|(place, &word)| {
            let rests = successors(NonZeroU64::new(word), |rest| {
                NonZeroU64::new(rest.get() & (rest.get() - 1))
            });
            rests.filter_map(move |rest| {
                Hex::from_index(place * 64 + rest.trailing_zeros() as usize)
            })
        })
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(cells: I) -> HexSet {
        let mut set = HexSet::EMPTY;
        cells.into_iter().for_each(|hex| {
            set.insert(hex);
        });
        set
    }
}

impl fmt::Debug for HexSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
