//! The health of the server.

use std::sync::Arc;
use std::time::Duration;

use skep_game::Time;
use skep_wire::Health;
use tokio::sync::Mutex;
use tokio::time::Instant;

use super::Services;
use crate::disk_space;
use crate::limits;
use crate::problem::Problem;
use crate::store::Store;

/// Whether the store accepts writes, checked at most once in a while however many ask.
pub(super) struct StoreCheck {
    period: Duration,
    last: Arc<Mutex<LastCheck>>,
}

impl Default for StoreCheck {
    fn default() -> StoreCheck {
        StoreCheck {
            period: limits::HEALTH_PERIOD,
            last: Arc::default(),
        }
    }
}

#[derive(Default)]
struct LastCheck {
    at: Option<Instant>,
    is_well: bool,
}

impl StoreCheck {
    async fn is_well(&self, store: &Store, now: Time) -> bool {
        let mut last = Arc::clone(&self.last).lock_owned().await;
        let is_fresh = |at: Instant| at.elapsed() < self.period;
        if last.at.is_some_and(is_fresh) {
            return last.is_well;
        }
        let store = store.clone();
        // The check continues even if the requester has left. Otherwise, requesters who leave would
        // start one check each.
        let check = tokio::spawn(async move {
            let beaten = store.beat(now).await;
            if let Err(failure) = &beaten {
                tracing::error!(%failure, "the store accepts no writes");
            }
            last.at = Some(Instant::now());
            last.is_well = beaten.is_ok();
            last.is_well
        });
        check.await.unwrap_or(false)
    }
}

impl Services {
    /// The health of the server. A server that cannot save anything is not healthy.
    ///
    /// # Errors
    /// If the store accepts no writes.
    pub async fn health(&self) -> Result<Health, Problem> {
        self.check_store().await?;
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let free = self.tables.store.folder();
        let free = free.and_then(disk_space::free_megabytes);
        Ok(Health {
            status: status(free, self.limits().disk_alarm).to_owned(),
            version: crate::VERSION.to_owned(),
            tables: count(self.tables.count()),
            sockets: count(self.sockets()),
            waiting: count(self.tables.pool.waiting()),
            disk_free_mb: free.map(|free| u32::try_from(free).unwrap_or(u32::MAX)),
        })
    }

    /// Whether requests should be sent to this server.
    ///
    /// # Errors
    /// Why not: it is shutting down, or cannot save anything.
    pub async fn ready(&self) -> Result<(), Problem> {
        if self.tables.is_closing() {
            return Err(Problem::closing());
        }
        self.check_store().await
    }

    async fn check_store(&self) -> Result<(), Problem> {
        let now = self.tables.time.now().wall;
        if self.store_check.is_well(&self.tables.store, now).await {
            Ok(())
        } else {
            Err(Problem::store_unavailable())
        }
    }
}

/// In one word, with this many megabytes left on the disk, and an alarm below that many.
fn status(free: Option<u64>, alarm: usize) -> &'static str {
    match free {
        Some(free) if free < alarm as u64 => "disk-low",
        _ => "ok",
    }
}

#[cfg(test)]
mod tests {
    use super::{StoreCheck, status};
    use crate::store::{Location, Store};
    use skep_game::Time;
    use std::time::Duration;

    #[test]
    fn little_room_is_said() {
        let rows = [
            (None, "ok"),
            (Some(0), "disk-low"),
            (Some(6), "disk-low"),
            (Some(7), "ok"),
        ];
        for (free, expected) in rows {
            assert_eq!(status(free, 7), expected, "{free:?}");
        }
    }

    #[tokio::test]
    async fn the_store_is_asked_once_in_a_while() {
        let folder = tempfile::tempdir().unwrap();
        let location = Location::Folder(folder.path().to_owned());
        let store = Store::open(&location).await.unwrap();
        let check = |period| StoreCheck {
            period,
            ..StoreCheck::default()
        };
        let (seldom, always) = (check(Duration::MAX), check(Duration::ZERO));
        let now = Time::from_millis(1);
        assert!(seldom.is_well(&store, now).await);
        assert!(always.is_well(&store, now).await);
        store.close().await;
        assert!(seldom.is_well(&store, now).await);
        assert!(!always.is_well(&store, now).await);
    }
}
