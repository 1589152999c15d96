//! The watchers of a table. A slow one never delays the table: what does not fit into its queue is
//! left out, and once there is room it gets the whole game.

mod slow_client;

use std::collections::HashMap;
use std::time::Duration;

use skep_game::Actor;
use skep_wire::FromServer;

use crate::limits;
use crate::requester::Client;
use crate::send_queue::{ConnectionId, Outbox, Outgoing};

use slow_client::Watching;

/// How often to check whether a slow watcher has caught up.
pub(super) const CATCH_UP: Duration = Duration::from_millis(200);

/// A watcher.
#[derive(Clone, Debug)]
pub(crate) struct Watcher {
    /// The actor, because what is shown depends on it.
    pub(crate) actor: Actor,
    /// On whose behalf engines play if nobody has played yet.
    pub(crate) client: Client,
    pub(crate) connection: ConnectionId,
    pub(crate) outbox: Outbox,
}

#[derive(Debug, Default)]
pub(super) struct Watchers(Vec<Watching>);

impl Watchers {
    /// Adds a watcher, who gets the current state. One that is already watching starts over.
    pub(super) fn add(&mut self, watcher: Watcher, message: FromServer) {
        self.remove(watcher.connection);
        let mut watching = Watching {
            watcher,
            is_behind: false,
        };
        if watching.tell(Outgoing::of(message)) {
            self.0.push(watching);
        }
    }

    pub(super) fn remove(&mut self, connection: ConnectionId) {
        self.0
            .retain(|watching| watching.watcher.connection != connection);
    }

    /// Sends a message to all, if there are any.
    pub(super) fn tell(&mut self, message: impl FnOnce() -> FromServer) {
        if self.0.is_empty() {
            return;
        }
        let message = Outgoing::of(message());
        self.0.retain_mut(|watching| watching.tell(message.clone()));
    }

    /// Sends a message to watchers with plenty of room in their queues.
    pub(super) fn mention(&mut self, message: FromServer) {
        if self.0.is_empty() {
            return;
        }
        let message = Outgoing::of(message);
        let has_room = |watching: &&Watching| {
            watching.watcher.outbox.capacity() > limits::OUTBOX / 2 && !watching.is_behind
        };
        for watching in self.0.iter().filter(has_room) {
            // Missing it does no harm.
            let _ = watching.watcher.outbox.try_send(message.clone());
        }
    }

    /// Whether a watcher has missed something.
    pub(super) fn is_any_behind(&self) -> bool {
        self.0.iter().any(|watching| watching.is_behind)
    }

    /// Sends the whole game to all.
    pub(super) fn show(&mut self, whole: impl Fn(Actor) -> FromServer) {
        for watching in &mut self.0 {
            watching.is_behind = true;
        }
        self.catch_up(whole);
    }

    /// Sends the whole game to watchers who missed something, if they have room now. It depends on
    /// the actor, but most watchers get the same.
    pub(super) fn catch_up(&mut self, whole: impl Fn(Actor) -> FromServer) {
        let mut shown: HashMap<Actor, Outgoing> = HashMap::new();
        self.0.retain_mut(|watching| {
            if !watching.is_behind {
                return true;
            }
            watching.is_behind = false;
            let actor = watching.watcher.actor;
            let message = shown.entry(actor);
            let message = message.or_insert_with(|| Outgoing::of(whole(actor)));
            watching.tell(message.clone())
        });
    }

    /// Whether there are no watchers.
    pub(super) fn is_empty(&mut self) -> bool {
        self.0
            .retain(|watching| !watching.watcher.outbox.is_closed());
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::{Outgoing, Watcher, Watchers};
    use crate::requester::Client;
    use skep_game::Actor;
    use skep_wire::{FromServer, ScoreView, Thought};
    use tokio::sync::mpsc;

    fn thinking(nodes: u64) -> FromServer {
        FromServer::Thinking {
            game: "g".to_owned(),
            thought: Thought {
                depth: 1,
                nodes,
                score: ScoreView::Open { hundredths: 0 },
                line: Vec::new(),
            },
        }
    }

    fn read(queue: &mut mpsc::Receiver<Outgoing>) -> Vec<FromServer> {
        let texts = std::iter::from_fn(|| queue.try_recv().ok());
        let messages = texts.map(|outgoing| match outgoing {
            Outgoing::Message(shared) => shared.message().clone(),
            Outgoing::Close { .. } => panic!("nobody closes here"),
        });
        messages.collect()
    }

    #[test]
    fn a_slow_watcher_misses_events_and_gets_the_whole_game() {
        let (slow, mut slow_queue) = mpsc::channel(3);
        let (quick, mut quick_queue) = mpsc::channel(100);
        let mut watchers = Watchers::default();
        for (connection, outbox) in [(1, slow), (2, quick)] {
            let watcher = Watcher {
                actor: Actor::Owner,
                client: Client::Server,
                connection,
                outbox,
            };
            watchers.add(watcher, FromServer::Pong);
        }
        for nodes in 1..=5 {
            watchers.tell(|| thinking(nodes));
        }
        assert!(watchers.is_any_behind());
        watchers.catch_up(|_| thinking(100));
        assert!(watchers.is_any_behind(), "there is no room yet");

        let expected = vec![FromServer::Pong, thinking(1), thinking(2)];
        assert_eq!(read(&mut slow_queue), expected);
        watchers.tell(|| thinking(6));
        assert_eq!(read(&mut slow_queue), [], "first the whole game");
        watchers.catch_up(|_| thinking(100));
        assert!(!watchers.is_any_behind());
        watchers.tell(|| thinking(7));
        assert_eq!(read(&mut slow_queue), [thinking(100), thinking(7)]);

        let all = (1..=7).map(thinking);
        let expected: Vec<_> = std::iter::once(FromServer::Pong).chain(all).collect();
        assert_eq!(read(&mut quick_queue), expected);

        drop(slow_queue);
        watchers.tell(|| thinking(8));
        assert!(!watchers.is_empty(), "the other is still there");
        drop(quick_queue);
        assert!(watchers.is_empty());
    }
}
