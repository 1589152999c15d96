//! Reading from the database, with a deadline.

use sqlx::any::AnyRow;

use super::append::AnyQuery;
use super::connection_pool::Connection;
use super::deadlines::{Deadlines, in_time};
use super::{Failure, Store};

/// A connection to read with.
pub(super) struct Reader {
    connection: Connection,
    deadlines: Deadlines,
}

impl Store {
    pub(super) async fn reader(&self) -> Result<Reader, Failure> {
        let connections = &self.0.connections;
        Ok(Reader {
            connection: connections.acquire().await?,
            deadlines: connections.deadlines(),
        })
    }

    /// Reads with one query.
    pub(super) async fn fetch(&self, query: AnyQuery<'_>) -> Result<Vec<AnyRow>, Failure> {
        let mut reader = self.reader().await?;
        let rows = reader.fetch(query).await?;
        reader.finish();
        Ok(rows)
    }
}

impl Reader {
    pub(super) async fn fetch(&mut self, query: AnyQuery<'_>) -> Result<Vec<AnyRow>, Failure> {
        let fetched = query.fetch_all(&mut *self.connection);
        Ok(in_time(self.deadlines.work, fetched).await?)
    }

    /// Reading was successful: others may use the connection.
    pub(super) fn finish(self) {
        self.connection.keep();
    }
}
