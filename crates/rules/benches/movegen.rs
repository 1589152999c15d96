//! The kernels of the move generator, on the test positions of 10 to 60 plies.
//!
//! Each bench goes once through all positions, and checks its answer.

#![allow(clippy::unwrap_used, reason = "a panic is how a bench fails")]

use divan::{Bencher, black_box};
use skep_rules::{GameString, Position};

/// Positions from random games of all types, see `tests/data/README.md`.
const POSITIONS: &str = include_str!("../tests/data/positions/perft_midgame.jsonl");

fn main() {
    divan::main();
}

/// Each position with the number of its legal moves.
fn positions() -> Vec<(Position, u64)> {
    let rows = POSITIONS
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
    let positions = rows.map(|row| {
        let line = GameString::parse(row["game"].as_str().unwrap())
            .unwrap()
            .replay()
            .unwrap();
        (line.position().clone(), row["perft"][1].as_u64().unwrap())
    });
    positions.collect()
}

#[divan::bench]
fn list(bencher: Bencher<'_, '_>) {
    let positions = positions();
    let mut moves = Vec::new();
    bencher.bench_local(|| {
        for (position, count) in &positions {
            moves.clear();
            position.legal_moves_into(&mut moves);
            assert_eq!(moves.len() as u64, *count);
        }
    });
}

#[divan::bench]
fn count(bencher: Bencher<'_, '_>) {
    let positions = positions();
    bencher.bench_local(|| {
        for (position, count) in &positions {
            assert_eq!(position.count_legal_moves(), *count);
        }
    });
}

/// Mobility and pins of both sides, as an evaluation asks for them.
#[divan::bench]
fn survey(bencher: Bencher<'_, '_>) {
    let positions = positions();
    bencher.bench_local(|| {
        for (position, _) in &positions {
            let mut survey = position.survey();
            let pinned = survey.pinned().len();
            let mobility: u32 = position
                .board()
                .tops()
                .map(|piece| survey.mobility(piece))
                .sum();
            black_box((pinned, mobility));
        }
    });
}

#[divan::bench]
fn play_and_undo_each(bencher: Bencher<'_, '_>) {
    let mut positions: Vec<_> = positions()
        .into_iter()
        .map(|(position, _)| (position.legal_moves(), position))
        .collect();
    bencher.bench_local(|| {
        for (moves, position) in &mut positions {
            let hash = position.hash();
            for &mv in moves.iter() {
                let undo = position.play_unchecked(mv);
                position.undo(undo);
            }
            assert_eq!(position.hash(), hash);
        }
    });
}

#[divan::bench]
fn canonical_key(bencher: Bencher<'_, '_>) {
    let positions = positions();
    bencher.bench_local(|| {
        positions
            .iter()
            .fold(0, |sum, (position, _)| sum ^ position.canonical_key())
    });
}

#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let positions = positions();
    bencher.bench_local(|| {
        positions
            .iter()
            .for_each(|(position, _)| drop(black_box(position.clone())))
    });
}
