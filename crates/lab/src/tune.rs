//! Tunes the weights of the evaluation by logistic regression on self-play positions.

use std::ops::Add;

use skep_engine::{PHASES, TERM_COUNT, count_terms, weights};

use crate::adam::Adam;
use crate::chance::{SCALE, chance};
use crate::selfplay::PlayedGame;

/// A position as the regression sees it: the terms that apply, and its chance to win.
#[derive(Clone, Debug)]
pub struct Sample {
    terms: Vec<(u8, i8)>,
    phase: u8,
    /// Chance to win, from the search's score and the game's result, for the side to move.
    target: f32,
}

/// Samples between two steps.
const BATCH: usize = 4096;
/// The initial learning rate.
const RATE: f32 = 2.0;
/// The weight of the game's result relative to the search's score.
const RESULT_SHARE: f32 = 0.5;

/// The progress of the regression.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Passes made.
    pub epoch: usize,
    /// Mean square error on the samples tuned on.
    pub error: f64,
    /// The same on the held-out samples.
    pub validation: f64,
}

impl Sample {
    /// The samples of a game: positions with a search score other than a forced result.
    pub fn of_game(game: &PlayedGame) -> Vec<Sample> {
        let mut samples = Vec::new();
        game.for_each_judged(RESULT_SHARE, |position, target| {
            let (counts, phase) = count_terms(position);
            let terms = counts.iter().enumerate().filter(|&(_, &count)| count != 0);
            let terms = terms
                .map(|(index, &count)| (index as u8, count as i8))
                .collect();
            samples.push(Sample {
                terms,
                phase: phase as u8,
                target,
            });
        });
        samples
    }
}

/// Tunes the weights, starting from the current ones, with Adam on the squared error of the chance
/// to win, in this many passes. The error on `validation` is only reported; these samples should
/// come from other games.
pub fn tune(
    samples: &[Sample],
    validation: &[Sample],
    epochs: usize,
    mut report: impl FnMut(Progress),
) -> [(i32, i32); TERM_COUNT] {
    let mut values: Vec<f32> = weights()
        .iter()
        .flat_map(|&(early, late)| [early as f32, late as f32])
        .collect();
    let mut adam = Adam::new(values.len());
    for epoch in 1..=epochs {
        let rate = RATE * (1.0 - (epoch - 1) as f32 / epochs as f32);
        for batch in samples.chunks(BATCH) {
            let gradient = gradient(batch, &values);
            adam.step(&mut values, &gradient, rate);
        }
        let [error, validation] = [samples, validation].map(|samples| mean_error(samples, &values));
        report(Progress {
            epoch,
            error,
            validation,
        });
    }
    std::array::from_fn(|index| {
        (
            values[2 * index].round() as i32,
            values[2 * index + 1].round() as i32,
        )
    })
}

/// The chance to win that the weights give a sample.
fn predict(sample: &Sample, values: &[f32]) -> f32 {
    let late = f32::from(sample.phase) / PHASES as f32;
    let terms = sample.terms.iter().map(|&(index, count)| {
        let index = usize::from(index);
        f32::from(count) * (values[2 * index] * (1.0 - late) + values[2 * index + 1] * late)
    });
    chance(terms.sum::<f32>() / SCALE)
}

fn gradient(batch: &[Sample], values: &[f32]) -> Vec<f32> {
    let mut gradient = vec![0.0; values.len()];
    for sample in batch {
        let chance = predict(sample, values);
        let slope = 2.0 * (chance - sample.target) * chance * (1.0 - chance) / SCALE;
        let late = f32::from(sample.phase) / PHASES as f32;
        for &(index, count) in &sample.terms {
            gradient[2 * usize::from(index)] += slope * f32::from(count) * (1.0 - late);
            gradient[2 * usize::from(index) + 1] += slope * f32::from(count) * late;
        }
    }
    gradient
        .iter_mut()
        .for_each(|value| *value /= batch.len().max(1) as f32);
    gradient
}

fn mean_error(samples: &[Sample], values: &[f32]) -> f64 {
    let errors = samples
        .iter()
        .map(|sample| f64::from(predict(sample, values) - sample.target).powi(2));
    // Not `sum`, which is -0 for an empty list.
    errors.fold(0.0, f64::add) / samples.len().max(1) as f64
}
