//! Errors of the database, per operation.

use std::fmt;
use std::path::PathBuf;

use super::change::Refused;

/// The database failed.
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

    /// It is unknown whether anything has changed.
    pub(super) fn unknown(reason: impl Into<String>) -> Failure {
        Failure {
            reason: reason.into(),
            is_unknown: true,
        }
    }

    /// Whether it may have succeeded all the same, for example if the connection broke before the
    /// answer to a COMMIT. Repeating the operation settles it: a game has only one event per
    /// version, and an id or a key only one game.
    pub const fn is_unknown(&self) -> bool {
        self.is_unknown
    }

    /// The database's message.
    pub(super) fn reason(self) -> String {
        self.reason
    }
}

/// Why a store cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// Nothing can be written in the folder.
    Folder {
        /// Which folder.
        folder: PathBuf,
        /// The system's message.
        reason: String,
    },
    /// The database server is not reachable or refuses us.
    Unreachable {
        /// Which server, without the password.
        server: String,
        /// Its message, or the system's.
        reason: String,
    },
    /// It was written by a later skep.
    Newer {
        /// The version of its tables.
        found: i64,
        /// The latest version we know.
        known: i64,
    },
    /// Something else is stored there.
    NotOurs {
        /// Where.
        place: String,
    },
    /// There are no games to be read.
    Nothing {
        /// Where.
        place: String,
    },
    /// Another server is using these games.
    InUse {
        /// Where.
        place: String,
    },
    /// Another program keeps it locked.
    Busy {
        /// Where.
        place: String,
    },
    /// The text is not a database URL.
    Url {
        /// The text, without a password.
        url: String,
    },
    /// Anything else.
    Failed(Failure),
}

/// Why a game was not created.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CreateError {
    /// The id is taken; another one is needed.
    Taken,
    /// The database failed.
    Failed(Failure),
}

/// Why events were not stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AppendError {
    /// Another writer has written that version, so the game in memory is out of date.
    Conflict,
    /// The game does not exist, or was deleted.
    Gone,
    /// The database failed.
    Failed(Failure),
}

/// Why changes were not made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WriteError {
    /// One of them cannot be made, so none was.
    Refused {
        /// Its index among the requested changes.
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
    /// The stored data does not make a game.
    Damaged {
        /// The version that cannot be applied; 0 for the header.
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
                skep_text::quoted(&folder.display().to_string())
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
            OpenError::Nothing { place } => write!(
                f,
                "there are no games in {place}: expected a place where skep has kept some"
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
            AppendError::Conflict => f.write_str("another writer has changed the game"),
            AppendError::Gone => f.write_str("the game does not exist any more"),
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
            Refused::Conflict => "another writer has changed the game",
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

/// The error of each operation can hold a failure of the database.
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
