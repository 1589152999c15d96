//! The writers: what many tables want at the same time becomes one transaction.
//!
//! ```text
//! tables ──► bounded queue ──► writer: take all that waits ──► begin, write each, commit ──► answer each
//! ```
//! While a transaction waits for the disk the next one gathers, so the more tables there are, the more share a commit.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash as _, Hasher as _};

use sqlx::{AnyConnection, AnyPool};
use tokio::sync::{mpsc, oneshot};

use super::append::Append;
use super::create::{self, Create};
use super::dialect::Dialect;
use super::transaction::Transaction;
use super::{Failure, GameId};

/// What is to be changed.
#[derive(Debug)]
pub(super) enum Change {
    Create(Box<Create>),
    Append(Append),
    Delete(GameId),
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    Done,
    /// There is a game with that key.
    Before(GameId),
    /// There is a game of that name.
    Taken,
    /// The game has gone on.
    Conflict,
    /// There is no such game.
    Gone,
}

type Answer = oneshot::Sender<Result<Effect, Failure>>;

#[derive(Debug)]
enum Message {
    Change(Change, Answer),
    Close(oneshot::Sender<()>),
}

/// The doors to the writers. A game always goes by the same one, so its changes stay in order.
#[derive(Debug)]
pub(super) struct Writers(Vec<mpsc::Sender<Message>>);

/// How many changes wait at most before those who want more have to wait themselves.
const QUEUE: usize = 1024;
/// How many changes share a transaction at most.
const GROUP: usize = 256;

impl Writers {
    /// Starts as many writers as the database can use.
    pub(super) fn start(pool: &AnyPool, dialect: Dialect) -> Writers {
        let start = |_| {
            let (inbox, messages) = mpsc::channel(QUEUE);
            tokio::spawn(write(pool.clone(), dialect, messages));
            inbox
        };
        Writers((0..dialect.writers()).map(start).collect())
    }

    /// Carries a change out; on return it is on disk. It is carried out even if nobody waits for the answer.
    pub(super) async fn change(&self, change: Change) -> Result<Effect, Failure> {
        let (answer, answered) = oneshot::channel();
        let writer = self.of(change.game());
        let message = Message::Change(change, answer);
        writer.send(message).await.map_err(|_| closed())?;
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

/// A writer's life.
async fn write(pool: AnyPool, dialect: Dialect, mut messages: mpsc::Receiver<Message>) {
    let mut waiting = Vec::with_capacity(GROUP);
    while messages.recv_many(&mut waiting, GROUP).await > 0 {
        let mut group = Vec::with_capacity(waiting.len());
        let mut closing = None;
        for message in waiting.drain(..) {
            match message {
                Message::Change(change, answer) => group.push((change, answer)),
                Message::Close(answer) => closing = Some(answer),
            }
        }
        // All writers take the games in the same order, so none waits for another that waits for it.
        group.sort_by(|(one, _), (other, _)| one.game().cmp(other.game()));
        carry_out(&pool, dialect, group).await;
        if let Some(answer) = closing {
            let _ = answer.send(());
            return;
        }
    }
}

/// Why a transaction did not come about.
enum Trouble {
    /// The database lets nobody write now; nothing has changed.
    Closed(sqlx::Error),
    /// One of the changes failed; nothing has changed.
    Change(sqlx::Error),
    /// It is not known whether it did.
    Commit(sqlx::Error),
}

/// Carries changes out together. If one of them makes the database fail, each has to go alone; if nobody can write,
/// none has to find that out for itself, since each would take seconds.
async fn carry_out(pool: &AnyPool, dialect: Dialect, group: Vec<(Change, Answer)>) {
    let changes: Vec<&Change> = group.iter().map(|(change, _)| change).collect();
    let outcome = transact(pool, dialect, &changes).await;
    let is_alone = changes.len() < 2;
    match outcome {
        Ok(effects) => {
            for ((_, answer), effect) in group.into_iter().zip(effects) {
                tell(answer, Ok(effect));
            }
        }
        Err(Trouble::Change(_)) if !is_alone => carry_out_singly(pool, dialect, group).await,
        Err(trouble) => refuse(group, &trouble.into()),
    }
}

async fn carry_out_singly(pool: &AnyPool, dialect: Dialect, group: Vec<(Change, Answer)>) {
    let mut group = group.into_iter();
    while let Some((change, answer)) = group.next() {
        let alone = transact(pool, dialect, &[&change]).await;
        let is_closed = matches!(alone, Err(Trouble::Closed(_)));
        let effect = alone.map(|mut effects| effects.pop().unwrap_or(Effect::Gone));
        let effect = effect.map_err(Failure::from);
        if let (true, Err(failure)) = (is_closed, &effect) {
            refuse(group.by_ref(), failure);
        }
        tell(answer, effect);
    }
}

fn refuse(group: impl IntoIterator<Item = (Change, Answer)>, failure: &Failure) {
    for (_, answer) in group {
        tell(answer, Err(failure.clone()));
    }
}

/// Who does not wait any more needs no answer.
fn tell(answer: Answer, effect: Result<Effect, Failure>) {
    let _ = answer.send(effect);
}

async fn transact(
    pool: &AnyPool,
    dialect: Dialect,
    changes: &[&Change],
) -> Result<Vec<Effect>, Trouble> {
    let begun = Transaction::begin(pool, dialect).await;
    let mut transaction = begun.map_err(Trouble::Closed)?;
    let mut effects = Vec::with_capacity(changes.len());
    for change in changes {
        let effect = change.write(&mut transaction).await;
        effects.push(effect.map_err(Trouble::of_change)?);
    }
    transaction.commit().await.map_err(Trouble::Commit)?;
    Ok(effects)
}

impl Change {
    /// The game it is about.
    fn game(&self) -> &GameId {
        match self {
            Change::Create(create) => &create.header.id,
            Change::Append(append) => &append.id,
            Change::Delete(id) => id,
        }
    }

    async fn write(&self, connection: &mut AnyConnection) -> Result<Effect, sqlx::Error> {
        match self {
            Change::Create(create) => create.write(connection).await,
            Change::Append(append) => append.write(connection).await,
            Change::Delete(id) => create::delete(connection, id).await,
        }
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
    use super::{Change, Dialect, carry_out};
    use sqlx::any::AnyPoolOptions;
    use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Connection as _, Executor as _};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};
    use std::time::Duration;
    use tokio::sync::oneshot;
    use tokio::time::Instant;

    const WAIT: Duration = Duration::from_millis(300);

    /// None of so many changes is carried out.
    async fn check(pool: &AnyPool, dialect: Dialect) {
        let (mut group, mut answers) = (Vec::new(), Vec::new());
        for index in 0..20 {
            let (answer, answered) = oneshot::channel();
            let id = format!("game{index}").parse().unwrap();
            group.push((Change::Delete(id), answer));
            answers.push(answered);
        }
        carry_out(pool, dialect, group).await;
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
