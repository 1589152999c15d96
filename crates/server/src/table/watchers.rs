//! Who is told of what happens at a table. A slow one never holds the table up: what does not fit into its queue is
//! left out, and once there is room again it gets the whole game.

use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use skep_wire::FromServer;
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;

use crate::limits;

/// How often it is seen whether a slow watcher has caught up.
pub(super) const CATCH_UP: Duration = Duration::from_millis(200);

/// A number for each socket.
pub(crate) type SocketId = u64;

/// What waits to be written to a socket.
#[derive(Clone, Debug)]
pub(crate) enum Outgoing {
    /// A message, as text: told to many, it is made once.
    Text(Utf8Bytes),
    /// The last one: why the connection ends.
    Close { code: u16, reason: &'static str },
}

/// A socket that watches.
#[derive(Clone, Debug)]
pub(crate) struct Watcher {
    pub(crate) socket: SocketId,
    pub(crate) outbox: mpsc::Sender<Outgoing>,
}

#[derive(Debug, Default)]
pub(super) struct Watchers(Vec<Watching>);

#[derive(Debug)]
struct Watching {
    watcher: Watcher,
    /// Something did not fit into its queue.
    is_behind: bool,
}

impl Outgoing {
    pub(crate) fn of(message: &FromServer) -> Outgoing {
        let text =
            serde_json::to_string(message).expect("messages have nothing that JSON cannot say");
        Outgoing::Text(text.into())
    }
}

impl Watchers {
    /// Another one, who is told how the game stands. One that watches already starts anew.
    pub(super) fn add(&mut self, watcher: Watcher, message: &FromServer) {
        self.remove(watcher.socket);
        let mut watching = Watching {
            watcher,
            is_behind: false,
        };
        if watching.tell(Outgoing::of(message)) {
            self.0.push(watching);
        }
    }

    pub(super) fn remove(&mut self, socket: SocketId) {
        self.0.retain(|watching| watching.watcher.socket != socket);
    }

    /// Tells all, if there is anybody.
    pub(super) fn tell(&mut self, message: impl FnOnce() -> FromServer) {
        if self.0.is_empty() {
            return;
        }
        let message = Outgoing::of(&message());
        self.0.retain_mut(|watching| watching.tell(message.clone()));
    }

    /// Tells those who have nothing better to read.
    pub(super) fn mention(&mut self, message: &FromServer) {
        if self.0.is_empty() {
            return;
        }
        let message = Outgoing::of(message);
        let has_room = |watching: &&Watching| {
            watching.watcher.outbox.capacity() > limits::OUTBOX / 2 && !watching.is_behind
        };
        for watching in self.0.iter().filter(has_room) {
            // Missing it is no loss.
            let _ = watching.watcher.outbox.try_send(message.clone());
        }
    }

    /// Whether somebody misses something.
    pub(super) fn is_any_behind(&self) -> bool {
        self.0.iter().any(|watching| watching.is_behind)
    }

    /// Gives the whole game to those who miss something, if they have room now.
    pub(super) fn catch_up(&mut self, whole: impl FnOnce() -> FromServer) {
        let message = Outgoing::of(&whole());
        self.0.retain_mut(|watching| {
            if !watching.is_behind {
                return true;
            }
            watching.is_behind = false;
            watching.tell(message.clone())
        });
    }

    /// Whether nobody is there any more.
    pub(super) fn is_empty(&mut self) -> bool {
        self.0
            .retain(|watching| !watching.watcher.outbox.is_closed());
        self.0.is_empty()
    }
}

impl Watching {
    /// Tells the watcher; `false` if he has left.
    fn tell(&mut self, message: Outgoing) -> bool {
        if self.is_behind {
            return !self.watcher.outbox.is_closed();
        }
        match self.watcher.outbox.try_send(message) {
            Ok(()) => true,
            Err(TrySendError::Full(_)) => {
                self.is_behind = true;
                true
            }
            Err(TrySendError::Closed(_)) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Outgoing, Watcher, Watchers};
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
            Outgoing::Text(text) => serde_json::from_str(&text).unwrap(),
            Outgoing::Close { .. } => panic!("nobody closes here"),
        });
        messages.collect()
    }

    #[test]
    fn a_slow_watcher_misses_events_and_gets_the_whole_game() {
        let (slow, mut slow_queue) = mpsc::channel(3);
        let (quick, mut quick_queue) = mpsc::channel(100);
        let mut watchers = Watchers::default();
        for (socket, outbox) in [(1, slow), (2, quick)] {
            watchers.add(Watcher { socket, outbox }, &FromServer::Pong);
        }
        for nodes in 1..=5 {
            watchers.tell(|| thinking(nodes));
        }
        assert!(watchers.is_any_behind());
        watchers.catch_up(|| thinking(100));
        assert!(watchers.is_any_behind(), "there is no room yet");

        let expected = vec![FromServer::Pong, thinking(1), thinking(2)];
        assert_eq!(read(&mut slow_queue), expected);
        watchers.tell(|| thinking(6));
        assert_eq!(read(&mut slow_queue), [], "first the whole game");
        watchers.catch_up(|| thinking(100));
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
