//! Moving what is written from SQLite's journal into its file, beside the writer and not in its way.
//!
//! By itself SQLite does so within a commit, whenever the journal has grown: then all who wait for that commit wait for
//! two more writes to the disk. So it is told not to, and a task of ours does it now and then.

use std::sync::Weak;
use std::time::Duration;

use tokio::time::sleep;

use super::Inner;
use super::connections::Connections;
use super::deadlines::in_time;

/// How long the journal gathers.
const PERIOD: Duration = Duration::from_secs(5);
/// Pages of the journal from which on writers have to wait until it begins anew: 64 MB.
const LONGEST: i64 = 16_384;
/// How long it may take.
const DEADLINE: Duration = Duration::from_secs(60);

/// Runs as long as the store is open.
pub(super) async fn keep(store: Weak<Inner>) {
    loop {
        sleep(PERIOD).await;
        let Some(store) = store.upgrade() else {
            return;
        };
        if store.connections.is_closed() {
            return;
        }
        match pages(&store.connections, "PRAGMA wal_checkpoint(PASSIVE)").await {
            Ok(pages) if pages < LONGEST => {}
            // Writers have been at it without a pause, or the disk is full: what is written is in the journal in any case.
            _ => drop(pages(&store.connections, "PRAGMA wal_checkpoint(RESTART)").await),
        }
    }
}

/// Does it, and says how long the journal is.
async fn pages(connections: &Connections, statement: &'static str) -> Result<i64, sqlx::Error> {
    let mut connection = connections.acquire().await?;
    let fetched = sqlx::query_as(statement).fetch_one(&mut *connection);
    let row: (i64, i64, i64) = in_time(DEADLINE, fetched).await?;
    connection.keep();
    Ok(row.1)
}

#[cfg(test)]
mod tests {
    use super::pages;
    use crate::store::{Location, Store};

    #[tokio::test]
    async fn the_journal_begins_anew() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let store = Store::open(&Location::Folder(folder.path().to_owned())).await?;
        let connections = &store.0.connections;
        let write = async || {
            let mut connection = connections.acquire().await?;
            let write = "UPDATE skep_schema SET version = version";
            sqlx::query(write).execute(&mut *connection).await?;
            connection.keep();
            Ok::<_, sqlx::Error>(())
        };
        for _ in 0..3 {
            write().await?;
        }
        assert!(pages(connections, "PRAGMA wal_checkpoint(PASSIVE)").await? >= 3);
        assert!(pages(connections, "PRAGMA wal_checkpoint(RESTART)").await? >= 3);
        write().await?;
        assert_eq!(
            pages(connections, "PRAGMA wal_checkpoint(PASSIVE)").await?,
            1
        );
        Ok(())
    }
}
