//! Only one large import at a time.
//!
//! A mutex is enough for one server. Servers that share a PostgreSQL database also take an advisory
//! lock on a connection, which PostgreSQL releases when the server dies.

use std::time::Duration;

use tokio::sync::MutexGuard;
use tokio::time::sleep;

use crate::store::connection_pool::Connection;
use crate::store::deadlines::in_time;
use crate::store::{Failure, Store};

/// How often to check whether another server's import has ended.
const PERIOD: Duration = Duration::from_millis(200);

/// Held as long as a large import runs.
pub(super) struct ImportLock<'a> {
    _in_process: MutexGuard<'a, ()>,
    /// The connection is closed at the end, which releases the lock.
    connection: Option<Connection>,
}

impl Store {
    /// Waits until no other large import is running.
    pub(super) async fn lock_imports(&self) -> Result<ImportLock<'_>, Failure> {
        let imports = &self.0.imports;
        let mut lock = ImportLock {
            _in_process: imports.large.lock().await,
            connection: None,
        };
        while !lock.try_among_servers(self).await? {
            sleep(PERIOD).await;
        }
        Ok(lock)
    }

    /// Does not wait.
    pub(super) async fn try_lock_imports(&self) -> Result<Option<ImportLock<'_>>, Failure> {
        let Ok(in_process) = self.0.imports.large.try_lock() else {
            return Ok(None);
        };
        let mut lock = ImportLock {
            _in_process: in_process,
            connection: None,
        };
        let is_free = lock.try_among_servers(self).await?;
        Ok(is_free.then_some(lock))
    }
}

impl ImportLock<'_> {
    async fn try_among_servers(&mut self, store: &Store) -> Result<bool, Failure> {
        let connections = &store.0.connections;
        let Some(statement) = connections.dialect().try_import_lock() else {
            return Ok(true);
        };
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(connections.acquire().await?),
        };
        let asked = sqlx::query_as(statement).fetch_one(&mut **connection);
        let (taken,): (i64,) = in_time(connections.deadlines().work, asked).await?;
        Ok(taken == 1)
    }
}
