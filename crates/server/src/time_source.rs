//! Where the server's time comes from. Nothing else reads a clock for games or dates.
//!
//! A machine has two clocks, and a [`Moment`] is one reading of both. The wall clock knows the date, but it
//! jumps when a person or NTP sets it, and it keeps running while the machine is suspended. The monotonic clock
//! knows no date, but it never jumps and stands still while the machine is suspended. Dates come from the
//! first. The players' clocks run on the second, see `game_time.rs`.
//!
//! Timeouts, deadlines and measurements inside the server use [`std::time::Instant`] or tokio's. Those never
//! enter a game.
//!
//! The source is a trait for two reasons. Tests set both clocks as they like. And when several nodes share a
//! database, the database's clock decides when a move was made; a source that asks it takes the place of
//! [`MachineTime`].

use std::fmt;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use skep_game::Time;

/// One reading of both clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The wall clock: milliseconds since 1970.
    pub wall: Time,
    /// The monotonic clock: how long the machine has been running since some fixed moment.
    pub uptime: Duration,
}

/// Tells the time.
pub trait TimeSource: fmt::Debug + Send + Sync {
    /// Both clocks now.
    fn now(&self) -> Moment;
}

/// The clocks of this machine.
///
/// [`Instant`] stands still during suspend on Linux (`CLOCK_MONOTONIC`) and macOS (`CLOCK_UPTIME_RAW`), but
/// not on Windows.
#[derive(Debug)]
pub struct MachineTime {
    start: Instant,
}

impl Default for MachineTime {
    fn default() -> MachineTime {
        MachineTime {
            start: Instant::now(),
        }
    }
}

impl TimeSource for MachineTime {
    fn now(&self) -> Moment {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        // If the machine's clock says that it is before 1970, dates are the least of its problems.
        let millis = since.map_or(0, |since| since.as_millis());
        Moment {
            wall: Time::from_millis(u64::try_from(millis).unwrap_or(u64::MAX)),
            uptime: self.start.elapsed(),
        }
    }
}
