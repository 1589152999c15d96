//! The time of a game: its events are stamped with it, and its clocks run on it.
//!
//! While a clock runs, game time advances with the monotonic clock. So setting the machine's clock,
//! NTP or suspending the machine charges nobody. While no clock runs, game time is wall time, but
//! never earlier than the latest event. So stored times are dates, off by no more than the wall
//! clock jumped while a clock was running.
//!
//! A clock that was running when the server stopped stands still until a player returns. Then it
//! continues at wall time without charging anyone, whether that is later or earlier than the stored
//! events.
//!
//! A time control of days per move, which does not exist yet, needs no running clock: its deadlines are
//! dates. They are compared with the wall time of a [`Moment`], so time passes for them while the server is down
//! or suspended too.

use std::time::Duration;

use skep_game::Time;

use crate::time_source::Moment;

/// What the time of a game follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GameTime {
    /// No clock runs.
    Wall,
    /// A clock has been running since this game time, when the machine had this uptime.
    Running { since: Time, uptime: Duration },
    /// A clock was running when the server stopped, and nobody has returned yet.
    Interrupted,
}

impl GameTime {
    /// For a game that was just loaded.
    pub(crate) const fn loaded(is_clock_running: bool) -> GameTime {
        if is_clock_running {
            GameTime::Interrupted
        } else {
            GameTime::Wall
        }
    }

    /// The game time at that moment. `latest` is the time of the latest event.
    pub(crate) fn at(self, moment: Moment, latest: Time) -> Time {
        match self {
            GameTime::Wall => moment.wall.max(latest),
            GameTime::Running { since, uptime } => since
                .after(moment.uptime.saturating_sub(uptime))
                .max(latest),
            GameTime::Interrupted => latest,
        }
    }

    /// For the game after an event that was decided at that moment and stamped with `at`. The
    /// reference of a running clock stays the same from event to event, so that rounding loses
    /// nothing.
    #[must_use]
    pub(crate) const fn after_event(
        self,
        is_clock_running: bool,
        at: Time,
        moment: Moment,
    ) -> GameTime {
        match self {
            _ if !is_clock_running => GameTime::Wall,
            GameTime::Running { .. } => self,
            GameTime::Wall | GameTime::Interrupted => GameTime::Running {
                since: at,
                uptime: moment.uptime,
            },
        }
    }

    /// For a game that was loaded again at that moment, while its table lives. Another server may
    /// have changed it and stamped its latest event with `latest`. The clock is interrupted only if
    /// it was before.
    #[must_use]
    pub(crate) fn after_reload(
        self,
        is_clock_running: bool,
        latest: Time,
        moment: Moment,
    ) -> GameTime {
        match self {
            _ if !is_clock_running => GameTime::Wall,
            GameTime::Interrupted => GameTime::Interrupted,
            GameTime::Running { .. } if self.at(moment, Time::from_millis(0)) >= latest => self,
            GameTime::Running { .. } | GameTime::Wall => GameTime::Running {
                since: self.at(moment, latest),
                uptime: moment.uptime,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::GameTime;
    use crate::time_source::Moment;
    use skep_game::Time;
    use std::time::Duration;

    const fn at(seconds: u64) -> Time {
        Time::from_millis(seconds * 1_000)
    }

    const fn moment(wall: u64, uptime: u64) -> Moment {
        Moment {
            wall: at(wall),
            uptime: Duration::from_secs(uptime),
        }
    }

    /// A clock that was started when the wall clock said 1000 and the machine had been up for 50 seconds.
    const RUNNING: GameTime = GameTime::Running {
        since: at(1_000),
        uptime: Duration::from_secs(50),
    };

    #[test]
    fn what_each_time_goes_by() {
        let rows = [
            // No clock runs: wall time, but not backwards.
            (GameTime::Wall, moment(1_010, 60), at(1_000), at(1_010)),
            (GameTime::Wall, moment(900, 60), at(1_000), at(1_000)),
            // A clock runs: ten seconds are ten seconds, whatever the wall clock says.
            (RUNNING, moment(1_010, 60), at(1_000), at(1_010)),
            (RUNNING, moment(8_210, 60), at(1_000), at(1_010)),
            (RUNNING, moment(10, 60), at(1_000), at(1_010)),
            (RUNNING, moment(0, 60), at(1_008), at(1_010)),
            (RUNNING, moment(0, 60), at(1_020), at(1_020)),
            (GameTime::Interrupted, moment(9_999, 99), at(7), at(7)),
        ];
        for (time, moment, latest, expected) in rows {
            assert_eq!(time.at(moment, latest), expected, "{time:?} {moment:?}");
        }
    }

    #[test]
    fn what_an_event_changes() {
        let now = moment(8_210, 60);
        let started = GameTime::Running {
            since: at(1_010),
            uptime: Duration::from_secs(60),
        };
        let rows = [
            (GameTime::Wall, true, started),
            (GameTime::Interrupted, true, started),
            (RUNNING, true, RUNNING),
            (RUNNING, false, GameTime::Wall),
            (GameTime::Wall, false, GameTime::Wall),
            (GameTime::Interrupted, false, GameTime::Wall),
        ];
        for (time, runs, expected) in rows {
            assert_eq!(time.after_event(runs, at(1_010), now), expected, "{time:?}");
        }
    }

    #[test]
    fn what_a_reload_changes() {
        let now = moment(8_210, 60);
        let running = |since| GameTime::Running {
            since: at(since),
            uptime: Duration::from_secs(60),
        };
        let rows = [
            // Nobody else has written, or only a server whose clock is behind ours.
            (RUNNING, true, 1_000, RUNNING),
            (RUNNING, true, 1_010, RUNNING),
            // The other server's clock is ahead.
            (RUNNING, true, 1_500, running(1_500)),
            // The other server started or stopped the clock.
            (GameTime::Wall, true, 1_500, running(8_210)),
            (GameTime::Wall, true, 9_000, running(9_000)),
            (RUNNING, false, 1_000, GameTime::Wall),
            (GameTime::Interrupted, true, 1_000, GameTime::Interrupted),
        ];
        for (time, runs, latest, expected) in rows {
            let reloaded = time.after_reload(runs, at(latest), now);
            assert_eq!(reloaded, expected, "{time:?} {latest}");
        }
    }
}
