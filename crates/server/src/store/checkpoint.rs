//! Keeps SQLite's journal (its write-ahead log) short without delaying the writer.
//!
//! By default, SQLite copies the journal into the database inside a commit whenever it has grown.
//! Everyone who waits for that commit then waits for two more disk flushes. So that is turned off,
//! and a separate task copies the journal in parallel to the writer.
//!
//! Copying alone does not shorten it: SQLite restarts the journal only if everything has been
//! copied when a transaction begins, and while the writer is busy there is always something new. So
//! when the journal reaches its limit, the writer restarts it between two transactions. By then,
//! little is left to copy.

use std::sync::{Arc, Weak};
use std::time::Duration;

use sqlx::{AssertSqlSafe, Executor as _};
use tokio::sync::{Mutex, Notify};
use tokio::time::timeout;

use super::connection_pool::{Connection, Connections};
use super::deadlines::in_time;
use super::dialect::Dialect;

/// The number of pages at which the journal is restarted: 64 MB.
pub(super) const LIMIT: i64 = 16_384;
/// How long the journal collects before it is copied, if it does not grow quickly.
const PERIOD: Duration = Duration::from_secs(5);
/// How long copying may take.
const DEADLINE: Duration = Duration::from_secs(60);
/// After this many changes the writer checks the length of the journal. Each is a few pages.
pub(super) const ASK_AFTER: usize = 32;
/// How long the writer waits for someone who is still reading from the journal.
const READERS: Duration = Duration::from_millis(100);

const LENGTH: &str = "PRAGMA wal_checkpoint(NOOP)";
const COPY: &str = "PRAGMA wal_checkpoint(PASSIVE)";
const START_OVER: &str = "PRAGMA wal_checkpoint(RESTART)";
/// The same, and truncates the file.
const CUT: &str = "PRAGMA wal_checkpoint(TRUNCATE)";

/// The writer's view of the journal.
pub(super) struct Journal {
    shared: Arc<Shared>,
    /// Changes since the writer last checked the length.
    changes: usize,
    /// The length at which it is copied next.
    copy_at: i64,
    /// The length at which it is restarted next.
    start_over_at: i64,
}

struct Shared {
    connections: Connections,
    limit: i64,
    /// SQLite allows only one to copy at a time.
    turn: Mutex<()>,
    needs_copy: Arc<Notify>,
}

/// SQLite's report on the journal.
struct Status {
    /// Someone was in the way.
    is_busy: bool,
    pages: i64,
}

impl Journal {
    /// The journal of a database that has one, with its limit in pages.
    pub(super) fn of(connections: &Connections, limit: i64) -> Option<Journal> {
        if connections.dialect() != Dialect::Sqlite {
            return None;
        }
        let shared = Arc::new(Shared {
            connections: connections.clone(),
            limit,
            turn: Mutex::default(),
            needs_copy: Arc::default(),
        });
        tokio::spawn(copy_now_and_then(
            Arc::downgrade(&shared),
            Arc::clone(&shared.needs_copy),
        ));
        Some(Journal {
            shared,
            changes: 0,
            copy_at: limit / 2,
            start_over_at: limit,
        })
    }

    /// Takes care of the journal after this many changes have been written.
    pub(super) async fn look_after(&mut self, changes: usize) {
        self.changes += changes;
        if self.changes < ASK_AFTER {
            return;
        }
        self.changes = 0;
        // If it fails now, it is tried again soon. Everything written is in the journal in any case.
        let Ok(Status { pages, .. }) = self.shared.status(LENGTH).await else {
            return;
        };
        let limit = self.shared.limit;
        if pages < limit / 2 {
            (self.copy_at, self.start_over_at) = (limit / 2, limit);
        }
        if pages >= self.copy_at {
            self.copy_at = pages + limit / 4;
            self.shared.needs_copy.notify_one();
        }
        if pages >= self.start_over_at && !self.start_over(pages).await {
            self.start_over_at = pages + limit / 8;
        }
    }

    /// Restarts the journal, and returns whether that was possible.
    async fn start_over(&self, pages: i64) -> bool {
        let limit = self.shared.limit;
        let turn = self.shared.turn.try_lock();
        let _turn = match turn {
            Ok(turn) => turn,
            // The copying will end soon.
            Err(_) if pages < limit + limit / 2 => return false,
            Err(_) => self.shared.turn.lock().await,
        };
        // Usually the file keeps its size, because overwriting is faster than growing.
        let statement = if pages < 2 * limit { START_OVER } else { CUT };
        matches!(self.shared.start_over(statement).await, Ok(status) if !status.is_busy)
    }
}

/// Empties the journal that a server left behind when it was killed. Otherwise a small disk could be full of it, with
/// no space left to copy it to.
pub(super) async fn empty(connections: &Connections) {
    if connections.dialect() == Dialect::Sqlite
        && let Ok(mut connection) = connections.acquire().await
        // If it fails, the journal is copied later. Everything in it counts in any case.
        && ask(&mut connection, CUT, DEADLINE).await.is_ok()
    {
        connection.keep();
    }
}

/// Copies the journal into the database when it has become long, or after a while. Ends with the journal.
async fn copy_now_and_then(journal: Weak<Shared>, needs_copy: Arc<Notify>) {
    loop {
        let _ = timeout(PERIOD, needs_copy.notified()).await;
        let Some(shared) = journal.upgrade() else {
            return;
        };
        if shared.connections.is_closed() {
            return;
        }
        let _turn = shared.turn.lock().await;
        // If it fails, it is tried again soon.
        let _ = shared.status(COPY).await;
    }
}

