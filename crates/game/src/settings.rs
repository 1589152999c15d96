//! What the players agree on before a game.

use std::time::Duration;

use skep_rules::{GameType, Opening};

/// What the players agree on before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Which expansions are in the game.
    pub game_type: GameType,
    /// Whether the Queen may be placed first (R2.6).
    pub opening: Opening,
    /// How much time the players have; `None` for an untimed game.
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Takebacks {
    /// Moves are final.
    Never,
    /// If the opponent allows it.
    Asked,
    /// Always, even when the game is over.
    #[default]
    Free,
}

impl Settings {
    /// The defaults: tournament opening, no clocks, free takebacks.
    pub fn new(game_type: GameType) -> Settings {
        Settings {
            game_type,
            opening: Opening::default(),
            time: None,
            takebacks: Takebacks::default(),
        }
    }
}
