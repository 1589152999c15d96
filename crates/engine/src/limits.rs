//! When a search ends.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// When a search ends: at the first limit that is reached.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// Wall time, all of which is used.
    pub time: Option<Duration>,
    /// The mover's clock, of which a sensible part is used.
    pub clock: Option<Clock>,
    /// Positions searched, over all threads.
    pub nodes: Option<u64>,
    /// Depth in plies.
    pub depth: Option<u16>,
    /// A flag that ends the search.
    pub stop: Stop,
}

/// A player's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Time left for all remaining moves.
    pub remaining: Duration,
    /// Time added after each move.
    pub increment: Duration,
}

/// A flag that ends a search from outside; clones share it.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Ends the search.
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the search should end.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
