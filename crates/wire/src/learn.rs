//! Learning over HTTP: the rulebook, its positions, exercises, and the coach of a first game.

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use crate::{Phrase, PositionView};

/// A requested position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct AskedPosition {
    /// Its position string.
    pub position: String,
    /// MoveStrings to play from there.
    #[serde(default)]
    pub moves: Vec<String>,
}

/// The rulebook's contents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct BookView {
    /// In the best order for reading.
    pub chapters: Vec<ChapterSummary>,
}

/// A chapter in the contents; its title is the message `chapter-…`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct ChapterSummary {
    /// Its name in addresses.
    pub id: String,
    /// The numbers of its rules, such as `R2.1`.
    pub rules: Vec<String>,
    /// The names of its exercises.
    pub exercises: Vec<String>,
}

/// A chapter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct ChapterView {
    /// Its name in addresses.
    pub id: String,
    /// To be read from top to bottom.
    pub blocks: Vec<BlockView>,
    /// The exercises at its end.
    pub exercises: Vec<ExerciseView>,
}

/// A part of a chapter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum BlockView {
    /// A rule.
    Rule {
        /// Such as `R2.1`.
        number: String,
        /// Its text; empty lines separate paragraphs.
        text: Phrase,
    },
    /// A paragraph without a number.
    Text {
        /// Its text.
        text: Phrase,
    },
    /// A position to look at and play with.
    Diagram {
        /// Its name.
        id: String,
        /// The position.
        view: Box<PositionView>,
        /// The piece it is about.
        piece: Option<String>,
        /// Moves that are not legal, and why.
        refused: Vec<RefusedMove>,
        /// Its caption.
        caption: Phrase,
    },
}

/// A move that is not legal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct RefusedMove {
    /// Its MoveString.
    pub mv: String,
    /// The piece.
    pub piece: String,
    /// Where it would go.
    pub q: i32,
    /// The other coordinate.
    pub r: i32,
    /// Why it is not legal.
    pub why: Phrase,
}

/// An exercise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct ExerciseView {
    /// Its name in addresses.
    pub id: String,
    /// Where it starts; the reader plays the side to move.
    pub view: PositionView,
    /// How it is answered.
    pub answer: AnswerKind,
    /// The piece it is about, if it is about one.
    pub piece: Option<String>,
    /// The cell to reach, if there is one.
    pub goal: Option<(i32, i32)>,
    /// The task.
    pub task: Phrase,
    /// The hint.
    pub hint: Phrase,
    /// The message when it is solved.
    pub solved: Phrase,
}

/// How an exercise is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum AnswerKind {
    /// By cells for its piece, as MoveStrings, one after the other.
    Cells,
    /// By names of pieces, one after the other.
    Pieces,
    /// By moves.
    Moves,
}

/// An answer to an exercise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Attempt {
    /// MoveStrings or names of pieces: first those that were right so far, then the new one. Moves
    /// include the opponent's.
    pub tries: Vec<String>,
}

/// The verdict on an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct VerdictView {
    /// Whether it is right.
    pub verdict: VerdictKind,
    /// What to say. The message for a solved exercise is part of the exercise.
    pub phrase: Option<Phrase>,
    /// The position after all moves, including the opponent's reply.
    pub view: PositionView,
}

/// Whether an answer is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum VerdictKind {
    /// Solved.
    Solved,
    /// Right so far.
    On,
    /// Wrong.
    Wrong,
}

/// How an exercise is solved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Solution {
    /// As in an [`Attempt`].
    pub tries: Vec<String>,
}

/// A coach's advice on a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct CoachView {
    /// The version of the game it is for.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: u64,
    /// What matters now, most important first.
    pub phrases: Vec<Phrase>,
}
