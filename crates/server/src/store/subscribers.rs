//! Publishes what happened to the games on disk.
//!
//! A writer publishes after the commit and before it answers. So subscribers only hear about what
//! is on disk, and they have heard about it by the time the caller gets an answer. If the outcome
//! of a commit is unknown, nothing is published, and the caller loads the game again.
//!
//! Writers never wait for subscribers. A subscriber that falls behind learns how much it missed and continues from
//! there; it has to look up the rest in the database.

use std::sync::Arc;

use skep_game::{Ending, Event};
use tokio::sync::broadcast::{self, error::RecvError};

use super::{GameId, Origin, Store};

/// Something that has happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happened {
    /// A game was created here.
    GameMade {
        /// Which game.
        id: GameId,
    },
    /// Games were imported: those of one record, or of several small ones.
    GamesImported {
        /// Which games.
        ids: Arc<[GameId]>,
    },
    /// A game has new events.
    GameChanged {
        /// Which game.
        id: GameId,
        /// Its version now.
        version: u64,
        /// The events, in order.
        events: Arc<[Event]>,
    },
    /// A game is over; published after the change that ended it.
    GameEnded {
        /// Which game.
        id: GameId,
        /// Its version now.
        version: u64,
        /// How it ended.
        ending: Ending,
    },
    /// A game was deleted.
    GameDeleted {
        /// Which game.
        id: GameId,
        /// Where it came from.
        origin: Origin,
    },
}

/// What a subscriber receives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Something has happened.
    Happened(Happened),
    /// This many events were missed, because the subscriber was too slow.
    Missed(u64),
}

/// How far a subscriber may fall behind before it misses something.
const BACKLOG: usize = 1024;

/// The writers' end, which publishes what was written.
pub(super) type Teller = broadcast::Sender<Happened>;

/// Receives everything from now on.
#[derive(Debug)]
pub struct Subscription(broadcast::Receiver<Happened>);

impl Subscription {
    /// The one that all others are made from, and the writers' end.
    pub(super) fn first() -> (Teller, Subscription) {
        let (teller, hearer) = broadcast::channel(BACKLOG);
        (teller, Subscription(hearer))
    }

    /// The next event; `None` once the store is closed and everything has been received.
    pub async fn next(&mut self) -> Option<News> {
        match self.0.recv().await {
            Ok(happened) => Some(News::Happened(happened)),
            Err(RecvError::Lagged(missed)) => Some(News::Missed(missed)),
            Err(RecvError::Closed) => None,
        }
    }
}

impl Store {
    /// Receives what this store writes from now on, but not what other servers write to the same database.
    pub fn subscribe(&self) -> Subscription {
        Subscription(self.0.news.0.resubscribe())
    }
}
