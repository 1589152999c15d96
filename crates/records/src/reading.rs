//! The result of reading a text.

use std::fmt;

use skep_rules::{GameState, Outcome};

use crate::{GameResult, ReadError, Record};

/// A game as far as it could be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The game up to its end or to the error.
    pub record: Record,
    /// What had to be interpreted, in order.
    pub notes: Vec<Note>,
    /// Why reading ended early, if it did.
    pub error: Option<ReadError>,
    /// How the main line ends by the rules, if it does: reading has played it already.
    pub outcome: Option<Outcome>,
}

/// Something odd about a record that did not prevent reading it. Plies count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// A Queen was placed first, so the game was read by the printed rules.
    PrintedOpening {
        /// That placement.
        ply: u32,
    },
    /// The main line continues although a position occurred for the third time.
    PastDraw {
        /// After this ply.
        ply: u32,
    },
    /// A move after the end of the game was left out.
    AfterEnd {
        /// The ply that it would have been.
        ply: u32,
    },
    /// `Done` without a move was taken as a pass.
    BareDone {
        /// The pass.
        ply: u32,
    },
    /// `Done` without a move was left out, because a pass was not possible.
    IdleDone {
        /// The ply that was next.
        ply: u32,
    },
    /// Grid cell and reference piece named different cells.
    GridAndReference {
        /// The move.
        ply: u32,
        /// Which of the two was a legal move and was used.
        taken: Taken,
    },
    /// A comment that looks like a variation could not be read as one, and is kept as a comment.
    VariationAsComment {
        /// The alternative's ply.
        ply: u32,
    },
    /// The record states a different result than the rules give.
    ResultDiffers {
        /// What it states.
        stated: GameState,
        /// What the rules give.
        by_rules: GameState,
    },
    /// A tag was left out, because there are too many.
    TagLeftOut,
    /// There were more notes than are kept.
    More,
}

/// Which of two statements about a cell was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// Column and row.
    Grid,
    /// The reference piece.
    Reference,
}

/// The most notes kept per game.
const MAX_NOTES: usize = 100;

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::PrintedOpening { ply } => write!(
                f,
                "ply {ply}: the Queen is placed first, as the printed rules allow"
            ),
            Note::PastDraw { ply } => write!(
                f,
                "ply {ply}: the position occurs for the third time, but the game continues"
            ),
            Note::AfterEnd { ply } => write!(f, "ply {ply}: left out, because the game is over"),
            Note::BareDone { ply } => write!(f, "ply {ply}: done without a move, taken as a pass"),
            Note::IdleDone { ply } => write!(f, "ply {ply}: done without a move, left out"),
            Note::GridAndReference {
                ply,
                taken: Taken::Grid,
            } => {
                write!(
                    f,
                    "ply {ply}: grid and reference disagree, the grid was used"
                )
            }
            Note::GridAndReference {
                ply,
                taken: Taken::Reference,
            } => {
                write!(
                    f,
                    "ply {ply}: grid and reference disagree, the reference was used"
                )
            }
            Note::VariationAsComment { ply } => {
                write!(
                    f,
                    "ply {ply}: the variation cannot be read and is kept as a comment"
                )
            }
            Note::ResultDiffers { stated, by_rules } => {
                write!(f, "the record says {stated}, the rules {by_rules}")
            }
            Note::TagLeftOut => f.write_str("a tag was left out, because there are too many"),
            Note::More => f.write_str("there are more notes than are kept"),
        }
    }
}

/// The notes of a game, up to the limit.
#[derive(Debug, Default)]
pub(crate) struct Notes(Vec<Note>);

impl Notes {
    pub(crate) fn push(&mut self, note: Note) {
        match self.0.len() {
            len if len < MAX_NOTES => self.0.push(note),
            MAX_NOTES => self.0.push(Note::More),
            _ => {}
        }
    }

    /// The reading of a record with these notes and those about the whole main line.
    pub(crate) fn reading(mut self, record: Record, error: Option<ReadError>) -> Reading {
        let line = record.main_line();
        if let Some(ply) = line.past_draw() {
            self.push(Note::PastDraw { ply });
        }
        let outcome = line.position().outcome();
        if let (Some(stated), Some(by_rules)) =
            (record.stated_result, outcome.map(GameResult::from))
            && stated != by_rules
        {
            self.push(Note::ResultDiffers {
                stated: stated.state(),
                by_rules: by_rules.state(),
            });
        }
        Reading {
            record,
            notes: self.0,
            error,
            outcome,
        }
    }
}
