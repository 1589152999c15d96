//! How a game ends.

use skep_rules::{Color, Outcome};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the rules of Hive (R6).
    Rules(Outcome),
    /// A player gave up.
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
    /// Broken off before it had begun in earnest; nobody wins.
    Abort,
    /// As a record says, without saying why.
    Adjudication {
        /// Who won, if anybody did.
        winner: Option<Color>,
    },
}

impl Ending {
    /// Who won, if anybody did.
    pub fn winner(self) -> Option<Color> {
        match self {
            Ending::Rules(Outcome::Win(color)) => Some(color),
            Ending::Resignation { loser } | Ending::Time { loser } => Some(!loser),
            Ending::Adjudication { winner } => winner,
            Ending::Rules(Outcome::Draw(_)) | Ending::Agreement | Ending::Abort => None,
        }
    }
}
