//! A transaction that is over when it says so, on a connection that is closed if anything goes wrong.
//!
//! sqlx has transactions too, but we cannot build on them. sqlx counts how deeply they are nested
//! and never asks the database. SQLite rolls back by itself when the disk is full; sqlx's own
//! ROLLBACK then fails, and its count stays at one. From then on each "begin" on that connection is
//! a SAVEPOINT and each "commit" a RELEASE. After one more failure, they all happen inside a
//! transaction that is never committed.
//!
//! So BEGIN and COMMIT are plain statements here, and sqlx's count stays at zero.

use std::ops::{Deref, DerefMut};

use sqlx::{AnyConnection, Executor as _};

use super::connection_pool::{Connection, Connections};
use super::deadlines::{Deadlines, in_time};
use super::dialect::Dialect;

/// A transaction. Unless it is committed or rolled back, its connection is closed, and the database
/// rolls back.
pub(super) struct Transaction {
    connection: Connection,
    connections: Connections,
}

/// Why a transaction was not committed.
#[derive(Debug)]
pub(super) enum CommitError {
    /// Everything was rolled back.
    Undone(sqlx::Error),
    /// It is unknown whether it was committed.
    Unknown(sqlx::Error),
}

impl Transaction {
    pub(super) async fn begin(connections: &Connections) -> Result<Transaction, sqlx::Error> {
        Ok(Transaction {
            connection: connections.acquire_with("BEGIN").await?,
            connections: connections.clone(),
        })
    }

    pub(super) fn dialect(&self) -> Dialect {
        self.connections.dialect()
    }

    pub(super) fn deadlines(&self) -> Deadlines {
        self.connections.deadlines()
    }

    /// On return, the transaction is over and everything is on disk.
    pub(super) async fn commit(mut self) -> Result<(), CommitError> {
        let dialect = self.dialect();
        let limit = self.deadlines().work;
        match in_time(limit, self.connection.execute(dialect.commit())).await {
            Ok(_) => {
                self.connection.keep();
                Ok(())
            }
            Err(error) if dialect.is_undone(&error) => Err(CommitError::Undone(error)),
            Err(error) => Err(CommitError::Unknown(error)),
        }
    }

    /// Rolls back.
    pub(super) async fn roll_back(mut self) {
        let limit = self.deadlines().work;
        let undone = in_time(limit, self.connection.execute("ROLLBACK")).await;
        // If this fails, the connection is closed, and the database rolls back.
        if undone.is_ok() {
            self.connection.keep();
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
