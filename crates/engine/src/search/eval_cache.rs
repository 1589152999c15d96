//! A cache of static evaluations, because quiescence search reaches many positions more than once.

use crate::Score;

/// The latest evaluation for each slot: 48 bits of the hash, and the score. An empty slot looks
/// like a draw to one hash in 2^48, which is no worse than any other hash collision.
pub(super) struct EvalCache(Vec<u64>);

impl EvalCache {
    /// A power of two. Half a mebibyte stays in the processor's cache.
    const SLOTS: usize = 1 << 16;
    const SCORE: u64 = 0xffff;

    pub(super) fn new() -> EvalCache {
        EvalCache(vec![0; EvalCache::SLOTS])
    }

    /// The evaluation of the position with that hash, from the cache or from `evaluate`.
    pub(super) fn get(&mut self, hash: u64, evaluate: impl FnOnce() -> Score) -> Score {
        // The slot stands for the lowest bits of the hash; the entry has all others.
        let entry = &mut self.0[hash as usize % EvalCache::SLOTS];
        if *entry & !EvalCache::SCORE == hash & !EvalCache::SCORE {
            return Score::from_value(*entry as i16);
        }
        let score = evaluate();
        *entry = hash & !EvalCache::SCORE | u64::from(score.value() as u16);
        score
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_latest_position_of_a_slot_is_known() {
        let mut eval_cache = EvalCache::new();
        let rows = [
            // The hash, its evaluation, what the cache says.
            (0x1234_5678_9abc_0001, 7, 7),
            (0x1234_5678_9abc_0001, 8, 7),
            (0x1234_5678_9abc_0002, -9, -9),
            (0x1234_5678_9abc_0001, 8, 7),
            // In the same slot, and different only in the highest bits.
            (0x9234_5678_9abc_0001, 31, 31),
            (0x1234_5678_9abc_0001, -32_000, -32_000),
            (0x1234_5678_9abc_0001, 8, -32_000),
        ];
        for (hash, evaluation, expected) in rows {
            let score = eval_cache.get(hash, || Score::from_value(evaluation));
            assert_eq!(score, Score::from_value(expected), "{hash:x}");
        }
    }
}
