//! Time management: how much of the time or of the clock a search uses.

use std::time::Duration;

use crate::{Clock, Limits};

/// How long a search may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Budget {
    /// After this no new depth is started.
    pub(crate) soft: Duration,
    /// After this the search stops.
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
    /// However long the game has lasted, we assume about twenty-five moves to come. Time spent on a
    /// hard move is missing later.
    fn budget(self) -> Budget {
        const MOVES_TO_GO: u32 = 25;
        // It takes time until the move reaches the clock.
        const ON_THE_WAY: Duration = Duration::from_millis(30);
        let remaining = self.remaining.saturating_sub(ON_THE_WAY);
        let share = (remaining / MOVES_TO_GO).saturating_add(self.increment / 4 * 3);
        Budget {
            // A new depth takes longer than all earlier ones together.
            soft: (share / 2).min(remaining / 3),
            hard: share.saturating_mul(3).min(remaining / 3),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Budget;
    use crate::{Clock, Limits};
    use std::time::Duration;

    #[test]
    fn a_budget_is_the_smaller_of_time_and_clock() {
        let rows = [
            // In milliseconds: time; clock, increment; soft, hard.
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

    /// Some time always stays on the clock.
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
