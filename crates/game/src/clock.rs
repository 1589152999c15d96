//! The players' clocks.

use std::time::Duration;

use skep_rules::Color;

use crate::TimeControl;

/// A point in time, in milliseconds since an arbitrary epoch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Time(u64);

impl Time {
    /// That many milliseconds after the epoch.
    pub const fn from_millis(millis: u64) -> Time {
        Time(millis)
    }

    /// The milliseconds since the epoch.
    pub const fn as_millis(self) -> u64 {
        self.0
    }

    /// That long after this moment.
    pub fn after(self, duration: Duration) -> Time {
        let millis = u64::try_from(duration.as_millis()).unwrap_or(u64::MAX);
        Time(self.0.saturating_add(millis))
    }

    /// The time since an earlier moment; zero if it is not earlier, as after a clock was set back.
    pub const fn since(self, earlier: Time) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0))
    }
}

/// Both players' clocks. At most one of them is running.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    left: [Duration; 2],
    running: Option<(Color, Time)>,
}

impl Clock {
    pub(crate) const fn new(control: TimeControl) -> Clock {
        Clock {
            control,
            left: [control.initial; 2],
            running: None,
        }
    }

    /// How much time the player has left.
    pub fn left(&self, color: Color, now: Time) -> Duration {
        let left = self.left[color as usize];
        match self.running {
            Some((running, since)) if running == color => left.saturating_sub(now.since(since)),
            _ => left,
        }
    }

    /// Whose clock is running.
    pub fn running(&self) -> Option<Color> {
        self.running.map(|(color, _)| color)
    }

    /// Who has run out of time.
    pub fn flagged(&self, now: Time) -> Option<Color> {
        self.running()
            .filter(|&color| self.left(color, now).is_zero())
    }

    /// Stops the running clock.
    pub(crate) fn stop(&mut self, now: Time) {
        if let Some((color, _)) = self.running {
            self.left[color as usize] = self.left(color, now);
            self.running = None;
        }
    }

    /// After a move: stops the mover's clock, and adds the increment if it was running.
    pub(crate) fn punch(&mut self, now: Time) {
        if let Some((color, _)) = self.running {
            self.stop(now);
            let left = &mut self.left[color as usize];
            *left = left.saturating_add(self.control.increment);
        }
    }

    /// The time both players have left without the increments of that many moves each, White first;
    /// `None` if a clock would have run out without them.
    pub(crate) fn left_without(&self, increments: [u32; 2], now: Time) -> Option<[Duration; 2]> {
        let left = |color: Color| {
            let gained = self.control.increment;
            let gained = gained.saturating_mul(increments[color as usize]);
            let left = self.left(color, now).checked_sub(gained)?;
            (gained.is_zero() || !left.is_zero()).then_some(left)
        };
        Some([left(Color::White)?, left(Color::Black)?])
    }

    /// After a takeback: stops the running clock and removes the increments of that many moves of each
    /// player. Time already used is not given back.
    pub(crate) fn take_back(&mut self, increments: [u32; 2], now: Time) {
        self.stop(now);
        // `decide` refuses a takeback if a clock would run out. Games stored before that rule may contain
        // one; then the clocks stay as they are.
        if let Some(left) = self.left_without(increments, now) {
            self.left = left;
        }
    }

    pub(crate) const fn start(&mut self, color: Color, now: Time) {
        self.running = Some((color, now));
    }

    /// Continues the running clock from now without charging for the time before.
    pub(crate) fn forgive(&mut self, now: Time) {
        self.running = self.running.map(|(color, _)| (color, now));
    }
}
