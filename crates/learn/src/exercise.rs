//! Exercises: what is asked, and whether an answer is right.
//!
//! [`Exercise::judge`] takes what the reader has tried so far. What counts is the goal: every move that meets it is right,
//! and what meets it is asked of the rules, or proved (`exercise/forced.rs`).

mod forced;
mod judge;
mod points;
mod single;
mod table;

use skep_locale::Argument;
use skep_rules::{Bug, Hex, Move, Piece, Position};

use crate::Phrase;
use forced::Attack;
pub use points::Which;
pub(crate) use single::places_taken;

/// Something to find out by playing.
#[derive(Debug)]
pub struct Exercise {
    /// Its name in addresses and keys, such as `queen-1`.
    pub id: &'static str,
    /// The chapter at whose end it stands.
    pub chapter: &'static str,
    /// Where it starts; the reader plays the side to move.
    pub position: &'static str,
    /// What is asked.
    pub goal: Goal,
}

/// What is asked. Pieces are written by their names, cells as in a MoveString.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Point out all cells that the piece can go to, be placed on or be thrown to.
    Cells(&'static str),
    /// Point out all such pieces.
    Pieces(Which),
    /// Place a piece.
    Place,
    /// Place a piece beside this one.
    PlaceBeside(&'static str),
    /// Bring a piece to the cell; this one, if it is given.
    Reach {
        /// The piece.
        piece: Option<&'static str>,
        /// The cell.
        cell: &'static str,
    },
    /// Pin this piece (R3.2).
    Pin(&'static str),
    /// Play so that this piece of yours can move on your next turn.
    Free(&'static str),
    /// Play so that this piece of the opponent's cannot move, for whatever reason.
    Stop(&'static str),
    /// Climb onto this piece.
    Cover(&'static str),
    /// Move this Mosquito as that insect (R4.7).
    Imitate(&'static str, Bug),
    /// Make room for your Queen: at most so many places around her are taken.
    Room(u32),
    /// Pass (R6.1).
    Pass,
    /// Leave the opponent nothing but a pass.
    ShutOut,
    /// Play so that the opponent cannot win with the next move.
    Survive,
    /// Surround both Queens at once (R6.3).
    Draw,
    /// Win by force in so many moves.
    Win(u8),
}

/// How an exercise is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// By cells for its piece, as MoveStrings, one after the other.
    Cells,
    /// By names of pieces, one after the other.
    Pieces,
    /// By moves.
    Moves,
}

/// What is to be said of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// That was it.
    Solved,
    /// Right so far; the opponent plays this, if it is a matter of moves.
    On {
        /// The opponent's reply.
        reply: Option<Move>,
        /// What is to be said, such as how many cells are left to find.
        phrase: Phrase,
    },
    /// No, and why.
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
    pub const fn answer(&self) -> Answer {
        match self.goal {
            Goal::Cells(_) => Answer::Cells,
            Goal::Pieces(_) => Answer::Pieces,
            _ => Answer::Moves,
        }
    }

    /// The piece it is about, if it is about one.
    pub fn piece(&self) -> Option<Piece> {
        let name = match self.goal {
            Goal::Cells(piece)
            | Goal::PlaceBeside(piece)
            | Goal::Pin(piece)
            | Goal::Free(piece)
            | Goal::Stop(piece)
            | Goal::Cover(piece)
            | Goal::Imitate(piece, _) => piece,
            Goal::Reach { piece, .. } => piece?,
            Goal::Pieces(_)
            | Goal::Place
            | Goal::Room(_)
            | Goal::Pass
            | Goal::ShutOut
            | Goal::Survive
            | Goal::Draw
            | Goal::Win(_) => return None,
        };
        Some(name.parse().expect("a test has read all pieces"))
    }

    /// The cell to be reached, if there is one.
    pub fn goal_cell(&self) -> Option<Hex> {
        let Goal::Reach { cell, .. } = self.goal else {
            return None;
        };
        // Whose move it would be does not matter to where the cell lies.
        let mv = self.position().parse_move(&format!("wQ {cell}"));
        let mv = mv.expect("a test has read all cells");
        mv.piece_and_target().map(|(_, to)| to)
    }

    /// What is asked.
    pub fn task(&self) -> Phrase {
        self.phrase("")
    }

    /// What helps.
    pub fn hint(&self) -> Phrase {
        self.phrase(".hint")
    }

    /// What is said when it is solved.
    pub fn solved(&self) -> Phrase {
        self.phrase(".solved")
    }

    fn phrase(&self, attribute: &str) -> Phrase {
        let phrase = Phrase::new(format!("exercise-{}{attribute}", self.id));
        let facts = self.facts().into_iter();
        facts.fold(phrase, |phrase, (name, fact)| phrase.with(name, fact))
    }

    /// What its messages may speak of: `$piece`, `$most` places taken, `$moves` to win in.
    pub fn facts(&self) -> Vec<(&'static str, Argument)> {
        let piece = self.piece().map(|piece| ("piece", Argument::Piece(piece)));
        let number = match self.goal {
            Goal::Room(most) => Some(("most", Argument::Number(most))),
            Goal::Win(moves) => Some(("moves", Argument::Number(moves.into()))),
            _ => None,
        };
        piece.into_iter().chain(number).collect()
    }

    /// Tries that solve it, the opponent's replies among them, as [`Exercise::judge`] takes them.
    pub fn solution(&self) -> Vec<String> {
        let position = self.position();
        match (self.goal, self.piece()) {
            (Goal::Cells(_), Some(piece)) => {
                let moves = position.legal_moves().into_iter();
                let is_its = |mv: &Move| {
                    mv.piece_and_target()
                        .is_some_and(|(mover, _)| mover == piece)
                };
                moves
                    .filter(is_its)
                    .map(|mv| position.move_string(mv))
                    .collect()
            }
            (Goal::Pieces(which), _) => which
                .find(&position)
                .map(|piece| piece.to_string())
                .collect(),
            (Goal::Win(moves), _) => Attack::new(position, moves).line(),
            _ => {
                let mut moves = position.legal_moves().into_iter();
                let right = moves.find(|&mv| self.judge_move(&position, mv).is_ok());
                right
                    .map(|mv| position.move_string(mv))
                    .into_iter()
                    .collect()
            }
        }
    }
}

/// All exercises, those of a chapter from easy to hard.
pub fn exercises() -> &'static [Exercise] {
    table::EXERCISES
}
