//! Asking a thinking engine to move now.

use std::sync::atomic::{AtomicBool, Ordering};

use skep_engine::Stop;
use tokio::sync::Notify;

/// Whether someone has asked an engine to move now. The engine plays as soon as it has found any
/// move: a search that is still queued, or has not found one yet, continues until then.
pub(super) struct MoveNow {
    stop: Stop,
    is_wanted: AtomicBool,
    has_found: AtomicBool,
    call: Notify,
}

impl MoveNow {
    /// For the search that `stop` ends.
    pub(super) fn new(stop: Stop) -> MoveNow {
        MoveNow {
            stop,
            is_wanted: AtomicBool::new(false),
            has_found: AtomicBool::new(false),
            call: Notify::new(),
        }
    }

    /// Asks for the move.
    pub(super) fn want(&self) {
        self.is_wanted.store(true, Ordering::SeqCst);
        self.stop_if_due();
        // `notify_one` stores a permit for a task that starts waiting later.
        self.call.notify_one();
    }

    /// The search has found a move.
    pub(super) fn has_found(&self) {
        self.has_found.store(true, Ordering::SeqCst);
        self.stop_if_due();
    }

    /// Waits until someone asks for the move.
    pub(super) async fn wanted(&self) {
        self.call.notified().await;
    }

    /// Each side sets its own flag before it reads the other's, so at least one of them sees both set.
    fn stop_if_due(&self) {
        if self.is_wanted.load(Ordering::SeqCst) && self.has_found.load(Ordering::SeqCst) {
            self.stop.set();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::MoveNow;
    use skep_engine::Stop;

    #[tokio::test]
    async fn a_search_ends_once_it_is_wanted_and_has_found_something() {
        let steps: [fn(&MoveNow); 2] = [MoveNow::want, MoveNow::has_found];
        for (first, second) in [(0, 1), (1, 0)] {
            let stop = Stop::default();
            let move_now = MoveNow::new(stop.clone());
            steps[first](&move_now);
            assert!(!stop.is_set());
            steps[second](&move_now);
            assert!(stop.is_set());
            move_now.wanted().await;
        }
    }
}
