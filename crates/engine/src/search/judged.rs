//! What positions look like without searching, kept so that none is judged twice in a row.

use crate::Score;

/// The latest judgement in each place that a hash gives: 48 bits of the hash, and the score.
pub(super) struct Judged(Vec<u64>);

impl Judged {
    /// A power of two: half a mebibyte, which stays near the processor.
    const PLACES: usize = 1 << 16;
    const SCORE: u64 = 0xffff;

    pub(super) fn new() -> Judged {
        Judged(vec![0; Judged::PLACES])
    }

    /// What the position of that hash looks like; if it is not known, by `judge`.
    pub(super) fn get(&mut self, hash: u64, judge: impl FnOnce() -> Score) -> Score {
        // The place tells the lowest bits of the hash, the entry all others.
        let entry = &mut self.0[hash as usize % Judged::PLACES];
        if *entry & !Judged::SCORE == hash & !Judged::SCORE {
            return Score::from_value(*entry as i16);
        }
        let score = judge();
        *entry = hash & !Judged::SCORE | u64::from(score.value() as u16);
        score
    }
}
