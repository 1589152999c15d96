//! The writers: simultaneous changes of many tables become one transaction.
//!
//! ```text
//! tables ──► bounded queue ──► writer: take all that waits ──► begin, write each, commit ──► tell, answer each
//! ```
//! While a transaction waits for the disk, the next one collects, so the more tables there are, the
//! more share a commit.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash as _, Hasher as _};
use std::time::Instant;

use skep_game::Time;
use sqlx::AnyConnection;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::append::Append;
use super::bulk;
use super::change::{Change, Effect, Refused};
use super::checkpoint::Journal;
use super::connection_pool::Connections;
use super::deadlines::too_late;
use super::subscribers::{Happened, Teller};
use super::transaction::{CommitError, Transaction};
use super::{Failure, GameId, WriteError, heartbeat};

type Answer = oneshot::Sender<Result<(), WriteError>>;

/// Changes that are made together or not at all.
#[derive(Debug)]
struct Unit {
    /// Sorted by game, each with its index in the request. All transactions take games in the same
    /// order, so that no two wait for each other.
    changes: Vec<(usize, Change)>,
    answer: Answer,
}

#[derive(Debug)]
enum Message {
    Write(Unit),
    Beat(Time, oneshot::Sender<Result<(), Failure>>),
    Close(oneshot::Sender<()>),
}

/// The queues of the writers. A game always uses the same one, so its changes stay in order.
#[derive(Debug)]
pub(super) struct Writers(Vec<WriterDoor>);

/// The queue of one writer.
#[derive(Debug)]
pub(super) struct WriterDoor(mpsc::Sender<Message>);

/// The most units that wait; further requesters have to wait themselves.
const QUEUE: usize = 1024;
/// The most units that share a transaction.
const GROUP: usize = 256;

impl Writers {
    /// Starts as many writers as the database can use. `journal` is the limit of SQLite's journal, in pages.
    pub(super) fn start(connections: &Connections, teller: &Teller, journal: i64) -> Writers {
        let start = |index| {
            let (inbox, messages) = mpsc::channel(QUEUE);
            let writer = Writer {
                index,
                connections: connections.clone(),
                teller: teller.clone(),
            };
            tokio::spawn(writer.run(messages, Journal::of(connections, journal)));
            WriterDoor(inbox)
        };
        Writers((0..connections.dialect().writers()).map(start).collect())
    }

    /// Makes at least one change; on return they are on disk. They are made even if nobody waits for the answer.
    pub(super) async fn write(&self, changes: Vec<Change>) -> Result<(), WriteError> {
        let (answer, answered) = oneshot::channel();
        let unit = Unit::new(changes, answer);
        let writer = self.of(unit.game());
        let sent = writer.0.send(Message::Write(unit)).await;
        sent.map_err(|_| closed())?;
        // A writer that ends answers what it has not begun.
        let lost = |_| Failure::unknown("the writer has ended");
        answered.await.map_err(lost)?
    }

