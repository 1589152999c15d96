//! How a game ends.

use skep_rules::{Color, Outcome};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the rules of Hive (R6).
    Rules(Outcome),
    /// A player resigned.
    Resignation {
        /// That player.
        loser: Color,
    },
    /// A player ran out of time.
    Time {
        /// That player.
        loser: Color,
    },
    /// The players agreed on a draw.
    Agreement,
    /// Aborted before both sides had played; nobody wins.
    Abort,
    /// A record gives the result without a reason.
    Adjudication {
        /// The winner, if there is one.
        winner: Option<Color>,
    },
}

impl Ending {
    /// The winner, if there is one.
    pub fn winner(self) -> Option<Color> {
        match self {
            Ending::Rules(Outcome::Win(color)) => Some(color),
            Ending::Resignation { loser } | Ending::Time { loser } => Some(!loser),
            Ending::Adjudication { winner } => winner,
            Ending::Rules(Outcome::Draw(_)) | Ending::Agreement | Ending::Abort => None,
        }
    }
}
