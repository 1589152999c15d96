//! Simplified ABDADA: threads that search the same position share the work by deferring moves that
//! another thread is searching. When they return to such a move, the transposition table may have
//! its score.

use std::sync::atomic::{AtomicU64, Ordering};

use super::Worker;
use crate::tunables::ABDADA_DEPTH;

/// Which positions are being searched, and to which depth. A key's value determines its slot. A
/// shared or overwritten slot only costs time.
pub(crate) struct Claims(Vec<AtomicU64>);

impl Claims {
    const SLOTS: usize = 4096;

    pub(crate) fn new() -> Claims {
        Claims((0..Claims::SLOTS).map(|_| AtomicU64::new(0)).collect())
    }

    fn slot(&self, key: u64) -> &AtomicU64 {
        &self.0[key as usize % Claims::SLOTS]
    }
}

/// A position that a thread searches or is about to search. It does nothing with a single thread,
/// or if the search is too short to be worth sharing.
#[derive(Clone, Copy)]
pub(super) struct Claim<'a>(Option<(&'a Claims, u64)>);

impl<'a> Worker<'a> {
    /// The claim on the current position, one move after a node of that depth.
    pub(super) fn claim(&self, depth: i32) -> Claim<'a> {
        let claims = self.shared.claims.filter(|_| depth >= ABDADA_DEPTH);
        let salt = (depth as u64).wrapping_mul(skep_rules::GOLDEN_GAMMA);
        Claim(claims.map(|claims| (claims, self.position.hash() ^ salt)))
    }
}

impl Claim<'_> {
    /// Whether another thread is searching the position.
    pub(super) fn is_taken(self) -> bool {
        self.0
            .is_some_and(|(claims, key)| claims.slot(key).load(Ordering::Relaxed) == key)
    }

    /// Tells the other threads that this one is searching the position.
    pub(super) fn take(self) {
        if let Some((claims, key)) = self.0 {
            claims.slot(key).store(key, Ordering::Relaxed);
        }
    }

    /// Tells the other threads that it no longer is.
    pub(super) fn release(self) {
        if let Some((claims, key)) = self.0 {
            let slot = claims.slot(key);
            let _ = slot.compare_exchange(key, 0, Ordering::Relaxed, Ordering::Relaxed);
        }
    }
}
