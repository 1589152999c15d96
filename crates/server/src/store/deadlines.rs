//! How long the database may take. After that, the work is cancelled and its connection closed.

use std::io;
use std::time::Duration;

use tokio::time::timeout;

use crate::limits;

/// Deadlines for database work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deadlines {
    /// To get a connection, opening a new one if necessary.
    pub connect: Duration,
    /// To answer on a connection that was idle.
    pub test: Duration,
    /// To read something, to write a change, to commit.
    pub work: Duration,
    /// For each further change of a transaction, in addition.
    pub more_work: Duration,
    /// To bring the tables up to date when the store is opened, which takes long if there are many games.
    pub migrate: Duration,
}

impl Default for Deadlines {
    fn default() -> Deadlines {
        Deadlines {
            connect: limits::DATABASE_CONNECT_TIME,
            test: limits::DATABASE_TEST_TIME,
            work: limits::DATABASE_WORK_TIME,
            more_work: limits::DATABASE_CHANGE_TIME,
            migrate: limits::DATABASE_MIGRATION_TIME,
        }
    }
}

impl Deadlines {
    /// For a transaction of this many changes, without its commit.
    pub(super) fn transaction(&self, changes: usize) -> Duration {
        let more = u32::try_from(changes).unwrap_or(u32::MAX);
        self.work + self.more_work.saturating_mul(more)
    }

    /// For all writers to write something, see [`super::Store::beat`].
    pub(super) fn beat(&self) -> Duration {
        self.work / 2
    }

    /// How long SQLite waits for another program that is writing.
    pub(super) fn busy(&self) -> Duration {
        self.work / 2
    }

    /// How long PostgreSQL waits for another transaction that writes to the same game. Everyone who
    /// shares the writer waits too.
    pub(super) fn lock(&self) -> Duration {
        self.work / 5
    }
}

/// Cancels the work when it takes too long.
pub(super) async fn in_time<T>(
    limit: Duration,
    work: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    timeout(limit, work)
        .await
        .unwrap_or_else(|_| Err(too_late(limit)))
}

/// The database did not answer in time.
pub(super) fn too_late(limit: Duration) -> sqlx::Error {
    let text = format!("no answer within {limit:?}");
    sqlx::Error::Io(io::Error::new(io::ErrorKind::TimedOut, text))
}
