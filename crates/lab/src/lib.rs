//! Makes the engine stronger: games against itself, and weights tuned on them.

mod random;
mod selfplay;
mod tune;

pub use random::Random;
pub use selfplay::{ParseSampleError, PlayedGame, SelfPlay};
pub use tune::{Progress, Sample, Tuning, tune};
