//! Watching games and playing them.

use std::time::Instant;

use skep_game::Actor;
use skep_wire::{FromServer, PlayerCommand};
use tokio::sync::mpsc;

use super::Services;
use super::new_game::is_key;
use crate::limits;
use crate::open_sockets::Slot;
use crate::problem::Problem;
use crate::requester::Requester;
use crate::send_queue::{ConnectionId, Outgoing};
use crate::store::GameId;
use crate::table::Watcher;

/// A game that is watched until this is dropped.
pub struct Watch {
    queue: mpsc::Receiver<Outgoing>,
    _slot: Slot,
}

impl Watch {
    /// The next message; `None` if the server has stopped.
    pub async fn next(&mut self) -> Option<FromServer> {
        match self.queue.recv().await? {
            Outgoing::Message(shared) => Some(shared.message().clone()),
            Outgoing::Close { .. } => None,
        }
    }
}

impl Services {
    /// How many sockets are open.
    pub(crate) fn sockets(&self) -> usize {
        self.slots.count()
    }

    /// Counts one more socket.
    pub(crate) fn admit(&self, requester: &Requester) -> Result<Slot, Problem> {
        self.slots.enter(&self.tables.limits, requester)
    }

    /// Sends a watcher the game, or what is new since a version, and then everything that happens.
    pub(crate) async fn tell(
        &self,
        id: &GameId,
        watcher: &Watcher,
        since: Option<u64>,
    ) -> Result<(), Problem> {
        self.tables.watch(id, watcher, since).await
    }

    /// Stops watching.
    pub(crate) async fn leave(&self, id: &GameId, connection: ConnectionId) {
        self.tables.unwatch(id, connection).await;
    }

    /// Watches a game from a version on. The first message is its current state.
    ///
    /// # Errors
    /// If there is no such game, or too many are watched.
    pub async fn watch(
        &self,
        actor: Actor,
        id: &GameId,
        since: Option<u64>,
    ) -> Result<Watch, Problem> {
        let requester = Requester::from(actor);
        let slot = self.admit(&requester)?;
        let (outbox, queue) = mpsc::channel(limits::OUTBOX);
        let watcher = Watcher {
            actor,
            client: requester.client(),
            connection: slot.connection,
            outbox,
        };
        self.tell(id, &watcher, since).await?;
        Ok(Watch { queue, _slot: slot })
    }

    /// Carries out a player's command, once for each command id. Returns the version of the game after it.
    ///
    /// # Errors
    /// Why it is refused.
    pub async fn command(
        &self,
        requester: impl Into<Requester>,
        id: &GameId,
        command_id: &str,
        command: &PlayerCommand,
    ) -> Result<u64, Problem> {
        if !is_key(command_id) {
            return Err(Problem::key_too_long(limits::KEY_CHARACTERS));
        }
        let requester = requester.into();
        let start = Instant::now();
        let done = self.tables.command(&requester, id, command_id, command);
        let done = done.await;
        let outcome = if done.is_ok() { "settled" } else { "refused" };
        metrics::histogram!("skep_command_seconds", "outcome" => outcome).record(start.elapsed());
        done
    }
}
