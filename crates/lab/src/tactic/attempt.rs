//! The engine's attempt at a tactic.

use std::time::Duration;

use skep_engine::{Engine, Limits, Report, Score, Stop};

use super::Tactic;

/// The result of an attempt.
#[derive(Clone, Debug)]
pub struct Attempt {
    /// What it found in the end.
    pub report: Report,
    /// Since when its best move has been a right one, if it is in the end.
    pub solved_after: Option<Duration>,
}

impl Tactic {
    /// The exact score; slightly higher if the opponent has to end the game with their own move.
    pub fn score(&self) -> Score {
        Score::win_in(u16::from(self.win.moves) * 2 - 1)
    }

    /// Searches with a cleared engine until it sees the quickest win or reaches a limit.
    pub fn attempt(&self, engine: &mut Engine, limits: &Limits) -> Attempt {
        let stop = Stop::default();
        let limits = Limits {
            stop: stop.clone(),
            ..limits.clone()
        };
        let is_right = |report: &Report| {
            let best = report.best();
            best.is_some_and(|mv| self.win.first_moves.contains(&mv))
        };
        let mut right_since = None;
        engine.forget();
        let report = engine.search(&self.position, &limits, |report| {
            if !is_right(report) {
                right_since = None;
                return;
            }
            right_since = right_since.or(Some(report.time));
            if report.variations[0].score >= self.score() {
                stop.set();
            }
        });
        Attempt {
            solved_after: right_since.filter(|_| is_right(&report)),
            report,
        }
    }
}
