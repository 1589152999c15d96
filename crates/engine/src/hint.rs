//! Hints: the best move of a position and up to two reasons for it.
//!
//! `hint/change.rs` finds what the move changes: statements that are true now and were not before.
//! `hint/worth.rs` asks the evaluation how much each of them matters. A [`Reason`] is a plain
//! value, which `learn` puts into words.

mod change;
mod reason;
#[cfg(test)]
mod tests;
mod view;
mod worth;

pub use reason::{Reason, Threat};

use std::cmp::Reverse;
use std::mem::discriminant;

use skep_rules::{Move, Outcome, Position};

use crate::{Engine, Level, Limits, Score, Variation};
use change::Change;
use worth::Worth;

/// The best move of a position, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The move.
    pub best: Move,
    /// What it is worth to the side to move.
    pub score: Score,
    /// The expected continuation.
    pub line: Vec<Move>,
    /// Why it is good, most important reason first; at most two.
    pub reasons: Vec<Reason>,
}

/// More reasons than this are confusing.
const MOST_REASONS: usize = 2;

impl Engine {
    /// Searches for the best move, at full strength, and says why it is good; `None` if the game is
    /// over.
    pub fn hint(&mut self, position: &Position, limits: &Limits) -> Option<Hint> {
        let level = self.set_level(Level::FULL);
        let report = self.search(position, limits, |_| ());
        self.set_level(level);
        Hint::of(position, report.variations.first()?)
    }
}

impl Hint {
    /// Says why the first move of a line already found is good; `None` if it is not legal.
    pub fn of(position: &Position, variation: &Variation) -> Option<Hint> {
        let (&best, line) = variation.moves.split_first()?;
        let mut played = position.clone();
        played.play(best).ok()?;
        let score = variation.score;
        let reasons = match played.outcome() {
            None => reasons(&Change::new(position, best, played), score),
            Some(Outcome::Win(winner)) if winner == position.to_move() => {
                vec![Reason::Wins { queen: !winner }]
            }
            Some(Outcome::Win(_)) => ending(score).into_iter().collect(),
            Some(Outcome::Draw(_)) => vec![Reason::Draws],
        };
        Some(Hint {
            best,
            score,
            line: line.to_vec(),
            reasons,
        })
    }
}

/// The reasons for a move that does not end the game: first what is certain, then what the
/// evaluation rates highest, and only if there is neither, other true statements.
fn reasons(change: &Change<'_>, score: Score) -> Vec<Reason> {
    let worth = Worth::of(change);
    let mut effects = change.effects();
    effects.sort_by_key(|effect| Reverse(worth.of_reason(effect)));
    let liked = effects.partition_point(|effect| worth.of_reason(effect) > 0);
    let others = effects.split_off(liked);

    let mut reasons = Vec::new();
    add_distinct(&mut reasons, change.duty());
    add_distinct(&mut reasons, ending(score));
    add_distinct(&mut reasons, change.threats());
    add_distinct(&mut reasons, effects);
    if reasons.is_empty() {
        add_distinct(&mut reasons, others);
        add_distinct(&mut reasons, change.generalities());
    }
    if reasons.is_empty() {
        reasons.push(Reason::Waits);
    }
    reasons
}

/// How the game must end, as far as the search has seen.
fn ending(score: Score) -> Option<Reason> {
    let moves = u32::from(score.plies_to_end()?.div_ceil(2));
    Some(if score.is_win() {
        Reason::WinsIn { moves }
    } else {
        Reason::LosesIn { moves }
    })
}

/// Adds reasons that do not repeat earlier ones: of another kind, about another piece.
fn add_distinct(reasons: &mut Vec<Reason>, more: impl IntoIterator<Item = Reason>) {
    for reason in more {
        let repeats = |known: &Reason| {
            discriminant(known) == discriminant(&reason)
                || known.piece().is_some() && known.piece() == reason.piece()
        };
        if reasons.len() < MOST_REASONS && !reasons.iter().any(repeats) {
            reasons.push(reason);
        }
    }
}
