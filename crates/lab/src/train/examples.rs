//! Positions of games in the form used for training.

use std::collections::HashSet;

use skep_engine::Inputs;

use crate::chance::SCALE;
use crate::selfplay::PlayedGame;

/// The weight of the game's result relative to the search's score.
const RESULT_SHARE: f32 = 0.3;

/// Many positions with their chances to win.
#[derive(Clone, Debug, Default)]
pub struct Examples {
    /// The non-zero inputs of all positions.
    inputs: Vec<(u16, i8)>,
    /// Where the inputs of each end.
    ends: Vec<usize>,
    linear: Vec<f32>,
    targets: Vec<f32>,
    /// The positions seen, up to symmetry.
    seen: HashSet<u64>,
    repeated: usize,
}

/// One position.
pub(super) struct Example<'a> {
    pub(super) inputs: &'a [(u16, i8)],
    /// The linear evaluation, in units of [`SCALE`].
    pub(super) linear: f32,
    /// The chance to win.
    pub(super) target: f32,
}

impl Examples {
    /// An empty set that will never include these positions.
    pub fn besides(others: &Examples) -> Examples {
        Examples {
            seen: others.seen.clone(),
            ..Examples::default()
        }
    }

    /// Adds the positions of a game that have a search score other than a forced result, except
    /// those already in the set.
    pub fn add_game(&mut self, game: &PlayedGame) {
        game.for_each_judged(RESULT_SHARE, |position, target| {
            if self.seen.insert(position.canonical_key()) {
                self.add(&Inputs::of(position), target);
            } else {
                self.repeated += 1;
            }
        });
    }

    fn add(&mut self, inputs: &Inputs, target: f32) {
        self.inputs.extend_from_slice(&inputs.active);
        self.ends.push(self.inputs.len());
        self.linear.push(inputs.linear as f32 / SCALE);
        self.targets.push(target);
    }

    /// The number of positions.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// How many positions were left out as duplicates.
    pub const fn repeated(&self) -> usize {
        self.repeated
    }

    pub(super) fn get(&self, index: usize) -> Example<'_> {
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        Example {
            inputs: &self.inputs[start..self.ends[index]],
            linear: self.linear[index],
            target: self.targets[index],
        }
    }
}
