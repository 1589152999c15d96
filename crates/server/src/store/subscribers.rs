//! Publishes what happened to the games on disk.
//!
//! A writer publishes after the commit and before it answers. So subscribers only hear of what is on disk, and they have
//! heard of it by the time the caller gets an answer. If the outcome of a commit is unknown, nothing is published, and the
//! caller loads the game again.
//!
//! Writers never wait for subscribers. A subscriber that falls behind learns how much it missed and continues from
//! there; it has to look up the rest in the database.

use std::sync::Arc;

use skep_game::{Ending, Event};
use tokio::sync::broadcast::{self, error::RecvError};

use super::{GameId, Origin, Store};

/// What has happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happened {
    /// A game was made, to be played here.
    GameMade {
        /// Which.
        id: GameId,
    },
    /// Games were imported: those of one record, or of several small ones.
    GamesImported {
        /// Which.
        ids: Arc<[GameId]>,
    },
    /// A game has gone on.
    GameChanged {
        /// Which.
        id: GameId,
        /// Its version now.
        version: u64,
        /// What led there, in order.
        events: Arc<[Event]>,
    },
    /// A game is over; told after the change that ended it.
    GameEnded {
        /// Which.
        id: GameId,
        /// Its version now.
        version: u64,
        /// How it ended.
        ending: Ending,
    },
    /// A game is not there any more.
    GameDeleted {
        /// Which.
        id: GameId,
        /// Where it came from.
        origin: Origin,
    },
}

/// What a subscriber hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Something has happened.
    Happened(Happened),
    /// So many things have happened that the subscriber was too slow to hear.
    Missed(u64),
}

/// How much a subscriber may fall behind before it misses something.
const BACKLOG: usize = 1024;

/// The writers' end: they tell what they have written.
pub(super) type Teller = broadcast::Sender<Happened>;

/// Hears what happens from now on.
#[derive(Debug)]
pub struct Subscription(broadcast::Receiver<Happened>);

impl Subscription {
    /// The one from which all others are taken, and the writers' end.
    pub(super) fn first() -> (Teller, Subscription) {
        let (teller, hearer) = broadcast::channel(BACKLOG);
        (teller, Subscription(hearer))
    }

    /// What happens next; `None` once the store is closed and everything was heard.
    pub async fn next(&mut self) -> Option<News> {
        match self.0.recv().await {
            Ok(happened) => Some(News::Happened(happened)),
            Err(RecvError::Lagged(missed)) => Some(News::Missed(missed)),
            Err(RecvError::Closed) => None,
        }
    }
}

impl Store {
    /// Hears what this store writes from now on. What other servers write to the same database is not told.
    pub fn subscribe(&self) -> Subscription {
        Subscription(self.0.news.0.resubscribe())
    }
}
