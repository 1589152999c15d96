//! What SQLite and PostgreSQL do differently.

/// Which of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    Sqlite,
    Postgres,
}

impl Dialect {
    /// What each new connection is told.
    pub(super) const fn greeting(self) -> &'static str {
        match self {
            // FULL: a commit is on the disk, not only with the system, when it returns. For the last one see
            // `store/checkpoint.rs`.
            Dialect::Sqlite => {
                "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000; \
                 PRAGMA wal_autocheckpoint = 0"
            }
            Dialect::Postgres => "SET synchronous_commit = on",
        }
    }

    /// What the database is told once it is known to be ours.
    pub(super) const fn settling(self) -> Option<&'static str> {
        match self {
            // So that readers and the writer do not wait for each other, and a commit is one write to the disk.
            Dialect::Sqlite => Some("PRAGMA journal_mode = WAL"),
            Dialect::Postgres => None,
        }
    }

    /// Commits, and fails unless a transaction was open, could be committed, and is over now. A text of several
    /// statements ends at the first that fails.
    pub(super) const fn commit(self) -> &'static str {
        match self {
            // COMMIT fails if SQLite has rolled back by itself. There is no statement that asks for the autocommit mode
            // (sqlx's `Any` hides `sqlite3_get_autocommit`), but BEGIN fails within a transaction. An empty one costs
            // no access to the disk.
            Dialect::Sqlite => "COMMIT; BEGIN; COMMIT",
            // COMMIT does not fail here: it rolls a failed transaction back, and without one it only warns. sqlx does
            // not show us the difference. SAVEPOINT fails in both cases. Both go to the server in one message.
            Dialect::Postgres => "SAVEPOINT last; COMMIT",
        }
    }

    /// Begins the transaction that changes the tables, so that no second one can begin. On SQLite this takes the
    /// write lock at once.
    pub(super) const fn begin_migration(self) -> &'static str {
        match self {
            Dialect::Sqlite => "BEGIN IMMEDIATE",
            Dialect::Postgres => "BEGIN",
        }
    }

    /// Keeps other servers from changing the tables until the transaction ends. skep 0.2 takes the same lock.
    pub(super) const fn migration_lock(self) -> Option<&'static str> {
        match self {
            Dialect::Sqlite => None,
            Dialect::Postgres => Some("SELECT pg_advisory_xact_lock(7236837)"),
        }
    }

    /// Counts the tables other than `skep_schema`.
    pub(super) const fn count_tables(self) -> &'static str {
        match self {
            Dialect::Sqlite => {
                "SELECT COUNT(*) FROM sqlite_master \
                 WHERE type = 'table' AND name <> 'skep_schema' AND name NOT LIKE 'sqlite%'"
            }
            Dialect::Postgres => {
                "SELECT COUNT(*) FROM information_schema.tables \
                 WHERE table_schema = current_schema() AND table_name <> 'skep_schema'"
            }
        }
    }

    /// How many transactions may change the database at the same time.
    pub(super) const fn writers(self) -> usize {
        match self {
            Dialect::Sqlite => 1,
            // While one waits for the disk or the network, others go on.
            Dialect::Postgres => 4,
        }
    }

    /// How many connections there are at most.
    pub(super) const fn connections(self) -> u32 {
        match self {
            Dialect::Sqlite => 4,
            Dialect::Postgres => 12,
        }
    }
}
