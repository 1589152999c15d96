//! Training a network: it learns, and the same games and seed give the same network.

#![allow(
    clippy::unwrap_used,
    reason = "a test may stop at what should not happen"
)]

use std::sync::Arc;

use skep_engine::{Engine, Network};
use skep_lab::{Examples, PlayedGame, SelfPlay, Training, train};
use skep_rules::GameType;

const TRAINING: Training = Training {
    epochs: 6,
    rate: 0.005,
    seed: 1,
    threads: 1,
};

/// The game of a seed, read again from the line it is kept as.
fn game(seed: u64) -> PlayedGame {
    let self_play = SelfPlay {
        game_type: "Base+MLP".parse::<GameType>().unwrap(),
        nodes: 60,
        opening_plies: 4,
        max_plies: 60,
    };
    let line = self_play.play(&mut Engine::new(1).unwrap(), seed);
    line.to_string().parse().unwrap()
}

fn examples(seeds: impl IntoIterator<Item = u64>) -> Examples {
    let mut examples = Examples::default();
    for seed in seeds {
        examples.add_game(&game(seed));
    }
    examples
}

fn trained(examples: &Examples, training: &Training, from: &[Arc<Network>]) -> (Network, Vec<f64>) {
    let mut losses = Vec::new();
    let network = train(examples, examples, training, from, |loss| {
        losses.push(loss.validation);
    });
    (network, losses)
}

#[test]
fn the_loss_falls_and_training_goes_on_where_it_was() {
    let examples = examples(0..12);
    // All examples are one batch: an epoch is a step.
    let training = Training {
        epochs: 60,
        ..TRAINING
    };
    let (network, losses) = trained(&examples, &training, &[]);
    let last = losses[training.epochs];
    assert!(last < losses[0] * 0.9, "{losses:?}");
    let network = Arc::new(network);
    let (_, further) = trained(&examples, &training, &[network]);
    // Whole numbers are a little off.
    assert!(
        (further[0] - last).abs() < 0.02 * last,
        "{further:?} {last}"
    );
}

#[test]
fn threads_make_no_difference_and_seeds_do() {
    let examples = examples(0..4);
    let (network, _) = trained(&examples, &TRAINING, &[]);
    let threads = Training {
        threads: 3,
        ..TRAINING
    };
    assert_eq!(trained(&examples, &threads, &[]).0, network);
    let seed = Training {
        seed: 2,
        ..TRAINING
    };
    assert_ne!(trained(&examples, &seed, &[]).0, network);
}

#[test]
fn the_mean_of_networks_lies_between_them() {
    let examples = examples(0..4);
    let [first, second] = [1, 2].map(|seed| {
        let training = Training { seed, ..TRAINING };
        Arc::new(trained(&examples, &training, &[]).0)
    });
    // Nothing is learnt any more: what comes out is what went in.
    let none = Training {
        epochs: 0,
        ..TRAINING
    };
    let merged = trained(&examples, &none, &[Arc::clone(&first), Arc::clone(&second)]).0;
    let means = first.to_reals().into_iter().zip(second.to_reals());
    for (merged, (first, second)) in merged.to_reals().into_iter().zip(means) {
        assert!((merged - (first + second) / 2.0).abs() < 0.002);
    }
}

#[test]
fn a_game_counts_once() {
    let (once, twice) = (examples([0]), examples([0, 0]));
    assert!(!once.is_empty());
    assert_eq!(twice.len(), once.len());
    assert!(twice.repeated() >= once.len());
}
