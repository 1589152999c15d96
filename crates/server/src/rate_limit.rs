//! How fast a client may send: a burst at once, then a steady rate.
//!
//! governor counts (by GCRA, a token bucket without tokens). A message above the rate is refused, and a client that
//! ignores too many refusals is cut off.

use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::middleware::NoOpMiddleware;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};

/// A rate, and how long a client may exceed it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    /// Messages that may come at once.
    pub(crate) burst: NonZeroU32,
    /// After how long another one may come.
    pub(crate) period: Duration,
    /// Refusals until the client is cut off. Each message within the rate takes one of them back.
    pub(crate) patience: u32,
}

/// What becomes of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Admission {
    Granted,
    Refused,
    /// The client does not slow down: disconnect it.
    CutOff,
}

/// Counts the messages of one client.
pub(crate) struct RateLimit<C: Clock = DefaultClock> {
    limiter: RateLimiter<NotKeyed, InMemoryState, C, NoOpMiddleware<C::Instant>>,
    patience: u32,
    refused: u32,
}

impl RateLimit {
    pub(crate) fn new(rate: Rate) -> RateLimit {
        RateLimit::with_clock(rate, DefaultClock::default())
    }
}

impl<C: Clock> RateLimit<C> {
    fn with_clock(rate: Rate, clock: C) -> RateLimit<C> {
        let quota = Quota::with_period(rate.period).expect("a period is longer than nothing");
        RateLimit {
            limiter: RateLimiter::direct_with_clock(quota.allow_burst(rate.burst), clock),
            patience: rate.patience,
            refused: 0,
        }
    }

    /// Counts a message that comes now.
    pub(crate) fn admit(&mut self) -> Admission {
        if self.limiter.check().is_ok() {
            self.refused = self.refused.saturating_sub(1);
            return Admission::Granted;
        }
        self.refused = self.refused.saturating_add(1);
        if self.refused > self.patience {
            Admission::CutOff
        } else {
            Admission::Refused
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use governor::clock::FakeRelativeClock;

    use super::{Admission, RateLimit};
    use crate::limits;

    /// Sends messages with this many microseconds between them. How many are refused, and is the client cut off then?
    fn check(count: u32, gap: u64, refused: u32, is_cut_off: bool) {
        let clock = FakeRelativeClock::default();
        let mut limit = RateLimit::with_clock(limits::MESSAGES, clock.clone());
        let mut found = 0;
        let mut last = Admission::Granted;
        for _ in 0..count {
            last = limit.admit();
            if last == Admission::CutOff {
                break;
            }
            found += u32::from(last == Admission::Refused);
            clock.advance(Duration::from_micros(gap));
        }
        let found = (found, last == Admission::CutOff);
        assert_eq!(found, (refused, is_cut_off), "{count}, one per {gap} µs");
    }

    #[test]
    fn a_burst_is_granted_and_more_is_refused() {
        let (burst, patience) = (limits::MESSAGES.burst.get(), limits::MESSAGES.patience);
        check(burst, 0, 0, false);
        check(burst + patience, 0, patience, false);
        check(burst + patience + 1, 0, patience, true);
    }

    #[test]
    fn only_a_client_that_does_not_slow_down_is_cut_off() {
        // A hundred a second are fine forever.
        check(10_000, 10_000, 0, false);
        // Above that, once the burst is used up, every fifth is refused.
        check(1_000, 8_000, 1, false);
        check(5_000, 8_000, 801, false);
        // Ten times as many are hopeless.
        check(1_000, 1_000, 562, true);
    }

    #[test]
    fn refusals_are_forgiven_one_by_one() {
        let burst = limits::MESSAGES.burst.get();
        let clock = FakeRelativeClock::default();
        let mut limit = RateLimit::with_clock(limits::MESSAGES, clock.clone());
        let mut send = |count: u32| (0..count).map(|_| limit.admit()).last();
        let patience = limits::MESSAGES.patience;
        assert_eq!(send(burst + patience), Some(Admission::Refused));
        clock.advance(limits::MESSAGES.period);
        assert_eq!(send(1), Some(Admission::Granted));
        assert_eq!(send(1), Some(Admission::Refused));
        assert_eq!(send(1), Some(Admission::CutOff));
    }
}
