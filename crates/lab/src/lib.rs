//! Tools that make the engine stronger: matches between two engines, ratings from many matches, self-play, weights and
//! networks trained on it, an opening book, and a suite of proved forced wins.
//!
//! Start reading at [`duel::Duel`], at [`Standings`], at [`SelfPlay`], [`tune()`] and [`train()`], at [`Explore`], or at [`Tactic`].

mod adam;
mod chance;
pub mod duel;
mod explore;
mod random;
mod ratings;
mod selfplay;
mod tactic;
mod train;
mod tune;

pub use explore::{Explore, Page};
pub use random::Random;
pub use ratings::{Points, Rating, Standings};
pub use selfplay::{GameTypes, ParseGameTypesError, ParsePlayedGameError, PlayedGame, SelfPlay};
pub use tactic::{Attempt, ParseTacticError, Tactic, Theme};
pub use train::{Examples, Loss, Training, merge, train};
pub use tune::{Progress, Sample, tune};
