//! How late a player was, and how much of that the machine caused.

use std::fmt;
use std::fs;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// How far a player exceeded its time for a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Overrun {
    /// Its own share, in whole milliseconds.
    pub own: Duration,
    /// Time after its deadline in which the host of this virtual machine withheld a processor (steal time).
    pub withheld: Duration,
}

impl Overrun {
    /// Neither the player nor the machine was late.
    pub const NONE: Overrun = Overrun {
        own: Duration::ZERO,
        withheld: Duration::ZERO,
    };

    /// The larger of each.
    #[must_use]
    pub fn max(self, other: Overrun) -> Overrun {
        Overrun {
            own: self.own.max(other.own),
            withheld: self.withheld.max(other.withheld),
        }
    }

    /// The form in a record: `12 ms`, or `12 ms and 80 ms withheld`; empty if there is none.
    pub(super) fn parse(text: &str) -> Overrun {
        let (own, withheld) = text.split_once(" and ").unwrap_or((text, ""));
        let milliseconds = |text: &str| {
            let number = text.strip_suffix(" ms").and_then(|text| text.parse().ok());
            Duration::from_millis(number.unwrap_or(0))
        };
        Overrun {
            own: milliseconds(own),
            withheld: milliseconds(withheld.trim_end_matches(" withheld")),
        }
    }
}

impl fmt::Display for Overrun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ms", self.own.as_millis())?;
        if !self.withheld.is_zero() {
            write!(f, " and {} ms withheld", self.withheld.as_millis())?;
        }
        Ok(())
    }
}

/// A move being waited for.
pub(super) struct Wait {
    begun: Instant,
    allowed: Duration,
    /// Dropping it ends the watch early.
    end: Sender<()>,
    /// Records the steal time of each processor at the deadline: an engine that watches the clock
    /// has compensated for earlier steal time. `None` if the system cannot start another thread.
    watch: Option<JoinHandle<Vec<Duration>>>,
}

/// The system's counters lag by at most this much, and are this coarse.
const TICK: Duration = Duration::from_millis(10);

impl Wait {
    pub(super) fn begin(allowed: Duration) -> Wait {
        let (end, ended) = mpsc::channel();
        let watch = move || match ended.recv_timeout(allowed) {
            Err(RecvTimeoutError::Timeout) => denied(),
            _ => Vec::new(),
        };
        Wait {
            watch: thread::Builder::new().spawn(watch).ok(),
            end,
            allowed,
            begun: Instant::now(),
        }
    }

    /// How far the wait exceeded the time allowed.
    pub(super) fn end(self) -> Overrun {
        let late = self.begun.elapsed().saturating_sub(self.allowed);
        drop(self.end);
        let then = self.watch.and_then(|watch| watch.join().ok());
        if late < TICK {
            return Overrun::of(late, Duration::ZERO);
        }
        thread::sleep(TICK);
        // Only one processor counts, because two may have been withheld at the same moment.
        let shares = denied().into_iter().zip(then.unwrap_or_default());
        let withheld = shares.map(|(now, then)| now.saturating_sub(then)).max();
        Overrun::of(late, withheld.unwrap_or_default())
    }
}

impl Overrun {
    fn of(late: Duration, withheld: Duration) -> Overrun {
        let whole = |time: Duration| Duration::from_millis(time.as_millis() as u64);
        let withheld = withheld.min(late);
        Overrun {
            own: whole(late - withheld),
            withheld: whole(withheld),
        }
    }
}

/// Steal time of each processor since the start: time in which the host of a virtual machine ran
/// others although the processor had work. Empty if the system does not report it.
fn denied() -> Vec<Duration> {
    // The eighth number of a line such as "cpu1 …", in hundredths of a second.
    let text = fs::read_to_string("/proc/stat").unwrap_or_default();
    let processors = text.lines().filter(|line| {
        line.strip_prefix("cpu")
            .is_some_and(|rest| rest.starts_with(|first: char| first.is_ascii_digit()))
    });
    let ticks = processors.filter_map(|line| line.split_ascii_whitespace().nth(8)?.parse().ok());
    ticks.map(|ticks: u32| TICK * ticks).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_overrun_is_read_as_it_was_written() {
        for (own, withheld, text) in [
            (0, 0, "0 ms"),
            (12, 0, "12 ms"),
            (12, 80, "12 ms and 80 ms withheld"),
            (0, 190, "0 ms and 190 ms withheld"),
        ] {
            let overrun = Overrun {
                own: Duration::from_millis(own),
                withheld: Duration::from_millis(withheld),
            };
            assert_eq!(overrun.to_string(), text);
            assert_eq!(Overrun::parse(text), overrun);
        }
        assert_eq!(Overrun::parse(""), Overrun::NONE);
    }

    #[test]
    fn who_is_late_is_told_by_how_much() {
        let milliseconds = Duration::from_millis;
        for (allowed, taken) in [(30, 0), (0, 30), (20, 60)] {
            let start = Instant::now();
            let wait = Wait::begin(milliseconds(allowed));
            thread::sleep(milliseconds(taken));
            let overrun = wait.end();
            let late = overrun.own + overrun.withheld;
            let least = milliseconds(taken.saturating_sub(allowed));
            let most = start.elapsed().saturating_sub(milliseconds(allowed));
            assert!(
                (least..=most).contains(&late),
                "{allowed} {taken}: {overrun}"
            );
        }
    }

    #[test]
    fn no_more_is_withheld_than_the_player_was_late() {
        let milliseconds = Duration::from_millis;
        for (late, withheld, own) in [(100, 0, 100), (100, 80, 20), (100, 250, 0), (0, 50, 0)] {
            let overrun = Overrun::of(milliseconds(late), milliseconds(withheld));
            assert_eq!(overrun.own, milliseconds(own));
            assert_eq!(overrun.own + overrun.withheld, milliseconds(late));
        }
    }
}
