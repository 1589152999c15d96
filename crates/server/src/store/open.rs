//! Opening a store: finding the database, connecting to it, and explaining clearly why that fails.

use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::any::AnyConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, Connection as _, Executor as _};
use tokio::time::{Instant, sleep};

use super::connection_pool::Connections;
use super::deadlines::{Deadlines, in_time};
use super::dialect::Dialect;
use super::import::{self, Imports};
use super::migrate::Obstacle;
use super::subscribers::Subscription;
use super::writer::Writers;
use super::{Failure, Inner, OpenError, Store, checkpoint, migrate};

/// Where games are stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Location {
    /// In a SQLite file in that folder, which is created if necessary.
    Folder(PathBuf),
    /// In the database with that URL: `postgres://…` or `sqlite:…`.
    Url(String),
}

/// The SQLite file in a folder.
const FILE: &str = "skep.sqlite";

/// How long to wait for another program to release the database.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long to wait before trying again.
const RETRY: Duration = Duration::from_millis(50);

impl Store {
    /// Opens the games stored there, or creates an empty store.
    ///
    /// # Errors
    /// If nothing can be stored there, with a message for the person who chose the place.
    pub async fn open(place: &Location) -> Result<Store, OpenError> {
        Store::open_with(place, Deadlines::default()).await
    }

    /// The same with other deadlines.
    ///
    /// # Errors
    /// As [`Store::open`].
    pub async fn open_with(place: &Location, deadlines: Deadlines) -> Result<Store, OpenError> {
        sqlx::any::install_default_drivers();
        let target = Target::of(place)?;
        target.make_folder()?;
        let connections = target.connect(deadlines).await?;
        target.prepare_in_time(&connections).await?;
        checkpoint::empty(&connections).await;
        let (teller, news) = Subscription::first();
        let writers = Writers::start(&connections, &teller, checkpoint::LIMIT);
        let inner = Arc::new(Inner {
            connections,
            folder: target.folder(),
            writers,
            imports: Imports::default(),
            news,
        });
        tokio::spawn(import::prepare(Arc::downgrade(&inner)));
        Ok(Store(inner))
    }

    /// The folder with the games, if they are in a file.
    pub fn folder(&self) -> Option<&Path> {
        self.0.folder.as_deref()
    }

    /// How large the write-ahead log of SQLite is, if the games are in a folder of ours.
    pub(crate) fn wal_bytes(&self) -> Option<u64> {
        let file = self.folder()?.join(format!("{FILE}-wal"));
        Some(std::fs::metadata(file).ok()?.len())
    }

    /// Finishes all requested work, then closes the database. The store cannot be used afterwards.
    pub async fn close(&self) {
        self.0.writers.close().await;
        self.0.connections.close().await;
    }
}

/// The database in the driver's terms.
pub(super) struct Target {
    pub(super) dialect: Dialect,
    pub(super) url: String,
    /// The folder, if it is a file in one.
    folder: Option<PathBuf>,
    /// The name to show to people.
    pub(super) shown: String,
}

impl Target {
    pub(super) fn of(place: &Location) -> Result<Target, OpenError> {
        match place {
            Location::Folder(folder) => Target::of_folder(folder),
            Location::Url(url) => Target::of_url(url),
        }
    }

    fn of_folder(folder: &Path) -> Result<Target, OpenError> {
        let unwritable = |reason: String| OpenError::Folder {
            folder: folder.to_owned(),
            reason,
        };
        let file = folder.join(FILE);
        if file.to_str().is_none() {
            return Err(unwritable("its name is not UTF-8".to_owned()));
        }
        Ok(Target {
            folder: Some(folder.to_owned()),
            ..Target::of_file(&file)
        })
    }

    /// A SQLite file.
    pub(super) fn of_file(file: &Path) -> Target {
        let path = file.to_string_lossy();
        Target {
            dialect: Dialect::Sqlite,
            url: format!("sqlite:{}?mode=rwc", percent_encoded(&path)),
            folder: None,
            shown: skep_text::quoted(&path),
        }
    }

