//! What the pieces of both sides could do: for evaluating, teaching and drawing.

use super::Position;
use crate::board::bits;
use crate::insects::{self, pillbug};
use crate::movement::{Contour, Count, Destinations, Terrain, direction_bit, uncovered};
use crate::{Board, Bug, Color, Hex, HexSet, Piece, PieceSet};

/// A look at a board that answers for the pieces of both sides, whoever is to move.
///
/// What all answers share, such as the pins, is found out once.
pub struct Survey<'a> {
    terrain: Terrain<'a>,
    last_moved: Option<Piece>,
}

impl Position {
    /// Looks at what all pieces could do.
    pub fn survey(&self) -> Survey<'_> {
        Survey {
            terrain: Terrain::new(&self.board, uncovered(&self.board)),
            last_moved: self.last_moved,
        }
    }
}

impl Survey<'_> {
    /// The pieces that must stay, lest the hive split (R3.2).
    pub const fn pinned(&self) -> PieceSet {
        self.terrain.pinned
    }

    /// The cells the piece could move to by itself; none if it is covered, pinned or not on the board.
    /// Whether it rests, and whether its Queen is placed, is for the caller to ask.
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

    /// The size of [`Survey::destinations`], found without making the set.
    pub fn mobility(&mut self, piece: Piece) -> u32 {
        let mut count = Count::default();
        insects::destinations(&mut self.terrain, piece, &mut count);
        count.0 as u32
    }

    /// How many cells the piece could move to by itself, and which of them lie around `center`.
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

/// How far a piece gets.
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

    /// Of a shore only what lies around the center has to be looked at.
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
