//! Why reading ended early, and why writing failed.

use std::fmt;

use skep_rules::{ParseGameStringError, ParseGameTypeError, ParsePositionError};
use skep_text::quoted;

use crate::Expected;
use crate::editor::{PlayError, PlayStringError};

/// Where and why reading a game ended early.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The line of the text, from 1.
    pub line: usize,
    /// The ply that could not be read, from 1; `None` outside the moves.
    pub ply: Option<u32>,
    /// What was wrong.
    pub reason: Reason,
}

/// What was wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A move cannot be read or played.
    Move {
        /// The move as written, cut short if long.
        text: String,
        /// What is wrong with it.
        error: PlayStringError,
    },
    /// The fields before the moves of a GameString are wrong.
    GameString(ParseGameStringError),
    /// The tag `GameType` is not a game type.
    GameType(ParseGameTypeError),
    /// The tag `Position` is not a position string.
    Position(ParsePositionError),
    /// Something else was expected.
    Expected {
        /// What was expected.
        what: Expected,
        /// What was found, cut short if long.
        found: String,
    },
    /// The text ends too early.
    BreaksOff {
        /// What was expected next.
        expected: Expected,
    },
    /// The game is longer than a record can be.
    TooLong,
}

impl Reason {
    pub(crate) fn expected(what: Expected, found: &str) -> Reason {
        Reason::Expected {
            what,
            found: excerpt(found),
        }
    }

    pub(crate) fn unplayable(text: &str, error: PlayStringError) -> Reason {
        match error {
            PlayStringError::Play(PlayError::TooLong) => Reason::TooLong,
            error => Reason::Move {
                text: excerpt(text),
                error,
            },
        }
    }
}

/// The start of a text, in one line.
fn excerpt(text: &str) -> String {
    const LONGEST: usize = 40;
    let text = text.trim();
    let start: String = text.chars().take(LONGEST).collect();
    let dots = if start.len() < text.len() { "…" } else { "" };
    quoted(&start) + dots
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Move { text, error } => write!(f, "\"{text}\": {error}"),
            Reason::GameString(error) => error.fmt(f),
            Reason::GameType(error) => error.fmt(f),
            Reason::Position(error) => error.fmt(f),
            Reason::Expected { what, found } if found.is_empty() => write!(f, "expected {what}"),
            Reason::Expected { what, found } => write!(f, "expected {what}, found \"{found}\""),
            Reason::BreaksOff { expected } => {
                write!(f, "the text breaks off where {expected} was expected")
            }
            Reason::TooLong => PlayError::TooLong.fmt(f),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if let Some(ply) = self.ply {
            write!(f, ", ply {ply}")?;
        }
        write!(f, ": {}", self.reason)
    }
}

impl std::error::Error for ReadError {}

impl ReadError {
    /// The error with the name of the file it is about.
    pub const fn in_file<'a>(&'a self, file: &'a str) -> InFile<'a> {
        InFile { file, error: self }
    }
}

/// An error and its file: `games.pgn: line 12, ply 3: …`.
#[derive(Clone, Copy, Debug)]
pub struct InFile<'a> {
    file: &'a str,
    error: &'a ReadError,
}

impl fmt::Display for InFile<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.file, self.error)
    }
}

/// Why a record cannot be written in a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WriteError {
    /// A GameString always starts from the empty board.
    SetUp,
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WriteError::SetUp => {
                f.write_str("expected a game from the empty board: a GameString has no other start")
            }
        }
    }
}

impl std::error::Error for WriteError {}
