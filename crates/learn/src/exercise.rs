//! Exercises: what is asked, and whether an answer is right.

use skep_locale::Argument;
use skep_rules::{Move, Position};

use crate::Phrase;

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

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Point out all cells that the piece can go to, one after the other.
    FindAll {
        /// The piece.
        piece: &'static str,
    },
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

    /// What its messages may speak of.
    pub fn facts(&self) -> Vec<(&'static str, Argument)> {
        Vec::new()
    }

    /// What is to be said of the latest of these tries. A try is a MoveString, or the name of a piece where pieces are to be pointed out; those
    /// before it were right, and among moves every second one is the opponent's.
    pub fn judge(&self, _tries: &[&str]) -> Verdict {
        Verdict::Solved
    }
}

/// All exercises, those of a chapter from easy to hard.
pub fn exercises() -> &'static [Exercise] {
    EXERCISES
}

const EXERCISES: &[Exercise] = &[Exercise {
    id: "queen-1",
    chapter: "queen",
    position: "Base wQwB/bQbG w3 -",
    goal: Goal::FindAll { piece: "wQ" },
}];
