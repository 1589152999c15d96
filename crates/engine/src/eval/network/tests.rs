//! Networks with random weights: the arithmetic and the file matter here, not the playing strength.

use skep_rules::{Position, Symmetry};

use super::{LARGEST_WEIGHT, Network, NetworkError};
use crate::eval::Inputs;
use crate::eval::terms::Terms;

/// Random weights of the size that a trained network has, times `size`.
fn random_network_of_size(seed: u32, size: f32) -> Network {
    let mut value = seed;
    let reals: Vec<f32> = (0..Network::PARAMETERS)
        .map(|_| {
            value = value.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            ((value >> 8) as f32 / (1 << 24) as f32 - 0.5) * size
        })
        .collect();
    Network::from_reals(&reals, 250)
}

fn random_network(seed: u32) -> Network {
    random_network_of_size(seed, 1.0)
}

const POSITIONS: [&str; 5] = [
    "Base+M wQbQ/wM w3 -",
    "Base+L ...wL/..(wQwB1)bQwG1/..bS1/wG2wG3 w7 -",
    "Base ...wA3/...bG2/..bB2bS2wA2/.bA1wQ/.bB1wA1bS1..bA2/wS1..bG1(bQwB1)wB2 b15 wA3",
    "Base+LP ...wA3/...bS1/(bQwB2)..wA1/bA1..bL/wG1.bA2/wB1wQbB1wA2/bB2bA3 b14 wA3",
    "Base+MLP ..wS1bS2/...wG3wG2/....wL/...(bQwB2bB1)(bB2wM)/...bPwG1/..bS1/..bG1/..wB1/..wPbM.wS2/.wA2bG3wA3bA3/bA1/bLbG2wQ/..bA2/.wA1 w74 bM",
];

#[test]
fn avx2_and_plain_arithmetic_agree() {
    for text in POSITIONS {
        let position: Position = text.parse().expect("a position string");
        let terms = Terms::of(&position);
        // With the largest weights, sums saturate.
        let sizes = (0..8).flat_map(|seed| [(seed, 1.0), (seed, 8.0)]);
        let random = sizes.map(|(seed, size)| random_network_of_size(seed, size).into());
        for network in random.chain([Network::shipped()]) {
            assert_eq!(
                network.judge(&terms),
                network.judge_anywhere(&terms),
                "{text}"
            );
        }
    }
}

/// So training does not need each example in twelve orientations.
#[test]
fn a_hive_turned_or_mirrored_looks_the_same() {
    for text in POSITIONS {
        let position: Position = text.parse().expect("a position string");
        let inputs = |position: &Position| {
            let mut inputs = Inputs::of(position);
            inputs.active.sort_unstable();
            inputs
        };
        for symmetry in Symmetry::ALL {
            let turned = inputs(&position.turned(symmetry));
            assert_eq!(turned, inputs(&position), "{text} {symmetry:?}");
        }
    }
}

#[test]
fn judgements_differ_between_positions_and_networks() {
    let judge = |text: &str, seed| {
        let position: Position = text.parse().expect("a position string");
        random_network(seed).judge(&Terms::of(&position))
    };
    let judgements = POSITIONS.map(|text| [judge(text, 1), judge(text, 2)]);
    let mut all: Vec<_> = judgements.into_iter().flatten().collect();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 2 * POSITIONS.len(), "{judgements:?}");
}

#[test]
fn a_network_is_read_as_it_was_written() {
    let network = random_network(3);
    assert_eq!(
        Network::from_bytes(&network.to_bytes()),
        Ok(network.clone())
    );
    assert_eq!(Network::from_reals(&network.to_reals(), 250), network);
}

#[test]
fn bytes_that_are_not_a_network_are_refused() {
    let bytes = random_network(4).to_bytes();
    let changed = |place: usize| {
        let mut changed = bytes.clone();
        changed[place] ^= 1;
        changed
    };
    let enlarged = |enlarge: fn(&mut Network)| {
        let mut network = random_network(4);
        enlarge(&mut network);
        network.to_bytes()
    };
    let cases = [
        (Vec::new(), NetworkError::Magic),
        (b"skepne".to_vec(), NetworkError::Magic),
        (changed(6), NetworkError::Magic),
        (b"skepnet".to_vec(), NetworkError::Version),
        (changed(7), NetworkError::Version),
        (b"skepnet1".to_vec(), NetworkError::Damaged),
        (changed(8), NetworkError::Shape),
        (changed(14), NetworkError::Damaged),
        (changed(bytes.len() - 1), NetworkError::Damaged),
        (bytes[..bytes.len() - 1].to_vec(), NetworkError::Damaged),
        ([&bytes[..], &[0]].concat(), NetworkError::Damaged),
        (
            enlarged(|network| network.first[7][3] = LARGEST_WEIGHT + 1),
            NetworkError::Range,
        ),
        (
            enlarged(|network| network.first[7][3] = i16::MIN),
            NetworkError::Range,
        ),
        (
            enlarged(|network| network.second_bias[1] = i32::MAX),
            NetworkError::Range,
        ),
        (
            enlarged(|network| network.last_bias = i32::MIN),
            NetworkError::Range,
        ),
        (enlarged(|network| network.worth = 0), NetworkError::Range),
        (
            enlarged(|network| network.worth = 1 << 29),
            NetworkError::Range,
        ),
    ];
    for (bytes, error) in cases {
        assert_eq!(Network::from_bytes(&bytes), Err(error));
    }
}
