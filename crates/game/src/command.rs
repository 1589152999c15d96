//! Commands, the events they cause, and the reasons to refuse them.

use std::fmt;

use skep_rules::{Color, Illegal, Move};

use crate::Ending;

/// What a player or the table wants to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Play a move.
    Play {
        /// The move.
        mv: Move,
        /// The version of the game that the player has seen.
        after: u64,
    },
    /// Resign.
    Resign,
    /// End the game without a result, before both sides have played.
    Abort,
    /// Offer the opponent a draw, or accept the opponent's offer.
    OfferDraw,
    /// Accept the opponent's draw offer.
    AcceptDraw,
    /// Decline the opponent's draw offer.
    DeclineDraw,
    /// Take back the player's latest move and everything after it, or ask the opponent first if the
    /// settings say so.
    AskTakeback,
    /// Allow the opponent's takeback.
    AllowTakeback,
    /// Refuse the opponent's takeback.
    RefuseTakeback,
    /// End the game if a player has run out of time. Anyone may ask.
    CallTime,
    /// Continue the clock after an interruption without charging for it. Only the table may do this.
    Resume,
}

/// What has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The side to move played. A forced pass is played for it.
    Played(Move),
    /// The latest moves were taken back.
    TakenBack {
        /// How many, at least one.
        plies: usize,
    },
    /// That side offers a draw.
    DrawOffered(Color),
    /// The draw offer was declined.
    DrawDeclined,
    /// That side asks to take back its latest move.
    TakebackAsked(Color),
    /// The takeback was refused.
    TakebackRefused,
    /// The clock continues after an interruption that nobody is charged for.
    Resumed,
    /// The game is over.
    Ended(Ending),
}

/// Why a command is refused. The game stays as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Only the two players may do this.
    NotAPlayer,
    /// Only the table may do this.
    NotTheTable,
    /// The actor may not do this at all.
    NotAllowed,
    /// Nobody plays an imported game.
    Imported,
    /// An engine plays the seat that this needs.
    EngineSeat,
    /// It is the opponent's turn.
    NotYourTurn,
    /// The game has changed since the version that the player has seen.
    Stale,
    /// The rules forbid the move.
    Illegal(Illegal),
    /// The game is over.
    GameOver,
    /// Both sides have played, so the game can no longer be aborted. A player may resign.
    TooLateToAbort,
    /// The opponent has made no such offer or request.
    NoSuchOffer,
    /// The player's own offer or request still stands.
    OfferedAlready,
    /// The player's last draw offer was declined or lapsed, and the player has not moved since.
    MoveBeforeOffer,
    /// The players agreed to play without takebacks.
    NoTakebacks,
    /// The player has no move to take back.
    NothingToTakeBack,
    /// Without the increments of the moves taken back, a clock would have run out.
    NoTimeToTakeBack,
    /// Nobody has run out of time.
    TimeLeft,
}

macro_rules! codes {
    ($($refusal:ident => $code:literal,)*) => {
        /// All codes but those of [`Illegal`].
        pub const CODES: &[&str] = &[$($code),*];

        /// The code by which programs know it. It stays the same, however the message for people is worded.
        pub const fn code(self) -> &'static str {
            match self {
                $(Refusal::$refusal => $code,)*
                Refusal::Illegal(illegal) => illegal.code(),
            }
        }
    };
}

impl Refusal {
    codes! {
        NotAPlayer => "not-a-player",
        NotTheTable => "not-the-table",
        NotAllowed => "not-allowed",
        Imported => "imported",
        EngineSeat => "engine-seat",
        NotYourTurn => "not-your-turn",
        Stale => "stale",
        GameOver => "game-over",
        TooLateToAbort => "too-late-to-abort",
        NoSuchOffer => "no-such-offer",
        OfferedAlready => "offered-already",
        MoveBeforeOffer => "move-before-offer",
        NoTakebacks => "no-takebacks",
        NothingToTakeBack => "nothing-to-take-back",
        NoTimeToTakeBack => "no-time-to-take-back",
        TimeLeft => "time-left",
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::NotAPlayer => "expected a player of this game",
            Refusal::NotTheTable => "only the table lets a game go on",
            Refusal::NotAllowed => "this is not allowed here",
            Refusal::Imported => "a game from a record can only be looked at",
            Refusal::EngineSeat => "an engine plays this side",
            Refusal::NotYourTurn => "it is not your turn",
            Refusal::Stale => "the game has gone on since",
            Refusal::Illegal(illegal) => return illegal.fmt(f),
            Refusal::GameOver => "the game is over",
            Refusal::TooLateToAbort => "both sides have played: expected to resign instead",
            Refusal::NoSuchOffer => "there is no such offer",
            Refusal::OfferedAlready => "the opponent has neither answered nor moved yet",
            Refusal::MoveBeforeOffer => "expected a move before the next draw offer",
            Refusal::NoTakebacks => "moves are not taken back in this game",
            Refusal::NothingToTakeBack => "there is no move of yours to take back",
            Refusal::NoTimeToTakeBack => {
                "without the increments of the moves taken back, a clock would have run out"
            }
            Refusal::TimeLeft => "there is time left",
        })
    }
}

impl std::error::Error for Refusal {}
