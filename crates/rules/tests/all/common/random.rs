//! Seeded random numbers, and choices made with them.

/// Pseudo-random numbers, determined by the seed.
pub(crate) struct Random(fastrand::Rng);

impl Random {
    /// Starts from a seed.
    pub(crate) fn new(seed: u64) -> Random {
        Random(fastrand::Rng::with_seed(seed))
    }

    /// The next number.
    pub(crate) fn next(&mut self) -> u64 {
        self.0.u64(..)
    }

    /// A number from 0 up to, not including, a limit.
    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        self.0.u64(..limit)
    }

    /// True this many times in a hundred.
    pub(crate) fn percent(&mut self, percent: u64) -> bool {
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