    /// Lets the writers finish their work, and ends them.
    pub(super) async fn close(&self) {
        for writer in &self.0 {
            let (answer, answered) = oneshot::channel();
            if writer.0.send(Message::Close(answer)).await.is_ok() {
                // It is gone either way.
                let _ = answered.await;
            }
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &WriterDoor> {
        self.0.iter()
    }

    fn of(&self, game: &GameId) -> &WriterDoor {
        let mut hasher = DefaultHasher::new();
        game.hash(&mut hasher);
        let count = self.0.len() as u64;
        let index = usize::try_from(hasher.finish() % count).unwrap_or(0);
        &self.0[index]
    }
}

impl WriterDoor {
    /// Makes the writer write something that belongs to no game.
    pub(super) async fn beat(&self, at: Time) -> Result<(), Failure> {
        let (answer, answered) = oneshot::channel();
        let sent = self.0.send(Message::Beat(at, answer)).await;
        sent.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }
}

fn closed() -> Failure {
    Failure::new("it has been closed")
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

    /// Whether there is nothing to roll back if it is refused.
    fn is_single(&self) -> bool {
        self.changes.len() == 1 && self.changes[0].1.is_all_or_nothing()
    }

    async fn write(&self, connection: &mut AnyConnection) -> Result<Outcome, sqlx::Error> {
        let mut gathered = Vec::new();
        for &(index, ref change) in &self.changes {
            match change.write(&mut *connection).await? {
                Effect::Ok(happened) => gathered.extend(happened),
                Effect::Err(refused) => return Ok(Outcome::Err((index, refused))),
            }
        }
        Ok(Outcome::Ok(gathered))
    }
}

/// The result of a unit: what has happened, or which change was refused.
type Outcome = Result<Vec<Happened>, (usize, Refused)>;

/// The units that can be written with a few statements for all: each says what happened to a game,
/// and no other unit is about that game. The units are sorted by game.
fn batch(units: &[Unit]) -> Vec<Option<&Append>> {
    let is_about_another = |unit: &Unit, index: Option<usize>| {
        let other = index.and_then(|index| units.get(index));
        other.is_none_or(|other| other.game() != unit.game())
    };
    let mut batch = Vec::with_capacity(units.len());
    for (index, unit) in units.iter().enumerate() {
        let is_alone =
            is_about_another(unit, index.checked_sub(1)) && is_about_another(unit, Some(index + 1));
        batch.push(match unit.changes.as_slice() {
            [(_, change)] if is_alone => change.as_append(),
            _ => None,
        });
    }
    batch
}

/// Writes units, starting with the batch; `None` if that is refused because of one of its games.
async fn write(
    units: &[Unit],
    batch: &[Option<&Append>],
    connection: &mut AnyConnection,
) -> Result<Option<Vec<Outcome>>, sqlx::Error> {
    let appends: Vec<&Append> = batch.iter().copied().flatten().collect();
    if !bulk::append(connection, &appends).await? {
        return Ok(None);
    }
    let mut outcomes = Vec::with_capacity(units.len());
    for (unit, appended) in units.iter().zip(batch) {
        outcomes.push(match appended {
            Some(append) => Ok(append.happened()),
            None => unit.write(connection).await?,
        });
    }
    Ok(Some(outcomes))
}

/// Why a transaction failed.
enum Trouble {
    /// The database currently accepts no writes; nothing has changed.
    Closed(sqlx::Error),
    /// One of the changes failed; nothing has changed.
    Change(sqlx::Error),
    /// It is unknown whether it was committed.
    Unknown(sqlx::Error),
}

/// One of the writers.
struct Writer {
    /// Its index among the writers.
    index: usize,
    connections: Connections,
    teller: Teller,
}

impl Writer {
    /// The writer's main loop.
    async fn run(self, mut messages: mpsc::Receiver<Message>, mut journal: Option<Journal>) {
        let mut waiting = Vec::with_capacity(GROUP);
        while messages.recv_many(&mut waiting, GROUP).await > 0 {
            let mut group = Vec::with_capacity(waiting.len());
            let mut closing = None;
            let mut beats = Vec::new();
            for message in waiting.drain(..) {
                match message {
                    Message::Write(unit) => group.push(unit),
                    Message::Beat(at, answer) => beats.push((at, answer)),
                    Message::Close(answer) => closing = Some(answer),
                }
            }
            // Units of several changes go alone: if one is refused, it is rolled back, and nothing else.
            group.sort_by(|one, other| one.game().cmp(other.game()));
            let changes = group.iter().flat_map(|unit| &unit.changes);
            let weight = changes.map(|(_, change)| change.weight()).sum();
            let (singles, others): (Vec<_>, Vec<_>) = group.into_iter().partition(Unit::is_single);
            self.carry_out(singles).await;
            for unit in others {
                self.carry_out(vec![unit]).await;
            }
            if let Some(journal) = &mut journal {
                journal.look_after(weight).await;
            }
            for (at, answer) in beats {
                let _ = answer.send(self.beat(at).await);
            }
            if let Some(answer) = closing {
                messages.close();
                while let Some(message) = messages.recv().await {
                    if let Message::Write(unit) = message {
                        refuse([unit], &closed());
                    }
                }
                let _ = answer.send(());
                return;
            }
        }
    }

    async fn beat(&self, at: Time) -> Result<(), Failure> {
        let transaction = Transaction::begin(&self.connections).await?;
        let index = i64::try_from(self.index).unwrap_or(i64::MAX);
        Ok(heartbeat::write(transaction, index, at).await?)
    }

    /// Carries out units together. If one of them makes the database fail, each has to go alone. If
    /// nobody can write, they all fail together, because finding out takes seconds each time.
    async fn carry_out(&self, group: Vec<Unit>) {
        if group.is_empty() {
            return;
        }
        let start = Instant::now();
        let changes: usize = group.iter().map(|unit| unit.changes.len()).sum();
        let done = self.transact(&group).await;
        metrics::histogram!("skep_store_transaction_seconds").record(start.elapsed());
        metrics::histogram!("skep_store_batch_changes").record(changes as f64);
        if done.is_err() {
            metrics::counter!("skep_store_failures_total").increment(1);
        }
        match done {
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
        match self.try_batch(units, &batch(units)).await? {
            Some(outcomes) => Ok(outcomes),
            // One of the games has advanced or was deleted. Going one by one shows which.
            None => {
                let outcomes = self.try_batch(units, &vec![None; units.len()]).await?;
                Ok(outcomes.expect("only a batch is refused as a whole"))
            }
        }
    }

    /// Carries out units in one transaction, some of them with a few statements for all. If that is
    /// not possible, nothing has changed.
    async fn try_batch(
        &self,
        units: &[Unit],
        batch: &[Option<&Append>],
    ) -> Result<Option<Vec<Outcome>>, Trouble> {
        let begun = Transaction::begin(&self.connections).await;
        let mut transaction = begun.map_err(Trouble::Closed)?;
        let changes = units.iter().map(|unit| unit.changes.len()).sum();
        let limit = self.connections.deadlines().transaction(changes);
        let written = timeout(limit, write(units, batch, &mut transaction)).await;
        // Each further attempt would take as long.
        let written = written.map_err(|_| Trouble::Closed(too_late(limit)))?;
        let outcomes = written.map_err(Trouble::of_change)?;
        let is_undone = outcomes.as_ref().is_none_or(|outcomes| {
            // If nothing was written, there is no commit whose outcome could be unknown.
            let is_empty = outcomes.iter().all(Result::is_err);
            let mut outcomes = units.iter().zip(outcomes);
            is_empty || outcomes.any(|(unit, outcome)| outcome.is_err() && !unit.is_single())
        });
        if is_undone {
            transaction.roll_back().await;
        } else {
            let start = Instant::now();
            transaction.commit().await?;
            metrics::histogram!("skep_store_commit_seconds").record(start.elapsed());
        }
        Ok(outcomes)
    }

    /// Publishes what has happened, then answers.
    fn settle(&self, unit: Unit, outcome: Outcome) {
        let answer = match outcome {
            Ok(happened) => {
                for one in happened {
                    // The store itself subscribes, so there is always a receiver.
                    let _ = self.teller.send(one);
                }
                Ok(())
            }
            Err((index, refused)) => Err(WriteError::Refused { index, refused }),
        };
        // A requester who no longer waits needs no answer.
        let _ = unit.answer.send(answer);
    }
}

fn refuse(group: impl IntoIterator<Item = Unit>, failure: &Failure) {
    for unit in group {
        let _ = unit.answer.send(Err(failure.clone().into()));
    }
}

impl Trouble {
    /// The meaning of a change that was not written.
    fn of_change(error: sqlx::Error) -> Trouble {
        if is_busy(&error) {
            Trouble::Closed(error)
        } else {
            Trouble::Change(error)
        }
    }
}

/// Whether SQLite has waited in vain for another program. PostgreSQL's codes are longer.
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
            Trouble::Closed(error) | Trouble::Change(error) => error.into(),
            Trouble::Unknown(error) => Failure::unknown(error.to_string()),
        }
    }
}

