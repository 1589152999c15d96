//! Backups, and what is restored from them.
//!
//! A backup is a SQLite file with the tables of the games, from whichever database it comes. So it moves games from SQLite
//! to PostgreSQL and back, any SQLite tool can look into it, and in an emergency it can be put into a folder as
//! `skep.sqlite`. It is written beside a running server and shows one moment. It is there as a whole or not at all.

use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use super::location_lock::{database_of, is_in_use};
use super::open::Target;
use super::source::Source;
use super::{CheckReport, Failure, Location, OpenError, check};
use crate::ids;

/// What is in a backup.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Contents {
    /// How many games.
    pub games: u64,
    /// How many events of these games.
    pub events: u64,
}

impl fmt::Display for Contents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plural = |count: u64| if count == 1 { "" } else { "s" };
        let Contents { games, events } = *self;
        write!(
            f,
            "{games} game{} with {events} event{}",
            plural(games),
            plural(events)
        )
    }
}

/// Why there is no backup, or why it was not restored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BackupError {
    /// The database cannot be opened.
    Open(OpenError),
    /// A file or folder cannot be used.
    File {
        /// Which.
        file: PathBuf,
        /// What the system says.
        reason: String,
    },
    /// A later skep has added tables that this one does not know.
    Newer,
    /// Something is there already that would be overwritten.
    NotEmpty {
        /// Where.
        place: String,
    },
    /// The file to be written belongs to a database.
    InUse {
        /// Which file.
        file: PathBuf,
    },
    /// Servers are connected to the database.
    ServersRun {
        /// How many connections they have.
        connections: u64,
    },
    /// The games to be restored are damaged.
    Damaged(CheckReport),
    /// A table was not copied as it was.
    Different(String),
    /// The database failed.
    Failed(Failure),
}

/// Backs up all games of that location into a file, which is replaced if it is there.
///
/// # Errors
/// If they cannot be read or the file cannot be written. Then the file is as it was before.
pub async fn back_up(from: &Location, file: &Path) -> Result<Contents, BackupError> {
    let source = Source::open(from).await?;
    let own = Target::of(from)?.file();
    let is_own = own.is_some_and(|own| database_of(&own) == database_of(file));
    if is_own || is_in_use(file) {
        return Err(BackupError::InUse {
            file: file.to_owned(),
        });
    }
    let part = Part::new(file)?;
    source.write_to(&part.path).await?;
    let contents = check::contents(&part.path).await?;
    part.finish()?;
    Ok(contents)
}

/// A file that is being written under another name. Unless it is finished, it is deleted.
pub(super) struct Part {
    pub(super) path: PathBuf,
    whole: PathBuf,
}

impl Part {
    pub(super) fn new(whole: &Path) -> Result<Part, BackupError> {
        let mut path = whole.as_os_str().to_owned();
        path.push(format!(".{}.part", ids::game_id()));
        let part = Part {
            path: path.into(),
            whole: whole.to_owned(),
        };
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        // It will hold what only the owner may read.
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options
            .open(&part.path)
            .map_err(|error| part.error(&error))?;
        Ok(part)
    }

    /// Makes sure that it is on the disk, and only then gives it its name.
    pub(super) fn finish(self) -> Result<(), BackupError> {
        let finished = File::open(&self.path)
            .and_then(|file| file.sync_all())
            .and_then(|()| fs::rename(&self.path, &self.whole))
            .and_then(|()| sync_folder_of(&self.whole));
        finished.map_err(|error| self.error(&error))
    }

    fn error(&self, error: &io::Error) -> BackupError {
        BackupError::file(&self.whole, error)
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        // After it was renamed there is none, and SQLite deletes its journal by itself unless it was interrupted.
        for ending in ["", "-journal", "-wal", "-shm"] {
            let mut file = self.path.as_os_str().to_owned();
            file.push(ending);
            let _ = fs::remove_file(file);
        }
    }
}

/// Makes sure that a renamed file has its new name after a power cut too.
pub(super) fn sync_folder_of(file: &Path) -> io::Result<()> {
    // Windows opens no folders.
    if cfg!(unix) {
        let folder = file.parent().filter(|folder| *folder != Path::new(""));
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    Ok(())
}

impl BackupError {
    pub(super) fn file(file: &Path, error: &io::Error) -> BackupError {
        BackupError::File {
            file: file.to_owned(),
            reason: error.to_string(),
        }
    }
}

fn quoted(file: &Path) -> String {
    skep_text::quoted(&file.display().to_string())
}

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BackupError::Open(error) => error.fmt(f),
            BackupError::File { file, reason } => write!(f, "{}: {reason}", quoted(file)),
            BackupError::InUse { file } => write!(
                f,
                "{} belongs to games that are in use: write the backup to another file",
                quoted(file)
            ),
            BackupError::Newer => f.write_str(
                "the games are kept by a newer skep, with tables that this one does not know: \
                 back them up with that one",
            ),
            BackupError::NotEmpty { place } => write!(
                f,
                "{place} holds games already: restore elsewhere, or with --replace, which keeps them aside"
            ),
            BackupError::ServersRun { connections } => write!(
                f,
                "servers use the database, with {connections} connections: end them first"
            ),
            BackupError::Damaged(report) => {
                write!(f, "the backup is damaged: {report}")?;
                match report.damages.first() {
                    Some(first) => write!(f, "; first of all: {first}"),
                    None => Ok(()),
                }
            }
            BackupError::Different(table) => {
                write!(f, "the table {table} was not copied as it was")
            }
            BackupError::Failed(failure) => failure.fmt(f),
        }
    }
}

impl std::error::Error for BackupError {}

impl From<OpenError> for BackupError {
    fn from(error: OpenError) -> BackupError {
        BackupError::Open(error)
    }
}

impl From<Failure> for BackupError {
    fn from(failure: Failure) -> BackupError {
        BackupError::Failed(failure)
    }
}

impl From<sqlx::Error> for BackupError {
    fn from(error: sqlx::Error) -> BackupError {
        BackupError::Failed(error.into())
    }
}
