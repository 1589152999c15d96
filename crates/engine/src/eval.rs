//! The evaluation: a weighted sum of terms that can be listed, plus the output of a trained
//! network.

mod network;
mod places;
mod terms;
mod weights;

pub use network::{Network, NetworkError};

pub use terms::TERM_NAMES;

use skep_rules::Position;

use crate::Score;
use terms::{TERMS, Terms};
use weights::{EARLY, LATE, WEIGHTS, Weight};

/// The value of a position for the side to move, and where it comes from.
#[derive(Clone, Debug)]
pub struct Evaluation {
    /// The sum.
    pub score: Score,
    /// What each term of [`TERM_NAMES`] adds to it, in hundredths.
    pub terms: [i32; TERMS],
}

/// The number of steps from the early weights to the late ones: one for each piece placed.
pub const PHASES: i32 = 24;

/// The number of terms.
pub const TERM_COUNT: usize = TERMS;

/// How often each term applies to a position, own minus enemy, and the phase of the game, from 0 to
/// [`PHASES`]. Weights are tuned on this.
pub fn count_terms(position: &Position) -> ([i32; TERM_COUNT], i32) {
    (Terms::of(position).differences(), phase(position))
}

/// The early and late weight of each term, in hundredths.
pub fn weights() -> [(i32, i32); TERM_COUNT] {
    WEIGHTS.map(|Weight(early, late)| (early.into(), late.into()))
}

/// Evaluates a position that is not over.
pub fn evaluate(position: &Position) -> Evaluation {
    let (counts, phase) = count_terms(position);
    let mut values = [0; TERMS];
    let mut sum = 0;
    for ((value, count), (early, late)) in values.iter_mut().zip(counts).zip(weights()) {
        *value = count * (early * (PHASES - phase) + late * phase);
        sum += *value;
        *value /= PHASES;
    }
    let evaluation = Evaluation {
        score: Score::from_terms(sum / PHASES),
        terms: values,
    };
    debug_assert_eq!(evaluation.score, score(position, None));
    evaluation
}

/// How many pieces are on the board, up to [`PHASES`].
fn phase(position: &Position) -> i32 {
    (position.board().pieces().len() as i32).min(PHASES)
}

/// Only the score: the sum of the terms plus the network's output.
pub(crate) fn score(position: &Position, network: Option<&Network>) -> Score {
    let terms = Terms::of(position);
    let added = network.map_or(0, |network| network.judge(&terms));
    Score::from_terms(linear(&terms, phase(position)) + added)
}

/// The engine's evaluation without a search, with the shipped network.
pub fn glance(position: &Position) -> Score {
    score(position, Some(&Network::shipped()))
}

/// The sum of the weighted terms.
fn linear(terms: &Terms, phase: i32) -> i32 {
    let sum = |weights: &[i16; TERMS]| -> i32 {
        let counts = terms.own.iter().zip(&terms.enemy);
        let weighted = counts.zip(weights);
        weighted
            .map(|((own, enemy), &weight)| i32::from(own - enemy) * i32::from(weight))
            .sum()
    };
    let (early, late) = (sum(&EARLY), sum(&LATE));
    (early * (PHASES - phase) + late * phase) / PHASES
}

/// A position as the trainer of a network sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Inputs {
    /// Which inputs of the network are not zero, and what they are.
    pub active: Vec<(u16, i8)>,
    /// The score without the network.
    pub linear: i32,
}

impl Inputs {
    /// The network's inputs for a position.
    pub fn of(position: &Position) -> Inputs {
        let terms = Terms::of(position);
        let mut active = Vec::new();
        network::for_each_input(&terms, |input, value| {
            active.push((input as u16, value));
        });
        Inputs {
            active,
            linear: linear(&terms, phase(position)),
        }
    }
}
