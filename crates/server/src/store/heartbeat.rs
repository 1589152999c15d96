//! Whether the database accepts writes: each writer writes something, the way it writes moves.

use futures_util::future::join_all;
use skep_game::Time;
use tokio::time::timeout;

use super::deadlines::{in_time, too_late};
use super::transaction::{CommitError, Transaction};
use super::writer::Writers;
use super::{Failure, Store, rows};

const FILL: &str = "INSERT INTO heartbeat (writer, at, room) VALUES ($1, $2, $3) \
    ON CONFLICT (writer) DO UPDATE SET at = excluded.at, room = excluded.room";
const EMPTY: &str = "UPDATE heartbeat SET room = '' WHERE writer = $1";

impl Store {
    /// Makes every writer write something. This shows that moves can be stored now: the disk is
    /// there and has space, nobody locks the database, and the writers are not blocked.
    ///
    /// # Errors
    /// If one of them does not finish in time.
    pub async fn beat(&self, at: Time) -> Result<(), Failure> {
        let limit = self.0.connections.deadlines().beat();
        let beaten = timeout(limit, self.0.writers.beat(at)).await;
        beaten.unwrap_or_else(|_| Err(too_late(limit).into()))
    }
}

impl Writers {
    async fn beat(&self, at: Time) -> Result<(), Failure> {
        let beats = self.iter().map(|writer| writer.beat(at));
        join_all(beats).await.into_iter().collect()
    }
}

/// Writes for one writer.
pub(super) async fn write(
    mut transaction: Transaction,
    writer: i64,
    at: Time,
) -> Result<(), sqlx::Error> {
    let limit = transaction.deadlines().work;
    // A row that only changes needs no space. So it grows first, as a game does, and shrinks again.
    let room = "-".repeat(transaction.dialect().beat_room());
    let fill = sqlx::query(FILL)
        .bind(writer)
        .bind(rows::millis(at))
        .bind(room.as_str())
        .execute(&mut *transaction);
    in_time(limit, fill).await?;
    if !room.is_empty() {
        let empty = sqlx::query(EMPTY).bind(writer).execute(&mut *transaction);
        in_time(limit, empty).await?;
    }
    let committed = transaction.commit().await;
    committed.map_err(|(CommitError::Undone(error) | CommitError::Unknown(error))| error)
}

#[cfg(test)]
mod tests {
    use crate::store::{Location, Store};
    use skep_game::Time;
    use sqlx::{AnyConnection, Connection as _, Executor as _};

    #[tokio::test]
    async fn a_beat_writes_and_notices_who_locks_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let location = Location::Folder(folder.path().to_owned());
        let store = Store::open(&location).await.unwrap();
        let url = format!("sqlite:{}/skep.sqlite", folder.path().display());
        let mut other = AnyConnection::connect(&url).await.unwrap();
        for at in 1..4 {
            store.beat(Time::from_millis(at)).await.unwrap();
            let written = sqlx::query_as("SELECT at, LENGTH(room) FROM heartbeat");
            let written: (i64, i64) = written.fetch_one(&mut other).await.unwrap();
            assert_eq!(written, (i64::try_from(at).unwrap(), 0));
        }
        other.execute("BEGIN IMMEDIATE").await.unwrap();
        assert!(store.beat(Time::from_millis(4)).await.is_err());
        other.execute("ROLLBACK").await.unwrap();
        assert_eq!(store.beat(Time::from_millis(5)).await, Ok(()));
    }
}
