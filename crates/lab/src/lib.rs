//! Makes the engine stronger: matches that tell which of two engines is, ratings from many of them,
//! games of the engine against itself, weights and networks made from them, an opening book, and proved forced wins
//! that it has to find.
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
