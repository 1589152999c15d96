//! Whether one move is legal, and if not, why.

use std::fmt;

use super::{Position, Ways};
use crate::{Bug, Hex, Move, Piece};

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Illegal {
    /// The game has ended.
    GameOver,
    /// A player may pass only if there is no other move (R6.1).
    PassNotForced,
    /// The piece is not part of this game type (R1.1).
    NotInGame(Piece),
    /// The piece belongs to the other side and is not placed yet.
    NotYours(Piece),
    /// The piece is on the board already (R1.4).
    AlreadyPlaced(Piece),
    /// The piece is still in reserve.
    NotPlaced(Piece),
    /// Like tiles enter in the order of their numbers, and this is the next one (R2.7).
    OutOfOrder {
        /// The tile that enters next.
        next: Piece,
    },
    /// The Queen may not be the first placement (R2.6).
    QueenMustWait,
    /// The Queen must be placed now, on the fourth turn at the latest (R2.5).
    QueenIsDue,
    /// Pieces move only once their Queen is placed (R3.1).
    QueenNotPlaced,
    /// A piece enters on an empty cell (R2.3).
    Occupied(Hex),
    /// A piece enters beside its own colour (R2.2).
    NoFriendBeside(Hex),
    /// A piece may not enter beside the other colour (R2.2).
    EnemyBeside(Hex),
    /// Another piece is on top of it (R3.5).
    Covered(Piece),
    /// Lifting it would split the hive (R3.2).
    Pinned(Piece),
    /// The opponent has just placed, moved or thrown it, so it is resting (R5.5, R5.6).
    Resting(Piece),
    /// It is there already (R3.6).
    SameCell(Piece),
    /// The Pillbug of the side to move that would throw is covered (R5.2).
    ThrowerCovered(Piece),
    /// The Pillbug or Mosquito of the side to move that would throw is resting (R5.6).
    ThrowerResting(Piece),
    /// The Mosquito of the side to move that would throw is on top of the hive, or touches no
    /// uncovered Pillbug (R5.7).
    ThrowerPowerless(Piece),
    /// An opponent's piece moves only by a throw, and no piece can throw it there (R5).
    NotThrown(Piece),
    /// Only a piece alone on its cell can be thrown (R5.2).
    InStack(Piece),
    /// The throw over the Pillbug leads through a gap between two higher stacks (R5.4).
    ThrowTooNarrow(Piece),
    /// The cell is occupied, and the piece does not climb (R4).
    CannotClimb(Piece),
    /// A gap on the way is too narrow for it (R3.3, R3.4).
    TooNarrow(Piece),
    /// It would lose contact with the hive on its way to the neighbouring cell (R3.3).
    LosesContact(Piece),
    /// The Mosquito touches only Mosquitoes (R4.7).
    MosquitoAlone(Piece),
    /// On top of the hive the Mosquito is a Beetle, and cannot get there as one (R4.7).
    MosquitoOnTop(Piece),
    /// The piece does not move that way (R4).
    Unreachable(Piece),
}

macro_rules! codes {
    ($($illegal:pat => $code:literal,)*) => {
        /// All codes.
        pub const CODES: &[&str] = &[$($code),*];

        /// The stable code for programs. Rewording the message does not change it.
        pub const fn code(self) -> &'static str {
            match self {
                $($illegal => $code,)*
            }
        }
    };
}

