//! What the pieces of both sides can do: for evaluation, lessons and pictures.

use super::Position;
use crate::board::bits;
use crate::insects::{self, pillbug};
use crate::movement::{Contour, Count, Destinations, Terrain, direction_bit, uncovered};
use crate::{Board, Bug, Color, Hex, HexSet, Piece, PieceSet};

/// A board, examined for the pieces of both sides, regardless of whose turn it is.
///
/// What all answers depend on, such as the pins, is computed once.
pub struct Survey<'a> {
    terrain: Terrain<'a>,
    last_moved: Option<Piece>,
}

impl Position {
    /// Examines what all pieces can do.
    pub fn survey(&self) -> Survey<'_> {
        Survey {
            terrain: Terrain::new(&self.board, uncovered(&self.board)),
            last_moved: self.last_moved,
        }
    }
}

impl Survey<'_> {
    /// The pinned pieces, whose removal would split the hive (R3.2).
    pub const fn pinned(&self) -> PieceSet {
        self.terrain.pinned
    }

    /// The cells that the piece could move to by itself; none if it is covered, pinned or not on
    /// the board. The caller has to check whether it is resting and whether its Queen is placed.
    pub fn destinations(&mut self, piece: Piece) -> HexSet {
        let mut cells = HexSet::EMPTY;
        insects::destinations(&mut self.terrain, piece, &mut cells);
        cells
    }

    /// The cells the piece could move to if it moved as that insect, as a Mosquito does (R4.7); none if
    /// it is covered, pinned or not on the board.
    pub fn destinations_as(&mut self, piece: Piece, bug: Bug) -> HexSet {
        let mut cells = HexSet::EMPTY;
        let board = self.board();
        if self.terrain.free.contains(piece) {
            let from = board.spot(piece);
            let left = board.height(from) - 1;
            insects::destinations_as(&mut self.terrain, bug, from, left, &mut cells);
        }
        cells
    }

    /// The size of [`Survey::destinations`], computed without building the set.
    pub fn mobility(&mut self, piece: Piece) -> u32 {
        let mut count = Count::default();
        insects::destinations(&mut self.terrain, piece, &mut count);
        count.0 as u32
    }

    /// How many cells the piece could move to by itself, and which of them are around `center`.
    pub fn reach(&mut self, piece: Piece, center: Hex) -> Reach {
        let mut reach = Reach {
            count: 0,
            around: 0,
        };
        let mut to = ReachAround {
            center,
            reach: &mut reach,
        };
        insects::destinations(&mut self.terrain, piece, &mut to);
        reach
    }

    /// The pieces of that side that have the Pillbug's power now (R5).
    pub fn throwers(&self, color: Color) -> PieceSet {
        pillbug::throwers(self.board(), color, self.last_moved)
    }

    /// The cells that the piece could be thrown to by any of `throwers` (R5).
    pub fn throws(&self, throwers: PieceSet, piece: Piece) -> HexSet {
        let mut cells = HexSet::EMPTY;
        let throws = pillbug::Throws::new(&self.terrain, throwers, self.last_moved);
        throws.destinations(piece, &mut cells);
        cells
    }

    const fn board(&self) -> &Board {
        self.terrain.board
    }
}

/// The reach of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The number of cells it could move to.
    pub count: u32,
    /// Which of the six cells around a given one are among them, as bits in the order of
    /// [`Direction::ALL`](crate::Direction::ALL).
    pub around: u8,
}

struct ReachAround<'a> {
    center: Hex,
    reach: &'a mut Reach,
}

impl Destinations for ReachAround<'_> {
    fn add(&mut self, to: Hex) {
        self.reach.count += 1;
        self.reach.around |= direction_bit(self.center, to);
    }

    /// Of a shore, only the cells around the center need to be checked.
    fn add_part(&mut self, shore: &Contour, part: u8, except: &[Hex]) {
        self.reach.count += (shore.cells(part).len() - except.len()) as u32;
        for bit in bits(0b11_1111) {
            let hex = self.center.toward(bit);
            if shore.is_of_part(hex, part) && !except.contains(&hex) {
                self.reach.around |= bit;
            }
        }
    }
}
