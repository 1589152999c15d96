//! Why a command or a move is refused: a code for programs, and a phrase for people.

use skep_game::{Game, Refusal};
use skep_locale::Phrase;
use skep_rules::{Illegal, ParseMoveError, PieceSet, Position};

/// Why something is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhyNot {
    /// Stable: programs react to it.
    pub code: &'static str,
    /// For people.
    pub phrase: Phrase,
}

impl WhyNot {
    /// The code for a text that is not a move.
    pub const UNREADABLE_MOVE: &str = "unreadable-move";

    /// Why a command is refused in that position.
    pub fn refused(position: &Position, refusal: Refusal) -> WhyNot {
        WhyNot {
            code: refusal.code(),
            phrase: refusal_phrase(Some(position), refusal),
        }
    }

    /// Why a move is not legal in that position.
    pub fn illegal(position: &Position, illegal: Illegal) -> WhyNot {
        WhyNot::refused(position, Refusal::Illegal(illegal))
    }

    /// Why a text is not a move.
    pub fn unreadable(text: &str, error: ParseMoveError) -> WhyNot {
        WhyNot {
            code: WhyNot::UNREADABLE_MOVE,
            phrase: Phrase::of_unreadable(text, error),
        }
    }
}

/// For a refusal that does not depend on the position. For a pinned piece it does not name the pieces it holds.
impl From<Refusal> for WhyNot {
    fn from(refusal: Refusal) -> WhyNot {
        WhyNot {
            code: refusal.code(),
            phrase: refusal_phrase(None, refusal),
        }
    }
}

/// Why a MoveString cannot be played in the current position; `None` if it can. Whose turn it is does not matter.
pub fn why_not(game: &Game, text: &str) -> Option<WhyNot> {
    let position = game.position();
    if game.ending().is_some() {
        return Some(WhyNot::refused(position, Refusal::GameOver));
    }
    match position.parse_move(text) {
        Err(error) => Some(WhyNot::unreadable(text, error)),
        Ok(mv) => {
            let illegal = position.check(mv).err()?;
            Some(WhyNot::illegal(position, illegal))
        }
    }
}

fn refusal_phrase(position: Option<&Position>, refusal: Refusal) -> Phrase {
    Phrase::new(match refusal {
        Refusal::NotAPlayer => "refusal-not-a-player",
        Refusal::NotTheTable => "refusal-not-the-table",
        Refusal::NotAllowed => "refusal-not-allowed",
        Refusal::Imported => "refusal-imported",
        Refusal::EngineSeat => "refusal-engine-seat",
        Refusal::NotYourTurn => "refusal-not-your-turn",
        Refusal::Stale => "refusal-stale",
        Refusal::Illegal(illegal) => {
            return match position {
                Some(position) => Phrase::of_illegal_in(position, illegal),
                None => Phrase::of_illegal(illegal, PieceSet::EMPTY),
            };
        }
        Refusal::GameOver => "illegal-game-over",
        Refusal::TooLateToAbort => "refusal-too-late-to-abort",
        Refusal::NoSuchOffer => "refusal-no-such-offer",
        Refusal::OfferedAlready => "refusal-offered-already",
        Refusal::MoveBeforeOffer => "refusal-move-before-offer",
        Refusal::NoTakebacks => "refusal-no-takebacks",
        Refusal::NothingToTakeBack => "refusal-nothing-to-take-back",
        Refusal::NoTimeToTakeBack => "refusal-no-time-to-take-back",
        Refusal::TimeLeft => "refusal-time-left",
    })
}
