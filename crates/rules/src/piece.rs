//! Particular tiles, and sets of them.
//!
//! A side's fourteen tiles are numbered `Q S1 S2 B1 B2 G1 G2 G3 A1 A2 A3 M L P`; White's have the
//! indices 0 to 13, Black's 16 to 29. So a set of tiles is a `u32`, one half for each side.

use std::fmt;
use std::num::NonZeroU8;

use crate::{Bug, Color};

/// A particular tile, such as White's first Ant, `wA1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece(NonZeroU8);

/// The index of the first tile of each kind within its side.
const FIRST: [u8; 8] = [0, 1, 3, 5, 8, 11, 12, 13];
/// The kind of each of a side's tiles.
const KIND: [Bug; 14] = {
    use Bug::{Ant, Beetle, Grasshopper, Ladybug, Mosquito, Pillbug, Queen, Spider};
    [
        Queen,
        Spider,
        Spider,
        Beetle,
        Beetle,
        Grasshopper,
        Grasshopper,
        Grasshopper,
        Ant,
        Ant,
        Ant,
        Mosquito,
        Ladybug,
        Pillbug,
    ]
};
/// Distance between the two sides' indices.
const SIDE: u8 = 16;

impl Piece {
    /// The tile of that side and kind with that number, counted from 1; `None` if there is no such tile.
    pub const fn new(color: Color, bug: Bug, number: u8) -> Option<Piece> {
        if number == 0 || number > bug.count() {
            return None;
        }
        Some(Piece::from_index(
            color as u8 * SIDE + FIRST[bug.index()] + number - 1,
        ))
    }

    /// A side's Queen.
    pub const fn queen(color: Color) -> Piece {
        Piece::from_index(color as u8 * SIDE)
    }

    /// Which side it belongs to.
    pub const fn color(self) -> Color {
        if self.index() < SIDE as usize {
            Color::White
        } else {
            Color::Black
        }
    }

    /// Which kind it is.
    pub const fn bug(self) -> Bug {
        KIND[self.index() % SIDE as usize]
    }

    /// Its number among the tiles of its kind, from 1.
    pub const fn number(self) -> u8 {
        self.index() as u8 % SIDE - FIRST[self.bug().index()] + 1
    }

    /// A number below [`Piece::INDICES`], different for each tile, for arrays with one entry per tile.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Length of an array with one entry per tile.
    pub const INDICES: usize = 32;

    /// One more than the largest [`Piece::kind_index`].
    pub const KINDS: usize = 16;

    const fn from_index(index: u8) -> Piece {
        match NonZeroU8::new(index + 1) {
            Some(code) => Piece(code),
            None => panic!("index + 1 is at least 1"),
        }
    }

    /// Side and kind as one number below [`Piece::KINDS`]. To the rules, a tile is no more than that (R2.7).
    pub const fn kind_index(self) -> usize {
        self.color() as usize * 8 + self.bug().index()
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PieceSet(u32);

impl PieceSet {
    /// No tile.
    pub const EMPTY: PieceSet = PieceSet(0);
    /// All tiles but the first of each kind.
    const FOLLOWERS: u32 = {
        let side = 0b00_0110_1101_0100;
        side | side << SIDE
    };

    /// All tiles of one kind, of both sides.
    pub const fn of_bug(bug: Bug) -> PieceSet {
        let side = ((1 << bug.count()) - 1) << FIRST[bug.index()];
        PieceSet(side | side << SIDE)
    }

    /// The tiles of one side.
    pub const fn of(self, color: Color) -> PieceSet {
        PieceSet(self.0 & (0xffff << (color as u8 * SIDE)))
    }

    /// Whether the set contains the tile.
    pub const fn contains(self, piece: Piece) -> bool {
        self.0 >> piece.index() & 1 != 0
    }

    /// Adds the tile.
    pub const fn insert(&mut self, piece: Piece) {
        self.0 |= 1 << piece.index();
    }

    /// Removes the tile.
    pub const fn remove(&mut self, piece: Piece) {
        self.0 &= !(1 << piece.index());
    }

    /// The number of tiles.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The union of both sets.
    #[must_use]
    pub const fn union(self, other: PieceSet) -> PieceSet {
        PieceSet(self.0 | other.0)
    }

    /// The intersection of both sets.
    #[must_use]
    pub const fn intersection(self, other: PieceSet) -> PieceSet {
        PieceSet(self.0 & other.0)
    }

    /// The tiles that are not in the other set.
    #[must_use]
    pub const fn without(self, other: PieceSet) -> PieceSet {
        PieceSet(self.0 & !other.0)
    }

    /// For a reserve, the tile of each kind that enters next (R2.7). Tiles enter in order, so it is
    /// the one whose predecessor is no longer there.
    pub(crate) const fn next_of_each_kind(self) -> PieceSet {
        PieceSet(self.0 & !(self.0 << 1 & PieceSet::FOLLOWERS))
    }
}

impl Iterator for PieceSet {
    type Item = Piece;

    fn next(&mut self) -> Option<Piece> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Piece::from_index(index))
    }
}

impl FromIterator<Piece> for PieceSet {
    fn from_iter<I: IntoIterator<Item = Piece>>(pieces: I) -> PieceSet {
        let mut set = PieceSet::EMPTY;
        pieces.into_iter().for_each(|piece| set.insert(piece));
        set
    }
}
