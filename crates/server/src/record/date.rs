//! The day of a moment.

use skep_game::Time;

const DAY: u64 = 24 * 60 * 60 * 1000;
/// The calendar repeats itself after so many days, which are 400 years.
const CYCLE: u64 = 146_097;

/// Year, month and day of a moment counted from 1970, in universal time.
pub(super) fn of(time: Time) -> (u64, u64, u64) {
    let days = time.as_millis() / DAY;
    let mut year = 1970 + days / CYCLE * 400;
    let mut left = days % CYCLE;
    while left >= year_length(year) {
        left -= year_length(year);
        year += 1;
    }
    let mut month = 1;
    while left >= month_length(year, month) {
        left -= month_length(year, month);
        month += 1;
    }
    (year, month, left + 1)
}

const fn is_leap(year: u64) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

const fn year_length(year: u64) -> u64 {
    if is_leap(year) { 366 } else { 365 }
}

const fn month_length(year: u64, month: u64) -> u64 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

#[cfg(test)]
mod tests {
    use super::{DAY, of};
    use skep_game::Time;

    #[test]
    fn days_have_their_dates() {
        let rows = [
            (0, (1970, 1, 1)),
            (30, (1970, 1, 31)),
            (31, (1970, 2, 1)),
            (365, (1971, 1, 1)),
            (11_016, (2000, 2, 29)),
            (11_017, (2000, 3, 1)),
            (20_773, (2026, 11, 16)),
            (47_540, (2100, 2, 28)),
            (47_541, (2100, 3, 1)),
            (146_097, (2370, 1, 1)),
        ];
        for (days, expected) in rows {
            assert_eq!(of(Time::from_millis(days * DAY)), expected);
            assert_eq!(of(Time::from_millis((days + 1) * DAY - 1)), expected);
        }
        of(Time::from_millis(u64::MAX));
    }
}
