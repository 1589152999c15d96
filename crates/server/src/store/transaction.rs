//! A transaction that has ended when it says so, on a connection that is closed if anything goes wrong.
//!
//! sqlx has transactions too, but we cannot build on them. sqlx counts how deep they are nested and never asks the
//! database. SQLite rolls back by itself when the disk is full; sqlx's own ROLLBACK then fails, and its count stays at
//! one. From then on each "begin" on that connection is a SAVEPOINT and each "commit" a RELEASE. One failure more, and
//! they all happen inside a transaction that nobody ever commits.
//!
//! So BEGIN and COMMIT are plain statements here, and sqlx's count stays at zero.

use std::ops::{Deref, DerefMut};

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Executor as _};

use super::dialect::Dialect;

/// A transaction. Unless it is committed or rolled back, its connection is closed, and the database rolls back what was written.
pub(super) struct Transaction {
    connection: PoolConnection<Any>,
    dialect: Dialect,
    is_over: bool,
}

impl Transaction {
    pub(super) async fn begin(
        pool: &AnyPool,
        dialect: Dialect,
    ) -> Result<Transaction, sqlx::Error> {
        let mut transaction = Transaction {
            connection: pool.acquire().await?,
            dialect,
            is_over: false,
        };
        transaction.execute("BEGIN").await?;
        Ok(transaction)
    }

    /// On return the transaction has ended, and what was written is on disk. After an error it may be there or not.
    pub(super) async fn commit(mut self) -> Result<(), sqlx::Error> {
        let commit = self.dialect.commit();
        self.execute(commit).await?;
        self.is_over = true;
        Ok(())
    }

    /// Undoes what was written.
    pub(super) async fn roll_back(mut self) {
        // If this fails, the connection is closed, and the database undoes it.
        self.is_over = self.execute("ROLLBACK").await.is_ok();
    }
}

impl Drop for Transaction {
    fn drop(&mut self) {
        if !self.is_over {
            self.connection.close_on_drop();
        }
    }
}

impl Deref for Transaction {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.connection
    }
}

impl DerefMut for Transaction {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.connection
    }
}
