//! The clocks as clients see them.

use std::time::Duration;

use skep_game::{Game, Time};
use skep_rules::Color;

/// The clocks at the moment when the message was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ClockView {
    /// The time White has left, in milliseconds.
    pub white_ms: u32,
    /// The time Black has left.
    pub black_ms: u32,
    /// Whose clock runs.
    #[cfg_attr(
        feature = "serde",
        serde(default, with = "skep_locale::json::optional_color")
    )]
    #[cfg_attr(
        feature = "typescript",
        ts(as = "Option<skep_locale::json::ColorName>")
    )]
    pub running: Option<Color>,
}

impl ClockView {
    /// The clocks of a game now; `None` if it is untimed.
    pub fn new(game: &Game, now: Time) -> Option<ClockView> {
        let clock = game.clock()?;
        let left = |color| millis(clock.left(color, now));
        Some(ClockView {
            white_ms: left(Color::White),
            black_ms: left(Color::Black),
            running: clock.running(),
        })
    }
}

/// Milliseconds as clients get them; anything above seven weeks is cut off.
pub(crate) fn millis(duration: Duration) -> u32 {
    u32::try_from(duration.as_millis()).unwrap_or(u32::MAX)
}
