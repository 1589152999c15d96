//! The third occurrence of a position (R6.4).
//!
//! A placement can never be taken back, so only positions since the latest one can return. Of
//! each the canonical key is kept.

use std::collections::BTreeMap;

use super::Position;

/// What has occurred since the latest placement.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Repetition {
    /// How often each position, by its canonical key, has occurred.
    counts: BTreeMap<u64, u32>,
    /// Their hashes, in order, for searching.
    hashes: Vec<u64>,
    /// How often the one has that was counted last.
    present: u32,
    third: bool,
}

impl Repetition {
    pub(super) const fn is_third(&self) -> bool {
        self.third
    }

    /// Forgets what cannot return.
    pub(super) fn forget(&mut self) {
        self.counts.clear();
        self.hashes.clear();
    }

    /// Returns what it was before.
    pub(super) const fn set_third(&mut self, third: bool) -> bool {
        std::mem::replace(&mut self.third, third)
    }
}

impl Position {
    /// Counts the present position, and notes whether it is there for the third time.
    pub(super) fn count_occurrence(&mut self) {
        let key = self.canonical_key();
        let hash = self.hash();
        let Repetition {
            counts,
            hashes,
            present,
            third,
        } = &mut self.repetition;
        hashes.push(hash);
        let count = counts.entry(key).or_insert(0);
        *count += 1;
        (*present, *third) = (*count, *count >= 3);
    }

    /// How often the present position has occurred in the moves made by [`Position::play`], and at
    /// the start.
    pub fn occurrences(&self) -> u32 {
        self.repetition.present
    }

    /// The hashes of the positions since the latest placement, the present one last.
    pub fn recent_hashes(&self) -> &[u64] {
        &self.repetition.hashes
    }

    /// Whether the present position is there for the third time (R6.4).
    pub fn is_drawn_by_repetition(&self) -> bool {
        self.repetition.third
    }

    /// Lets a game that was drawn by repetition go on, as in records of programs that do not know
    /// the rule. Each further occurrence draws it again.
    pub fn play_on(&mut self) {
        self.repetition.third = false;
    }

    /// Takes [`Position::play_on`] back.
    pub(crate) fn restore_draw(&mut self) {
        self.repetition.third = true;
    }
}
