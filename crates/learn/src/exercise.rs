//! Exercises: their tasks, and whether an answer is right.
//!
//! [`Exercise::judge`] takes everything the reader has tried so far. Only the goal counts: every
//! move that meets it is right, as decided by the rules or by a proof (`exercise/forced.rs`).

mod aim;
mod forced;
mod judge;
mod points;
mod table;

use skep_locale::Argument;
use skep_rules::{Hex, Move, Piece, Position};

use crate::Phrase;
use crate::diagram::moves_of;
pub use aim::Aim;
pub(crate) use aim::places_taken;
use forced::Attack;
pub(crate) use forced::wins_at_once;
pub(crate) use judge::after;
pub use points::Which;

/// A task to solve by playing.
#[derive(Debug)]
pub struct Exercise {
    /// Its name in addresses and keys, such as `queen-1`.
    pub id: &'static str,
    /// The chapter it belongs to.
    pub chapter: &'static str,
    /// Where it starts; the reader plays the side to move.
    pub position: &'static str,
    /// The task.
    pub goal: Goal,
}

/// The task of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Point out all cells that the piece can move to, be placed on or be thrown to.
    Cells(Piece),
    /// Point out all such pieces.
    Pieces(Which),
    /// Find a move that does this.
    Move(Aim),
    /// Win by force in this many moves.
    Win(u8),
}

/// How an exercise is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerKind {
    /// By cells for its piece, as MoveStrings, one after the other.
    Cells,
    /// By names of pieces, one after the other.
    Pieces,
    /// By moves.
    Moves,
}

/// The verdict on an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Solved.
    Solved,
    /// Right so far. If the answer was a move, the opponent replies.
    On {
        /// The opponent's reply.
        reply: Option<Move>,
        /// What to say, such as how many cells are left to find.
        phrase: Phrase,
    },
    /// Wrong, and why.
    Wrong(Phrase),
}

impl Exercise {
    /// Where it starts.
    pub fn position(&self) -> Position {
        self.position
            .parse()
            .expect("a test has read all positions")
    }

    /// How it is answered.
    pub const fn answer(&self) -> AnswerKind {
        match self.goal {
            Goal::Cells(_) => AnswerKind::Cells,
            Goal::Pieces(_) => AnswerKind::Pieces,
            Goal::Move(_) | Goal::Win(_) => AnswerKind::Moves,
        }
    }

    /// The piece it is about, if it is about one.
    pub const fn piece(&self) -> Option<Piece> {
        match self.goal {
            Goal::Cells(piece) => Some(piece),
            Goal::Move(aim) => aim.piece(),
            Goal::Pieces(_) | Goal::Win(_) => None,
        }
    }

    /// The cell to reach, if there is one.
    pub fn goal_cell(&self) -> Option<Hex> {
        match self.goal {
            Goal::Move(aim) => aim.cell(&self.position()),
            Goal::Cells(_) | Goal::Pieces(_) | Goal::Win(_) => None,
        }
    }

    /// The task.
    pub fn task(&self) -> Phrase {
        self.phrase("")
    }

    /// The hint.
    pub fn hint(&self) -> Phrase {
        self.phrase(".hint")
    }

    /// The message when it is solved.
    pub fn solved(&self) -> Phrase {
        self.phrase(".solved")
    }

    fn phrase(&self, attribute: &str) -> Phrase {
        Phrase::new(format!("exercise-{}{attribute}", self.id)).with_all(self.facts())
    }

    /// The arguments that its messages may use: `$piece`, `$most` occupied places, `$moves` to win in.
    pub fn facts(&self) -> Vec<(&'static str, Argument)> {
        let piece = self.piece().map(|piece| ("piece", Argument::Piece(piece)));
        let number = match self.goal {
            Goal::Move(Aim::Room(most)) => Some(("most", Argument::Number(most))),
            Goal::Win(moves) => Some(("moves", Argument::Number(moves.into()))),
            _ => None,
        };
        piece.into_iter().chain(number).collect()
    }

    /// Tries that solve it, including the opponent's replies, as [`Exercise::judge`] takes them.
    pub fn solution(&self) -> Vec<String> {
        let position = self.position();
        let text = |mv: Move| position.move_string(mv);
        match self.goal {
            Goal::Cells(piece) => moves_of(&position, piece).map(text).collect(),
            Goal::Pieces(which) => which
                .find(&position)
                .map(|piece| piece.to_string())
                .collect(),
            Goal::Move(aim) => {
                let mut moves = position.legal_moves().into_iter();
                let right = moves.find(|&mv| aim.judge(&position, mv).is_ok());
                right.map(text).into_iter().collect()
            }
            Goal::Win(moves) => Attack::new(position, moves).line(),
        }
    }
}

/// All exercises, chapter by chapter, from easy to hard.
pub fn exercises() -> &'static [Exercise] {
    table::EXERCISES
}
