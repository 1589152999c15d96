//! All live games. Each is loaded on demand, and unloaded when nobody needs it any more.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use skep_wire::PlayerCommand;
use tokio::sync::mpsc::error::SendTimeoutError;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep};

use crate::engine_player::Habits;
use crate::engine_pool::Pool;
use crate::game_counts::GameCounts;
use crate::limits::{self, Limits};
use crate::live_game::LiveGame;
use crate::problem::Problem;
use crate::requester::{Client, Requester};
use crate::send_queue::ConnectionId;
use crate::store::{Abandoned, GameId, Store};
use crate::table::{self, Answer, RawCommand, ToTable, Watcher};
use crate::time_source::TimeSource;

/// How long a table may be too busy to take a message.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often a table may leave just when it gets a request.
const ATTEMPTS: u32 = 5;
/// How much longer to wait before each further attempt.
const RETRY_PERIOD: Duration = Duration::from_millis(10);
/// The pause between two games that resume after a restart, so that people come first.
const RESUME_PERIOD: Duration = Duration::from_millis(5);

/// All live games, by their ids.
pub(crate) struct Tables {
    pub(crate) store: Store,
    pub(crate) time: Arc<dyn TimeSource>,
    pub(crate) counts: GameCounts,
    pub(crate) pool: Pool,
    pub(crate) habits: Habits,
    pub(crate) limits: Limits,
    live: Mutex<Live>,
}

#[derive(Default)]
struct Live {
    doors: HashMap<GameId, mpsc::Sender<ToTable>>,
    is_closing: bool,
}

impl Tables {
    pub(crate) fn new(
        store: Store,
        time: Arc<dyn TimeSource>,
        counts: GameCounts,
        pool: Pool,
        habits: Habits,
        limits: Limits,
    ) -> Arc<Tables> {
        Arc::new(Tables {
            store,
            time,
            counts,
            pool,
            habits,
            limits,
            live: Mutex::default(),
        })
    }

    /// Whether the server is shutting down.
    pub(crate) fn is_closing(&self) -> bool {
        self.live().is_closing
    }

    /// How many games are in memory.
    pub(crate) fn count(&self) -> usize {
        self.live().doors.len()
    }

    /// Lets a socket watch the game.
    pub(crate) async fn watch(
        self: &Arc<Self>,
        id: &GameId,
        watcher: &Watcher,
        since: Option<u64>,
    ) -> Result<(), Problem> {
        let watch = |answer| ToTable::Watch {
            watcher: watcher.clone(),
            since,
            answer,
        };
        self.ask(id, watch).await
    }

    /// The socket stops watching.
    pub(crate) async fn unwatch(&self, id: &GameId, connection: ConnectionId) {
        let door = self.live().doors.get(id).cloned();
        if let Some(door) = door {
            // A table that has left has no watchers.
            let _ = door.send(ToTable::Unwatch { connection }).await;
        }
    }

    /// Passes a client's command to the table. Returns the version of the game after it.
    pub(crate) async fn command(
        self: &Arc<Self>,
        requester: &Requester,
        id: &GameId,
        command_id: &str,
        command: &PlayerCommand,
    ) -> Result<u64, Problem> {
        let command = |answer| ToTable::Command {
            client: Some(requester.client()),
            actor: requester.actor,
            id: Some(command_id.to_owned()),
            command: RawCommand::Client(command.clone()),
            answer,
        };
        self.ask(id, command).await
    }

    /// The current state of the game. A game that is not in memory is only read.
    pub(crate) async fn look(self: &Arc<Self>, id: &GameId) -> Result<Box<LiveGame>, Problem> {
        if self.is_live(id) {
            return self.ask(id, |answer| ToTable::Look { answer }).await;
        }
        let loaded = LiveGame::load(&self.store, id).await?;
        let (live, _) = loaded.ok_or_else(Problem::no_such_game)?;
        Ok(Box::new(live))
    }

    /// Deletes the game and tells its watchers.
    pub(crate) async fn delete(self: &Arc<Self>, id: &GameId) -> Result<(), Problem> {
        if self.is_live(id) {
            return self.ask(id, |answer| ToTable::Delete { answer }).await;
        }
        if table::delete(&self.store, id).await? {
            Ok(())
        } else {
            Err(Problem::no_such_game())
        }
    }

