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

use super::connections::Connections;
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
    ]);
    // A later skep may have added something. Unless it began a new generation, we can work with that.
    migrator.set_ignore_missing(true);
    // The transaction already holds a lock.
    migrator.set_locking(false);
    migrator
}

/// Updates the tables, or changes nothing. With many games this may take any time.
pub(super) async fn run(connections: &Connections) -> Result<(), Obstacle> {
    let mut connection = connections.acquire().await?;
    // If it fails, the connection is closed, and the database rolls back.
    run_on(&mut connection, connections.dialect()).await?;
    connection.keep();
    Ok(())
}

async fn run_on(connection: &mut AnyConnection, dialect: Dialect) -> Result<(), Obstacle> {
    // The migrator nests transactions of its own in this one. That works with sqlx's only.
    let mut transaction = connection.begin_with(dialect.begin_migration()).await?;
    if let Some(lock) = dialect.migration_lock() {
        transaction.execute(lock).await?;
    }
    let found = generation(&mut transaction, dialect).await?;
    let migrator = migrator();
    if found > 0 {
        migrator.skip(&mut *transaction, Some(FIRST)).await?;
    }
    migrator.run(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(())
}

/// The generation of the tables, 0 if there are none yet.
async fn generation(connection: &mut AnyConnection, dialect: Dialect) -> Result<i64, Obstacle> {
    // If the database is not ours, the transaction is rolled back.
    let make = "CREATE TABLE IF NOT EXISTS skep_schema (version BIGINT NOT NULL PRIMARY KEY)";
    connection.execute(make).await?;
    let latest = "SELECT COALESCE(MAX(version), 0) FROM skep_schema";
    let (found,): (i64,) = sqlx::query_as(latest).fetch_one(&mut *connection).await?;
    if found > GENERATION {
        return Err(Obstacle::Newer { found });
    }
    let count = sqlx::query_as(dialect.count_tables());
    let (others,): (i64,) = count.fetch_one(&mut *connection).await?;
    if found == 0 && others > 0 {
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