impl From<CommitError> for Trouble {
    fn from(error: CommitError) -> Trouble {
        match error {
            CommitError::Undone(error) => Trouble::of_change(error),
            CommitError::Unknown(error) => Trouble::Unknown(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Change, Unit, Writer};
    use crate::store::connection_pool::Connections;
    use crate::store::deadlines::Deadlines;
    use crate::store::dialect::Dialect;
    use crate::store::subscribers::Subscription;
    use sqlx::{AnyConnection, Connection as _, Executor as _};
    use std::time::Duration;
    use tokio::sync::oneshot;
    use tokio::time::Instant;

    const WAIT: Duration = Duration::from_millis(300);
    /// So many that minutes would pass if each of them waited.
    const CHANGES: u32 = 1_000;

    fn connections(url: &str, dialect: Dialect) -> Connections {
        sqlx::any::install_default_drivers();
        let deadlines = Deadlines {
            connect: WAIT,
            work: WAIT * 2,
            ..Deadlines::default()
        };
        Connections::new(url.parse().unwrap(), dialect, deadlines, 1)
    }

    /// Checks that none of this many changes is carried out, and returns how long they took.
    async fn check(connections: &Connections) -> Duration {
        let (mut group, mut answers) = (Vec::new(), Vec::new());
        for index in 0..CHANGES {
            let (answer, answered) = oneshot::channel();
            let id = format!("game{index}").parse().unwrap();
            group.push(Unit::new(vec![Change::delete(&id)], answer));
            answers.push(answered);
        }
        let writer = Writer {
            index: 0,
            connections: connections.clone(),
            teller: Subscription::first().0,
        };
        let start = Instant::now();
        writer.carry_out(group).await;
        for answered in answers {
            assert!(answered.await.unwrap().is_err());
        }
        start.elapsed()
    }

    /// The clock advances only by waiting, so it shows how often they wait.
    #[tokio::test(start_paused = true)]
    async fn who_finds_no_database_waits_once() {
        // This server accepts connections and never answers.
        let silent = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        for address in [
            silent.local_addr().unwrap().to_string(),
            "127.0.0.1:1".to_owned(),
        ] {
            let url = format!("postgres://skep@{address}/none?sslmode=disable");
            let waited = check(&connections(&url, Dialect::Postgres)).await;
            assert!(
                (WAIT / 3..WAIT * 2).contains(&waited),
                "{address}: {waited:?}"
            );
        }
    }

    #[tokio::test]
    async fn who_finds_the_database_busy_waits_once() {
        sqlx::any::install_default_drivers();
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}?mode=rwc", folder.path().join("a").display());
        let mut other = AnyConnection::connect(&url).await.unwrap();
        let table = "CREATE TABLE game (id TEXT PRIMARY KEY, origin TEXT)";
        other.execute(table).await.unwrap();
        other.execute("BEGIN IMMEDIATE").await.unwrap();
        // SQLite itself waits for half of what work may take.
        let waited = check(&connections(&url, Dialect::Sqlite)).await;
        assert!((WAIT..WAIT * CHANGES).contains(&waited), "{waited:?}");
        other.execute("ROLLBACK").await.unwrap();
    }
}
