//! What is good and bad in a position: a weighted sum of terms that can be listed.

mod terms;
mod weights;

pub use terms::TERM_NAMES;

use skep_rules::{Color, Position};

use crate::Score;
use terms::{TERMS, Terms};

/// What a position is worth to the side to move, and why.
#[derive(Clone, Debug)]
pub struct Evaluation {
    /// The sum.
    pub score: Score,
    /// What each term of [`TERM_NAMES`] adds to it, in hundredths.
    pub terms: [i32; TERMS],
}

/// How many steps there are from the early weights to the late ones: one for each piece placed.
pub const PHASES: i32 = 24;

/// The number of terms.
pub const TERM_COUNT: usize = TERMS;

/// How often each term applies to a position, own less enemy, and how late in the game it is, from
/// 0 to [`PHASES`]: what weights are tuned on.
pub fn count_terms(position: &Position) -> ([i32; TERM_COUNT], i32) {
    (Terms::of(position).0, phase(position))
}

/// The early and late weight of each term, in hundredths.
pub fn weights() -> [(i32, i32); TERM_COUNT] {
    std::array::from_fn(|index| (weights::WEIGHTS[index].0, weights::WEIGHTS[index].1))
}

/// Evaluates a position that is not over.
pub fn evaluate(position: &Position) -> Evaluation {
    let terms = Terms::of(position);
    let phase = phase(position);
    let mut values = [0; TERMS];
    let mut sum = 0;
    for ((value, &count), weight) in values.iter_mut().zip(&terms.0).zip(&weights::WEIGHTS) {
        *value = count * (weight.0 * (PHASES - phase) + weight.1 * phase);
        sum += *value;
        *value /= PHASES;
    }
    let evaluation = Evaluation {
        score: Score::from_terms(sum / PHASES),
        terms: values,
    };
    debug_assert_eq!(evaluation.score, score(position));
    evaluation
}

/// How many pieces are on the board, up to [`PHASES`].
fn phase(position: &Position) -> i32 {
    (position.board().pieces().len() as i32).min(PHASES)
}

/// The score alone.
pub(crate) fn score(position: &Position) -> Score {
    let terms = Terms::of(position);
    let phase = phase(position);
    let weighted = terms.0.iter().zip(&weights::WEIGHTS);
    let (early, late) = weighted.fold((0, 0), |(early, late), (&count, weight)| {
        (early + count * weight.0, late + count * weight.1)
    });
    Score::from_terms((early * (PHASES - phase) + late * phase) / PHASES)
}

/// The sign of a side's counts as seen by the side to move.
const fn sign(color: Color, to_move: Color) -> i32 {
    if color as u8 == to_move as u8 { 1 } else { -1 }
}
