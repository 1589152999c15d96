//! A table: the one task that owns a live game. Persons, engines and the clock all use its inbox.
//!
//! `table/command.rs` carries out commands: decide, store, advance, tell, in that order. So a
//! refused command or a failed write changes nothing, and nobody is told of anything that is not on
//! disk.

mod command;
mod duplicate_commands;
mod watchers;

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use skep_game::{Actor, Command, GameAction};
use skep_wire::{FromServer, PlayerCommand, Thought};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use crate::backoff::Backoff;
use crate::engine_player::{self, EnginePlayer};
use crate::live_game::LiveGame;
use crate::problem::Problem;
use crate::requester::Client;
use crate::send_queue::ConnectionId;
use crate::store::{Abandoned, GameId, Store};
use crate::tables::Tables;
use crate::time_source::{Moment, TimeSource};
use crate::view::time_left;

use duplicate_commands::Answers;
pub(crate) use watchers::Watcher;
use watchers::Watchers;

/// How long a table waits before it retries after a failure of the store.
const RETRY: Duration = Duration::from_secs(2);
/// How long a table waits after another writer has changed its game, before it retries.
const AFTER_CONFLICT: Backoff = Backoff {
    first: Duration::from_millis(10),
    longest: RETRY,
};

/// Where the answer to a message goes.
pub(crate) type Answer<T> = oneshot::Sender<Result<T, Problem>>;

/// A message to a table.
pub(crate) enum ToTable {
    /// Someone wants to watch the game.
    Watch {
        watcher: Watcher,
        since: Option<u64>,
        answer: Answer<()>,
    },
    /// A watcher leaves.
    Unwatch { connection: ConnectionId },
    /// Someone sends a command. The answer is the version of the game after it.
    Command {
        /// On whose behalf engines answer it; `None` if an engine gives it.
        client: Option<Client>,
        actor: Actor,
        id: Option<String>,
        command: RawCommand,
        answer: Answer<u64>,
    },
    /// Someone wants a copy of the game.
    Look { answer: Answer<Box<LiveGame>> },
    /// An engine reports what it is thinking.
    Thinking { version: u64, thought: Thought },
    /// Delete the game.
    Delete { answer: Answer<()> },
    /// Delete the game if it is abandoned. The answer is whether it was.
    Expire {
        abandoned: Abandoned,
        answer: Answer<bool>,
    },
    /// The server stops.
    Close,
}

/// A command as it reaches the table.
#[derive(Clone, Debug)]
pub(crate) enum RawCommand {
    /// From a client: a move is still text.
    Client(PlayerCommand),
    /// From the server's own engine.
    Engine(Command),
}

impl ToTable {
    /// Answers that it is not possible.
    pub(crate) fn refuse(self, problem: Problem) {
        // The requester may have disconnected.
        match self {
            ToTable::Watch { answer, .. } | ToTable::Delete { answer } => {
                let _ = answer.send(Err(problem));
            }
            ToTable::Command { answer, .. } => {
                let _ = answer.send(Err(problem));
            }
            ToTable::Look { answer } => {
                let _ = answer.send(Err(problem));
            }
            ToTable::Expire { answer, .. } => {
                let _ = answer.send(Err(problem));
            }
            ToTable::Unwatch { .. } | ToTable::Thinking { .. } | ToTable::Close => {}
        }
    }
}

/// The task that owns a live game.
pub(crate) struct Table {
    id: GameId,
    store: Store,
    time: Arc<dyn TimeSource>,
    live: LiveGame,
    answers: Answers,
    watchers: Watchers,
    engine_player: EnginePlayer,
    /// The time of the last request.
    idle_since: Instant,
    /// How long an unused table stays.
    idle: Duration,
    /// Set if the game on disk may be ahead of the one in memory. It is loaded again before the next request, and at
    /// this time at the latest.
    reload_at: Option<Instant>,
    /// Commands that may still be stored at this version although the answer was a failure, for
    /// example because their connection hangs. Once the game has another version, that cannot
    /// happen any more.
    unsettled: HashSet<String>,
    /// How many times in a row another writer was faster.
    conflicts: u32,
    /// The game was deleted from disk.
    is_gone: bool,
}

/// Loads the game and runs its table until nobody needs it.
pub(crate) async fn keep(
    id: GameId,
    tables: Arc<Tables>,
    client: Client,
    mut inbox: mpsc::Receiver<ToTable>,
) {
    // Boxed, since a task takes as much memory as its largest step for as long as it lives.
    let refusal = match Box::pin(Table::load(&id, &tables, client, &inbox)).await {
        Ok(table) => {
            table.run(&tables, &mut inbox).await;
            return;
        }
        Err(problem) => problem,
    };
    tables.forget(&id);
    inbox.close();
    while let Some(message) = inbox.recv().await {
        message.refuse(refusal.clone());
    }
}

