//! Restoring a backup: into SQLite or PostgreSQL, whichever it came from.
//!
//! First the backup is copied, the copy is brought up to date and checked. Only then the place is touched. On SQLite the
//! copy takes the place of the database by one renaming, on PostgreSQL all is one transaction. So whatever interrupts it,
//! the place holds what it held before, or all that was restored.

use std::path::Path;

use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Executor as _};

use super::backup::{BackupError, Contents, Part};
use super::check::check_file;
use super::dialect::Dialect;
use super::open::Target;
use super::replace_file::replace;
use super::source::{Source, bring_up_to_date};
use super::table_rows::{self, Table};
use super::{Location, OpenError, migrate};

/// What to do if there are games already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    /// Restore nothing.
    Refuse,
    /// Keep them aside under another name.
    KeepAside,
}

/// What was restored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// What is there now.
    pub contents: Contents,
    /// Where that is which was there before.
    pub aside: Option<String>,
}

/// Restores a backup.
///
/// # Errors
/// If the backup is damaged, or it cannot be restored there. Then everything is as it was before.
pub async fn restore(
    file: &Path,
    to: &Location,
    existing: Existing,
) -> Result<Restored, BackupError> {
    sqlx::any::install_default_drivers();
    let target = Target::of(to)?;
    if target.dialect == Dialect::Postgres {
        return into_postgresql(file, &target, existing).await;
    }
    // A database in memory would be gone at once.
    let database = target.file().ok_or(OpenError::Url { url: target.shown })?;
    let _lock = to.lock()?;
    into_file(file, &database, existing).await
}

/// Copies a backup to a SQLite file, and brings that up to date.
async fn stage(file: &Path, copy: &Path) -> Result<Contents, BackupError> {
    let source = Source::of_target(Target::of_file(file)).await?;
    source.write_to(copy).await?;
    bring_up_to_date(copy).await?;
    let report = check_file(copy).await?;
    if !report.damages.is_empty() {
        return Err(BackupError::Damaged(report));
    }
    Ok(report.contents)
}

async fn into_file(
    file: &Path,
    database: &Path,
    existing: Existing,
) -> Result<Restored, BackupError> {
    if existing == Existing::Refuse && is_occupied(database).await {
        let place = skep_text::quoted(&database.display().to_string());
        return Err(BackupError::NotEmpty { place });
    }
    let part = Part::new(database)?;
    let contents = stage(file, &part.path).await?;
    let aside = replace(database, &part, is_occupied(database).await).await?;
    // What is there now is what was checked.
    let report = check_file(database).await?;
    if !report.damages.is_empty() {
        return Err(BackupError::Damaged(report));
    }
    let aside = aside.map(|path| skep_text::quoted(&path.display().to_string()));
    Ok(Restored { contents, aside })
}

/// Whether a SQLite file contains something worth keeping. An unreadable one may.
async fn is_occupied(database: &Path) -> bool {
    if !database.exists() {
        return false;
    }
    let count = async {
        let mut connection = Target::of_file(database).connect_to_read().await?;
        let tables = table_rows::tables(&mut connection).await?;
        has_rows(&mut connection, &tables).await
    };
    count.await.unwrap_or(true)
}

/// Tables whose rows nobody would miss: each server writes its own.
const NOBODYS: [&str; 2] = ["skep_schema", "heartbeat"];

async fn has_rows<'a>(
    connection: &mut AnyConnection,
    tables: impl IntoIterator<Item = &'a Table>,
) -> Result<bool, BackupError> {
    for table in tables {
        if !NOBODYS.contains(&table.name.as_str()) && table.has_rows(connection).await? {
            return Ok(true);
        }
    }
    Ok(false)
}

async fn into_postgresql(
    file: &Path,
    target: &Target,
    existing: Existing,
) -> Result<Restored, BackupError> {
    let mut connection = target.connect_to_read().await?;
    refuse_beside_servers(&mut connection, target.dialect).await?;
    let part = Part::new(&std::env::temp_dir().join("skep-restore"))?;
    let contents = stage(file, &part.path).await?;
    let mut staged = Target::of_file(&part.path).connect_to_read().await?;
    let tables = table_rows::tables(&mut staged).await?;

    // sqlx's own transaction, since the migrator nests others in it. If anything fails, the connection is dropped.
    let mut transaction = connection.begin().await?;
    migrate::lock(&mut transaction, target.dialect).await?;
    // One may have started meanwhile.
    refuse_beside_servers(&mut transaction, target.dialect).await?;
    let level = migrate::level(&mut transaction, target.dialect).await;
    let level = level.map_err(|obstacle| target.explain_obstacle(obstacle))?;
    let mut aside = None;
    if level.is_some() {
        let there = migrate::names(&mut transaction, target.dialect).await?;
        let there: Vec<_> = tables
            .iter()
            .filter(|table| there.contains(&table.name))
            .collect();
        let is_occupied = has_rows(&mut transaction, there.iter().copied()).await?;
        match existing {
            _ if !is_occupied => {}
            Existing::Refuse => {
                let place = target.shown.clone();
                return Err(BackupError::NotEmpty { place });
            }
            Existing::KeepAside => {
                let names = there.iter().map(|table| table.name.as_str());
                let names = names.chain(["_sqlx_migrations"]);
                aside = Some(move_to_schema(&mut transaction, names).await?);
            }
        }
    }
    let made = migrate::run_within(&mut transaction, target.dialect, None).await;
    made.map_err(|obstacle| target.explain_obstacle(obstacle))?;
    for table in tables.iter().rev() {
        table.clear(&mut transaction).await?;
    }
    for table in &tables {
        let copied = table.copy(&mut staged, &mut transaction).await?;
        if table.fingerprint(&mut transaction).await? != copied {
            return Err(BackupError::Different(table.name.clone()));
        }
    }
    transaction.commit().await?;
    connection.close().await?;
    staged.close().await?;
    Ok(Restored { contents, aside })
}

/// Moves tables into a new schema, and says which.
async fn move_to_schema<'a>(
    connection: &mut AnyConnection,
    tables: impl Iterator<Item = &'a str>,
) -> Result<String, BackupError> {
    let taken = "SELECT nspname::TEXT FROM pg_namespace";
    let taken: Vec<(String,)> = sqlx::query_as(taken).fetch_all(&mut *connection).await?;
    let name = |number: u32| format!("skep_replaced_{number}");
    let is_free = |number: &u32| !taken.iter().any(|(taken,)| *taken == name(*number));
    let schema = name((1..).find(is_free).unwrap_or_default());
    let make = AssertSqlSafe(format!("CREATE SCHEMA {schema}"));
    connection.execute(make).await?;
    for table in tables {
        let statement = format!("ALTER TABLE IF EXISTS \"{table}\" SET SCHEMA {schema}");
        connection.execute(AssertSqlSafe(statement)).await?;
    }
    Ok(format!("the schema {schema}"))
}

/// A server that runs would go on with games that are not there any more.
async fn refuse_beside_servers(
    connection: &mut AnyConnection,
    dialect: Dialect,
) -> Result<(), BackupError> {
    let Some(statement) = dialect.count_servers() else {
        return Ok(());
    };
    let (connections,): (i64,) = sqlx::query_as(statement).fetch_one(connection).await?;
    match u64::try_from(connections) {
        Ok(connections @ 1..) => Err(BackupError::ServersRun { connections }),
        _ => Ok(()),
    }
}
