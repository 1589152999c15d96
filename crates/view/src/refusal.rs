//! Why a command was refused, as a phrase.

use skep_game::Refusal;
use skep_locale::Phrase;
use skep_rules::Position;

/// Why a command was refused in that position.
pub fn refusal_phrase(position: &Position, refusal: Refusal) -> Phrase {
    Phrase::new(match refusal {
        Refusal::NotAPlayer => "refusal-not-a-player",
        Refusal::NotTheTable => "refusal-not-the-table",
        Refusal::NotAllowed => "refusal-not-allowed",
        Refusal::Imported => "problem-opened",
        Refusal::EngineSeat => "problem-engine-seat",
        Refusal::NotYourTurn => "refusal-not-your-turn",
        Refusal::Stale => "refusal-stale",
        Refusal::Illegal(illegal) => return Phrase::of_illegal_in(position, illegal),
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
