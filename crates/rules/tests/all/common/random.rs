//! A small seeded random number generator: SplitMix64.

/// Pseudo-random numbers, determined by the seed.
pub(crate) struct Random(u64);

impl Random {
    /// Starts from a seed.
    pub(crate) const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next number.
    pub(crate) const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number from 0 up to, not including, a limit.
    pub(crate) const fn below(&mut self, limit: u64) -> u64 {
        self.next() % limit
    }

    /// True this many times in a hundred.
    pub(crate) const fn percent(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }

    /// One of several.
    pub(crate) fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u64) as usize]
    }

    /// One of several, with probabilities in proportion to the weights, which are not all zero.
    pub(crate) fn weighted<'a, T>(&mut self, items: &'a [T], weight: impl Fn(&T) -> u64) -> &'a T {
        let mut left = self.below(items.iter().map(&weight).sum());
        let chosen = items.iter().find(|&item| {
            let weight = weight(item);
            let found = left < weight;
            left = left.saturating_sub(weight);
            found
        });
        chosen.expect("the number drawn is below the sum of the weights")
    }
}
