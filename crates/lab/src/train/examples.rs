//! Positions of games, as the training sees them.

use std::collections::HashSet;

use skep_engine::Inputs;

use crate::chance::SCALE;
use crate::selfplay::PlayedGame;

/// How much the game's result counts against the search's score.
const RESULT_SHARE: f32 = 0.3;

/// Many positions with what they were worth.
#[derive(Clone, Debug, Default)]
pub struct Examples {
    /// The inputs of all of them that are not zero.
    inputs: Vec<(u16, i8)>,
    /// Where the inputs of each end.
    ends: Vec<usize>,
    linear: Vec<f32>,
    targets: Vec<f32>,
    /// What has been seen, turned and mirrored ones included.
    seen: HashSet<u64>,
    repeated: usize,
}

/// One position.
pub(super) struct Example<'a> {
    pub(super) inputs: &'a [(u16, i8)],
    /// What the linear evaluation says, in units of [`SCALE`].
    pub(super) linear: f32,
    /// The chance to win.
    pub(super) target: f32,
}

impl Examples {
    /// None yet, and never one of these.
    pub fn besides(others: &Examples) -> Examples {
        Examples {
            seen: others.seen.clone(),
            ..Examples::default()
        }
    }

    /// Adds the positions of a game whose search came to a judgement, but for those that are there
    /// already.
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

    /// How many there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// How many positions were left out because they were there already.
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
