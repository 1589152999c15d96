//! A database that is only read: while a server runs on it, and without bringing its tables up to date first.

use std::path::Path;

use sqlx::{AnyConnection, Connection as _, Executor as _};

use super::dialect::Dialect;
use super::open::Target;
use super::table_rows::{self, Fingerprint};
use super::{BackupError, Location, OpenError, migrate};

/// A database that is only read.
pub(super) struct Source {
    pub(super) connection: AnyConnection,
    pub(super) dialect: Dialect,
    /// The latest migration that it has seen.
    level: i64,
}

impl Source {
    pub(super) async fn open(location: &Location) -> Result<Source, OpenError> {
        Source::of_target(Target::of(location)?).await
    }

    pub(super) async fn of_target(target: Target) -> Result<Source, OpenError> {
        sqlx::any::install_default_drivers();
        let mut connection = target.connect_to_read().await?;
        let level = migrate::level(&mut connection, target.dialect).await;
        let level = level.map_err(|obstacle| target.explain_obstacle(obstacle))?;
        let place = target.shown;
        let level = level.ok_or(OpenError::Nothing { place })?;
        Ok(Source {
            connection,
            dialect: target.dialect,
            level,
        })
    }

    /// Whether it has all tables that this version knows.
    pub(super) fn is_current(&self) -> bool {
        self.level >= migrate::latest()
    }

    /// From now on shows the database as it is at this moment, whatever is written meanwhile.
    pub(super) async fn hold_still(&mut self) -> Result<(), OpenError> {
        self.connection
            .execute(self.dialect.begin_snapshot())
            .await?;
        Ok(())
    }

    /// Writes everything into a SQLite file, which must be empty or not there: all of it as it is at one moment.
    pub(super) async fn write_to(mut self, file: &Path) -> Result<(), BackupError> {
        match self.dialect {
            Dialect::Sqlite => {
                let name = file.to_string_lossy().into_owned();
                let vacuum = sqlx::query("VACUUM INTO $1").bind(name);
                vacuum.execute(&mut self.connection).await?;
                self.connection.close().await?;
                Ok(())
            }
            Dialect::Postgres => self.copy_to(file).await,
        }
    }

    async fn copy_to(mut self, file: &Path) -> Result<(), BackupError> {
        if self.level > migrate::latest() {
            // We do not know how to make its tables.
            return Err(BackupError::Newer);
        }
        self.hold_still().await?;
        let mut copy = connect_to_write(file).await?;
        let made = migrate::run_on(&mut copy, Dialect::Sqlite, Some(self.level)).await;
        made.map_err(|obstacle| Target::of_file(file).explain_obstacle(obstacle))?;
        let tables = table_rows::tables(&mut copy).await?;
        let mut copied: Vec<(&table_rows::Table, Fingerprint)> = Vec::new();
        copy.execute("BEGIN").await?;
        for table in &tables {
            // A migration may have filled it.
            table.clear(&mut copy).await?;
            copied.push((table, table.copy(&mut self.connection, &mut copy).await?));
        }
        copy.execute("COMMIT").await?;
        for (table, print) in copied {
            if table.fingerprint(&mut copy).await? != print {
                return Err(BackupError::Different(table.name.clone()));
            }
        }
        copy.close().await?;
        self.connection.close().await?;
        Ok(())
    }
}

/// A connection to a SQLite file that only we know of.
pub(super) async fn connect_to_write(file: &Path) -> Result<AnyConnection, BackupError> {
    let mut connection = AnyConnection::connect(&Target::of_file(file).url).await?;
    // Until it is whole, nobody needs what is in it.
    connection.execute("PRAGMA synchronous = OFF").await?;
    Ok(connection)
}

/// Brings a SQLite file that only we know of up to date.
pub(super) async fn bring_up_to_date(file: &Path) -> Result<(), BackupError> {
    let mut connection = connect_to_write(file).await?;
    let done = migrate::run_on(&mut connection, Dialect::Sqlite, None).await;
    done.map_err(|obstacle| Target::of_file(file).explain_obstacle(obstacle))?;
    connection.close().await?;
    Ok(())
}
