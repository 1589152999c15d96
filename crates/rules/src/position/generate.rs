//! All legal moves: listed, counted, or told to whoever listens.

use super::Position;
use crate::board::{FULL_RING, Ring, bits, turned};
use crate::insects::mosquito::Distinct;
use crate::insects::{self, pillbug};
use crate::movement::{Count, Destinations, Terrain, uncovered};
use crate::{Board, Bug, Hex, HexSet, Move, Piece, PieceSet};

/// Positions with more moves than this have not been seen; a list of that capacity hardly ever grows.
pub const MAX_KNOWN_MOVES: usize = 256;

impl Position {
    /// All legal moves; a single pass if nothing else is possible (R6.1), none if the game is over.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(MAX_KNOWN_MOVES);
        self.legal_moves_into(&mut moves);
        moves
    }

    /// Appends all legal moves to a list that the caller keeps.
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

    /// The length of [`Position::legal_moves`], found without making the list.
    pub fn count_legal_moves(&self) -> u64 {
        let mut count = Count::default();
        self.generate(&mut count);
        if count.0 == 0 && self.outcome().is_none() {
            1
        } else {
            count.0
        }
    }

    /// Tells all moves but a pass.
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

    /// Tells all moves on the board that the side to move would have if that piece had moved last.
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
        let throws = Throws::new(&terrain, throwers, last_moved);
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

    /// The moves on the board that are illegal only because the piece moved last rests (R5.5, R5.6).
    /// Whether the game is drawn by repetition makes no difference.
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

    /// The pieces the side to move may place, wherever.
    pub(super) fn placeable(&self) -> PieceSet {
        let color = self.to_move();
        let queen = PieceSet::of_bug(Bug::Queen).of(color);
        let pieces = self.next_pieces(color);
        if self.queen_is_placed(color) {
            pieces
        } else if self.queen_is_due() {
            queen
        } else if self.queen_must_wait() {
            pieces.without(queen)
        } else {
            pieces
        }
    }

    /// Whether the Queen is still in hand on the fourth turn, so that only she may be placed (R2.5).
    pub(super) fn queen_is_due(&self) -> bool {
        self.turn() >= 4 && !self.queen_is_placed(self.to_move())
    }

    /// Whether this is the first placement of the side to move, when the Queen must wait (R2.6).
    pub(super) fn queen_must_wait(&self) -> bool {
        self.opening == crate::Opening::Tournament
            && self.board.pieces().of(self.to_move()).is_empty()
    }

    /// Tells the cells on which the side to move may place.
    pub(super) fn placement_cells(&self, mut add: impl FnMut(Hex)) {
        let color = self.to_move();
        let board = &self.board;
        if board.pieces().is_empty() {
            add(Hex::ORIGIN);
        } else if board.pieces().of(color).is_empty() {
            // R2.1: a side's first piece touches the other colour.
            let beside = |hex| Beside {
                friends: board.ring(hex),
                enemies: 0,
            };
            board
                .tops()
                .for_each(|piece| told_by(board.spot(piece), beside, &mut add));
        } else {
            // R2.2: later ones touch their own colour only.
            let beside = |hex| Beside {
                friends: board.ring_of(hex, color),
                enemies: board.ring_of(hex, !color),
            };
            board
                .tops()
                .of(color)
                .for_each(|piece| told_by(board.spot(piece), beside, &mut add));
        }
    }
}

impl Position {
    /// How many cells there are on which the side to move may place.
    pub fn count_placement_cells(&self) -> u32 {
        let color = self.to_move();
        if !self.board.pieces().of(color).is_empty() {
            return self.board.front(color);
        }
        let mut cells = 0;
        self.placement_cells(|_| cells += 1);
        cells
    }
}

/// The occupied neighbours of a cell, as seen by who wants to place.
struct Beside {
    friends: Ring,
    enemies: Ring,
}

/// Tells the empty cells beside the friendly cell `hex` that touch no enemy.
///
/// A cell that touches several friends is told by one of them only, the first in the order of
/// directions. Most of that can be seen from `hex` itself: the cells left and right of a neighbour
/// are neighbours too.
fn told_by(hex: Hex, beside: impl Fn(Hex) -> Beside, add: &mut impl FnMut(Hex)) {
    /// The directions in which the friend one sixth on, seen from the cell there, comes before us.
    const NEXT_IS_FIRST: Ring = 0b11_0111;
    /// The same for the friend one sixth back.
    const LAST_IS_FIRST: Ring = 0b00_0100;
    let Beside { friends, enemies } = beside(hex);
    let others = turned(friends, 5) & NEXT_IS_FIRST | turned(friends, 1) & LAST_IS_FIRST;
    let hopeless = friends | enemies | turned(enemies, 1) | turned(enemies, 5) | others;
    for bit in bits(!hopeless & FULL_RING) {
        let cell = hex.toward(bit);
        let Beside { friends, enemies } = beside(cell);
        let first = friends & friends.wrapping_neg();
        if enemies == 0 && first == turned(bit, 3) {
            add(cell);
        }
    }
}

/// What the Pillbug and the Mosquito of the side to move can throw, and where.
pub(super) struct Throws {
    throws: [Option<pillbug::Throw>; 2],
    /// The pieces that can be thrown somewhere.
    pub(super) thrown: PieceSet,
}

impl Throws {
    pub(super) fn new(
        terrain: &Terrain<'_>,
        mut throwers: PieceSet,
        last_moved: Option<Piece>,
    ) -> Throws {
        let throws =
            [(); 2].map(|()| Some(pillbug::Throw::new(terrain, throwers.next()?, last_moved)));
        let thrown = throws.iter().flatten().map(|throw| throw.pieces());
        Throws {
            throws,
            thrown: thrown.fold(PieceSet::EMPTY, PieceSet::union),
        }
    }

    /// Tells where the piece can be thrown.
    pub(super) fn destinations(&self, piece: Piece, to: &mut impl Destinations) {
        let throws = self
            .throws
            .iter()
            .flatten()
            .filter(|throw| throw.pieces().contains(piece));
        throws.for_each(|throw| throw.landings().for_each(|hex| to.add(hex)));
    }
}

/// Who is told the moves: to count or to list them.
trait Listener: Destinations {
    /// Each of these pieces can be placed on each of the [`Position::placement_cells`].
    fn place(&mut self, pieces: PieceSet, position: &Position);

    /// The destinations that follow are those of this piece.
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
