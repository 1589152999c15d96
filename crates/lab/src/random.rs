//! Random numbers from a seed: the same seed gives the same games.

use skep_rules::{GOLDEN_GAMMA, Position, splitmix64};

/// The generator splitmix64.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Starts at a seed.
    pub const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// One of many independent streams from a seed.
    pub const fn of(seed: u64, stream: u64) -> Random {
        Random(Random(seed).next() ^ Random(stream).next())
    }

    /// The next 64 bits.
    pub const fn next(&mut self) -> u64 {
        let state = self.0;
        self.0 = state.wrapping_add(GOLDEN_GAMMA);
        splitmix64(state)
    }

    /// A number below `bound`, which is not 0.
    pub const fn below(&mut self, bound: usize) -> usize {
        ((self.next() as u128 * bound as u128) >> 64) as usize
    }

    /// Shuffles the items.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }

    /// Plays that many random moves, or fewer if the game ends.
    pub fn play(&mut self, position: &mut Position, plies: usize) -> Vec<skep_rules::Move> {
        let mut played = Vec::new();
        for _ in 0..plies {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[self.below(moves.len())];
            position.play(mv).expect("a listed move is legal");
            played.push(mv);
        }
        played
    }
}
