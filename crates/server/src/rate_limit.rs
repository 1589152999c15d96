//! How fast a socket may send: a burst at once, then a steady rate.
//!
//! governor counts (with GCRA, a form of the token bucket). A frame above the rate is refused, and
//! a client that ignores too many refusals is disconnected.

use governor::RateLimiter;
use governor::clock::{Clock, DefaultClock};
use governor::middleware::NoOpMiddleware;
use governor::state::{InMemoryState, NotKeyed};

use crate::limits::{self, Rate};

/// The verdict on a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Admission {
    Granted,
    Refused,
    /// The client does not slow down: disconnect it.
    CutOff,
}

/// Counts the frames of one socket.
pub(crate) struct RateLimit<C: Clock = DefaultClock> {
    limiter: RateLimiter<NotKeyed, InMemoryState, C, NoOpMiddleware<C::Instant>>,
    refused: u32,
}

impl RateLimit {
    pub(crate) fn new(rate: Rate) -> RateLimit {
        RateLimit::with_clock(rate, DefaultClock::default())
    }
}

impl<C: Clock> RateLimit<C> {
    fn with_clock(rate: Rate, clock: C) -> RateLimit<C> {
        RateLimit {
            limiter: RateLimiter::direct_with_clock(rate.quota(), clock),
            refused: 0,
        }
    }

    /// Counts a frame that comes now. `is_allowed` says whether the client's address may send it at all.
    pub(crate) fn admit(&mut self, is_allowed: bool) -> Admission {
        if self.limiter.check().is_ok() && is_allowed {
            self.refused = self.refused.saturating_sub(1);
            return Admission::Granted;
        }
        self.refused = self.refused.saturating_add(1);
        if self.refused > limits::FRAMES_TOO_MANY {
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
    use crate::limits::{FRAMES_TOO_MANY, Limits};

    /// Sends messages with this many microseconds between them. Returns how many are refused, and
    /// whether the client is disconnected.
    fn check(count: u32, gap: u64, refused: u32, is_cut_off: bool) {
        let clock = FakeRelativeClock::default();
        let mut limit = RateLimit::with_clock(Limits::default().frames, clock.clone());
        let mut found = 0;
        let mut last = Admission::Granted;
        for _ in 0..count {
            last = limit.admit(true);
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
        let (burst, patience) = (Limits::default().frames.burst(), FRAMES_TOO_MANY);
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
        let rate = Limits::default().frames;
        let clock = FakeRelativeClock::default();
        let mut limit = RateLimit::with_clock(Limits::default().frames, clock.clone());
        let mut send = |count: u32| (0..count).map(|_| limit.admit(true)).last();
        assert_eq!(
            send(rate.burst() + FRAMES_TOO_MANY),
            Some(Admission::Refused)
        );
        clock.advance(rate.period());
        assert_eq!(send(1), Some(Admission::Granted));
        assert_eq!(send(1), Some(Admission::Refused));
        assert_eq!(send(1), Some(Admission::CutOff));
    }
}
