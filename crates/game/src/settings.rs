//! What is agreed upon before a game.

use std::time::Duration;

use skep_rules::{GameType, Opening};

/// What is agreed upon before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Which expansions are in the game.
    pub game_type: GameType,
    /// Whether the Queen may be placed first (R2.6).
    pub opening: Opening,
    /// How much time the players have; `None` if time does not matter.
    pub time: Option<TimeControl>,
    /// Whether moves may be taken back.
    pub takebacks: Takebacks,
}

/// How much time each player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControl {
    /// At the start.
    pub initial: Duration,
    /// Added after each move.
    pub increment: Duration,
}

/// Whether moves may be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takebacks {
    /// What is played is played.
    Never,
    /// If the opponent allows it.
    Asked,
    /// Always, also when the game is over.
    Free,
}

impl Settings {
    /// A game by the tournament rule without clocks, in which one may ask for a move back.
    pub const fn new(game_type: GameType) -> Settings {
        Settings {
            game_type,
            opening: Opening::Tournament,
            time: None,
            takebacks: Takebacks::Asked,
        }
    }
}
