//! What time it is. The one place of the server that asks.

use std::time::{SystemTime, UNIX_EPOCH};

use skep_game::Time;

/// Now, in milliseconds since 1970.
pub(crate) fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    // A machine whose clock stands before 1970 has other troubles.
    let millis = since.map_or(0, |since| since.as_millis());
    Time::from_millis(u64::try_from(millis).unwrap_or(u64::MAX))
}
