//! How a game ends by the rules.

use std::fmt;

use crate::Color;

/// How a game ended by the rules (R6.2 to R6.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// That side has won: the opponent's Queen is surrounded.
    Win(Color),
    /// Both Queens were surrounded by one move, or the position occurred for the third time.
    Draw(DrawReason),
}

/// Why nobody won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawReason {
    /// Both Queens are surrounded (R6.3).
    BothSurrounded,
    /// The position occurred for the third time (R6.4).
    Repetition,
}

impl fmt::Display for Outcome {
    /// The GameStateString of the protocol.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Outcome::Win(Color::White) => "WhiteWins",
            Outcome::Win(Color::Black) => "BlackWins",
            Outcome::Draw(_) => "Draw",
        })
    }
}
