//! Updates the tables with the files in `migrations/`, using sqlx's migrator.
//!
//! Everything happens in one transaction that only one server can hold: the database is checked,
//! and the migrations run. So two servers that start at once do not both migrate, and a failure
//! leaves the database unchanged.
//!
//! sqlx's own lock is not enough. It does nothing on SQLite, and skep 0.2 does not know it on PostgreSQL.
//!
//! sqlx's table records which migrations have run. `skep_schema` has the generation: a server
//! refuses a database of a later generation than its own. `migrations/README.md` says when a
//! migration begins a new one.

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, Connection as _, Executor as _, SqlSafeStr as _};
use tokio::time::timeout;

use super::connection_pool::Connections;
use super::deadlines::too_late;
use super::dialect::Dialect;

/// The latest generation of tables that this version supports.
pub(super) const GENERATION: i64 = 1;

/// The first migration. skep 0.2 ran it without sqlx.
const FIRST: i64 = 1;

/// Why the tables were not updated.
#[derive(Debug)]
pub(super) enum Obstacle {
    /// A later skep has created tables that this one would misread.
    Newer { found: i64 },
    /// The tables there are not ours.
    NotOurs,
    /// The database failed.
    Failed(sqlx::Error),
    /// The migrations that have run are not the ones we know.
    Changed(String),
}

fn migrator() -> Migrator {
    let migration = |version, description: &'static str, sql: &'static str| {
        let kind = MigrationType::Simple;
        Migration::new(version, description.into(), kind, sql.into_sql_str(), false)
    };
    let mut migrator = Migrator::with_migrations(vec![
        migration(
            FIRST,
            "games",
            include_str!("../../migrations/0001_games.sql"),
        ),
        migration(2, "seats", include_str!("../../migrations/0002_seats.sql")),
        migration(
            3,
            "imports",
            include_str!("../../migrations/0003_imports.sql"),
        ),
        migration(
            4,
            "heartbeat",
            include_str!("../../migrations/0004_heartbeat.sql"),
        ),
        migration(
            5,
            "strangers",
            include_str!("../../migrations/0005_strangers.sql"),
        ),
    ]);
    // A later skep may have added something. Unless it began a new generation, we can work with that.
    migrator.set_ignore_missing(true);
    // The transaction already holds a lock.
    migrator.set_locking(false);
    migrator
}

/// Updates the tables, or changes nothing.
pub(super) async fn run(connections: &Connections) -> Result<(), Obstacle> {
    let mut connection = connections.acquire().await?;
    // If it fails, the connection is closed, and the database rolls back.
    let limit = connections.deadlines().migrate;
    let migrated = timeout(limit, run_on(&mut connection, connections.dialect(), None)).await;
    migrated.unwrap_or_else(|_| Err(Obstacle::Failed(too_late(limit))))?;
    connection.keep();
    Ok(())
}

/// The same on a connection of one's own; up to that migration, if one is given.
pub(super) async fn run_on(
    connection: &mut AnyConnection,
    dialect: Dialect,
    last: Option<i64>,
) -> Result<(), Obstacle> {
    // The migrator nests transactions of its own in this one. That works with sqlx's only.
    let mut transaction = connection.begin_with(dialect.begin_migration()).await?;
    lock(&mut transaction, dialect).await?;
    run_within(&mut transaction, dialect, last).await?;
    transaction.commit().await?;
    Ok(())
}

/// Keeps others from migrating until the transaction ends.
pub(super) async fn lock(
    transaction: &mut AnyConnection,
    dialect: Dialect,
) -> Result<(), sqlx::Error> {
    if let Some(lock) = dialect.migration_lock() {
        transaction.execute(lock).await?;
    }
    Ok(())
}

/// The same within a transaction of sqlx's that holds the lock.
pub(super) async fn run_within(
    transaction: &mut AnyConnection,
    dialect: Dialect,
    last: Option<i64>,
) -> Result<(), Obstacle> {
    let names = names(transaction, dialect).await?;
    let found = generation(transaction, &names).await?;
    let make = "CREATE TABLE IF NOT EXISTS skep_schema (version BIGINT NOT NULL PRIMARY KEY)";
    transaction.execute(make).await?;
    let migrator = migrator();
    if found > 0 {
        migrator.skip(&mut *transaction, Some(FIRST)).await?;
    }
    match last {
        Some(last) => migrator.run_to(last, &mut *transaction).await?,
        None => migrator.run(&mut *transaction).await?,
    }
    Ok(())
}

/// The latest migration that this version knows.
pub(super) fn latest() -> i64 {
    let versions = migrator().iter().map(|migration| migration.version).max();
    versions.unwrap_or(FIRST)
}

/// The latest migration that the database has seen; `None` if there are no tables of ours. Changes nothing.
pub(super) async fn level(
    connection: &mut AnyConnection,
    dialect: Dialect,
) -> Result<Option<i64>, Obstacle> {
    let names = names(connection, dialect).await?;
    if generation(connection, &names).await? == 0 {
        return Ok(None);
    }
    if !names.iter().any(|name| name == "_sqlx_migrations") {
        return Ok(Some(FIRST));
    }
    let latest = "SELECT COALESCE(MAX(version), 0) FROM _sqlx_migrations";
    let (latest,): (i64,) = sqlx::query_as(latest).fetch_one(connection).await?;
    Ok(Some(latest.max(FIRST)))
}

/// The names of all tables.
pub(super) async fn names(
    connection: &mut AnyConnection,
    dialect: Dialect,
) -> Result<Vec<String>, sqlx::Error> {
    let names = sqlx::query_as(dialect.list_tables());
    let names: Vec<(String,)> = names.fetch_all(connection).await?;
    Ok(names.into_iter().map(|(name,)| name).collect())
}

/// The generation of the tables, 0 if there are none yet.
async fn generation(connection: &mut AnyConnection, names: &[String]) -> Result<i64, Obstacle> {
    let (ours, others): (Vec<_>, Vec<_>) = names
        .iter()
        .partition(|name| name.as_str() == "skep_schema");
    let mut found = 0;
    if !ours.is_empty() {
        let latest = "SELECT COALESCE(MAX(version), 0) FROM skep_schema";
        (found,) = sqlx::query_as(latest).fetch_one(connection).await?;
    }
    if found > GENERATION {
        return Err(Obstacle::Newer { found });
    }
    if found == 0 && !others.is_empty() {
        return Err(Obstacle::NotOurs);
    }
    Ok(found)
}

impl From<sqlx::Error> for Obstacle {
    fn from(error: sqlx::Error) -> Obstacle {
        Obstacle::Failed(error)
    }
}

impl From<MigrateError> for Obstacle {
    fn from(error: MigrateError) -> Obstacle {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => {
                Obstacle::Failed(error)
            }
            error => Obstacle::Changed(error.to_string()),
        }
    }
}
