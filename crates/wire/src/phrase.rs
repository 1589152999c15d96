//! Something to be said to a person: the key of a message in `locales/`, and what it speaks of.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use skep_game::Refusal;
use skep_rules::{Illegal, Piece, PieceSet};
use ts_rs::TS;

use crate::Color;

/// Something to be said, to be worded in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Phrase {
    /// The key of the message.
    pub key: String,
    /// What it speaks of, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<String, Argument>>", optional)]
    pub args: BTreeMap<String, Argument>,
}

/// A value that a message speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Argument {
    /// A particular tile.
    Piece(String),
    /// Several of them.
    Pieces(Vec<String>),
    /// A side.
    Color(Color),
    /// A count.
    Number(u32),
    /// A MoveString.
    Move(String),
    /// What somebody typed, or a name.
    Text(String),
    /// Something to be worded first, and put into this.
    Phrase(Phrase),
}

impl Phrase {
    /// A message that speaks of nothing in particular.
    pub fn new(key: &str) -> Phrase {
        Phrase {
            key: key.to_owned(),
            args: BTreeMap::new(),
        }
    }

    /// The same with something it speaks of.
    #[must_use]
    pub fn with(mut self, name: &str, argument: Argument) -> Phrase {
        self.args.insert(name.to_owned(), argument);
        self
    }

    pub(crate) fn with_piece(self, piece: Piece) -> Phrase {
        self.with("piece", piece.into())
    }

    /// Why a move is not legal. `cut_off` is whom the piece holds to the hive, if it is pinned.
    pub fn of_illegal(illegal: Illegal, cut_off: PieceSet) -> Phrase {
        let phrase = Phrase::new(illegal.key());
        let phrase = match illegal.piece() {
            Some(piece) => phrase.with_piece(piece),
            None => phrase,
        };
        match illegal {
            Illegal::Pinned(_) => phrase.with("cut_off", cut_off.into()),
            _ => phrase,
        }
    }

    /// Why a command was not carried out; what [`Phrase::of_illegal`] says of a move, if it was one.
    pub fn of_refusal(refusal: Refusal, cut_off: PieceSet) -> Phrase {
        Phrase::new(match refusal {
            Refusal::NotAPlayer => "refusal-not-a-player",
            Refusal::NotTheTable => "refusal-not-the-table",
            Refusal::NotYourTurn => "refusal-not-your-turn",
            Refusal::Stale => "refusal-stale",
            Refusal::Illegal(illegal) => return Phrase::of_illegal(illegal, cut_off),
            Refusal::GameOver => "illegal-game-over",
            Refusal::TooLateToAbort => "refusal-too-late-to-abort",
            Refusal::NoSuchOffer => "refusal-no-such-offer",
            Refusal::OfferedAlready => "refusal-offered-already",
            Refusal::NoTakebacks => "refusal-no-takebacks",
            Refusal::NothingToTakeBack => "refusal-nothing-to-take-back",
            Refusal::TimeLeft => "refusal-time-left",
        })
    }
}

impl From<Piece> for Argument {
    fn from(piece: Piece) -> Argument {
        Argument::Piece(piece.to_string())
    }
}

impl From<PieceSet> for Argument {
    fn from(pieces: PieceSet) -> Argument {
        Argument::Pieces(pieces.map(|piece| piece.to_string()).collect())
    }
}
