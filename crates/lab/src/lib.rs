//! Makes the engine stronger: matches that tell which of two engines is, games of the engine against
//! itself, and weights tuned on them.
//!
//! Start reading at [`duel::Duel`], or at [`SelfPlay`] and [`tune()`].

pub mod duel;
mod random;
mod selfplay;
mod tune;

pub use random::Random;
pub use selfplay::{ParseSampleError, PlayedGame, SelfPlay};
pub use tune::{Progress, Sample, Tuning, tune};
