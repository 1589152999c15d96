//! Who looks at what, for ABDADA in its simplified form: threads that search the same position share
//! the work by putting off the moves that another one is searching.

use std::sync::atomic::{AtomicU64, Ordering};

/// The positions that threads are looking at, each in the place its hash gives it. That two may claim
/// one place, or one is forgotten, only costs time.
pub(crate) struct Busy(Vec<AtomicU64>);

impl Busy {
    const PLACES: usize = 4096;

    pub(crate) fn new() -> Busy {
        Busy((0..Busy::PLACES).map(|_| AtomicU64::new(0)).collect())
    }

    pub(super) fn contains(&self, key: u64) -> bool {
        self.place(key).load(Ordering::Relaxed) == key
    }

    pub(super) fn insert(&self, key: u64) {
        self.place(key).store(key, Ordering::Relaxed);
    }

    pub(super) fn remove(&self, key: u64) {
        let place = self.place(key);
        let _ = place.compare_exchange(key, 0, Ordering::Relaxed, Ordering::Relaxed);
    }

    fn place(&self, key: u64) -> &AtomicU64 {
        &self.0[key as usize % Busy::PLACES]
    }
}
