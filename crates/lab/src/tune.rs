//! Weights of the evaluation by logistic regression on self-play positions.

use std::ops::Add;

use skep_engine::{PHASES, TERM_COUNT, count_terms, weights};

use crate::selfplay::PlayedGame;

/// A position as the regression sees it: the terms that apply, and what it was worth.
#[derive(Clone, Debug)]
pub struct Sample {
    terms: Vec<(u8, i8)>,
    phase: u8,
    /// Chance to win, from the search's score and the game's result, for the side to move.
    target: f32,
}

/// What the regression is to do.
#[derive(Clone, Copy, Debug)]
pub struct Tuning {
    /// Passes over all samples.
    pub epochs: usize,
    /// How much weights move at first.
    pub rate: f64,
    /// The score, in hundredths, at which the chance to win is 73 %.
    pub scale: f64,
    /// How much the game's result counts against the search's score.
    pub result_share: f64,
}

impl Default for Tuning {
    fn default() -> Tuning {
        Tuning {
            epochs: 60,
            rate: 2.0,
            scale: 250.0,
            result_share: 0.5,
        }
    }
}

/// How far the regression has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Passes made.
    pub epoch: usize,
    /// Mean square error on the samples tuned on.
    pub error: f64,
    /// The same on samples kept apart.
    pub validation: f64,
}

impl Sample {
    /// The samples of a game: positions whose search came to a judgement.
    pub fn of_game(game: &PlayedGame, tuning: &Tuning) -> Vec<Sample> {
        let mut samples = Vec::new();
        game.for_each_judged(|position, score, result| {
            let (counts, phase) = count_terms(position);
            let terms = counts.iter().enumerate().filter(|&(_, &count)| count != 0);
            let terms = terms
                .map(|(index, &count)| (index as u8, count as i8))
                .collect();
            let chance = sigmoid(f64::from(score) / tuning.scale);
            let target = result.map_or(chance, |result| {
                let share = tuning.result_share;
                share * f64::from(result) + (1.0 - share) * chance
            });
            samples.push(Sample {
                terms,
                phase: phase as u8,
                target: target as f32,
            });
        });
        samples
    }
}

/// Tunes the weights, starting from the present ones, by Adam on the square error of the chance to
/// win. The error on `validation` is only reported; these samples are to be of other games.
pub fn tune(
    samples: &[Sample],
    validation: &[Sample],
    tuning: &Tuning,
    mut report: impl FnMut(Progress),
) -> [(i32, i32); TERM_COUNT] {
    const BATCH: usize = 4096;
    let mut values: Vec<f64> = weights()
        .iter()
        .flat_map(|&(early, late)| [f64::from(early), f64::from(late)])
        .collect();
    let (mut first, mut second) = (vec![0.0; values.len()], vec![0.0; values.len()]);
    let mut steps = 0;
    for epoch in 1..=tuning.epochs {
        let rate = tuning.rate * (1.0 - (epoch - 1) as f64 / tuning.epochs as f64);
        for batch in samples.chunks(BATCH) {
            let gradient = gradient(batch, &values, tuning.scale);
            steps += 1;
            let (fade1, fade2) = (1.0 - 0.9f64.powi(steps), 1.0 - 0.999f64.powi(steps));
            for index in 0..values.len() {
                let slope = gradient[index];
                first[index] = 0.9 * first[index] + 0.1 * slope;
                second[index] = 0.999 * second[index] + 0.001 * slope * slope;
                values[index] -=
                    rate * (first[index] / fade1) / ((second[index] / fade2).sqrt() + 1e-9);
            }
        }
        let [error, validation] =
            [samples, validation].map(|samples| mean_error(samples, &values, tuning.scale));
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

fn sigmoid(value: f64) -> f64 {
    1.0 / (1.0 + (-value).exp())
}

/// The chance to win that the weights give a sample.
fn predict(sample: &Sample, values: &[f64], scale: f64) -> f64 {
    let late = f64::from(sample.phase) / f64::from(PHASES);
    let terms = sample.terms.iter().map(|&(index, count)| {
        let index = usize::from(index);
        f64::from(count) * (values[2 * index] * (1.0 - late) + values[2 * index + 1] * late)
    });
    sigmoid(terms.sum::<f64>() / scale)
}

fn gradient(batch: &[Sample], values: &[f64], scale: f64) -> Vec<f64> {
    let mut gradient = vec![0.0; values.len()];
    for sample in batch {
        let chance = predict(sample, values, scale);
        let slope = 2.0 * (chance - f64::from(sample.target)) * chance * (1.0 - chance) / scale;
        let late = f64::from(sample.phase) / f64::from(PHASES);
        for &(index, count) in &sample.terms {
            gradient[2 * usize::from(index)] += slope * f64::from(count) * (1.0 - late);
            gradient[2 * usize::from(index) + 1] += slope * f64::from(count) * late;
        }
    }
    gradient
        .iter_mut()
        .for_each(|value| *value /= batch.len().max(1) as f64);
    gradient
}

fn mean_error(samples: &[Sample], values: &[f64], scale: f64) -> f64 {
    let errors = samples
        .iter()
        .map(|sample| (predict(sample, values, scale) - f64::from(sample.target)).powi(2));
    // Not `sum`, which is -0 if there are none.
    errors.fold(0.0, f64::add) / samples.len().max(1) as f64
}