impl Table {
    async fn load(
        id: &GameId,
        tables: &Tables,
        client: Client,
        inbox: &mpsc::Receiver<ToTable>,
    ) -> Result<Box<Table>, Problem> {
        let loaded = LiveGame::load(&tables.store, id).await?;
        let (live, commands) = loaded.ok_or_else(Problem::no_such_game)?;
        let door = tables.door(id).ok_or_else(Problem::closing)?;
        debug_assert!(!inbox.is_closed());
        Ok(Box::new(Table {
            engine_player: EnginePlayer::new(
                door,
                tables.pool.clone(),
                tables.habits,
                seed(id),
                client,
            ),
            id: id.clone(),
            store: tables.store.clone(),
            time: Arc::clone(&tables.time),
            live,
            answers: Answers::of(commands),
            watchers: Watchers::default(),
            idle_since: Instant::now(),
            idle: tables.limits.idle,
            reload_at: None,
            unsettled: HashSet::new(),
            conflicts: 0,
            is_gone: false,
        }))
    }

    async fn run(mut self: Box<Self>, tables: &Tables, inbox: &mut mpsc::Receiver<ToTable>) {
        self.attend();
        loop {
            let alarm = self.alarm();
            tokio::select! {
                message = inbox.recv() => match message {
                    None | Some(ToTable::Close) => {
                        tables.forget(&self.id);
                        break;
                    }
                    Some(message) => self.receive(message).await,
                },
                () = sleep_until(alarm) => self.look_around().await,
            }
            if self.is_gone {
                tables.forget(&self.id);
                let gone = self.gone();
                self.watchers.tell(|| gone);
                break;
            }
            if self.is_idle() && tables.leave(&self.id, inbox) {
                break;
            }
        }
        inbox.close();
        while let Some(message) = inbox.recv().await {
            if self.is_gone {
                message.refuse(Problem::no_such_game());
            }
            // Otherwise the requester gets no answer, and asks the next table of this game.
        }
    }

    async fn receive(&mut self, message: ToTable) {
        match message {
            ToTable::Thinking { version, thought } => self.tell_thinking(version, thought),
            ToTable::Unwatch { connection } => self.watchers.remove(connection),
            ToTable::Watch {
                watcher,
                since,
                answer,
            } => {
                let _ = answer.send(self.watch(watcher, since).await);
            }
            ToTable::Command {
                client,
                actor,
                id,
                command,
                answer,
            } => {
                if let Some(client) = client {
                    self.engine_player.serve(client);
                }
                let _ = answer.send(self.command(actor, id, &command).await);
            }
            ToTable::Look { answer } => {
                let refreshed = self.refresh().await;
                let _ = answer.send(refreshed.map(|()| Box::new(self.live.clone())));
            }
            ToTable::Delete { answer } => {
                let _ = answer.send(self.delete().await);
            }
            ToTable::Expire { abandoned, answer } => {
                let _ = answer.send(self.expire(abandoned).await);
            }
            ToTable::Close => {}
        }
        self.idle_since = Instant::now();
    }

    async fn watch(&mut self, watcher: Watcher, since: Option<u64>) -> Result<(), Problem> {
        self.refresh().await?;
        let actor = watcher.actor;
        self.live.permit(actor, GameAction::Watch)?;
        self.engine_player.serve_if_free(watcher.client);
        if actor.ends_interruption(&self.live.header().seating()) {
            self.resume().await?;
        }
        let message = self.live.since(actor, since, self.now());
        self.watchers.add(watcher, message);
        Ok(())
    }

    async fn delete(&mut self) -> Result<(), Problem> {
        match delete(&self.store, &self.id).await {
            Ok(_) => {
                self.is_gone = true;
                Ok(())
            }
            Err(problem) => {
                self.reload_at = Some(Instant::now());
                Err(problem)
            }
        }
    }

    async fn expire(&mut self, abandoned: Abandoned) -> Result<bool, Problem> {
        if !self.watchers.is_empty() {
            return Ok(false);
        }
        let deleted = self.store.delete_abandoned(&self.id, abandoned).await;
        match deleted {
            Ok(deleted) => {
                self.is_gone = deleted;
                Ok(deleted)
            }
            Err(failure) => {
                self.reload_at = Some(Instant::now());
                Err(Problem::failed(&failure))
            }
        }
    }

    fn tell_thinking(&mut self, version: u64, thought: Thought) {
        if version == self.live.game().version() {
            let game = self.id.to_string();
            self.watchers
                .mention(FromServer::Thinking { game, thought });
        }
    }

    fn now(&self) -> Moment {
        self.time.now()
    }

    fn gone(&self) -> FromServer {
        FromServer::Gone {
            game: self.id.to_string(),
            problem: Problem::no_such_game().view(),
        }
    }

    /// Shows the engines the game. A game with a clock waits until a player has returned.
    fn attend(&mut self) {
        if self.live.is_interrupted() {
            return;
        }
        let game = self.live.game();
        let left = time_left(game, self.live.time(self.now()));
        self.engine_player.attend(self.live.header(), game, left);
    }

