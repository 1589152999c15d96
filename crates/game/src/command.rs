//! Commands, the events they lead to, and why they may be refused.

use std::fmt;

use skep_rules::{Color, Illegal, Move};

use crate::Ending;

/// What a player, or the table, wants to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Play a move.
    Play {
        /// The move.
        mv: Move,
        /// The version of the game that the player saw.
        after: u64,
    },
    /// Give up.
    Resign,
    /// End the game without a result, before both sides have played.
    Abort,
    /// Offer the opponent a draw, or accept the one that the opponent offers.
    OfferDraw,
    /// Accept the opponent's draw offer.
    AcceptDraw,
    /// Decline the opponent's draw offer.
    DeclineDraw,
    /// Take back one's latest move and everything after it, or ask the opponent for leave if the
    /// settings say so.
    AskTakeback,
    /// Let the opponent take back the move.
    AllowTakeback,
    /// Do not let the opponent take back the move.
    RefuseTakeback,
    /// End the game if a player has run out of time. Anyone may ask.
    CallTime,
    /// Let the clock go on after an interruption without charging for it. Only the table may do this.
    Resume,
}

/// What has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The side to move has played. A forced pass is played on its behalf.
    Played(Move),
    /// The latest moves have been taken back.
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
    /// The move is not taken back.
    TakebackRefused,
    /// The clock goes on after an interruption, which nobody is charged for.
    Resumed,
    /// The game is over.
    Ended(Ending),
}

/// Why a command is not carried out. The game stays as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Only the two players may do this.
    NotAPlayer,
    /// Only the table may do this.
    NotTheTable,
    /// The actor may not ask for this at all.
    NotAllowed,
    /// Nobody plays a game that was read from a record.
    Imported,
    /// Engines play the seats that the actor would need.
    EngineSeat,
    /// It is the opponent's turn.
    NotYourTurn,
    /// The game has changed since the version that the player saw.
    Stale,
    /// The rules forbid the move.
    Illegal(Illegal),
    /// The game is over.
    GameOver,
    /// Both sides have played, so the game can no longer be aborted. A player may resign.
    TooLateToAbort,
    /// There is no offer or request of the opponent's to answer.
    NoSuchOffer,
    /// The player's own offer or request still stands.
    OfferedAlready,
    /// The player's last draw offer was declined or lapsed, and the player has not moved since.
    MoveBeforeOffer,
    /// The players agreed to play without takebacks.
    NoTakebacks,
    /// The player has made no move that could be taken back.
    NothingToTakeBack,
    /// Without the increments of the moves to be taken back, a clock would have run out.
    NoTimeToTakeBack,
    /// Nobody has run out of time.
    TimeLeft,
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
