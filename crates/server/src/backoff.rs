//! Pauses between attempts. Each is twice as long as the one before, with a random part, so that
//! clients that began together do not stay in step.

use std::time::Duration;

/// The schedule of attempts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Backoff {
    /// The pause before the second attempt.
    pub(crate) first: Duration,
    /// The longest pause.
    pub(crate) longest: Duration,
}

impl Backoff {
    /// How long to wait after this many failed attempts: between half the pause and all of it.
    pub(crate) fn pause(&self, attempts: u32) -> Duration {
        let doubled = 2_u32.saturating_pow(attempts.saturating_sub(1));
        let pause = self.first.saturating_mul(doubled).min(self.longest);
        pause.mul_f64(0.5 + 0.5 * fraction())
    }
}

/// A random number from 0 to 1.
fn fraction() -> f64 {
    // Without random numbers, everyone waits for the same time.
    let number = getrandom::u32().unwrap_or(u32::MAX);
    f64::from(number) / f64::from(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::Backoff;
    use std::time::Duration;

    #[test]
    fn pauses_grow_up_to_a_limit() {
        let backoff = Backoff {
            first: Duration::from_millis(10),
            longest: Duration::from_millis(1_000),
        };
        for (attempts, longest) in [
            (0, 10),
            (1, 10),
            (2, 20),
            (5, 160),
            (8, 1_000),
            (u32::MAX, 1_000),
        ] {
            let longest = Duration::from_millis(longest);
            let pauses: Vec<_> = (0..50).map(|_| backoff.pause(attempts)).collect();
            assert!(
                pauses
                    .iter()
                    .all(|pause| (longest / 2..=longest).contains(pause)),
                "{attempts}: {pauses:?}"
            );
            assert!(pauses.iter().any(|pause| *pause != pauses[0]), "{attempts}");
        }
    }
}
