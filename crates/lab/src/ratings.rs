//! Ratings of many players from all their games together.
//!
//! In the Bradley-Terry model, a difference in Elo gives the expected score. With the maximum-likelihood ratings, every
//! player has exactly the points that the ratings predict. A draw is half a point.

use std::collections::BTreeMap;

use skep_records::{GameResult, Record};
use skep_rules::Color;

use crate::duel::{Round, TWO_SIDED_95};

/// Who has played whom, and the results.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Standings(BTreeMap<String, BTreeMap<String, Points>>);

/// The results of some games.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Points {
    /// How many games.
    pub games: u32,
    /// A win is one, a draw a half.
    pub points: f64,
}

/// A player's rating.
#[derive(Clone, Debug, PartialEq)]
pub struct Rating {
    /// Who.
    pub player: String,
    /// In Elo; the average of all is 0.
    pub elo: f64,
    /// The 95 % error margin.
    pub error: f64,
    /// Against all.
    pub total: Points,
    /// Against the next weaker player.
    pub next: Points,
}

/// Each player also draws this fraction of a game against a player rated 0. That keeps the ratings finite for players
/// who won or lost everything.
const PRIOR: f64 = 0.5;

/// The most iterations; a few are enough.
const STEPS: usize = 200;

/// The largest step of one iteration, in [`ELO_PER_UNIT`], to prevent overshooting.
const LONGEST_STEP: f64 = 1.0;

/// The Elo difference at which a player is e times as likely to win as to lose.
const ELO_PER_UNIT: f64 = 400.0 / std::f64::consts::LN_10;

impl Standings {
    /// Whether nobody has played.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Counts a game of `skep duel`. A player is an engine with its limits and options.
    ///
    /// # Errors
    /// If the record is not such a game.
    pub fn add_record(&mut self, record: &Record) -> Result<(), String> {
        let tag = |name: &str| {
            let tag = record.tags.get(name);
            tag.ok_or_else(|| format!("expected a game of skep duel, with a tag {name}"))
        };
        let round: Round = tag("Round")?
            .parse()
            .map_err(|error| format!("Round: {error}"))?;
        let engines = [tag("EngineA")?, tag("EngineB")?];
        let [white, black] = Color::ALL.map(|color| engines[round.side(color) as usize]);
        let points = match record.stated_result {
            Some(GameResult::Win(Color::White)) => 1.0,
            Some(GameResult::Win(Color::Black)) => 0.0,
            Some(GameResult::Draw) => 0.5,
            None => return Err(format!("round {round}: expected a result")),
        };
        self.add(white, black, points);
        Ok(())
    }

    /// Counts a game in which the first player scored this many points. A game against itself says nothing.
    pub fn add(&mut self, first: &str, second: &str, points: f64) {
        if first == second {
            return;
        }
        for (player, opponent, points) in [(first, second, points), (second, first, 1.0 - points)] {
            let opponents = self.0.entry(player.to_owned()).or_default();
            let sum = opponents.entry(opponent.to_owned()).or_default();
            sum.games += 1;
            sum.points += points;
        }
    }

    /// The likeliest ratings, strongest player first.
    pub fn ratings(&self) -> Vec<Rating> {
        let (strengths, errors) = self.fit();
        let players = self.0.iter().zip(strengths.into_iter().zip(errors));
        let mut ratings: Vec<_> = players
            .map(|((player, opponents), (strength, error))| Rating {
                player: player.clone(),
                elo: strength * ELO_PER_UNIT,
                error: error * ELO_PER_UNIT * TWO_SIDED_95,
                total: Points::sum(opponents.values()),
                next: Points::default(),
            })
            .collect();
        ratings.sort_by(|one, other| other.elo.total_cmp(&one.elo));
        for index in 1..ratings.len() {
            let met = self.0[&ratings[index - 1].player].get(&ratings[index].player);
            ratings[index - 1].next = met.copied().unwrap_or_default();
        }
        ratings
    }

    /// The strength of each player in the order of their names, with its standard error, both
    /// relative to the average, because only differences are well determined. This is Newton's
    /// method: the inverse of the information matrix gives both the step and the covariance.
    fn fit(&self) -> (Vec<f64>, Vec<f64>) {
        let mut strengths = vec![0.0; self.0.len()];
        let mut covariance = Vec::new();
        for _ in 0..STEPS {
            let (surplus, information) = self.surplus(&strengths);
            covariance = inverse(information);
            for (strength, row) in strengths.iter_mut().zip(&covariance) {
                let step: f64 = row.iter().zip(&surplus).map(|(a, b)| a * b).sum();
                *strength += step.clamp(-LONGEST_STEP, LONGEST_STEP);
            }
        }
        let average = mean(&strengths);
        strengths
            .iter_mut()
            .for_each(|strength| *strength -= average);
        let means: Vec<_> = covariance.iter().map(|row| mean(row)).collect();
        let variances = (0..means.len()).map(|i| covariance[i][i] - 2.0 * means[i] + mean(&means));
        (strengths, variances.map(f64::sqrt).collect())
    }

