//! When a search ends.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// When a search ends: at the first of these that is reached.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// Wall time: all of it is used.
    pub time: Option<Duration>,
    /// What is left on the mover's clock: as much is used as is wise.
    pub clock: Option<Clock>,
    /// Positions looked at, over all threads.
    pub nodes: Option<u64>,
    /// Plies looked ahead.
    pub depth: Option<u16>,
    /// Whether somebody has had enough.
    pub stop: Stop,
}

/// A player's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Time left for all moves to come.
    pub remaining: Duration,
    /// Time added after each move.
    pub increment: Duration,
}

/// How long a search may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Budget {
    /// After this no new depth is begun.
    pub(crate) soft: Duration,
    /// After this nothing is searched.
    pub(crate) hard: Duration,
}

impl Limits {
    /// How long a search may take; `None` if time does not matter.
    pub(crate) fn budget(&self) -> Option<Budget> {
        let time = self.time.map(|time| Budget {
            soft: time,
            hard: time,
        });
        let clock = self.clock.map(Clock::budget);
        match (time, clock) {
            (Some(time), Some(clock)) => Some(Budget {
                soft: time.soft.min(clock.soft),
                hard: time.hard.min(clock.hard),
            }),
            (time, clock) => time.or(clock),
        }
    }
}

impl Clock {
    /// A game is some twenty-five moves more for as long as it lasts, and time once spent on a hard
    /// move is not there for the next.
    fn budget(self) -> Budget {
        const MOVES_TO_GO: u32 = 25;
        // The way from the search to the clock takes time too.
        const ON_THE_WAY: Duration = Duration::from_millis(30);
        let remaining = self.remaining.saturating_sub(ON_THE_WAY);
        let share = (remaining / MOVES_TO_GO).saturating_add(self.increment / 4 * 3);
        Budget {
            // A new depth takes longer than all before it.
            soft: (share / 2).min(remaining / 3),
            hard: share.saturating_mul(3).min(remaining / 3),
        }
    }
}

/// A flag that ends a search from outside; clones share it.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Ends the search.
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the search is to end.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::{Budget, Clock, Limits};
    use std::time::Duration;

    #[test]
    fn a_budget_is_the_smaller_of_time_and_clock() {
        let rows = [
            // Milliseconds: time; clock, increment; soft, hard.
            (None, None, None),
            (Some(100), None, Some((100, 100))),
            (Some(0), None, Some((0, 0))),
            (None, Some((600_030, 0)), Some((12_000, 72_000))),
            (None, Some((60_030, 4_000)), Some((2_700, 16_200))),
            (None, Some((330, 4_000)), Some((100, 100))),
            (None, Some((20, 0)), Some((0, 0))),
            (Some(5_000), Some((600_030, 0)), Some((5_000, 5_000))),
            (Some(20_000), Some((600_030, 0)), Some((12_000, 20_000))),
        ];
        for (time, clock, expected) in rows {
            let limits = Limits {
                time: time.map(Duration::from_millis),
                clock: clock.map(|(remaining, increment)| Clock {
                    remaining: Duration::from_millis(remaining),
                    increment: Duration::from_millis(increment),
                }),
                ..Limits::default()
            };
            let expected = expected.map(|(soft, hard)| Budget {
                soft: Duration::from_millis(soft),
                hard: Duration::from_millis(hard),
            });
            assert_eq!(limits.budget(), expected, "{time:?} {clock:?}");
        }
    }

    /// Whatever is on the clock, some of it stays there.
    #[test]
    fn no_clock_is_used_up() {
        let times = [0, 1, 31, 500, 3_000, 100_000, 30_000_000];
        let times = times.map(Duration::from_millis);
        let times = times.into_iter().chain([Duration::MAX]);
        for remaining in times.clone() {
            for increment in times.clone() {
                let budget = Clock {
                    remaining,
                    increment,
                }
                .budget();
                assert!(budget.soft <= budget.hard && budget.hard <= remaining / 3);
            }
        }
    }
}
