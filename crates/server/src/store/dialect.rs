//! The differences between SQLite and PostgreSQL.

use super::deadlines::Deadlines;

/// Which of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    Sqlite,
    Postgres,
}

impl Dialect {
    /// Settings for each new connection.
    pub(super) fn greeting(self, deadlines: &Deadlines) -> String {
        match self {
            // FULL: when a commit returns, it is on the disk, not just in the system's cache. For
            // the last setting see `store/checkpoint.rs`.
            Dialect::Sqlite => format!(
                "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = {}; \
                 PRAGMA wal_autocheckpoint = 0",
                deadlines.busy().as_millis()
            ),
            // We time out by ourselves, but then the server would not know. An abandoned
            // transaction holds the locks of its games until the server ends it.
            Dialect::Postgres => format!(
                "SET synchronous_commit = on; SET statement_timeout = {work}; SET lock_timeout = {lock}; \
                 SET idle_in_transaction_session_timeout = {work}; \
                 SELECT set_config('application_name', 'skep in ' || COALESCE(current_schema(), ''), false)",
                work = deadlines.work.as_millis(),
                lock = deadlines.lock().as_millis(),
            ),
        }
    }

    /// Shows whether an idle connection still works. A file is always there; a server may have gone
    /// and come back.
    pub(super) const fn test(self) -> Option<&'static str> {
        match self {
            Dialect::Sqlite => None,
            Dialect::Postgres => Some("SELECT 1"),
        }
    }

    /// Settings for the database, once it is known to be ours.
    pub(super) const fn settling(self) -> Option<&'static str> {
        match self {
            // Readers and the writer do not wait for each other, and a commit is one write to the disk.
            Dialect::Sqlite => Some("PRAGMA journal_mode = WAL"),
            Dialect::Postgres => None,
        }
    }

    /// Commits, and fails unless a transaction was open, could be committed, and is over now. A
    /// text of several statements ends at the first failure.
    pub(super) const fn commit(self) -> &'static str {
        match self {
            // COMMIT fails if SQLite has rolled back by itself. There is no statement that asks for the autocommit mode
            // (sqlx's `Any` hides `sqlite3_get_autocommit`), but BEGIN fails within a transaction. An empty one costs
            // no access to the disk.
            Dialect::Sqlite => "COMMIT; BEGIN; COMMIT",
            // COMMIT does not fail here: it rolls a failed transaction back, and without one it
            // only warns. sqlx does not show us the difference. SAVEPOINT fails in both cases. Both
            // go to the server in one message.
            Dialect::Postgres => "SAVEPOINT last; COMMIT",
        }
    }

    /// Whether a COMMIT that failed like this has certainly undone everything. Otherwise it may
    /// have succeeded: the connection broke before the answer came, or nobody knows what the disk
    /// has kept.
    pub(super) fn is_undone(self, error: &sqlx::Error) -> bool {
        let code = error.as_database_error().and_then(|error| error.code());
        let Some(code) = code else {
            return false;
        };
        match self {
            // The lower byte of the code. Not SQLITE_IOERR: what was written to the journal but not synced is lost or
            // comes back after a crash. With SQLITE_FULL the last frame was not written, and without it the others
            // do not count.
            Dialect::Sqlite => {
                const BUSY: u32 = 5;
                const LOCKED: u32 = 6;
                const READ_ONLY: u32 = 8;
                const FULL: u32 = 13;
                const CONSTRAINT: u32 = 19;
                let code = code.parse::<u32>().unwrap_or_default() & 0xff;
                [BUSY, LOCKED, READ_ONLY, FULL, CONSTRAINT].contains(&code)
            }
            // By class: violated constraints, no transaction, serialization failures and deadlocks, no resources,
            // no lock, canceled by a time limit, raised by a trigger. Not the other codes of 57: a server that is shut
            // down may say so after the commit.
            Dialect::Postgres => {
                const CLASSES: [&str; 6] = ["23", "25", "40", "53", "55", "P0"];
                let is_of = |class: &&str| code.starts_with(class);
                code == "57014" || code != "40003" && CLASSES.iter().any(is_of)
            }
        }
    }

    /// Begins the transaction that changes the tables, so that no second one can begin. On SQLite
    /// it takes the write lock at once.
    pub(super) const fn begin_migration(self) -> &'static str {
        match self {
            Dialect::Sqlite => "BEGIN IMMEDIATE",
            Dialect::Postgres => "BEGIN",
        }
    }

    /// Keeps other servers from changing the tables until the transaction ends. skep 0.2 takes the
    /// same lock. With many games a migration takes long, both here and on a server that we wait
    /// for.
    pub(super) const fn migration_lock(self) -> Option<&'static str> {
        match self {
            Dialect::Sqlite => None,
            Dialect::Postgres => Some(
                "SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; \
                 SELECT pg_advisory_xact_lock(7236837)",
            ),
        }
    }

    /// Takes the lock for large imports unless another server has it, and returns 1 or 0. It is
    /// held until the connection is closed.
    pub(super) const fn try_import_lock(self) -> Option<&'static str> {
        match self {
            Dialect::Sqlite => None,
            Dialect::Postgres => Some(
                "SELECT CASE WHEN pg_try_advisory_lock(7236838) THEN 1::bigint ELSE 0::bigint END",
            ),
        }
    }

    /// The names of all tables.
    pub(super) const fn list_tables(self) -> &'static str {
        match self {
            Dialect::Sqlite => {
                "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
            }
            Dialect::Postgres => {
                "SELECT table_name::TEXT FROM information_schema.tables \
                 WHERE table_schema = current_schema()"
            }
        }
    }

    /// How many bytes each health check finds space for. A SQLite file grows by pages, and once it
    /// cannot, moves fail. PostgreSQL would have to clean up after that each time, and has
    /// operators of its own.
    pub(super) const fn beat_room(self) -> usize {
        match self {
            Dialect::Sqlite => 16 * 1024,
            Dialect::Postgres => 0,
        }
    }

    /// Begins a transaction that only reads, and sees nothing of what is written meanwhile.
    pub(super) const fn begin_snapshot(self) -> &'static str {
        match self {
            Dialect::Sqlite => "BEGIN",
            Dialect::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        }
    }

    /// Counts the connections that servers have to the same tables. On SQLite a lock does that.
    pub(super) const fn count_servers(self) -> Option<&'static str> {
        match self {
            Dialect::Sqlite => None,
            Dialect::Postgres => Some(
                "SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() \
                 AND application_name = 'skep in ' || COALESCE(current_schema(), '')",
            ),
        }
    }

    /// How many transactions may change the database at the same time.
    pub(super) const fn writers(self) -> usize {
        match self {
            Dialect::Sqlite => 1,
            // While one waits for the disk or the network, others continue.
            Dialect::Postgres => 4,
        }
    }

    /// The most connections.
    pub(super) const fn connections(self) -> u32 {
        match self {
            Dialect::Sqlite => 4,
            Dialect::Postgres => 12,
        }
    }
}
