//! Learning by HTTP: the rulebook, its positions, exercises, and the coach of a first game.

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use crate::{Phrase, PositionView};

/// A position that is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct AskedPosition {
    /// Its position string.
    pub position: String,
    /// MoveStrings to be played from there.
    #[serde(default)]
    pub moves: Vec<String>,
}

/// The rulebook's contents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct BookView {
    /// In the order in which they are best read.
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
    /// What is asked afterwards.
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
        /// What it says; paragraphs are parted by empty lines.
        text: Phrase,
    },
    /// A paragraph without a number.
    Text {
        /// What it says.
        text: Phrase,
    },
    /// A position to be looked at and played with.
    Diagram {
        /// Its name.
        id: String,
        /// The position.
        view: Box<PositionView>,
        /// The piece it is about.
        piece: Option<String>,
        /// Moves that are not legal, and why.
        refused: Vec<RefusedMove>,
        /// What is said below it.
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
    /// Why it may not.
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
    /// The cell to be reached, if there is one.
    pub goal: Option<(i32, i32)>,
    /// What is asked.
    pub task: Phrase,
    /// What helps.
    pub hint: Phrase,
    /// What is said when it is solved.
    pub solved: Phrase,
}

/// How an exercise is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum AnswerKind {
    /// By pointing out cells for its piece, as MoveStrings, one after the other.
    Cells,
    /// By pointing out pieces, by their names, one after the other.
    Pieces,
    /// By moves.
    Moves,
}

/// An answer to an exercise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Attempt {
    /// MoveStrings or names of pieces: those that were right before, and the latest one last. Among moves, those of the opponent too.
    pub tries: Vec<String>,
}

/// What is to be said of an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct VerdictView {
    /// Whether it is right.
    pub verdict: Verdict,
    /// What to say; what an exercise says when it is solved is with the exercise.
    pub phrase: Option<Phrase>,
    /// After all that was played, the opponent's reply too.
    pub view: PositionView,
}

/// Whether an answer is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// All of it is done.
    Solved,
    /// Right so far.
    On,
    /// No.
    Wrong,
}

/// How an exercise is solved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Solution {
    /// As in an [`Attempt`].
    pub tries: Vec<String>,
}

/// What a coach says of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct CoachView {
    /// The version of the game it is for.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: u64,
    /// What matters now, the weightiest first.
    pub phrases: Vec<Phrase>,
}
