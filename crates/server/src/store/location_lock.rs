//! A SQLite file belongs to one server at a time.
//!
//! SQLite itself would let two servers share it, and each move would still be accepted only once.
//! But neither would hear of the other's moves. So a server locks a file next to the database for
//! as long as it runs. The system releases the lock when the process ends, in whatever way, so
//! there is nothing to clean up. The lock file itself stays.
//!
//! The lock is not on the database itself. SQLite has locks of its own there, and on Unix a process loses those as
//! soon as it closes the file through any other handle.
//!
//! PostgreSQL is made to be shared, so there is no lock there.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use super::open::Target;
use super::{Location, OpenError};

/// While this exists, no other server can open the location.
#[derive(Debug)]
pub struct LocationLock(#[expect(dead_code, reason = "held, not read")] Option<File>);

impl Location {
    /// Takes the location for one server.
    ///
    /// # Errors
    /// If another one has it, or there is no such location.
    pub fn lock(&self) -> Result<LocationLock, OpenError> {
        let target = Target::of(self)?;
        target.make_folder()?;
        match target.file() {
            Some(file) => lock_beside(&file).map(LocationLock),
            None => Ok(LocationLock(None)),
        }
    }
}

fn lock_beside(database: &Path) -> Result<Option<File>, OpenError> {
    let unusable = |error: std::io::Error| OpenError::Folder {
        folder: database.parent().map(Path::to_owned).unwrap_or_default(),
        reason: error.to_string(),
    };
    let mut options = OpenOptions::new();
    let options = options.create(true).write(true).truncate(false);
    let file = options.open(lock_file(database)).map_err(unusable)?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse {
            place: skep_text::quoted(&database.display().to_string()),
        }),
        Err(TryLockError::Error(error)) => {
            // Some network file systems have no locks. That is no reason not to play.
            tracing::warn!(%error, "a second server on these games would not be noticed");
            Ok(None)
        }
    }
}

/// Named like SQLite's own files next to the database, which end in `-wal` and `-shm`.
fn lock_file(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push("-lock");
    name.into()
}
