//! A small seeded source of randomness: SplitMix64.

/// Numbers that look random and follow from the seed.
pub(crate) struct Random(u64);

impl Random {
    /// One of many independent streams of a seed.
    pub(crate) fn of(seed: u64, stream: u64) -> Random {
        let mut of_seed = Random(seed);
        Random(of_seed.next() ^ Random(stream).next())
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number from 0 up to, not including, a limit.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        ((u128::from(self.next()) * limit as u128) >> 64) as usize
    }
}
