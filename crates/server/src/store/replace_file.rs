//! Puts a new SQLite file in the place of another, which is kept under another name.
//!
//! The old one gets its second name first. Then one renaming puts the new one over it. So whenever this is interrupted,
//! there is one of them, as a whole.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::{AnyConnection, Connection as _, Executor as _};

use super::backup::{BackupError, Part, sync_folder_of};
use super::open::Target;

/// What SQLite keeps beside a database.
const JOURNALS: [&str; 3] = ["-journal", "-wal", "-shm"];

/// Puts the part in the place of the database. Returns where the old one is, if it is to be kept.
pub(super) async fn replace(
    database: &Path,
    part: &Part,
    keeps_old: bool,
) -> Result<Option<PathBuf>, BackupError> {
    let aside = prepare(database, keeps_old).await?;
    let renamed = File::open(&part.path)
        .and_then(|file| file.sync_all())
        .and_then(|()| fs::rename(&part.path, database));
    if let (Err(_), Some(aside)) = (&renamed, &aside) {
        // The old one is still there under its first name.
        let _ = fs::remove_file(aside);
    }
    renamed
        .and_then(|()| sync_folder_of(database))
        .map_err(|error| BackupError::file(database, &error))?;
    Ok(aside)
}

/// Gives the old database a second name, and makes sure that it needs no journal.
async fn prepare(database: &Path, keeps_old: bool) -> Result<Option<PathBuf>, BackupError> {
    let is_whole = !database.exists() || empty_journal(database).await?;
    let aside = (keeps_old && database.exists()).then(|| free_name(database));
    if let Some(aside) = &aside {
        // Without its journal a damaged one could not be repaired.
        let journals = JOURNALS.iter().filter(|_| !is_whole);
        for ending in journals.chain(&[""]) {
            let (old, new) = (beside(database, ending), beside(aside, ending));
            if old.exists() {
                keep(&old, &new).map_err(|error| BackupError::file(&new, &error))?;
            }
        }
    }
    // SQLite would take it for the journal of the new one.
    for ending in JOURNALS {
        let file = beside(database, ending);
        match fs::remove_file(&file) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(BackupError::file(&file, &error));
            }
            _ => {}
        }
    }
    sync_folder_of(database).map_err(|error| BackupError::file(database, &error))?;
    Ok(aside)
}

/// The first name beside that database that is not taken.
fn free_name(database: &Path) -> PathBuf {
    let name = |number: u32| beside(database, &format!(".replaced-{number}"));
    let is_free = |number: &u32| !name(*number).exists();
    name((1..).find(is_free).unwrap_or_default())
}

fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Brings everything from the journal into the database, and onto the disk. Returns false if the database is damaged.
async fn empty_journal(database: &Path) -> Result<bool, BackupError> {
    let url = Target::of_file(database).url;
    let emptied = async {
        let mut connection = AnyConnection::connect(&url).await?;
        connection.execute("PRAGMA synchronous = FULL").await?;
        // Reading undoes what a killed program has half done.
        connection.execute("SELECT * FROM sqlite_master").await?;
        let checkpoint = sqlx::query_as("PRAGMA wal_checkpoint(TRUNCATE)");
        let (busy, _, _): (i64, i64, i64) = checkpoint.fetch_one(&mut connection).await?;
        connection.close().await?;
        Ok::<_, sqlx::Error>(busy == 0)
    };
    match emptied.await {
        Ok(true) => Ok(true),
        Ok(false) => {
            let error = io::Error::from(io::ErrorKind::ResourceBusy);
            Err(BackupError::file(database, &error))
        }
        Err(error) if is_damage(&error) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

/// SQLite's codes for a damaged file, and for one that is no database.
fn is_damage(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    let code = code.and_then(|code| code.parse::<u32>().ok());
    // The lower byte is the kind, the rest are details.
    code.is_some_and(|code| matches!(code & 0xff, 11 | 26))
}

/// Gives a file a second name. Where there are no such links, copies it.
fn keep(file: &Path, name: &Path) -> io::Result<()> {
    match fs::hard_link(file, name) {
        // Another file is never overwritten.
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => copy(file, name),
        linked => linked,
    }
}

fn copy(file: &Path, name: &Path) -> io::Result<()> {
    let copied = fs::copy(file, name).and_then(|_| File::open(name)?.sync_all());
    if copied.is_err() {
        // Half a copy is none.
        let _ = fs::remove_file(name);
    }
    copied
}

#[cfg(test)]
mod tests {
    use super::{JOURNALS, Part, Target, beside, copy, prepare, replace};
    use sqlx::{AnyConnection, Connection as _, Executor as _};
    use std::fs;
    use std::path::{Path, PathBuf};
    use tempfile::TempDir;

    async fn connect(file: &Path) -> AnyConnection {
        sqlx::any::install_default_drivers();
        let url = Target::of_file(file).url;
        AnyConnection::connect(&url).await.unwrap()
    }

    async fn make(file: &Path, content: &str) {
        let mut connection = connect(file).await;
        let table = "PRAGMA journal_mode = WAL; CREATE TABLE bee (name TEXT)";
        connection.execute(table).await.unwrap();
        let insert = sqlx::query("INSERT INTO bee VALUES ($1)").bind(content.to_owned());
        insert.execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    }

    async fn read(file: &Path) -> String {
        assert!(file.exists(), "{}", file.display());
        let mut connection = connect(file).await;
        let read = sqlx::query_as("SELECT name FROM bee").fetch_one(&mut connection);
        let (content,): (String,) = read.await.unwrap();
        connection.close().await.unwrap();
        content
    }

    /// The database of a server that was killed: what it has written is in the journal.
    async fn killed(folder: &TempDir) -> PathBuf {
        let (living, dead) = (folder.path().join("living"), folder.path().join("dead"));
        make(&living, "older").await;
        let mut connection = connect(&living).await;
        let change = "UPDATE bee SET name = 'old'";
        connection.execute(change).await.unwrap();
        for ending in ["", "-wal"] {
            fs::copy(beside(&living, ending), beside(&dead, ending)).unwrap();
        }
        connection.close().await.unwrap();
        assert!(beside(&dead, "-wal").metadata().unwrap().len() > 0);
        dead
    }

    async fn part_of(database: &Path) -> Part {
        let part = Part::new(database).unwrap();
        make(&part.path, "new").await;
        part
    }

    #[tokio::test]
    async fn the_old_one_is_kept() {
        let folder = TempDir::new().unwrap();
        let database = killed(&folder).await;
        for number in 1..3 {
            let part = part_of(&database).await;
            let aside = replace(&database, &part, true).await.unwrap().unwrap();
            assert_eq!(aside, beside(&database, &format!(".replaced-{number}")));
            assert_eq!(read(&aside).await, if number == 1 { "old" } else { "new" });
            assert_eq!(read(&database).await, "new");
        }
        let part = part_of(&database).await;
        assert_eq!(replace(&database, &part, false).await, Ok(None));
        assert_eq!(read(&database).await, "new");
    }

    #[tokio::test]
    async fn interrupted_before_the_renaming_the_old_one_is_there() {
        let folder = TempDir::new().unwrap();
        let database = killed(&folder).await;
        let aside = prepare(&database, true).await.unwrap().unwrap();
        for ending in JOURNALS {
            assert!(!beside(&database, ending).exists(), "{ending}");
        }
        assert_eq!(read(&database).await, "old");
        assert_eq!(read(&aside).await, "old");
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn if_a_step_fails_the_old_one_is_there() {
        let folder = TempDir::new().unwrap();
        let database = killed(&folder).await;
        let aside = beside(&database, ".replaced-1");
        // A link to nothing looks free, and is not.
        std::os::unix::fs::symlink("nothing", &aside).unwrap();
        let part = part_of(&database).await;
        assert!(replace(&database, &part, true).await.is_err());
        assert_eq!(read(&database).await, "old");
        fs::remove_file(&aside).unwrap();

        // There is nothing to be renamed, though it looks so.
        fs::remove_file(&part.path).unwrap();
        fs::create_dir(&part.path).unwrap();
        assert!(replace(&database, &part, true).await.is_err());
        assert_eq!(read(&database).await, "old");
        assert!(!aside.exists());
    }

    #[tokio::test]
    async fn a_damaged_one_is_kept_with_its_journal() {
        let folder = TempDir::new().unwrap();
        let database = killed(&folder).await;
        fs::write(&database, "nonsense".repeat(1_000)).unwrap();
        let journal = fs::read(beside(&database, "-wal")).unwrap();
        fs::write(beside(&database, "-wal"), &journal[..20]).unwrap();
        let part = part_of(&database).await;
        let aside = replace(&database, &part, true).await.unwrap().unwrap();
        assert_eq!(fs::read(&aside).unwrap().len(), 8_000);
        assert_eq!(read(&database).await, "new");
    }

    #[tokio::test]
    async fn without_links_it_is_copied() {
        let folder = TempDir::new().unwrap();
        let (database, aside) = (folder.path().join("a"), folder.path().join("b"));
        make(&database, "old").await;
        copy(&database, &aside).unwrap();
        assert_eq!(read(&aside).await, "old");
        let nowhere = folder.path().join("no/b");
        assert!(copy(&database, &nowhere).is_err());
    }
}
