//! All legal moves: listed, counted, or reported to a listener.

use super::Position;
use crate::insects::mosquito::Distinct;
use crate::insects::{self, pillbug};
use crate::movement::{Count, Destinations, Terrain, uncovered};
use crate::{Board, Bug, Hex, HexSet, Move, Piece, PieceSet};

/// No position with more moves is known, so a list of that capacity hardly ever grows.
pub const MAX_KNOWN_MOVES: usize = 256;

impl Position {
    /// All legal moves; a single pass if there is no other move (R6.1), none if the game is over.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(MAX_KNOWN_MOVES);
        self.legal_moves_into(&mut moves);
        moves
    }

    /// Appends all legal moves to a list that the caller reuses.
    pub fn legal_moves_into(&self, moves: &mut Vec<Move>) {
        let start = moves.len();
        self.generate(&mut List {
            moves,
            piece: Piece::queen(self.to_move()),
        });
        if moves.len() == start && self.outcome().is_none() {
            moves.push(Move::Pass);
        }
    }

    /// The length of [`Position::legal_moves`], computed without building the list.
    pub fn count_legal_moves(&self) -> u64 {
        let mut count = Count::default();
        self.generate(&mut count);
        if count.0 == 0 && self.outcome().is_none() {
            1
        } else {
            count.0
        }
    }

    /// Reports all moves but a pass.
    fn generate(&self, listener: &mut impl Listener) {
        if self.outcome().is_some() {
            return;
        }
        let color = self.to_move();
        let pieces = self.placeable();
        if !pieces.is_empty() {
            listener.place(pieces, self);
        }
        // R3.1
        if self.queen_is_placed(color) {
            self.generate_shifts(self.last_moved, listener);
        }
    }

    /// Reports all moves on the board that the side to move would have if `last_moved` had moved last.
    fn generate_shifts(&self, last_moved: Option<Piece>, listener: &mut impl Listener) {
        let color = self.to_move();
        let throwers = pillbug::throwers(&self.board, color, last_moved);
        let uncovered = uncovered(&self.board);
        let movers = pillbug::awake(uncovered.of(color), last_moved);
        if throwers.is_empty() {
            let mut terrain = Terrain::new(&self.board, movers);
            for piece in movers {
                listener.depart(piece);
                insects::destinations(&mut terrain, piece, listener);
            }
            return;
        }
        let mut terrain = Terrain::new(&self.board, uncovered);
        let throws = pillbug::Throws::new(&terrain, throwers, last_moved);
        for piece in movers.without(throws.thrown) {
            listener.depart(piece);
            insects::destinations(&mut terrain, piece, listener);
        }
        // A cell reached both by moving and by being thrown is one move.
        for piece in throws.thrown {
            listener.depart(piece);
            let mut seen = HexSet::EMPTY;
            let mut distinct = Distinct {
                seen: &mut seen,
                to: listener,
            };
            if movers.contains(piece) {
                insects::destinations(&mut terrain, piece, &mut distinct);
            }
            throws.destinations(piece, &mut distinct);
        }
    }

    /// The moves on the board that are illegal only because the last-moved piece rests (R5.5,
    /// R5.6). A draw by repetition makes no difference.
    pub(super) fn shifts_taken_by_rest(&self) -> Vec<Move> {
        let is_hindering = self.last_moved.is_some() && self.game_type.has(Bug::Pillbug);
        if !is_hindering || !self.queen_is_placed(self.to_move()) || self.surrounded().is_some() {
            return Vec::new();
        }
        let [mut moves, left] = [None, self.last_moved].map(|last_moved| {
            let mut moves = Vec::new();
            let piece = Piece::queen(self.to_move());
            self.generate_shifts(
                last_moved,
                &mut List {
                    moves: &mut moves,
                    piece,
                },
            );
            moves
        });
        moves.retain(|mv| !left.contains(mv));
        moves
    }
}

/// Receives the moves, to count or list them.
trait Listener: Destinations {
    /// Each of these pieces can be placed on each of the [`Position::placement_cells`].
    fn place(&mut self, pieces: PieceSet, position: &Position);

    /// The following destinations are those of this piece.
    fn depart(&mut self, piece: Piece);
}

impl Listener for Count {
    fn place(&mut self, pieces: PieceSet, position: &Position) {
        self.0 += u64::from(pieces.len()) * u64::from(position.count_placement_cells());
    }

    fn depart(&mut self, _: Piece) {}
}

struct List<'a> {
    moves: &'a mut Vec<Move>,
    piece: Piece,
}

impl Destinations for List<'_> {
    fn add(&mut self, to: Hex) {
        self.moves.push(Move::Shift {
            piece: self.piece,
            to,
        });
    }
}

impl Listener for List<'_> {
    fn place(&mut self, pieces: PieceSet, position: &Position) {
        let (mut cells, mut count) = ([Hex::ORIGIN; Board::SHORE], 0);
        position.placement_cells(|hex| {
            cells[count] = hex;
            count += 1;
        });
        for piece in pieces {
            self.moves
                .extend(cells[..count].iter().map(|&to| Move::Place { piece, to }));
        }
    }

    fn depart(&mut self, piece: Piece) {
        self.piece = piece;
    }
}
