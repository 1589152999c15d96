//! The time of day. This is the only place where the server reads the wall clock.
//!
//! Everything that is stored or shown with a time, and every clock of a game, counts from here.
//! Timeouts, deadlines and measurements use [`std::time::Instant`] or tokio's instead, where they
//! are needed: it never jumps when the machine's clock is set, and it never enters a game.

use std::time::{SystemTime, UNIX_EPOCH};

use skep_game::Time;

/// Now, in milliseconds since 1970.
pub(crate) fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    // A machine whose clock stands before 1970 has other troubles.
    let millis = since.map_or(0, |since| since.as_millis());
    Time::from_millis(u64::try_from(millis).unwrap_or(u64::MAX))
}
