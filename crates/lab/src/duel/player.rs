//! A player in a game of a match.

use std::fmt;

use skep_rules::Line;

use super::overrun::Overrun;

/// A player of a game: an engine's process, or a stand-in in tests.
pub trait Player {
    /// Starts a game from this line.
    ///
    /// # Errors
    /// If the player refuses or fails. It loses the game.
    fn new_game(&mut self, opening: &Line) -> Result<(), Fault>;

    /// Records a move, its own or the opponent's.
    ///
    /// # Errors
    /// If the player refuses or fails. It loses the game.
    fn play(&mut self, move_string: &str) -> Result<(), Fault>;

    /// Chooses a move, as a MoveString.
    ///
    /// # Errors
    /// If the player refuses or fails. It loses the game.
    fn best_move(&mut self) -> Result<String, Fault>;

    /// The most by which it has exceeded its time for a move in this game.
    fn overrun(&self) -> Overrun {
        Overrun::NONE
    }
}

/// A fault of a player, with details.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Its kind.
    pub kind: FaultKind,
    /// Details, in its own words or ours.
    pub detail: String,
}

/// The kinds of faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum FaultKind {
    /// A move that cannot be read or is against the rules.
    IllegalMove,
    /// Its process ended.
    Crash,
    /// It refused a legal move, or would not move although the game is not over.
    Refused,
    /// It exceeded its time.
    Time,
}

impl FaultKind {
    /// All kinds.
    pub const ALL: [FaultKind; 4] = [
        FaultKind::IllegalMove,
        FaultKind::Crash,
        FaultKind::Refused,
        FaultKind::Time,
    ];
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FaultKind::IllegalMove => "illegal move",
            FaultKind::Crash => "crash",
            FaultKind::Refused => "refused",
            FaultKind::Time => "time",
        })
    }
}
