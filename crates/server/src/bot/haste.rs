//! Having an engine's move at once.

use std::sync::atomic::{AtomicBool, Ordering};

use skep_engine::Stop;
use tokio::sync::Notify;

/// Whether somebody wants an engine's move at once. It is played as soon as the engine has found one at all: a search
/// that still waits in the line, or has looked at nothing yet, is not stopped before.
pub(super) struct Haste {
    stop: Stop,
    is_wanted: AtomicBool,
    has_found: AtomicBool,
    call: Notify,
}

impl Haste {
    /// For the search that this flag ends.
    pub(super) fn new(stop: Stop) -> Haste {
        Haste {
            stop,
            is_wanted: AtomicBool::new(false),
            has_found: AtomicBool::new(false),
            call: Notify::new(),
        }
    }

    /// Somebody wants the move.
    pub(super) fn want(&self) {
        self.is_wanted.store(true, Ordering::SeqCst);
        self.stop_if_due();
        // Whoever waits later finds that he has been called.
        self.call.notify_one();
    }

    /// The search has found a move.
    pub(super) fn has_found(&self) {
        self.has_found.store(true, Ordering::SeqCst);
        self.stop_if_due();
    }

    /// Is over once somebody wants the move.
    pub(super) async fn wanted(&self) {
        self.call.notified().await;
    }

    /// Each side has said its own before it looks for the other's: so one of them sees both.
    fn stop_if_due(&self) {
        if self.is_wanted.load(Ordering::SeqCst) && self.has_found.load(Ordering::SeqCst) {
            self.stop.set();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Haste;
    use skep_engine::Stop;

    #[tokio::test]
    async fn a_search_ends_once_it_is_wanted_and_has_found_something() {
        let steps: [fn(&Haste); 2] = [Haste::want, Haste::has_found];
        for (first, second) in [(0, 1), (1, 0)] {
            let stop = Stop::default();
            let haste = Haste::new(stop.clone());
            steps[first](&haste);
            assert!(!stop.is_set());
            steps[second](&haste);
            assert!(stop.is_set());
            haste.wanted().await;
        }
    }
}
