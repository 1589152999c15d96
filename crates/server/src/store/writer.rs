//! The writers: what many tables want at the same time becomes one transaction.
//!
//! ```text
//! tables ──► bounded queue ──► writer: take all that waits ──► begin, write each, commit ──► tell, answer each
//! ```
//! While a transaction waits for the disk the next one gathers, so the more tables there are, the more share a commit.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash as _, Hasher as _};

use sqlx::{AnyConnection, AnyPool};
use tokio::sync::{mpsc, oneshot};

use super::change::{Change, Effect, Refused};
use super::dialect::Dialect;
use super::subscribers::{self, Happened, Teller};
use super::transaction::Transaction;
use super::{Failure, GameId, WriteError};

type Answer = oneshot::Sender<Result<(), WriteError>>;

/// Changes that are made together or not at all.
#[derive(Debug)]
struct Unit {
    /// Sorted by game, each with its place in what was asked for. All transactions take the games in the same order,
    /// so none waits for another that waits for it.
    changes: Vec<(usize, Change)>,
    answer: Answer,
}

#[derive(Debug)]
enum Message {
    Write(Unit),
    Close(oneshot::Sender<()>),
}

/// The doors to the writers. A game always goes by the same one, so its changes stay in order.
#[derive(Debug)]
pub(super) struct Writers(Vec<mpsc::Sender<Message>>);

/// How many units wait at most before those who want more have to wait themselves.
const QUEUE: usize = 1024;
/// How many units share a transaction at most.
const GROUP: usize = 256;

impl Writers {
    /// Starts as many writers as the database can use.
    pub(super) fn start(pool: &AnyPool, dialect: Dialect, teller: &Teller) -> Writers {
        let start = |_| {
            let (inbox, messages) = mpsc::channel(QUEUE);
            let writer = Writer {
                pool: pool.clone(),
                dialect,
                teller: teller.clone(),
            };
            tokio::spawn(writer.run(messages));
            inbox
        };
        Writers((0..dialect.writers()).map(start).collect())
    }

    /// Makes changes, at least one; on return they are on disk. They are made even if nobody waits for the answer.
    pub(super) async fn write(&self, changes: Vec<Change>) -> Result<(), WriteError> {
        let (answer, answered) = oneshot::channel();
        let unit = Unit::new(changes, answer);
        let writer = self.of(unit.game());
        let sent = writer.send(Message::Write(unit)).await;
        sent.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }

    /// Lets the writers finish what they have been given, and ends them.
    pub(super) async fn close(&self) {
        for writer in &self.0 {
            let (answer, answered) = oneshot::channel();
            if writer.send(Message::Close(answer)).await.is_ok() {
                // It is gone either way.
                let _ = answered.await;
            }
        }
    }

    fn of(&self, game: &GameId) -> &mpsc::Sender<Message> {
        let mut hasher = DefaultHasher::new();
        game.hash(&mut hasher);
        let count = self.0.len() as u64;
        let index = usize::try_from(hasher.finish() % count).unwrap_or(0);
        &self.0[index]
    }
}

fn closed() -> Failure {
    Failure("it has been closed".to_owned())
}

impl Unit {
    fn new(changes: Vec<Change>, answer: Answer) -> Unit {
        let mut changes: Vec<_> = changes.into_iter().enumerate().collect();
        changes.sort_by(|(_, one), (_, other)| one.game().cmp(other.game()));
        Unit { changes, answer }
    }

    /// The first game it is about.
    fn game(&self) -> &GameId {
        self.changes[0].1.game()
    }

    /// Whether nothing is left to be undone if it is refused.
    const fn is_single(&self) -> bool {
        self.changes.len() == 1
    }

    async fn write(&self, connection: &mut AnyConnection) -> Result<Outcome, sqlx::Error> {
        let mut gathered = Vec::new();
        for &(index, ref change) in &self.changes {
            match change.write(&mut *connection).await? {
                Effect::Ok(happened) => subscribers::gather(&mut gathered, happened),
                Effect::Err(refused) => return Ok(Outcome::Err((index, refused))),
            }
        }
        Ok(Outcome::Ok(gathered))
    }
}