impl Illegal {
    codes! {
        Illegal::GameOver => "game-over",
        Illegal::PassNotForced => "pass-not-forced",
        Illegal::NotInGame(_) => "not-in-game",
        Illegal::NotYours(_) => "not-yours",
        Illegal::AlreadyPlaced(_) => "already-placed",
        Illegal::NotPlaced(_) => "not-placed",
        Illegal::OutOfOrder { .. } => "out-of-order",
        Illegal::QueenMustWait => "queen-must-wait",
        Illegal::QueenIsDue => "queen-is-due",
        Illegal::QueenNotPlaced => "queen-not-placed",
        Illegal::Occupied(_) => "occupied",
        Illegal::NoFriendBeside(_) => "no-friend-beside",
        Illegal::EnemyBeside(_) => "enemy-beside",
        Illegal::Covered(_) => "covered",
        Illegal::Pinned(_) => "pinned",
        Illegal::Resting(_) => "resting",
        Illegal::SameCell(_) => "same-cell",
        Illegal::ThrowerCovered(_) => "thrower-covered",
        Illegal::ThrowerResting(_) => "thrower-resting",
        Illegal::ThrowerPowerless(_) => "thrower-powerless",
        Illegal::NotThrown(_) => "not-thrown",
        Illegal::InStack(_) => "in-stack",
        Illegal::ThrowTooNarrow(_) => "throw-too-narrow",
        Illegal::CannotClimb(_) => "cannot-climb",
        Illegal::TooNarrow(_) => "too-narrow",
        Illegal::LosesContact(_) => "loses-contact",
        Illegal::MosquitoAlone(_) => "mosquito-alone",
        Illegal::MosquitoOnTop(_) => "mosquito-on-top",
        Illegal::Unreachable(_) => "unreachable",
    }

    /// The piece that the message is about, if any.
    pub const fn piece(self) -> Option<Piece> {
        match self {
            Illegal::NotInGame(piece)
            | Illegal::NotYours(piece)
            | Illegal::AlreadyPlaced(piece)
            | Illegal::NotPlaced(piece)
            | Illegal::OutOfOrder { next: piece }
            | Illegal::Covered(piece)
            | Illegal::Pinned(piece)
            | Illegal::Resting(piece)
            | Illegal::SameCell(piece)
            | Illegal::ThrowerCovered(piece)
            | Illegal::ThrowerResting(piece)
            | Illegal::ThrowerPowerless(piece)
            | Illegal::NotThrown(piece)
            | Illegal::InStack(piece)
            | Illegal::ThrowTooNarrow(piece)
            | Illegal::CannotClimb(piece)
            | Illegal::TooNarrow(piece)
            | Illegal::LosesContact(piece)
            | Illegal::MosquitoAlone(piece)
            | Illegal::MosquitoOnTop(piece)
            | Illegal::Unreachable(piece) => Some(piece),
            Illegal::GameOver
            | Illegal::PassNotForced
            | Illegal::QueenMustWait
            | Illegal::QueenIsDue
            | Illegal::QueenNotPlaced
            | Illegal::Occupied(_)
            | Illegal::NoFriendBeside(_)
            | Illegal::EnemyBeside(_) => None,
        }
    }
}

