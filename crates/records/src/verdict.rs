//! How a game ended, according to its record.

use std::fmt;
use std::str::FromStr;

use skep_rules::{Color, GameState, Outcome};

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// That side.
    Win(Color),
    /// Nobody.
    Draw,
}

impl Verdict {
    /// The result that a GameStateString states; `None` for a game in progress.
    pub const fn of_state(state: GameState) -> Option<Verdict> {
        match state {
            GameState::NotStarted | GameState::InProgress => None,
            GameState::Draw => Some(Verdict::Draw),
            GameState::WhiteWins => Some(Verdict::Win(Color::White)),
            GameState::BlackWins => Some(Verdict::Win(Color::Black)),
        }
    }

    /// The GameStateString's word for it.
    pub const fn state(self) -> GameState {
        match self {
            Verdict::Draw => GameState::Draw,
            Verdict::Win(Color::White) => GameState::WhiteWins,
            Verdict::Win(Color::Black) => GameState::BlackWins,
        }
    }
}

impl From<Outcome> for Verdict {
    fn from(outcome: Outcome) -> Verdict {
        match outcome {
            Outcome::Win(color) => Verdict::Win(color),
            Outcome::Draw(_) => Verdict::Draw,
        }
    }
}

impl fmt::Display for Verdict {
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
