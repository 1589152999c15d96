//! Shared by the data-driven tests: the rows of the data, the form of its lists, a small random
//! number generator, and numbers from the environment.

mod canonical;
mod data;
mod player;
mod random;

pub(crate) use canonical::{canonical, canonical_list, digest};
pub(crate) use data::{Row, check_rows, has_file, rows};
pub(crate) use player::Player;
pub(crate) use random::Random;

use std::fmt::Debug;

use skep_rules::{Move, Position};

/// The number in an environment variable, or `otherwise` if it is not set.
pub(crate) fn number_from_env(name: &str, otherwise: u64) -> u64 {
    match std::env::var(name) {
        Err(_) => otherwise,
        Ok(text) => match text.trim().replace('_', "").parse() {
            Ok(number) => number,
            Err(_) => panic!("{name} is {text:?}, expected a whole number"),
        },
    }
}

/// The position without its repetitions, which the lists in the data ignore.
pub(crate) fn without_draw(position: &Position) -> Position {
    let mut position = position.clone();
    position.play_on();
    position
}

/// `assert_eq!` that returns its error, to be reported with the row or the game.
#[expect(clippy::needless_pass_by_value, reason = "it reads like assert_eq!")]
pub(crate) fn same<T: PartialEq + Debug>(what: &str, found: T, expected: T) -> Result<(), String> {
    if found == expected {
        Ok(())
    } else {
        Err(format!("{what}: found {found:?}, expected {expected:?}"))
    }
}

/// The legal moves, as many as are counted.
pub(crate) fn counted_moves(position: &Position) -> Result<Vec<Move>, String> {
    let moves = position.legal_moves();
    same(
        "moves counted",
        position.count_legal_moves(),
        moves.len() as u64,
    )?;
    Ok(moves)
}
