//! A position: everything that decides how the game can continue.
//!
//! [`Position::play`] checks the move and counts repetitions. [`Position::play_unchecked`] and
//! [`Position::undo`] are for searching and do neither.

mod canonical;
mod explain;
mod generate;
mod legality;
mod placing;
mod repetition;
mod survey;
mod ways;

pub use canonical::{Canonical, Symmetry};
pub use generate::MAX_KNOWN_MOVES;
pub use legality::Illegal;
pub use survey::{Reach, Survey};
pub use ways::{AllWays, Ways};

use crate::zobrist;
use crate::{Board, Color, DrawReason, GameType, Move, Opening, Outcome, Piece, PieceSet, Undo};

/// Board, reserves, side to move, last-moved piece and repetitions: everything that decides what is legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    board: Board,
    reserve: PieceSet,
    /// Moves made since the start of the game; even when White is to move.
    ply: u32,
    last_moved: Option<Piece>,
    game_type: GameType,
    opening: Opening,
    repetition: repetition::Repetition,
}

impl Position {
    /// The start of a game.
    pub fn new(game_type: GameType, opening: Opening) -> Position {
        Position::set_up(game_type, opening, Board::EMPTY, 0, None)
    }

    /// A position that was not reached by play. The caller has made sure that it is possible.
    pub(crate) fn set_up(
        game_type: GameType,
        opening: Opening,
        board: Board,
        ply: u32,
        last_moved: Option<Piece>,
    ) -> Position {
        let reserve = game_type.pieces().without(board.pieces());
        let repetition = repetition::Repetition::default();
        let mut position = Position {
            board,
            reserve,
            ply,
            last_moved,
            game_type,
            opening,
            repetition,
        };
        position.count_occurrence();
        position
    }

    /// The board.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The pieces that side has yet to place.
    pub const fn reserve(&self, color: Color) -> PieceSet {
        self.reserve.of(color)
    }

    /// The next piece of each kind that side could place (R2.7).
    pub const fn next_pieces(&self, color: Color) -> PieceSet {
        self.reserve.of(color).next_of_each_kind()
    }

    /// Whose turn it is.
    pub const fn to_move(&self) -> Color {
        if self.ply.is_multiple_of(2) {
            Color::White
        } else {
            Color::Black
        }
    }

    /// How many moves have been made.
    pub const fn ply(&self) -> u32 {
        self.ply
    }

    /// Which turn of the side to move this is, from 1.
    pub const fn turn(&self) -> u32 {
        self.ply / 2 + 1
    }

    /// The piece placed, moved or thrown on the previous turn; `None` after a pass. It rests (R5.5, R5.6).
    pub const fn last_moved(&self) -> Option<Piece> {
        self.last_moved
    }

    /// Which expansions are in the game.
    pub const fn game_type(&self) -> GameType {
        self.game_type
    }

    /// Which opening rule applies.
    pub const fn opening(&self) -> Opening {
        self.opening
    }

    /// How the game has ended by the rules, if it has (R6.2 to R6.4).
    pub fn outcome(&self) -> Option<Outcome> {
        let repeated = self.repetition.is_third();
        self.surrounded()
            .or_else(|| repeated.then_some(Outcome::Draw(DrawReason::Repetition)))
    }

    /// How the game has ended by surrounding a Queen, if it has (R6.2, R6.3).
    fn surrounded(&self) -> Option<Outcome> {
        let lost = |color| {
            let queen = self.board.find(Piece::queen(color));
            queen.is_some_and(|hex| self.board.is_surrounded(hex))
        };
        match (lost(Color::White), lost(Color::Black)) {
            (true, true) => Some(Outcome::Draw(DrawReason::BothSurrounded)),
            (true, false) => Some(Outcome::Win(Color::Black)),
            (false, true) => Some(Outcome::Win(Color::White)),
            (false, false) => None,
        }
    }

    /// A Zobrist key of the position for tables: pieces and cells, side to move, and the last-moved
    /// piece if there is a Pillbug to which it matters. Like tiles count as the same. Unlike
    /// [`Position::canonical_key`], the key depends on where the hive is and how it is turned.
    pub fn hash(&self) -> u64 {
        let last_moved = self
            .last_moved
            .filter(|_| self.game_type.has(crate::Bug::Pillbug));
        let last_moved = last_moved.map_or(0, |piece| zobrist::last_moved(self.board.spot(piece)));
        self.board.hash()
            ^ zobrist::side(self.to_move())
            ^ zobrist::game_type(self.game_type)
            ^ last_moved
    }

    /// Plays a legal move.
    ///
    /// # Errors
    /// If the move is not legal. Nothing changes then.
    pub fn play(&mut self, mv: Move) -> Result<(), Illegal> {
        self.check(mv)?;
        let _ = self.play_unchecked(mv);
        if matches!(mv, Move::Place { .. }) {
            self.repetition.forget();
        }
        self.count_occurrence();
        Ok(())
    }

    /// Plays a move known to be legal, without counting repetitions.
    pub fn play_unchecked(&mut self, mv: Move) -> Undo {
        let last_moved = self.last_moved;
        let mut from = None;
        let tally = self.board.tally();
        self.last_moved = None;
        match mv {
            Move::Place { piece, to } => {
                debug_assert!(self.reserve.contains(piece) && self.board.top(to).is_none());
                self.reserve.remove(piece);
                self.board.drop(piece, to);
                self.last_moved = Some(piece);
            }
            Move::Shift { piece, to } => {
                from = Some(self.board.lift(piece));
                self.board.drop(piece, to);
                self.last_moved = Some(piece);
            }
            Move::Pass => {}
        }
        self.ply += 1;
        debug_assert_eq!(self.board.tally(), self.board.tally_from_scratch());
        Undo {
            mv,
            from,
            tally,
            last_moved,
            repeated: self.repetition.set_third(false),
        }
    }

    /// Takes back the latest move that has not been taken back.
    pub fn undo(&mut self, undo: Undo) {
        match undo.mv {
            Move::Place { piece, .. } => {
                self.board.untally(undo.tally, piece, None);
                self.reserve.insert(piece);
            }
            Move::Shift { piece, .. } => self.board.untally(undo.tally, piece, undo.from),
            Move::Pass => {}
        }
        self.ply -= 1;
        self.last_moved = undo.last_moved;
        self.repetition.set_third(undo.repeated);
    }

    /// Gives the turn to the other side even if moves are possible, to search what the opponent
    /// threatens. Nothing rests afterwards.
    pub fn play_null(&mut self) -> Undo {
        self.play_unchecked(Move::Pass)
    }

    fn queen_is_placed(&self, color: Color) -> bool {
        !self.reserve.contains(Piece::queen(color))
    }
}
