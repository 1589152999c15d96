//! What a player can do in a turn.

use crate::board::Tally;
use crate::{Hex, Piece};

/// What a player does in a turn.
///
/// Its only written form is the MoveString of the Universal Hive Protocol, see
/// [`Position::parse_move`](crate::Position::parse_move) and [`Position::move_string`](crate::Position::move_string).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// A piece from the reserve enters the game (R2).
    Place {
        /// Which piece.
        piece: Piece,
        /// Where it enters.
        to: Hex,
    },
    /// A piece on the board moves (R4) or is thrown (R5). A cell that it can reach both ways is one
    /// move; [`Position::ways`](crate::Position::ways) tells them apart.
    Shift {
        /// Which piece.
        piece: Piece,
        /// Where it goes.
        to: Hex,
    },
    /// No other move is legal (R6.1).
    Pass,
}

impl Move {
    /// The piece that moves, and where it goes.
    pub const fn piece_and_target(self) -> Option<(Piece, Hex)> {
        match self {
            Move::Place { piece, to } | Move::Shift { piece, to } => Some((piece, to)),
            Move::Pass => None,
        }
    }

    /// The same kind of move with another piece and another target.
    pub(crate) fn map(self, piece: impl Fn(Piece) -> Piece, to: impl Fn(Hex) -> Hex) -> Move {
        match self {
            Move::Place { piece: it, to: hex } => Move::Place {
                piece: piece(it),
                to: to(hex),
            },
            Move::Shift { piece: it, to: hex } => Move::Shift {
                piece: piece(it),
                to: to(hex),
            },
            Move::Pass => Move::Pass,
        }
    }
}

/// What is needed to undo a move, see [`Position::play_unchecked`](crate::Position::play_unchecked).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use = "without it the move cannot be undone"]
pub struct Undo {
    pub(crate) mv: Move,
    /// Where the piece was; `None` if it was placed.
    pub(crate) from: Option<Hex>,
    pub(crate) tally: Tally,
    pub(crate) last_moved: Option<Piece>,
    pub(crate) repeated: bool,
}
