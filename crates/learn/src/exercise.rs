//! Exercises: what is asked, and whether an answer is right.

use skep_locale::Argument;
use skep_rules::{Hex, Move, Piece, Position};

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
    pub fn answer(&self) -> Answer {
        match self.goal {
            Goal::FindAll { .. } => Answer::Cells,
        }
    }

    /// The piece it is about, if it is about one.
    pub fn piece(&self) -> Option<Piece> {
        let Goal::FindAll { piece } = self.goal;
        piece.parse().ok()
    }

    /// The cell to be reached, if there is one.
    pub fn goal_cell(&self) -> Option<Hex> {
        None
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

    /// Tries that solve it.
    pub fn solution(&self) -> Vec<String> {
        Vec::new()
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
