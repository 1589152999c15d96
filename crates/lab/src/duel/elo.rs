//! Computes strength from the results of pairs: Elo with its error.
//!
//! Both games of a pair start from the same opening, so their results are correlated; only pairs
//! are independent. A pair's points are 0, ½, 1, 1½ or 2, and the counts of these five, the
//! pentanomial, are all that matters here.

use std::fmt;

/// How many pairs brought A 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pentanomial(pub [u64; 5]);

/// A difference in strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The maximum-likelihood estimate; infinite if one side won everything.
    pub value: f64,
    /// The 95 % error margin; `None` if the pairs do not determine it.
    pub error: Option<f64>,
}

/// Standard errors on either side that hold 95 % of a normal distribution.
pub(crate) const TWO_SIDED_95: f64 = 1.959_963_984_540_054;

/// Replaces a count of zero, because an outcome not seen yet is not impossible.
const UNSEEN: f64 = 1e-3;

impl Pentanomial {
    /// How many pairs there are.
    pub fn pairs(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The difference in strength; `None` before the first pair.
    pub fn elo(&self) -> Option<Elo> {
        if self.pairs() == 0 {
            return None;
        }
        let sample = Sample::new(self.0.map(|count| count as f64));
        let value = elo_of_score(sample.mean);
        let reach = TWO_SIDED_95 * sample.standard_error();
        let ends = [sample.mean - reach, sample.mean + reach].map(elo_of_score);
        let error = (ends[1] - ends[0]) / 2.0;
        let is_known = error.is_finite() && reach > 0.0;
        Some(Elo {
            value,
            error: is_known.then_some(error),
        })
    }

    /// The likelihood of superiority of A, from 0 to 1; `None` before the first pair.
    pub fn likelihood_of_superiority(&self) -> Option<f64> {
        if self.pairs() == 0 {
            return None;
        }
        let sample = self.regular();
        Some(normal_cdf((sample.mean - 0.5) / sample.standard_error()))
    }

    /// With [`UNSEEN`] in place of zero.
    pub(super) fn regular(&self) -> Sample {
        Sample::new(
            self.0
                .map(|count| if count == 0 { UNSEEN } else { count as f64 }),
        )
    }
}

/// Counts of pairs, with their mean and variance as fractions of a pair's two points.
pub(super) struct Sample {
    pub(super) counts: [f64; 5],
    size: f64,
    mean: f64,
    variance: f64,
}

impl Sample {
    fn new(counts: [f64; 5]) -> Sample {
        let size: f64 = counts.iter().sum();
        let average = |value: &dyn Fn(f64) -> f64| {
            let terms = points().zip(counts);
            terms
                .map(|(point, count)| count * value(point))
                .sum::<f64>()
                / size
        };
        let mean = average(&|point| point);
        let variance = average(&|point| (point - mean).powi(2));
        Sample {
            counts,
            size,
            mean,
            variance,
        }
    }

    fn standard_error(&self) -> f64 {
        (self.variance / self.size).sqrt()
    }
}

/// The Elo difference for a score from 0 to 1.
pub fn elo_of_score(score: f64) -> f64 {
    let score = score.clamp(0.0, 1.0);
    // Adding zero avoids a negative zero.
    -400.0 * (1.0 / score - 1.0).log10() + 0.0
}

/// The expected score for an Elo difference.
pub fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The points of a pair, as fractions of two.
pub(super) fn points() -> impl Iterator<Item = f64> {
    [0.0, 0.25, 0.5, 0.75, 1.0].into_iter()
}

/// The cumulative standard normal distribution, to seven digits: Abramowitz and Stegun, formula
/// 26.2.17.
fn normal_cdf(value: f64) -> f64 {
    const SERIES: [f64; 5] = [
        0.319_381_530,
        -0.356_563_782,
        1.781_477_937,
        -1.821_255_978,
        1.330_274_429,
    ];
    let t = 1.0 / (1.0 + 0.231_641_9 * value.abs());
    let density = (-value * value / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
    let sum = SERIES.iter().rev().fold(0.0, |sum, term| (sum + term) * t);
    let above = density * sum;
    if value < 0.0 { above } else { 1.0 - above }
}

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.1}", self.value)?;
        match self.error {
            Some(error) => write!(f, " ± {error:.1} (95 %)"),
            None => f.write_str(", error unknown"),
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    #[track_caller]
    pub(in crate::duel) fn check_close(found: f64, expected: f64, tolerance: f64) {
        assert!(
            (found - expected).abs() <= tolerance || found == expected,
            "found {found}, expected {expected}"
        );
    }

    #[test]
    fn scores_and_elo() {
        let rows = [
            (0.5, 0.0),
            (0.55, 34.860_070),
            (0.75, 190.848_502),
            (0.9, 381.697_004),
            (0.01, -798.254_078),
            (0.0, f64::NEG_INFINITY),
            (1.0, f64::INFINITY),
        ];
        for (score, elo) in rows {
            check_close(elo_of_score(score), elo, 1e-5);
            check_close(score_of_elo(elo), score, 1e-8);
        }
    }

    #[test]
    fn normal_distribution() {
        let rows = [
            (0.0, 0.5),
            (1.0, 0.841_344_7),
            (-1.0, 0.158_655_3),
            (1.959_964, 0.975),
            (-3.0, 0.001_349_9),
            (9.0, 1.0),
        ];
        for (value, below) in rows {
            check_close(normal_cdf(value), below, 2e-7);
        }
    }

    /// Counts, Elo, its error, and the likelihood of superiority, computed by another program with another method.
    #[test]
    fn pentanomials() {
        const INF: f64 = f64::INFINITY;
        #[rustfmt::skip]
        let rows = [
            ([1, 0, 0, 0, 0], -INF, None, 0.0),
            ([0, 0, 1, 0, 0], 0.0, None, 0.5),
            ([0, 0, 0, 0, 3], INF, None, 1.0),
            ([1, 2, 3, 2, 1], 0.0, Some(137.857438), 0.5),
            ([0, 1, 4, 5, 10], 240.823997, Some(119.478499), 1.0),
            ([10, 40, 100, 60, 20], 30.288286, Some(21.801053), 0.996932),
            ([120, 480, 1300, 560, 140], 8.019168, Some(5.968234), 0.995789),
            ([300, 900, 2000, 850, 250], -6.060538, Some(4.975039), 0.008464),
            ([0, 0, 50, 0, 0], 0.0, None, 0.5),
            ([5, 0, 0, 0, 5], 0.0, Some(251.776910), 0.5),
        ];
        for (counts, elo, error, los) in rows {
            let pairs = Pentanomial(counts);
            let found = pairs.elo().unwrap();
            check_close(found.value, elo, 1e-5);
            assert_eq!(found.error.is_some(), error.is_some(), "{found:?}");
            check_close(found.error.unwrap_or(0.0), error.unwrap_or(0.0), 1e-5);
            check_close(pairs.likelihood_of_superiority().unwrap(), los, 1e-6);
        }
    }

    #[test]
    fn no_pairs_say_nothing() {
        let none = Pentanomial::default();
        assert_eq!(none.elo(), None);
        assert_eq!(none.likelihood_of_superiority(), None);
    }
}