    /// When to wake up next: when a clock runs out, when a slow watcher may have caught up, or when
    /// everyone has left.
    fn alarm(&self) -> Instant {
        let mut alarm = self.idle_since + self.idle;
        if alarm <= Instant::now() {
            // Someone is there, so look again later.
            alarm = Instant::now() + self.idle;
        }
        if self.watchers.is_any_behind() {
            alarm = alarm.min(Instant::now() + watchers::CATCH_UP);
        }
        if let Some(retry) = self.reload_at {
            alarm = alarm.min(retry);
        } else if let Some(left) = self.flag_in() {
            // One millisecond more, because clocks count whole ones.
            alarm = alarm.min(Instant::now() + left + Duration::from_millis(1));
        }
        alarm
    }

    /// How long until the running clock runs out.
    fn flag_in(&self) -> Option<Duration> {
        if self.live.is_interrupted() || self.live.game().ending().is_some() {
            return None;
        }
        time_left(self.live.game(), self.live.time(self.now()))
    }

    async fn look_around(&mut self) {
        self.reload_if_due().await;
        if self.reload_at.is_none() && self.flag_in().is_some_and(|left| left.is_zero()) {
            self.call_time().await;
        }
        if self.watchers.is_any_behind() {
            let (live, now) = (&self.live, self.now());
            let whole = |actor| live.since(actor, None, now);
            self.watchers.catch_up(whole);
        }
    }

    /// Loads the game again if it is time. If that fails, it tries again later.
    async fn reload_if_due(&mut self) {
        if self.reload_at.is_some_and(|retry| retry <= Instant::now())
            && self.refresh().await.is_err()
        {
            self.reload_at = Some(Instant::now() + RETRY);
        }
    }

    /// Whether nobody needs the table: no watchers, no thinking engine, no running clock.
    fn is_idle(&mut self) -> bool {
        self.idle_since.elapsed() >= self.idle
            && self.watchers.is_empty()
            && self.flag_in().is_none()
            && (self.live.is_interrupted()
                || !engine_player::is_awaited(self.live.header(), self.live.game()))
    }
}

/// Deletes a game; `false` if it does not exist. If the outcome is unknown, it is tried again.
pub(crate) async fn delete(store: &Store, id: &GameId) -> Result<bool, Problem> {
    let mut deleted = store.delete(id).await;
    let mut unknown = None;
    if let Err(failure) = &deleted
        && failure.is_unknown()
    {
        unknown = Some(failure.clone());
        deleted = store.delete(id).await;
    }
    match (deleted, unknown) {
        (Ok(deleted), unknown) => Ok(deleted || unknown.is_some()),
        (Err(failure), unknown) => {
            let failure = unknown.unwrap_or(failure);
            tracing::error!(game = %id, %failure, "a game was not deleted");
            Err(Problem::failed(&failure))
        }
    }
}

/// A number that is always the same for a game.
fn seed(id: &GameId) -> u64 {
    // FNV-1a: any mixing will do.
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    id.as_str().bytes().fold(0xcbf2_9ce4_8422_2325, mix)
}

#[cfg(test)]
mod tests {
    use super::{Table, ToTable};
    use crate::requester::Client;
    use crate::server::Options;
    use crate::services::Services;
    use crate::store::Location;
    use skep_game::{Event, Step};
    use tokio::sync::{mpsc, oneshot};
    use tokio::time::Instant;

    #[tokio::test]
    async fn a_look_shows_what_is_on_disk_after_a_doubtful_write() {
        let folder = tempfile::tempdir().unwrap();
        let options = Options::local(Location::Folder(folder.path().to_owned()));
        let services = Services::open(&options).await.unwrap();
        let tables = &services.tables;
        let header = crate::store::test_header("doubtful");
        let id = &header.id;
        tables.store.create(&header, &[]).await.unwrap();
        // The table under test is a second one, which needs the door of the first.
        tables.wake(id, Client::Server).unwrap();
        let (_door, inbox) = mpsc::channel(1);
        let table = Table::load(id, tables, Client::Server, &inbox).await;
        let mut table = table.unwrap_or_else(|problem| panic!("{problem:?}"));

        let mut game = header.game();
        let event = Event::Played(game.position().legal_moves()[0]);
        let at = header.created_at;
        game.absorb(event, at);
        let version = game.version();
        let steps = [Step { event, at, game }];
        tables.store.append(id, &steps, None, at).await.unwrap();
        table.reload_at = Some(Instant::now());

        let (answer, answered) = oneshot::channel();
        table.receive(ToTable::Look { answer }).await;
        let seen = answered.await.unwrap();
        let seen = seen.unwrap_or_else(|problem| panic!("{problem:?}"));
        assert_eq!(seen.game().version(), version);
        services.close().await;
    }
}
