//! How often something may happen.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

use governor::Quota;

/// A number of times per period, written `60/h`, `1200/min` or `200/2s`. All of them may come at
/// once; then the allowance refills evenly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    count: NonZeroU32,
    seconds: NonZeroU32,
}

/// The text is not a rate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseRateError;

/// Units of time, and how many seconds they have.
const UNITS: [(&str, u32); 4] = [("s", 1), ("min", 60), ("h", 3_600), ("d", 86_400)];

impl Rate {
    /// That many in that many seconds.
    pub(super) const fn new(count: u32, seconds: u32) -> Rate {
        Rate {
            count: NonZeroU32::new(count).expect("more than none"),
            seconds: NonZeroU32::new(seconds).expect("longer than nothing"),
        }
    }

    /// How many may come at once.
    pub const fn burst(self) -> u32 {
        self.count.get()
    }

    /// How long until another one may come.
    pub fn period(self) -> Duration {
        Duration::from_secs(u64::from(self.seconds.get())) / self.count.get()
    }

    /// In governor's terms.
    pub(crate) fn quota(self) -> Quota {
        // With a billion a second, the period would be zero.
        let period = self.period().max(Duration::from_nanos(1));
        Quota::with_period(period)
            .expect("a period is longer than nothing")
            .allow_burst(self.count)
    }
}

impl FromStr for Rate {
    type Err = ParseRateError;

    fn from_str(text: &str) -> Result<Rate, ParseRateError> {
        let (count, time) = text.split_once('/').ok_or(ParseRateError)?;
        let digits = time.bytes().take_while(u8::is_ascii_digit).count();
        let (number, unit) = time.split_at(digits);
        let number: u32 = match number {
            "" => 1,
            number => number.parse().map_err(|_| ParseRateError)?,
        };
        let unit = UNITS.iter().find(|(name, _)| *name == unit);
        let (_, seconds) = unit.ok_or(ParseRateError)?;
        let seconds = number.checked_mul(*seconds).and_then(NonZeroU32::new);
        Ok(Rate {
            count: count.parse().map_err(|_| ParseRateError)?,
            seconds: seconds.ok_or(ParseRateError)?,
        })
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.seconds.get();
        let mut units = UNITS.iter().rev();
        let (unit, length) = units
            .find(|(_, length)| seconds.is_multiple_of(*length))
            .expect("every number is a multiple of one");
        match seconds / length {
            1 => write!(f, "{}/{unit}", self.count),
            number => write!(f, "{}/{number}{unit}", self.count),
        }
    }
}

impl fmt::Display for ParseRateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a rate such as 60/h, 1200/min or 200/2s")
    }
}

impl std::error::Error for ParseRateError {}

#[cfg(test)]
mod tests {
    use super::{ParseRateError, Rate};
    use std::time::Duration;

    #[test]
    fn rates_are_read_and_written() {
        let rows = [
            ("60/h", "60/h", 60, 60_000),
            ("200/2s", "200/2s", 200, 10),
            ("1200/1min", "1200/min", 1_200, 50),
            ("5/120s", "5/2min", 5, 24_000),
            ("1/d", "1/d", 1, 86_400_000),
        ];
        for (text, written, burst, period) in rows {
            let rate: Rate = text.parse().unwrap();
            assert_eq!(rate.to_string(), written);
            assert_eq!(rate.burst(), burst, "{text}");
            assert_eq!(rate.period(), Duration::from_millis(period), "{text}");
        }
        let wrong = [
            "",
            "60",
            "/h",
            "0/h",
            "-1/h",
            "60/",
            "60/0s",
            "60/h ",
            "x/s",
            "60/week",
            "9/99999999d",
        ];
        for text in wrong {
            assert_eq!(text.parse::<Rate>(), Err(ParseRateError), "{text}");
        }
    }
}