    /// Makes the folder that it is in, if it is in one.
    pub(super) fn make_folder(&self) -> Result<(), OpenError> {
        let Some(folder) = &self.folder else {
            return Ok(());
        };
        fs::create_dir_all(folder).map_err(|error| OpenError::Folder {
            folder: folder.clone(),
            reason: error.to_string(),
        })
    }

    fn of_url(url: &str) -> Result<Target, OpenError> {
        let shown = skep_text::quoted(&without_password(url));
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Ok(Target {
                dialect: Dialect::Postgres,
                url: url.to_owned(),
                folder: None,
                shown,
            });
        }
        if !url.starts_with("sqlite:") {
            return Err(OpenError::Url { url: shown });
        }
        let mode = match url.split_once('?') {
            Some((_, parameters)) if parameters.contains("mode=") => "",
            Some(_) => "&mode=rwc",
            None if url.ends_with(":memory:") => "",
            None => "?mode=rwc",
        };
        Ok(Target {
            dialect: Dialect::Sqlite,
            url: format!("{url}{mode}"),
            folder: None,
            shown,
        })
    }

    async fn connect(&self, deadlines: Deadlines) -> Result<Connections, OpenError> {
        let options = AnyConnectOptions::from_str(&self.url).map_err(|_| OpenError::Url {
            url: self.shown.clone(),
        })?;
        let limit = if self.is_in_memory() {
            1
        } else {
            self.dialect.connections()
        };
        let connections = Connections::new(options, self.dialect, deadlines, limit);
        match connections.acquire().await {
            Ok(connection) => {
                connection.keep();
                Ok(connections)
            }
            Err(error) => Err(self.explain(&error)),
        }
    }

    /// A connection that makes nothing. A SQLite file is only read.
    pub(super) async fn connect_to_read(&self) -> Result<AnyConnection, OpenError> {
        let url = match self.file() {
            Some(file) if !file.exists() => {
                let place = self.shown.clone();
                return Err(OpenError::Nothing { place });
            }
            Some(file) => {
                let path = percent_encoded(&file.to_string_lossy());
                format!("sqlite:{path}?mode=ro")
            }
            None => self.url.clone(),
        };
        let connection = AnyConnection::connect(&url).await;
        connection.map_err(|error| self.explain(&error))
    }

    /// The SQLite file; `None` if there is none.
    pub(super) fn file(&self) -> Option<PathBuf> {
        if self.dialect == Dialect::Postgres || self.is_in_memory() {
            return None;
        }
        let options = SqliteConnectOptions::from_str(&self.url).ok()?;
        Some(options.get_filename().to_owned())
    }

    /// The path of the file, if it is one.
    fn folder(&self) -> Option<PathBuf> {
        let file = self.file()?;
        // A file without a folder is in the current one.
        Some(Path::new(".").join(file.parent()?))
    }

    /// An in-memory database lasts as long as its one connection: until the store is closed, or a write fails.
    fn is_in_memory(&self) -> bool {
        self.dialect == Dialect::Sqlite
            && (self.url.contains(":memory:") || self.url.contains("mode=memory"))
    }

    /// Updates the tables. If two servers start at the same moment, SQLite may reject one of them,
    /// which then tries again.
    async fn prepare_in_time(&self, connections: &Connections) -> Result<(), OpenError> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let prepared = self.prepare(connections).await;
            let is_busy = matches!(prepared, Err(OpenError::Busy { .. }));
            if !is_busy || Instant::now() > deadline {
                return prepared;
            }
            sleep(RETRY).await;
        }
    }

    async fn prepare(&self, connections: &Connections) -> Result<(), OpenError> {
        migrate::run(connections)
            .await
            .map_err(|obstacle| self.explain_obstacle(obstacle))?;
        if let Some(settling) = self.dialect.settling() {
            let explain = |error: sqlx::Error| self.explain(&error);
            let mut connection = connections.acquire().await.map_err(explain)?;
            let limit = connections.deadlines().work;
            let settled = in_time(limit, connection.execute(settling)).await;
            settled.map_err(explain)?;
            connection.keep();
        }
        Ok(())
    }

    /// What it means to the one who named the place that the tables cannot be used.
    pub(super) fn explain_obstacle(&self, obstacle: Obstacle) -> OpenError {
        match obstacle {
            Obstacle::Newer { found } => OpenError::Newer {
                found,
                known: migrate::GENERATION,
            },
            Obstacle::NotOurs => OpenError::NotOurs {
                place: self.shown.clone(),
            },
            Obstacle::Failed(error) => self.explain(&error),
            Obstacle::Changed(reason) => OpenError::Failed(Failure::new(reason)),
        }
    }

    /// The message for an error at opening, for the person who chose the place.
    fn explain(&self, error: &sqlx::Error) -> OpenError {
        let code = error.as_database_error().and_then(|error| error.code());
        let code = code.and_then(|code| code.parse::<u32>().ok());
        match (self.dialect, code.map(|code| code & 0xff)) {
            (Dialect::Sqlite, Some(NOT_A_DATABASE)) => OpenError::NotOurs {
                place: self.shown.clone(),
            },
            (Dialect::Sqlite, Some(CANNOT_OPEN | READ_ONLY | NO_PERMISSION)) => OpenError::Folder {
                folder: self
                    .folder
                    .clone()
                    .unwrap_or_else(|| PathBuf::from(&self.shown)),
                reason: reason(error),
            },
            (Dialect::Sqlite, Some(BUSY)) => OpenError::Busy {
                place: self.shown.clone(),
            },
            (Dialect::Postgres, _) => OpenError::Unreachable {
                server: self.shown.clone(),
                reason: reason(error),
            },
            (Dialect::Sqlite, _) => OpenError::Failed(Failure::new(reason(error))),
        }
    }
}