    /// Deletes the game if it is still abandoned and nobody watches it, and returns whether it did.
    pub(crate) async fn expire(
        self: &Arc<Self>,
        id: &GameId,
        abandoned: Abandoned,
    ) -> Result<bool, Problem> {
        if self.is_live(id) {
            let expire = |answer| ToTable::Expire { abandoned, answer };
            return self.ask(id, expire).await;
        }
        let deleted = self.store.delete_abandoned(id, abandoned).await;
        let deleted = deleted.map_err(|failure| Problem::failed(&failure))?;
        if deleted && self.is_live(id) {
            // Someone came just before it was deleted. The table learns it by this, and tells them.
            let _ = self.ask(id, |answer| ToTable::Delete { answer }).await;
        }
        Ok(deleted)
    }

    /// Loads a game in which an engine has something to do, on behalf of that client.
    pub(crate) fn wake(self: &Arc<Self>, id: &GameId, client: Client) -> Result<(), Problem> {
        self.enter(id, client).map(drop)
    }

    /// Lets engines continue that were to move when the server stopped.
    pub(crate) async fn resume(self: Arc<Self>) {
        let unfinished = match self.store.unfinished(limits::RESUMED_GAMES).await {
            Ok(unfinished) => unfinished,
            Err(failure) => {
                tracing::error!(%failure, "the games of engines do not go on by themselves");
                return;
            }
        };
        for id in unfinished {
            if self.wake(&id, Client::Server).is_err() {
                return;
            }
            sleep(RESUME_PERIOD).await;
        }
    }

    /// Stops all tables. Everything accepted is already on disk.
    pub(crate) async fn close(&self, by: Instant) {
        let doors: Vec<_> = {
            let mut live = self.live();
            live.is_closing = true;
            live.doors.values().cloned().collect()
        };
        for door in doors {
            // It may have left by itself.
            let _ = tokio::time::timeout_at(by, door.send(ToTable::Close)).await;
        }
        while self.count() > 0 && Instant::now() < by {
            sleep(Duration::from_millis(5)).await;
        }
    }

    /// The inbox of a game's table, for its own engines.
    pub(crate) fn door(&self, id: &GameId) -> Option<mpsc::WeakSender<ToTable>> {
        self.live().doors.get(id).map(mpsc::Sender::downgrade)
    }

    /// A table has ended.
    pub(crate) fn forget(&self, id: &GameId) {
        self.live().doors.remove(id);
    }

    /// A table that nobody needs wants to leave, unless a request has just arrived.
    pub(crate) fn leave(&self, id: &GameId, inbox: &mpsc::Receiver<ToTable>) -> bool {
        let mut live = self.live();
        let leaves = inbox.is_empty();
        if leaves {
            live.doors.remove(id);
        }
        leaves
    }

    /// Sends a request to a table, which is loaded if necessary.
    async fn ask<T>(
        self: &Arc<Self>,
        id: &GameId,
        message: impl Fn(Answer<T>) -> ToTable,
    ) -> Result<T, Problem> {
        for attempt in 0..ATTEMPTS {
            if attempt > 0 {
                sleep(RETRY_PERIOD * attempt).await;
            }
            let door = self.enter(id, Client::Server)?;
            let (answer, answered) = oneshot::channel();
            match door.send_timeout(message(answer), PATIENCE).await {
                Ok(()) => {}
                Err(SendTimeoutError::Timeout(_)) => return Err(Problem::table_busy()),
                Err(SendTimeoutError::Closed(_)) => continue,
            }
            drop(door);
            // A table that has left in between does not answer; the next one will.
            if let Ok(answer) = answered.await {
                return answer;
            }
        }
        Err(Problem::table_busy())
    }

    fn is_live(&self, id: &GameId) -> bool {
        self.live().doors.contains_key(id)
    }

    /// The inbox of the game's table. If there is no table yet, one is started, which loads the game first.
    fn enter(
        self: &Arc<Self>,
        id: &GameId,
        client: Client,
    ) -> Result<mpsc::Sender<ToTable>, Problem> {
        let mut live = self.live();
        if live.is_closing {
            return Err(Problem::closing());
        }
        // A closed inbox belongs to a table that has panicked; another one replaces it.
        if let Some(door) = live.doors.get(id).filter(|door| !door.is_closed()) {
            return Ok(door.clone());
        }
        if live.doors.len() >= self.limits.tables {
            return Err(Problem::too_many_tables(self.limits.tables));
        }
        let (door, inbox) = mpsc::channel(limits::INBOX);
        live.doors.insert(id.clone(), door.clone());
        tokio::spawn(table::keep(id.clone(), Arc::clone(self), client, inbox));
        Ok(door)
    }

    /// A panic while the lock was held leaves a valid map.
    fn live(&self) -> MutexGuard<'_, Live> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