impl Shared {
    async fn status(&self, statement: &'static str) -> Result<Status, sqlx::Error> {
        let mut connection = self.connections.acquire().await?;
        let status = ask(&mut connection, statement, DEADLINE).await?;
        connection.keep();
        Ok(status)
    }

    /// Restarts the journal. Others wait meanwhile, so it does not wait for readers as long as usual.
    async fn start_over(&self, statement: &'static str) -> Result<Status, sqlx::Error> {
        let deadlines = self.connections.deadlines();
        let mut connection = self.connections.acquire().await?;
        wait_at_most(&mut connection, READERS).await?;
        let status = ask(&mut connection, statement, DEADLINE).await?;
        wait_at_most(&mut connection, deadlines.busy()).await?;
        connection.keep();
        Ok(status)
    }
}

async fn ask(
    connection: &mut Connection,
    statement: &'static str,
    limit: Duration,
) -> Result<Status, sqlx::Error> {
    let fetched = sqlx::query_as(statement).fetch_one(&mut **connection);
    let (busy, pages, _): (i64, i64, i64) = in_time(limit, fetched).await?;
    Ok(Status {
        is_busy: busy != 0,
        pages,
    })
}

async fn wait_at_most(connection: &mut Connection, time: Duration) -> Result<(), sqlx::Error> {
    let wait = format!("PRAGMA busy_timeout = {}", time.as_millis());
    connection.execute(AssertSqlSafe(wait)).await.map(drop)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use skep_game::{Event, Game, Step, Time};
    use skep_rules::Color;
    use sqlx::Executor as _;

    use crate::store::change::Change;
    use crate::store::faults::header;
    use crate::store::subscribers::Subscription;
    use crate::store::writer::Writers;
    use crate::store::{GameId, Location, Store};

    /// Pages. A change writes a handful of them.
    const LIMIT: i64 = 256;
    /// Bytes of a page in the journal.
    const PAGE: u64 = 4096 + 24;

    /// A busy writer with a short limit.
    struct Busy {
        store: Store,
        writers: Writers,
        folder: tempfile::TempDir,
        games: Vec<(GameId, Game)>,
    }

    impl Busy {
        async fn start() -> Busy {
            let folder = tempfile::tempdir().unwrap();
            let place = Location::Folder(folder.path().to_owned());
            let store = Store::open(&place).await.unwrap();
            let (teller, _) = Subscription::first();
            let writers = Writers::start(&store.0.connections, &teller, LIMIT);
            let mut games = Vec::new();
            for index in 0..super::ASK_AFTER {
                let header = header(&format!("game{index}"));
                store.create(&header, &[]).await.unwrap();
                games.push((header.id.clone(), header.game()));
            }
            Busy {
                store,
                writers,
                folder,
                games,
            }
        }

        /// One event in each game, all at once.
        async fn turn(&mut self) {
            let at = Time::from_millis(1_763_290_800_000);
            let event = Event::DrawOffered(Color::White);
            let writers = &self.writers;
            let writes = self.games.iter_mut().map(|(id, game)| {
                game.absorb(event, at);
                let game = game.clone();
                let change = Change::append(id, &[Step { at, event, game }], None, at).unwrap();
                writers.write(vec![change])
            });
            for written in futures_util::future::join_all(writes).await {
                written.unwrap();
            }
        }

        /// Bytes of the journal.
        fn length(&self) -> u64 {
            let journal = Path::join(self.folder.path(), "skep.sqlite-wal");
            journal.metadata().unwrap().len()
        }

        /// Checks for this many turns that the journal keeps to twice its limit.
        async fn check(&mut self, turns: usize) {
            for turn in 0..turns {
                self.turn().await;
                let pages = self.length() / PAGE;
                assert!(pages <= 2 * LIMIT as u64, "{pages} pages at turn {turn}");
            }
        }
    }

    /// Before 3.51.3 a checkpoint beside a busy writer could, very rarely, corrupt the database ("WAL-reset bug"), and
    /// asking for the journal's length copied it.
    #[tokio::test]
    async fn sqlite_is_new_enough_for_checkpoints_beside_the_writer() {
        let busy = Busy::start().await;
        let mut connection = busy.store.0.connections.acquire().await.unwrap();
        let version = sqlx::query_as("SELECT sqlite_version()").fetch_one(&mut *connection);
        let (version,): (String,) = version.await.unwrap();
        let numbers: Vec<u32> = version
            .split('.')
            .map(|part| part.parse().unwrap())
            .collect();
        assert!(numbers >= vec![3, 51, 3], "{version}");
    }

    #[tokio::test]
    async fn a_busy_writer_keeps_the_journal_short() {
        Busy::start().await.check(200).await;
    }

    /// A reader keeps SQLite from restarting the journal. The writer continues, and afterwards the
    /// journal is truncated.
    #[tokio::test]
    async fn a_reader_that_stays_makes_the_journal_long_only_for_as_long() {
        let mut busy = Busy::start().await;
        let mut reader = busy.store.0.connections.acquire().await.unwrap();
        reader.execute("BEGIN; SELECT * FROM game").await.unwrap();
        let mut turns = 0;
        while busy.length() < 4 * LIMIT as u64 * PAGE {
            busy.turn().await;
            turns += 1;
            assert!(turns < 10_000, "the reader did not keep the journal");
        }
        reader.execute("COMMIT").await.unwrap();
        reader.keep();
        let mut turns = 0;
        while busy.length() > LIMIT as u64 * PAGE {
            busy.turn().await;
            turns += 1;
            assert!(turns < 100, "the journal stays long");
        }
        busy.check(200).await;
    }
}
