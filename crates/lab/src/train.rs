//! Trains the evaluation network on self-play games.
//!
//! The search's score of a position and the result of the game are combined into a chance to win.
//! The network learns the correction that brings the linear evaluation close to it. The same games
//! and seed give the same network, with any number of threads.

mod examples;
mod model;

use std::sync::Arc;
use std::thread;

use skep_engine::Network;

use crate::Random;
use crate::adam::Adam;
pub use examples::Examples;
use model::{Gradient, Model};

/// The settings of a training.
#[derive(Clone, Copy, Debug)]
pub struct Training {
    /// Passes over all examples.
    pub epochs: usize,
    /// The initial learning rate.
    pub rate: f32,
    /// Weight decay, as a fraction of the rate.
    pub decay: f32,
    /// The random seed.
    pub seed: u64,
    /// The number of threads.
    pub threads: usize,
}

/// The progress of a training.
#[derive(Clone, Copy, Debug)]
pub struct Loss {
    /// Passes made.
    pub epoch: usize,
    /// Mean square error of the chance to win, on the examples trained on.
    pub training: f64,
    /// The same on the held-out examples.
    pub validation: f64,
    /// Whether that is the lowest so far.
    pub is_best: bool,
}

/// Examples between two steps.
const BATCH: usize = 4096;
/// A batch is split into this many parts, whatever the number of threads, because sums depend on
/// their order. More threads than this are idle.
const PARTS: usize = 16;
/// The final learning rate, as a fraction of the initial one.
const LAST_RATE: f32 = 0.01;

/// The mean of networks that several machines trained from the same start.
pub fn merge(networks: &[Arc<Network>]) -> Network {
    Model::mean_of(networks).to_network()
}

/// Trains a network from random weights, or from the mean of given ones. After each pass, it
/// reports the progress and the best network so far.
pub fn train(
    examples: &Examples,
    validation: &Examples,
    training: &Training,
    from: &[Arc<Network>],
    mut report: impl FnMut(Loss, &Network),
) -> Network {
    let mut random = Random::new(training.seed);
    let mut model = if from.is_empty() {
        Model::new(&mut random)
    } else {
        Model::mean_of(from)
    };
    let mut adam = Adam::new(Network::PARAMETERS);
    let mut order: Vec<u32> = (0..examples.len() as u32).collect();
    let batches = order.len().div_ceil(BATCH);
    let steps = (batches * training.epochs) as f32;
    // Memorised examples do not generalise, so the result is the network of the best epoch.
    let mut least = mean_loss(&model, validation, training.threads);
    let mut best = model.to_network();
    let loss = Loss {
        epoch: 0,
        training: mean_loss(&model, examples, training.threads),
        validation: least,
        is_best: true,
    };
    report(loss, &best);
    for epoch in 1..=training.epochs {
        random.shuffle(&mut order);
        let mut loss = 0.0;
        for (index, batch) in order.chunks(BATCH).enumerate() {
            let mut gradient = gradient(&model, examples, batch, training.threads);
            loss += gradient.loss;
            gradient.divide(batch.len());
            let done = ((epoch - 1) * batches + index) as f32 / steps;
            let cosine = (1.0 + (std::f32::consts::PI * done).cos()) / 2.0;
            let rate = training.rate * (LAST_RATE + (1.0 - LAST_RATE) * cosine);
            model.fade(rate * training.decay);
            adam.step(&mut model.parameters, &gradient.slopes, rate);
            model.clamp();
        }
        let validation = mean_loss(&model, validation, training.threads);
        let is_best = validation <= least;
        if is_best {
            least = validation;
            best = model.to_network();
        }
        let loss = Loss {
            epoch,
            training: loss / examples.len().max(1) as f64,
            validation,
            is_best,
        };
        report(loss, &best);
    }
    best
}

/// The sum of the gradients of a batch.
fn gradient(model: &Model, examples: &Examples, batch: &[u32], threads: usize) -> Gradient {
    let parts: Vec<&[u32]> = batch.chunks(batch.len().div_ceil(PARTS).max(1)).collect();
    let of_part = |part: &[u32]| {
        let mut gradient = Gradient::new();
        for &index in part {
            model.learn(&examples.get(index as usize), &mut gradient);
        }
        gradient
    };
    let gradients = in_order(&parts, threads, |part| of_part(part));
    let mut sum = Gradient::new();
    gradients.iter().for_each(|gradient| sum.add(gradient));
    sum
}

fn mean_loss(model: &Model, examples: &Examples, threads: usize) -> f64 {
    let indices: Vec<usize> = (0..examples.len()).collect();
    let parts: Vec<&[usize]> = indices
        .chunks(indices.len().div_ceil(PARTS).max(1))
        .collect();
    let losses = in_order(&parts, threads, |part| {
        let losses = part.iter().map(|&index| model.loss(&examples.get(index)));
        losses.sum::<f64>()
    });
    // Not `sum`, which is -0 for an empty list.
    losses.into_iter().fold(0.0, |sum, loss| sum + loss) / examples.len().max(1) as f64
}

/// Processes each part on several threads, and returns the results in the order of the parts.
fn in_order<P: Sync, R: Send>(
    parts: &[P],
    threads: usize,
    work: impl Fn(&P) -> R + Sync,
) -> Vec<R> {
    let share = parts.len().div_ceil(threads.max(1)).max(1);
    thread::scope(|scope| {
        let work = &work;
        let shares = parts.chunks(share);
        let workers: Vec<_> = shares
            .map(|share| scope.spawn(move || share.iter().map(work).collect::<Vec<R>>()))
            .collect();
        let results = workers.into_iter().map(|worker| {
            worker
                .join()
                .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        });
        results.flatten().collect()
    })
}
