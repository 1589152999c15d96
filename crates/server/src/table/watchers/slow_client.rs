//! A client that reads too slowly never delays the table: what does not fit into its queue is left
//! out, and once there is room it gets the whole game.

use tokio::sync::mpsc::error::TrySendError;

use super::Watcher;
use crate::send_queue::Outgoing;

/// A watcher, and whether it has missed something.
#[derive(Debug)]
pub(super) struct Watching {
    pub(super) watcher: Watcher,
    /// Something did not fit into its queue.
    pub(super) is_behind: bool,
}

impl Watching {
    /// Sends a message to the watcher; `false` if it has left.
    pub(super) fn tell(&mut self, message: Outgoing) -> bool {
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