impl Position {
    /// Whether the move is legal.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.check(mv).is_ok()
    }

    /// Whether the move is legal, and if not, why.
    ///
    /// # Errors
    /// The first rule that forbids it.
    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        if self.outcome().is_some() {
            return Err(Illegal::GameOver);
        }
        match mv {
            Move::Place { piece, to } => self.check_place(piece, to),
            Move::Shift { piece, to } => self.check_shift(piece, to),
            Move::Pass if self.legal_moves() == [Move::Pass] => Ok(()),
            Move::Pass => Err(Illegal::PassNotForced),
        }
    }

    fn check_place(&self, piece: Piece, to: Hex) -> Result<(), Illegal> {
        let color = self.to_move();
        if !self.game_type.has(piece.bug()) {
            return Err(Illegal::NotInGame(piece));
        }
        if piece.color() != color {
            return Err(Illegal::NotYours(piece));
        }
        if !self.reserve.contains(piece) {
            return Err(Illegal::AlreadyPlaced(piece));
        }
        if self.queen_is_due() && piece.bug() != Bug::Queen {
            return Err(Illegal::QueenIsDue);
        }
        if self.queen_must_wait() && piece.bug() == Bug::Queen {
            return Err(Illegal::QueenMustWait);
        }
        if let Some(next) = self
            .next_pieces(color)
            .find(|next| next.bug() == piece.bug() && *next != piece)
        {
            return Err(Illegal::OutOfOrder { next });
        }
        let mut allowed = false;
        self.placement_cells(|hex| allowed |= hex == to);
        if allowed {
            return Ok(());
        }
        Err(if self.board.top(to).is_some() {
            Illegal::Occupied(to)
        } else if self.board.ring_of(to, color) == 0 {
            Illegal::NoFriendBeside(to)
        } else {
            Illegal::EnemyBeside(to)
        })
    }

    fn check_shift(&self, piece: Piece, to: Hex) -> Result<(), Illegal> {
        let color = self.to_move();
        if !self.game_type.has(piece.bug()) {
            return Err(Illegal::NotInGame(piece));
        }
        if self.reserve.contains(piece) {
            return Err(Illegal::NotPlaced(piece));
        }
        if !self.queen_is_placed(color) {
            return Err(if self.queen_is_due() {
                Illegal::QueenIsDue
            } else {
                Illegal::QueenNotPlaced
            });
        }
        if self.ways(piece, to) != Ways::default() {
            return Ok(());
        }
        Err(self.why_not(piece, to))
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::GameOver => f.write_str("the game is over"),
            Illegal::PassNotForced => {
                f.write_str("a pass is legal only when nothing else is possible (R6.1)")
            }
            Illegal::NotInGame(piece) => {
                write!(f, "{piece} is not part of this game type (R1.1)")
            }
            Illegal::NotYours(piece) => write!(
                f,
                "it is not {}'s turn to play {piece}",
                piece.color().name()
            ),
            Illegal::AlreadyPlaced(piece) => write!(f, "{piece} is on the board already (R1.4)"),
            Illegal::NotPlaced(piece) => write!(f, "{piece} is not on the board yet"),
            Illegal::OutOfOrder { next } => {
                write!(f, "{next} is the next of its kind to be placed (R2.7)")
            }
            Illegal::QueenMustWait => f.write_str("the Queen may not be placed first (R2.6)"),
            Illegal::QueenIsDue => {
                f.write_str("the Queen must be placed by the fourth turn (R2.5)")
            }
            Illegal::QueenNotPlaced => {
                f.write_str("pieces move only once their Queen is placed (R3.1)")
            }
            Illegal::Occupied(_) => f.write_str("a piece is placed on an empty cell (R2.3)"),
            Illegal::NoFriendBeside(_) => {
                f.write_str("a piece is placed beside its own colour (R2.2)")
            }
            Illegal::EnemyBeside(_) => {
                f.write_str("a piece is placed beside none of the other colour (R2.2)")
            }
            Illegal::Covered(piece) => write!(f, "{piece} has a piece on top of it (R3.5)"),
            Illegal::Pinned(piece) => write!(f, "lifting {piece} would split the hive (R3.2)"),
            Illegal::Resting(piece) => write!(
                f,
                "{piece} moved on the previous turn and rests (R5.5, R5.6)"
            ),
            Illegal::SameCell(piece) => write!(f, "{piece} stands there already (R3.6)"),
            Illegal::ThrowerCovered(piece) => {
                write!(f, "{piece} is covered and throws nothing (R5.2)")
            }
            Illegal::ThrowerResting(piece) => {
                write!(f, "{piece} rests and throws nothing (R5.6)")
            }
            Illegal::ThrowerPowerless(piece) => {
                write!(
                    f,
                    "{piece} throws only on the ground beside an uncovered Pillbug (R5.7)"
                )
            }
            Illegal::NotThrown(piece) => write!(f, "nobody can throw {piece} there (R5)"),
            Illegal::InStack(piece) => {
                write!(f, "{piece} is part of a stack and is not thrown (R5.2)")
            }
            Illegal::ThrowTooNarrow(piece) => {
                write!(f, "a gap is too narrow to throw {piece} there (R5.4)")
            }
            Illegal::CannotClimb(piece) => {
                write!(f, "{piece} cannot climb onto another piece (R4)")
            }
            Illegal::TooNarrow(piece) => {
                write!(
                    f,
                    "a gap is too narrow for {piece} to get there (R3.3, R3.4)"
                )
            }
            Illegal::LosesContact(piece) => {
                write!(f, "{piece} would touch nothing on the way (R3.3)")
            }
            Illegal::MosquitoAlone(piece) => {
                write!(f, "{piece} touches only Mosquitoes and cannot move (R4.7)")
            }
            Illegal::MosquitoOnTop(piece) => {
                write!(f, "{piece} on top of the hive is a Beetle (R4.7)")
            }
            Illegal::Unreachable(piece) => write!(f, "{piece} cannot get there (R4)"),
        }
    }
}

impl std::error::Error for Illegal {}
