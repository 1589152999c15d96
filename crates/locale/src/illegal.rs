//! Why a move is not legal: the messages `illegal-…`.

use skep_rules::{Illegal, PieceSet, Position};

use crate::{Argument, Phrase};

impl Phrase {
    /// Why a move is not legal. `cut_off` are the pieces that a pinned piece connects to the hive.
    pub fn of_illegal(illegal: Illegal, cut_off: PieceSet) -> Phrase {
        let key = key(illegal);
        let phrase = match illegal.piece() {
            Some(piece) => Phrase::about(key, piece),
            None => Phrase::new(key),
        };
        match illegal {
            Illegal::Pinned(_) => phrase.with("cut_off", Argument::Pieces(cut_off.collect())),
            _ => phrase,
        }
    }

    /// Why a move is not legal in that position.
    pub fn of_illegal_in(position: &Position, illegal: Illegal) -> Phrase {
        let cut_off = illegal.piece().map(|piece| position.cut_off(piece));
        Phrase::of_illegal(illegal, cut_off.unwrap_or_default())
    }
}

const fn key(illegal: Illegal) -> &'static str {
    match illegal {
        Illegal::GameOver => "illegal-game-over",
        Illegal::PassNotForced => "illegal-pass-not-forced",
        Illegal::NotInGame(_) => "illegal-not-in-game",
        Illegal::NotYours(_) => "illegal-not-yours",
        Illegal::AlreadyPlaced(_) => "illegal-already-placed",
        Illegal::NotPlaced(_) => "illegal-not-placed",
        Illegal::OutOfOrder { .. } => "illegal-out-of-order",
        Illegal::QueenMustWait => "illegal-queen-must-wait",
        Illegal::QueenIsDue => "illegal-queen-is-due",
        Illegal::QueenNotPlaced => "illegal-queen-not-placed",
        Illegal::Occupied(_) => "illegal-occupied",
        Illegal::NoFriendBeside(_) => "illegal-no-friend-beside",
        Illegal::EnemyBeside(_) => "illegal-enemy-beside",
        Illegal::Covered(_) => "illegal-covered",
        Illegal::Pinned(_) => "illegal-pinned",
        Illegal::Resting(_) => "illegal-resting",
        Illegal::SameCell(_) => "illegal-same-cell",
        Illegal::ThrowerCovered(_) => "illegal-thrower-covered",
        Illegal::ThrowerResting(_) => "illegal-thrower-resting",
        Illegal::ThrowerPowerless(_) => "illegal-thrower-powerless",
        Illegal::NotThrown(_) => "illegal-not-thrown",
        Illegal::InStack(_) => "illegal-in-stack",
        Illegal::ThrowTooNarrow(_) => "illegal-throw-too-narrow",
        Illegal::CannotClimb(_) => "illegal-cannot-climb",
        Illegal::TooNarrow(_) => "illegal-too-narrow",
        Illegal::LosesContact(_) => "illegal-loses-contact",
        Illegal::MosquitoAlone(_) => "illegal-mosquito-alone",
        Illegal::MosquitoOnTop(_) => "illegal-mosquito-on-top",
        Illegal::Unreachable(_) => "illegal-unreachable",
    }
}
