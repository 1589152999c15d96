//! What players may ask for, what comes of it, and why it may be refused.

use std::fmt;

use skep_rules::{Color, Illegal, Move};

use crate::Ending;

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// To play a move.
    Play {
        /// The move.
        mv: Move,
        /// The version of the game that the player saw.
        after: u64,
    },
    /// To give up.
    Resign,
    /// To break off a game that has hardly begun.
    Abort,
    /// A draw, from the opponent.
    OfferDraw,
    /// The draw that the opponent offered.
    AcceptDraw,
    /// To go on in spite of the opponent's offer.
    DeclineDraw,
    /// One's latest move back.
    AskTakeback,
    /// That the opponent takes his move back.
    AllowTakeback,
    /// That he does not.
    RefuseTakeback,
    /// To see whether time has run out.
    CallTime,
    /// That time does not count during which nobody could play. Only the table asks for that.
    Resume,
}

/// What has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The side to move has played; a forced pass is played for it.
    Played(Move),
    /// That many of the latest moves have been taken back.
    TakenBack {
        /// How many, at least one.
        plies: usize,
    },
    /// That side offers a draw.
    DrawOffered(Color),
    /// The offer does not stand any more.
    DrawDeclined,
    /// That side asks for its latest move back.
    TakebackAsked(Color),
    /// It does not get it.
    TakebackRefused,
    /// The clock goes on after an interruption that is not charged to anyone.
    Resumed,
    /// The game is over.
    Ended(Ending),
}

/// Why a command is not carried out; nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Only players may do this.
    NotAPlayer,
    /// Players may not do this.
    NotTheTable,
    /// The opponent is to move.
    NotYourTurn,
    /// The game has gone on since.
    Stale,
    /// The rules forbid the move.
    Illegal(Illegal),
    /// The game is over.
    GameOver,
    /// The game is not over, so there is still something to win.
    TooLateToAbort,
    /// There is no such offer to answer.
    NoSuchOffer,
    /// One offer a move is enough.
    OfferedAlready,
    /// The players agreed on playing without takebacks.
    NoTakebacks,
    /// There is no move of that player's to take back.
    NothingToTakeBack,
    /// There is time left.
    TimeLeft,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::NotAPlayer => "expected a player of this game",
            Refusal::NotTheTable => "only the table lets a game go on",
            Refusal::NotYourTurn => "it is not your turn",
            Refusal::Stale => "the game has gone on since",
            Refusal::Illegal(illegal) => return illegal.fmt(f),
            Refusal::GameOver => "the game is over",
            Refusal::TooLateToAbort => "both sides have played: expected to resign instead",
            Refusal::NoSuchOffer => "there is no such offer",
            Refusal::OfferedAlready => {
                "the opponent has not answered by a move since the last offer"
            }
            Refusal::NoTakebacks => "moves are not taken back in this game",
            Refusal::NothingToTakeBack => "there is no move of yours to take back",
            Refusal::TimeLeft => "there is time left",
        })
    }
}

impl std::error::Error for Refusal {}