/// What came of a unit: what has happened, or which change was refused.
type Outcome = Result<Vec<Happened>, (usize, Refused)>;

/// Why a transaction did not come about.
enum Trouble {
    /// The database lets nobody write now; nothing has changed.
    Closed(sqlx::Error),
    /// One of the changes failed; nothing has changed.
    Change(sqlx::Error),
    /// It is not known whether it did.
    Commit(sqlx::Error),
}

/// One of those who write.
struct Writer {
    pool: AnyPool,
    dialect: Dialect,
    teller: Teller,
}

impl Writer {
    /// A writer's life.
    async fn run(self, mut messages: mpsc::Receiver<Message>) {
        let mut waiting = Vec::with_capacity(GROUP);
        while messages.recv_many(&mut waiting, GROUP).await > 0 {
            let mut group = Vec::with_capacity(waiting.len());
            let mut closing = None;
            for message in waiting.drain(..) {
                match message {
                    Message::Write(unit) => group.push(unit),
                    Message::Close(answer) => closing = Some(answer),
                }
            }
            // Units of several changes go alone: if one is refused, what it has written is undone, and nothing else.
            group.sort_by(|one, other| one.game().cmp(other.game()));
            let (singles, others): (Vec<_>, Vec<_>) = group.into_iter().partition(Unit::is_single);
            self.carry_out(singles).await;
            for unit in others {
                self.carry_out(vec![unit]).await;
            }
            if let Some(answer) = closing {
                let _ = answer.send(());
                return;
            }
        }
    }

    /// Carries units out together. If one of them makes the database fail, each has to go alone; if nobody can write,
    /// none has to find that out for itself, since each would take seconds.
    async fn carry_out(&self, group: Vec<Unit>) {
        if group.is_empty() {
            return;
        }
        match self.transact(&group).await {
            Ok(outcomes) => {
                for (unit, outcome) in group.into_iter().zip(outcomes) {
                    self.settle(unit, outcome);
                }
            }
            Err(Trouble::Change(_)) if group.len() > 1 => self.carry_out_singly(group).await,
            Err(trouble) => refuse(group, &trouble.into()),
        }
    }

    async fn carry_out_singly(&self, group: Vec<Unit>) {
        let mut group = group.into_iter();
        while let Some(unit) = group.next() {
            let alone = self.transact(std::slice::from_ref(&unit)).await;
            let is_closed = matches!(alone, Err(Trouble::Closed(_)));
            match alone.map(|mut outcomes| outcomes.pop()) {
                Ok(Some(outcome)) => self.settle(unit, outcome),
                Ok(None) => {}
                Err(trouble) => {
                    let failure = Failure::from(trouble);
                    refuse([unit], &failure);
                    if is_closed {
                        refuse(group.by_ref(), &failure);
                    }
                }
            }
        }
    }

    async fn transact(&self, units: &[Unit]) -> Result<Vec<Outcome>, Trouble> {
        let begun = Transaction::begin(&self.pool, self.dialect).await;
        let mut transaction = begun.map_err(Trouble::Closed)?;
        let mut outcomes = Vec::with_capacity(units.len());
        for unit in units {
            let outcome = unit.write(&mut transaction).await;
            let outcome = outcome.map_err(Trouble::of_change)?;
            let is_refused = outcome.is_err();
            outcomes.push(outcome);
            if is_refused && !unit.is_single() {
                debug_assert_eq!(units.len(), 1);
                transaction.roll_back().await;
                return Ok(outcomes);
            }
        }
        transaction.commit().await.map_err(Trouble::Commit)?;
        Ok(outcomes)
    }

    /// Tells what has happened, then answers.
    fn settle(&self, unit: Unit, outcome: Outcome) {
        let answer = match outcome {
            Ok(happened) => {
                for one in happened {
                    // The store itself subscribes, so somebody is always there.
                    let _ = self.teller.send(one);
                }
                Ok(())
            }
            Err((index, refused)) => Err(WriteError::Refused { index, refused }),
        };
        // Who does not wait any more needs no answer.
        let _ = unit.answer.send(answer);
    }
}

