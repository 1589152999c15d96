//! Makes the engine stronger: matches that tell which of two engines is, ratings from many of them,
//! games of the engine against itself, and weights tuned on them.
//!
//! Start reading at [`duel::Duel`], at [`Standings`], or at [`SelfPlay`] and [`tune()`].

pub mod duel;
mod random;
mod ratings;
mod selfplay;
mod tune;

pub use random::Random;
pub use ratings::{Points, Rating, Standings};
pub use selfplay::{ParseSampleError, PlayedGame, SelfPlay};
pub use tune::{Progress, Sample, Tuning, tune};