// SQLite's numbers for what went wrong.
const NO_PERMISSION: u32 = 3;
const BUSY: u32 = 5;
const READ_ONLY: u32 = 8;
const CANNOT_OPEN: u32 = 14;
const NOT_A_DATABASE: u32 = 26;

/// The message of the database or the system, without the driver's additions.
fn reason(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(error) => error.message().to_owned(),
        sqlx::Error::Io(error) => error.to_string(),
        error => error.to_string(),
    }
}

/// A URL that can be shown: without password and parameters.
fn without_password(url: &str) -> String {
    let url = url.split('?').next().unwrap_or_default();
    let Some((scheme, rest)) = url.split_once("://") else {
        return url.to_owned();
    };
    let Some((user, server)) = rest.rsplit_once('@') else {
        return url.to_owned();
    };
    let user = user.split(':').next().unwrap_or_default();
    format!("{scheme}://{user}@{server}")
}

/// A path as part of a URL.
fn percent_encoded(path: &str) -> String {
    let encode = |byte: u8| match byte {
        b'/' | b'-' | b'_' | b'.' | b'~' => char::from(byte).to_string(),
        byte if byte.is_ascii_alphanumeric() => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    path.bytes().map(encode).collect()
}

#[cfg(test)]
mod tests {
    use super::{percent_encoded, without_password};

    #[test]
    fn passwords_are_not_shown() {
        let rows = [
            ("postgres://host/name", "postgres://host/name"),
            ("postgres://me:secret@host/name", "postgres://me@host/name"),
            (
                "postgres://me:sec@ret@host:5432/name?password=x",
                "postgres://me@host:5432/name",
            ),
            ("sqlite:games.sqlite", "sqlite:games.sqlite"),
            ("secret", "secret"),
        ];
        for (url, shown) in rows {
            assert_eq!(without_password(url), shown);
        }
    }

    #[test]
    fn paths_become_urls() {
        let rows = [
            ("/home/me/skep.sqlite", "/home/me/skep.sqlite"),
            ("/ä b/?#%", "/%C3%A4%20b/%3F%23%25"),
            ("C:\\me", "C%3A%5Cme"),
        ];
        for (path, encoded) in rows {
            assert_eq!(percent_encoded(path), encoded);
        }
    }
}