fn refuse(group: impl IntoIterator<Item = Unit>, failure: &Failure) {
    for unit in group {
        let _ = unit.answer.send(Err(failure.clone().into()));
    }
}

impl Trouble {
    /// What it means that a change was not written.
    fn of_change(error: sqlx::Error) -> Trouble {
        if is_busy(&error) {
            Trouble::Closed(error)
        } else {
            Trouble::Change(error)
        }
    }
}

/// Whether SQLite has waited in vain for another program. PostgreSQL has no codes as short.
fn is_busy(error: &sqlx::Error) -> bool {
    const BUSY: u32 = 5;
    let code = error.as_database_error().and_then(|error| error.code());
    let code = code.filter(|code| code.len() < 5);
    let code = code.and_then(|code| code.parse::<u32>().ok());
    code.is_some_and(|code| code & 0xff == BUSY)
}

impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Failure {
        match trouble {
            Trouble::Closed(error) | Trouble::Change(error) | Trouble::Commit(error) => {
                error.into()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Change, Dialect, Unit, Writer};
    use crate::store::subscribers::Subscription;
    use sqlx::any::AnyPoolOptions;
    use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Connection as _, Executor as _};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};
    use std::time::Duration;
    use tokio::sync::oneshot;
    use tokio::time::Instant;

    const WAIT: Duration = Duration::from_millis(300);

    /// Checks that none of this many changes is carried out.
    async fn check(pool: &AnyPool, dialect: Dialect) {
        let (mut group, mut answers) = (Vec::new(), Vec::new());
        for index in 0..20 {
            let (answer, answered) = oneshot::channel();
            let id = format!("game{index}").parse().unwrap();
            group.push(Unit::new(vec![Change::delete(&id)], answer));
            answers.push(answered);
        }
        let writer = Writer {
            pool: pool.clone(),
            dialect,
            teller: Subscription::first().0,
        };
        writer.carry_out(group).await;
        for answered in answers {
            assert!(answered.await.unwrap().is_err());
        }
    }

    /// The clock stands still but for waiting, so it tells how often they wait.
    #[tokio::test(start_paused = true)]
    async fn who_finds_no_database_waits_once() {
        sqlx::any::install_default_drivers();
        let pool = AnyPoolOptions::new().acquire_timeout(WAIT);
        let start = Instant::now();
        let pool = pool.connect_lazy("postgres://127.0.0.1:1/none").unwrap();
        check(&pool, Dialect::Postgres).await;
        let waited = start.elapsed();
        assert!((WAIT..WAIT * 2).contains(&waited), "{waited:?}");
    }

    #[tokio::test]
    async fn who_finds_the_database_busy_waits_once() {
        sqlx::any::install_default_drivers();
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}?mode=rwc", folder.path().join("a").display());
        let mut other = AnyConnection::connect(&url).await.unwrap();
        let table = "CREATE TABLE game (id TEXT PRIMARY KEY)";
        other.execute(table).await.unwrap();
        other.execute("BEGIN IMMEDIATE").await.unwrap();
        let tries = Arc::new(AtomicU32::new(0));
        let counted = Arc::clone(&tries);
        let pool = AnyPoolOptions::new().before_acquire(move |_, _| {
            counted.fetch_add(1, Ordering::Relaxed);
            Box::pin(async { Ok(true) })
        });
        let pool = pool.after_connect(|connection, _| {
            Box::pin(async move {
                let wait = format!("PRAGMA busy_timeout = {}", WAIT.as_millis());
                connection.execute(AssertSqlSafe(wait)).await?;
                Ok(())
            })
        });
        check(&pool.connect(&url).await.unwrap(), Dialect::Sqlite).await;
        assert_eq!(tries.load(Ordering::Relaxed), 1);
    }
}