    /// How far each player's points exceed the expectation from its strength, and how that changes
    /// with the strengths.
    fn surplus(&self, strengths: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
        let expected = |difference: f64| 1.0 / (1.0 + (-difference).exp());
        let index: BTreeMap<_, _> = self.0.keys().zip(0..).collect();
        let mut surplus = Vec::new();
        let mut information = vec![vec![0.0; strengths.len()]; strengths.len()];
        for (i, opponents) in self.0.values().enumerate() {
            let score = expected(strengths[i]);
            let mut sum = PRIOR * (0.5 - score);
            information[i][i] += PRIOR * score * (1.0 - score);
            for (opponent, met) in opponents {
                let j: usize = index[opponent];
                let score = expected(strengths[i] - strengths[j]);
                let games = f64::from(met.games);
                sum += met.points - games * score;
                information[i][i] += games * score * (1.0 - score);
                information[i][j] -= games * score * (1.0 - score);
            }
            surplus.push(sum);
        }
        (surplus, information)
    }
}

impl Points {
    fn sum<'a>(all: impl Iterator<Item = &'a Points>) -> Points {
        all.fold(Points::default(), |sum, one| Points {
            games: sum.games + one.games,
            points: sum.points + one.points,
        })
    }
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

/// The inverse of a diagonally dominant matrix, by Gauss-Jordan elimination.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    for pivot in 0..matrix.len() {
        let scale = 1.0 / std::mem::replace(&mut matrix[pivot][pivot], 1.0);
        matrix[pivot].iter_mut().for_each(|value| *value *= scale);
        let row = matrix[pivot].clone();
        for (_, other) in matrix.iter_mut().enumerate().filter(|(i, _)| *i != pivot) {
            let factor = std::mem::replace(&mut other[pivot], 0.0);
            for (value, pivot) in other.iter_mut().zip(&row) {
                *value -= factor * pivot;
            }
        }
    }
    matrix
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Matches with wins, draws and losses of the first player, and the expected ratings of all, in
    /// the order of their names. [`PRIOR`] makes them slightly smaller than the exact values.
    #[track_caller]
    fn check(matches: &[(&str, &str, [u32; 3])], expected: &[f64], tolerance: f64) {
        let mut standings = Standings::default();
        for &(first, second, counts) in matches {
            for (points, count) in [1.0, 0.5, 0.0].into_iter().zip(counts) {
                (0..count).for_each(|_| standings.add(first, second, points));
            }
        }
        let mut ratings = standings.ratings();
        assert!(ratings.is_sorted_by(|one, other| one.elo >= other.elo));
        ratings.sort_by(|one, other| one.player.cmp(&other.player));
        let found: Vec<_> = ratings.iter().map(|rating| rating.elo).collect();
        assert_eq!(found.len(), expected.len(), "{found:?}");
        for (found, expected) in found.iter().zip(expected) {
            assert!((found - expected).abs() <= tolerance, "{ratings:?}");
        }
    }

    #[test]
    fn known_cases() {
        check(&[], &[], 0.0);
        check(&[("a", "a", [5, 0, 0])], &[], 0.0);
        check(&[("a", "b", [0, 9, 0])], &[0.0, 0.0], 1e-6);
        // 75 % is 190.85 Elo, 90 % is 381.70, with or without draws.
        check(&[("a", "b", [750, 0, 250])], &[95.4, -95.4], 0.2);
        check(&[("a", "b", [500, 500, 0])], &[95.4, -95.4], 0.2);
        check(&[("a", "b", [9000, 0, 1000])], &[190.8, -190.8], 0.2);
        // The order of the two players does not matter.
        check(
            &[("a", "b", [750, 0, 250]), ("b", "a", [250, 0, 750])],
            &[95.4, -95.4],
            0.2,
        );
        // A chain: differences add up. A player with a single opponent is rated relative to that one.
        check(
            &[("a", "b", [7500, 0, 2500]), ("b", "c", [7500, 0, 2500])],
            &[190.8, 0.0, -190.8],
            0.2,
        );
        // In a circle, all are equal.
        check(
            &[
                ("a", "b", [30, 0, 10]),
                ("b", "c", [30, 0, 10]),
                ("c", "a", [30, 0, 10]),
            ],
            &[0.0; 3],
            1e-6,
        );
        // A player who wins everything is far ahead, but not infinitely.
        check(&[("a", "b", [40, 0, 0])], &[390.0, -390.0], 100.0);
    }

    #[test]
    fn errors_and_points() {
        let mut standings = Standings::default();
        for points in [0.0, 1.0].repeat(200) {
            standings.add("a", "b", points);
        }
        // 400 games determine the difference between two players to 34 Elo; the average is between them.
        let errors = standings.ratings().into_iter().map(|rating| rating.error);
        assert!(errors.into_iter().all(|error| (error - 17.0).abs() < 0.1));
        (0..3).for_each(|_| standings.add("c", "b", 1.0));
        let [c, a, b] = standings.ratings().try_into().unwrap();
        let names = [&a, &b, &c].map(|rating| rating.player.as_str());
        assert_eq!(names, ["a", "b", "c"]);
        let points = |games, points| Points { games, points };
        assert_eq!((a.total, a.next), (points(400, 200.0), points(400, 200.0)));
        assert_eq!((b.total, b.next), (points(403, 200.0), points(0, 0.0)));
        assert_eq!((c.total, c.next), (points(3, 3.0), points(0, 0.0)));
        assert!(c.error > 100.0, "{c:?}");
    }
}
