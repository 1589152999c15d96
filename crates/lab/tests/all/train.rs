//! Training a network: it learns, and the same games and seed give the same network.

use std::sync::Arc;

use skep_engine::{Engine, Native, Network};
use skep_lab::{Examples, PlayedGame, SelfPlay, Training, merge, train};
use skep_rules::GameType;

const TRAINING: Training = Training {
    epochs: 6,
    rate: 0.005,
    decay: 2.0,
    seed: 1,
    threads: 1,
};

/// The game for a seed, read again from its line.
fn game(seed: u64) -> PlayedGame {
    let self_play = SelfPlay {
        game_type: "Base+MLP".parse::<GameType>().unwrap(),
        nodes: 60,
        opening_plies: 4,
        max_plies: 60,
    };
    let line = self_play.play(&mut Engine::new(1, Native).unwrap(), seed);
    line.to_string().parse().unwrap()
}

/// The same game, mirrored top to bottom.
fn mirrored(game: &PlayedGame) -> PlayedGame {
    let exchanged = game
        .to_string()
        .chars()
        .map(|letter| match letter {
            '/' => '\\',
            '\\' => '/',
            other => other,
        })
        .collect::<String>();
    exchanged.parse().unwrap()
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
    let network = train(examples, examples, training, from, |loss, _| {
        losses.push(loss.validation);
    });
    (network, losses)
}

#[test]
fn the_loss_falls_and_training_can_be_continued() {
    let examples = examples(0..12);
    // All examples are one batch, so an epoch is one step.
    let training = Training {
        epochs: 60,
        ..TRAINING
    };
    let (network, losses) = trained(&examples, &training, &[]);
    let last = losses[training.epochs];
    assert!(last < losses[0] * 0.9, "{losses:?}");
    let network = Arc::new(network);
    let (_, further) = trained(&examples, &training, &[network]);
    // Rounding to integers changes the result a little.
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
    let merged = merge(&[Arc::clone(&first), Arc::clone(&second)]);
    let means = first.to_reals().into_iter().zip(second.to_reals());
    for (merged, (first, second)) in merged.to_reals().into_iter().zip(means) {
        assert!((merged - (first + second) / 2.0).abs() < 0.002);
    }
}

/// With few examples and large steps, training soon overfits.
#[test]
fn the_result_is_the_network_with_the_best_validation_loss() {
    let (examples, apart) = (examples(0..4), examples(4..8));
    let training = Training {
        epochs: 30,
        rate: 0.05,
        ..TRAINING
    };
    let (mut losses, mut networks) = (Vec::new(), Vec::new());
    let network = train(&examples, &apart, &training, &[], |loss, best| {
        losses.push(loss);
        networks.push(best.clone());
    });
    let validations = losses.iter().map(|loss| loss.validation);
    let least = validations.clone().fold(f64::INFINITY, f64::min);
    let best = losses.iter().rposition(|loss| loss.validation == least);
    let best = best.unwrap();
    assert!(best < training.epochs, "the last was the best: {losses:?}");
    assert_eq!(losses.iter().rposition(|loss| loss.is_best), Some(best));
    assert_eq!(network, networks[best]);
    assert_ne!(network, networks[0]);
}

/// The same games on every machine and in every file, about a tenth.
#[test]
fn held_out_games_are_chosen_by_their_content() {
    let apart = (0..60).map(|seed| game(seed).is_kept_apart());
    let apart: Vec<bool> = apart.collect();
    let count = apart.iter().filter(|&&apart| apart).count();
    assert!((1..=15).contains(&count), "{count} of {}", apart.len());
    // In any orientation.
    for (seed, is_apart) in (0..).zip(apart) {
        assert_eq!(mirrored(&game(seed)).is_kept_apart(), is_apart, "{seed}");
    }
}

#[test]
fn held_out_positions_are_not_learnt() {
    let apart = examples([0, 1]);
    let mut examples = Examples::besides(&apart);
    assert!(examples.is_empty());
    examples.add_game(&game(1));
    assert!(examples.is_empty());
    examples.add_game(&game(2));
    assert!(!examples.is_empty());
}

/// A search of one or two nodes gives a move, but no score.
#[test]
fn unsearched_positions_are_skipped() {
    let self_play = SelfPlay {
        game_type: GameType::default(),
        nodes: 1,
        opening_plies: 4,
        max_plies: 12,
    };
    let game = self_play.play(&mut Engine::new(1, Native).unwrap(), 1);
    assert_eq!(game.scores, [None; 12]);
}

#[test]
fn a_game_counts_once_in_any_orientation() {
    let (once, mut again) = (examples([0]), examples([0]));
    assert!(!once.is_empty());
    for game in [game(0), mirrored(&game(0))] {
        again.add_game(&game);
        assert_eq!(again.len(), once.len());
    }
    assert!(again.repeated() >= 2 * once.len());
}

/// The output of a network depends on its last layer and its worth.
#[test]
fn merging_networks_of_different_worth_keeps_their_output() {
    let (network, _) = trained(&examples([0]), &TRAINING, &[]);
    let mut reals = network.to_reals();
    let last = reals.len() - Network::SECOND - 1;
    reals[last..].iter_mut().for_each(|real| *real *= 2.0);
    let other = Network::from_reals(&reals, network.worth() / 2);
    assert_ne!(other, network);
    assert_eq!(merge(&[Arc::new(other)]), network);
}
