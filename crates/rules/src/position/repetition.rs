//! The third occurrence of a position (R6.4).
//!
//! A placement is irreversible, so only positions since the latest one can recur. Each is kept as
//! its canonical key.

use std::collections::BTreeMap;

use super::Position;

/// The positions since the latest placement.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Repetition {
    /// How often each position has occurred, by its canonical key.
    counts: BTreeMap<u64, u32>,
    /// Their hashes, in order, for searching.
    hashes: Vec<u64>,
    /// How often the latest position has occurred.
    present: u32,
    third: bool,
}

impl Repetition {
    pub(super) const fn is_third(&self) -> bool {
        self.third
    }

    /// Forgets the positions that cannot recur.
    pub(super) fn forget(&mut self) {
        self.counts.clear();
        self.hashes.clear();
    }

    /// Returns the previous value.
    pub(super) const fn set_third(&mut self, third: bool) -> bool {
        std::mem::replace(&mut self.third, third)
    }
}

impl Position {
    /// Counts the current position, and notes whether it has occurred for the third time.
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

    /// How often the current position has occurred, at the start or after moves made by
    /// [`Position::play`].
    pub fn occurrences(&self) -> u32 {
        self.repetition.present
    }

    /// The hashes of the positions since the latest placement, the current one last.
    pub fn recent_hashes(&self) -> &[u64] {
        &self.repetition.hashes
    }

    /// Whether the current position has occurred for the third time (R6.4).
    pub fn is_drawn_by_repetition(&self) -> bool {
        self.repetition.third
    }

    /// Lets a game continue that was drawn by repetition, as in records of programs that do not
    /// know the rule. Each further occurrence draws it again.
    pub fn play_on(&mut self) {
        self.repetition.third = false;
    }

    /// Undoes [`Position::play_on`].
    pub(crate) fn restore_draw(&mut self) {
        self.repetition.third = true;
    }
}
