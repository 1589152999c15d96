//! How a game ended, according to its record.

use std::fmt;
use std::str::FromStr;

use skep_rules::{Color, GameState, Outcome};

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// That side.
    Win(Color),
    /// Nobody.
    Draw,
}

impl GameResult {
    /// The result that a GameStateString states; `None` for a game in progress.
    pub const fn of_state(state: GameState) -> Option<GameResult> {
        match state {
            GameState::NotStarted | GameState::InProgress => None,
            GameState::Draw => Some(GameResult::Draw),
            GameState::WhiteWins => Some(GameResult::Win(Color::White)),
            GameState::BlackWins => Some(GameResult::Win(Color::Black)),
        }
    }

    /// The GameStateString's word for it.
    pub const fn state(self) -> GameState {
        match self {
            GameResult::Draw => GameState::Draw,
            GameResult::Win(Color::White) => GameState::WhiteWins,
            GameResult::Win(Color::Black) => GameState::BlackWins,
        }
    }
}

impl From<Outcome> for GameResult {
    fn from(outcome: Outcome) -> GameResult {
        match outcome {
            Outcome::Win(color) => GameResult::Win(color),
            Outcome::Draw(_) => GameResult::Draw,
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.state().fmt(f)
    }
}

/// How a game ended that did not end by the rules. Kept in the tag `Ending`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The loser resigned.
    Resignation,
    /// The loser ran out of time.
    Time,
    /// The players agreed to a draw.
    Agreement,
}

impl Ending {
    const ALL: [Ending; 3] = [Ending::Resignation, Ending::Time, Ending::Agreement];
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// The text is not an [`Ending`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseEndingError;

impl fmt::Display for ParseEndingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected an ending: Resignation, Time or Agreement")
    }
}

impl std::error::Error for ParseEndingError {}

impl FromStr for Ending {
    type Err = ParseEndingError;

    fn from_str(text: &str) -> Result<Ending, ParseEndingError> {
        Ending::ALL
            .into_iter()
            .find(|ending| ending.to_string().eq_ignore_ascii_case(text))
            .ok_or(ParseEndingError)
    }
}
