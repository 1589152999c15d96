//! What positions look like without searching, kept because quiescence comes to many of them more
//! than once.

use crate::Score;

/// The latest judgement in each place that a hash gives: 48 bits of the hash, and the score. A place
/// that is still empty is taken for a draw by one hash in 2^48, as hashes are mistaken anyway.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_latest_position_of_a_place_is_known() {
        let mut judged = Judged::new();
        let rows = [
            // The hash, what it would be judged, what it is.
            (0x1234_5678_9abc_0001, 7, 7),
            (0x1234_5678_9abc_0001, 8, 7),
            (0x1234_5678_9abc_0002, -9, -9),
            (0x1234_5678_9abc_0001, 8, 7),
            // In the same place, and only far up another.
            (0x9234_5678_9abc_0001, 31, 31),
            (0x1234_5678_9abc_0001, -32_000, -32_000),
            (0x1234_5678_9abc_0001, 8, -32_000),
        ];
        for (hash, judgement, expected) in rows {
            let score = judged.get(hash, || Score::from_value(judgement));
            assert_eq!(score, Score::from_value(expected), "{hash:x}");
        }
    }
}
