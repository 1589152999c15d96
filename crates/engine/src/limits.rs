//! When a search ends.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// When a search ends: at the first of these that is reached.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// Wall time: all of it is used.
    pub time: Option<Duration>,
    /// What is left on the mover's clock: as much is used as is wise.
    pub clock: Option<Clock>,
    /// Positions looked at, over all threads.
    pub nodes: Option<u64>,
    /// Plies looked ahead.
    pub depth: Option<u16>,
    /// Whether somebody has had enough.
    pub stop: Stop,
}

/// A player's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Time left for all moves to come.
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

    /// Whether the search is to end.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
