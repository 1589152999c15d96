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

/// Whether a file is the database of a running server, or one of the files that SQLite or skep keep next to it. Nobody
/// else may write to those.
pub(super) fn is_in_use(file: &Path) -> bool {
    let lock = File::open(lock_file(&database_of(file)));
    lock.is_ok_and(|lock| matches!(lock.try_lock_shared(), Err(TryLockError::WouldBlock)))
}

/// The database that a file belongs to, if only by its name: `games.sqlite` for `games.sqlite-wal`.
pub(super) fn database_of(file: &Path) -> PathBuf {
    let file = resolved(file);
    let database = file.to_str().and_then(|name| {
        let mut endings = ["-wal", "-shm", "-journal", "-lock"].into_iter();
        endings.find_map(|ending| name.strip_suffix(ending))
    });
    database.map_or_else(|| file.clone(), PathBuf::from)
}

/// The same file without links, so that it has one lock however it is named.
fn resolved(file: &Path) -> PathBuf {
    if let Ok(file) = file.canonicalize() {
        return file;
    }
    // It is not there yet, but its folder may be.
    let folder = file.parent().map(|folder| Path::new(".").join(folder));
    let folder = folder.and_then(|folder| folder.canonicalize().ok());
    match (folder, file.file_name()) {
        (Some(folder), Some(name)) => folder.join(name),
        _ => file.to_owned(),
    }
}

fn lock_beside(database: &Path) -> Result<Option<File>, OpenError> {
    let database = &resolved(database);
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

#[cfg(test)]
mod tests {
    use super::{database_of, is_in_use};
    use crate::store::Location;
    use std::path::Path;

    #[test]
    fn files_beside_a_database_belong_to_it() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().canonicalize().unwrap();
        let rows = [
            ("skep.sqlite", "skep.sqlite"),
            ("skep.sqlite-wal", "skep.sqlite"),
            ("skep.sqlite-lock", "skep.sqlite"),
            ("monday.sqlite", "monday.sqlite"),
        ];
        for (file, database) in rows {
            assert_eq!(database_of(&folder.join(file)), folder.join(database));
        }
        assert_eq!(
            database_of(Path::new("/nowhere/at/all")),
            Path::new("/nowhere/at/all")
        );
    }

    #[test]
    fn a_locked_database_is_in_use_under_each_of_its_names() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("skep.sqlite");
        std::fs::write(&file, "").unwrap();
        let names = ["skep.sqlite", "skep.sqlite-wal", "skep.sqlite-lock"];
        let is_used = || names.map(|name| is_in_use(&folder.path().join(name)));
        assert_eq!(is_used(), [false; 3]);
        let lock = Location::Folder(folder.path().to_owned()).lock().unwrap();
        assert_eq!(is_used(), [true; 3]);
        assert!(!is_in_use(&folder.path().join("monday.sqlite")));
        drop(lock);
        assert_eq!(is_used(), [false; 3]);
    }

    /// Otherwise two servers could share a file.
    #[cfg(unix)]
    #[test]
    fn a_link_to_a_database_has_the_same_lock() {
        let folder = tempfile::tempdir().unwrap();
        let (games, linked) = (folder.path().join("games"), folder.path().join("linked"));
        for folder in [&games, &linked] {
            std::fs::create_dir(folder).unwrap();
        }
        let file = games.join("skep.sqlite");
        std::fs::write(&file, "").unwrap();
        std::os::unix::fs::symlink(&file, linked.join("skep.sqlite")).unwrap();
        let lock = Location::Folder(games).lock().unwrap();
        let linked = Location::Folder(linked);
        assert!(linked.lock().is_err());
        drop(lock);
        assert!(linked.lock().is_ok());
    }
}
