//! A sequential probability ratio test (SPRT): after each pair it accepts, rejects, or goes on.

use std::fmt;
use std::str::FromStr;

use super::elo::{Pentanomial, Sample, points, score_of_elo};

/// A sequential probability ratio test of `elo0` against `elo1`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The null hypothesis: nothing was gained.
    pub elo0: f64,
    /// The alternative: enough was gained.
    pub elo1: f64,
}

/// The decision of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// `elo0` is accepted.
    Rejected,
    /// `elo1` is accepted.
    Accepted,
}

/// The probability of a wrong decision, in either direction.
pub const RISK: f64 = 0.05;

impl Pentanomial {
    /// The log-likelihood ratio of `elo1` against `elo0`.
    ///
    /// This is the generalised test: each hypothesis is represented by the likeliest distribution with its score.
    pub fn log_likelihood_ratio(&self, sprt: Sprt) -> f64 {
        if self.pairs() == 0 {
            return 0.0;
        }
        let sample = self.regular();
        let [tilt0, tilt1] =
            [sprt.elo0, sprt.elo1].map(|elo| (score_of_elo(elo), sample.tilt(score_of_elo(elo))));
        let terms = points().zip(sample.counts).map(|(point, count)| {
            let weight = |(score, tilt): (f64, f64)| 1.0 + tilt * (point - score);
            count * (weight(tilt0) / weight(tilt1)).ln()
        });
        terms.sum()
    }
}

impl Sample {
    /// The number `t` for which the counts divided by `1 + t (point - score)` have that score as
    /// their mean. Of all distributions with that mean, this is the likeliest.
    fn tilt(&self, score: f64) -> f64 {
        // The sum falls from plus to minus infinity between the poles.
        let mut low = -1.0 / (1.0 - score);
        let mut high = 1.0 / score;
        for _ in 0..200 {
            let middle = (low + high) / 2.0;
            let terms = points()
                .zip(self.counts)
                .map(|(point, count)| count * (point - score) / (1.0 + middle * (point - score)));
            if terms.sum::<f64>() > 0.0 {
                low = middle;
            } else {
                high = middle;
            }
        }
        (low + high) / 2.0
    }
}

impl Sprt {
    /// The log-likelihood ratios at which the test ends.
    pub fn bounds() -> [f64; 2] {
        let bound = ((1.0 - RISK) / RISK).ln();
        [-bound, bound]
    }

    /// The test's decision, if it has reached one.
    pub fn decision(self, pairs: &Pentanomial) -> Option<Decision> {
        let [low, high] = Sprt::bounds();
        let ratio = pairs.log_likelihood_ratio(self);
        if ratio <= low {
            Some(Decision::Rejected)
        } else {
            (ratio >= high).then_some(Decision::Accepted)
        }
    }
}

/// The text is not a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSprtError;

impl fmt::Display for ParseSprtError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected two Elo differences, the smaller one first, such as 0,10")
    }
}

impl std::error::Error for ParseSprtError {}

/// Larger differences cannot be distinguished from winning everything.
const MAX_ELO: f64 = 2000.0;

impl FromStr for Sprt {
    type Err = ParseSprtError;

    fn from_str(text: &str) -> Result<Sprt, ParseSprtError> {
        let (elo0, elo1) = text.split_once(',').ok_or(ParseSprtError)?;
        let elo = |text: &str| text.trim().parse::<f64>().map_err(|_| ParseSprtError);
        let (elo0, elo1) = (elo(elo0)?, elo(elo1)?);
        if elo0 < elo1 && elo0 >= -MAX_ELO && elo1 <= MAX_ELO {
            Ok(Sprt { elo0, elo1 })
        } else {
            Err(ParseSprtError)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::duel::elo::tests::check_close;

    /// Counts, and the log-likelihood ratios of the tests 0,10 and -8,0, computed by another program with another
    /// method.
    #[test]
    fn log_likelihood_ratios() {
        #[rustfmt::skip]
        let rows = [
            ([1, 0, 0, 0, 0], [-0.029255, -0.022806]),
            ([0, 0, 1, 0, 0], [-0.025331, 0.019632]),
            ([0, 0, 0, 0, 3], [0.085160, 0.069920]),
            ([1, 2, 3, 2, 1], [-0.011174, 0.007154]),
            ([0, 1, 4, 5, 10], [0.567288, 0.465762]),
            ([10, 40, 100, 60, 20], [2.016505, 2.150000]),
            ([120, 480, 1300, 560, 140], [3.250906, 10.280601]),
            ([300, 900, 2000, 850, 250], [-17.100573, -2.559001]),
            ([0, 0, 50, 0, 0], [-1.452045, 1.156973]),
            ([5, 0, 0, 0, 5], [-0.004144, 0.002652]),
        ];
        for (counts, ratios) in rows {
            for (sprt, ratio) in ["0,10", "-8,0"].into_iter().zip(ratios) {
                let found = Pentanomial(counts).log_likelihood_ratio(sprt.parse().unwrap());
                check_close(found, ratio, 2e-5);
            }
        }
    }

    #[test]
    fn no_pairs_decide_nothing() {
        let none = Pentanomial::default();
        let sprt: Sprt = "0,10".parse().unwrap();
        assert_eq!(none.log_likelihood_ratio(sprt), 0.0);
        assert_eq!(sprt.decision(&none), None);
    }

    #[test]
    fn tests_are_decided_at_their_bounds() {
        let sprt: Sprt = "0,10".parse().unwrap();
        check_close(Sprt::bounds()[1], 2.944439, 1e-6);
        let rows = [
            ([120, 480, 1300, 560, 140], Some(Decision::Accepted)),
            ([300, 900, 2000, 850, 250], Some(Decision::Rejected)),
            ([10, 40, 100, 60, 20], None),
        ];
        for (counts, decision) in rows {
            assert_eq!(sprt.decision(&Pentanomial(counts)), decision, "{counts:?}");
        }
    }

    #[test]
    fn swapping_the_sides_swaps_the_sign() {
        for counts in [[1, 2, 3, 4, 5], [0, 0, 7, 1, 0], [9, 3, 30, 12, 1]] {
            let pairs = Pentanomial(counts);
            let mut swapped = pairs;
            swapped.0.reverse();
            check_close(
                pairs.log_likelihood_ratio("-3,7".parse().unwrap()),
                -swapped.log_likelihood_ratio("-7,3".parse().unwrap()),
                1e-9,
            );
        }
    }

    #[test]
    fn tests_are_read() {
        let sprt = "-8, 0.5".parse();
        assert_eq!(
            sprt,
            Ok(Sprt {
                elo0: -8.0,
                elo1: 0.5
            })
        );
        for text in ["", "5", "5,5", "10,0", "nan,1", "0,inf", "0,1,2", "a,b"] {
            assert_eq!(text.parse::<Sprt>(), Err(ParseSprtError), "{text}");
        }
    }
}
