//! What can go wrong with the database, by what was asked of it.

use std::fmt;
use std::path::PathBuf;

use super::change::Refused;

/// The database did not do what was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    reason: String,
    is_unknown: bool,
}

impl Failure {
    /// Nothing has changed.
    pub(super) fn new(reason: impl Into<String>) -> Failure {
        Failure {
            reason: reason.into(),
            is_unknown: false,
        }
    }

    /// Nobody knows whether anything has changed.
    pub(super) fn unknown(reason: impl Into<String>) -> Failure {
        Failure {
            reason: reason.into(),
            is_unknown: true,
        }
    }

    /// Whether it may have been done all the same, as when the connection breaks before the answer to a COMMIT comes.
    /// To do the same again settles it: a game has only one event for each version, and a name or a key only one game.
    pub const fn is_unknown(&self) -> bool {
        self.is_unknown
    }

    /// What the database said.
    pub(super) fn reason(self) -> String {
        self.reason
    }
}

/// Why a store cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// Nothing can be written in the folder.
    Folder {
        /// Which.
        folder: PathBuf,
        /// What the system says.
        reason: String,
    },
    /// The database server does not let us in, or is not there.
    Unreachable {
        /// Which, without the password.
        server: String,
        /// What it or the system says.
        reason: String,
    },
    /// A later skep has written it.
    Newer {
        /// The version of its tables.
        found: i64,
        /// The latest version we know.
        known: i64,
    },
    /// There is something else.
    NotOurs {
        /// Where.
        place: String,
    },
    /// Another server keeps its games there.
    InUse {
        /// Where.
        place: String,
    },
    /// Another program does not let go of it.
    Busy {
        /// Where.
        place: String,
    },
    /// The text names no database.
    Url {
        /// The text, without a password.
        url: String,
    },
    /// Anything else.
    Failed(Failure),
}

/// Why a game was not made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CreateError {
    /// There is a game of that name: another name is needed.
    Taken,
    /// The database failed.
    Failed(Failure),
}

/// Why events were not kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AppendError {
    /// Somebody else has written that version: what is in memory is out of date.
    Conflict,
    /// The game is not there, or not any more.
    Gone,
    /// The database failed.
    Failed(Failure),
}

/// Why changes were not made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WriteError {
    /// One of them cannot be made, so none was.
    Refused {
        /// Which, by its place in what was asked for.
        index: usize,
        /// Why.
        refused: Refused,
    },
    /// The database failed.
    Failed(Failure),
}

/// Why a game was not loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// What is stored makes no game.
    Damaged {
        /// The version that cannot be absorbed; 0 for what was fixed at the start.
        version: u64,
        /// What is wrong with it.
        reason: String,
    },
    /// The database failed.
    Failed(Failure),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let outcome = if self.is_unknown {
            " at the end, and what came of it is not known"
        } else {
            ""
        };
        write!(f, "the database failed{outcome}: {}", self.reason)
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Folder { folder, reason } => write!(
                f,
                "games cannot be kept in {}: {reason}; expected a folder that may be written to",
                folder.display()
            ),
            OpenError::Unreachable { server, reason } => {
                write!(f, "the database {server} cannot be reached: {reason}")
            }
            OpenError::Newer { found, known } => write!(
                f,
                "the games were written by a newer skep (version {found} of the tables, this one knows {known}): \
                 expected that skep or a later one"
            ),
            OpenError::NotOurs { place } => write!(
                f,
                "{place} holds something else than games of skep: expected an empty place or one that skep has made"
            ),
            OpenError::InUse { place } => write!(
                f,
                "another skep is using {place}: end it first, or keep games elsewhere with --data"
            ),
            OpenError::Busy { place } => write!(
                f,
                "{place} is in use by another program: expected it to be free"
            ),
            OpenError::Url { url } => write!(
                f,
                "{url:?} names no database: expected postgres://user@host/name or sqlite:file"
            ),
            OpenError::Failed(failure) => failure.fmt(f),
        }
    }
}

impl fmt::Display for CreateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CreateError::Taken => f.write_str("there is a game of that name"),
            CreateError::Failed(failure) => failure.fmt(f),
        }
    }
}

impl fmt::Display for AppendError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AppendError::Conflict => f.write_str("somebody else has gone on with the game"),
            AppendError::Gone => f.write_str("the game is not there any more"),
            AppendError::Failed(failure) => failure.fmt(f),
        }
    }
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WriteError::Refused { index, refused } => write!(f, "change {index}: {refused}"),
            WriteError::Failed(failure) => failure.fmt(f),
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refused::KeyUsed(_) => "a game was made with that key before",
            Refused::NameTaken => "there is a game of that name",
            Refused::Conflict => "somebody else has gone on with the game",
            Refused::NoSuchGame => "there is no such game",
            Refused::AlreadyImported => "the same game was imported before",
            Refused::ImportOver => "another server has ended the import",
        })
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Damaged { version, reason } => {
                write!(f, "the game is damaged at version {version}: {reason}")
            }
            LoadError::Failed(failure) => failure.fmt(f),
        }
    }
}

impl std::error::Error for Failure {}
impl std::error::Error for OpenError {}
impl std::error::Error for CreateError {}
impl std::error::Error for AppendError {}
impl std::error::Error for LoadError {}
impl std::error::Error for WriteError {}
impl std::error::Error for Refused {}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Failure {
        Failure::new(error.to_string())
    }
}

/// Each operation's error has a place for a failure of the database.
macro_rules! may_fail {
    ($($error:ident)*) => {
        $(
            impl From<Failure> for $error {
                fn from(failure: Failure) -> $error {
                    $error::Failed(failure)
                }
            }

            impl From<sqlx::Error> for $error {
                fn from(error: sqlx::Error) -> $error {
                    $error::Failed(error.into())
                }
            }
        )*
    };
}

may_fail! { OpenError CreateError AppendError LoadError WriteError }
