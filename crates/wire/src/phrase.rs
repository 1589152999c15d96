//! Something to be said to a person: the key of a message in `locales/`, and what it speaks of.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use skep_game::Refusal;
use skep_locale::Locale;
use skep_rules::{Piece, Position};
#[cfg(test)]
use ts_rs::TS;

use crate::Color;

/// Something to be said, to be worded in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Phrase {
    /// The key of the message.
    pub key: String,
    /// What it speaks of, by name.
    #[serde(rename = "args", default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(
        test,
        ts(rename = "args", as = "Option<BTreeMap<String, Argument>>", optional)
    )]
    pub arguments: BTreeMap<String, Argument>,
}

/// A value that a message speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
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
            arguments: BTreeMap::new(),
        }
    }

    /// The same with something it speaks of.
    #[must_use]
    pub fn with(mut self, name: &str, argument: Argument) -> Phrase {
        self.arguments.insert(name.to_owned(), argument);
        self
    }

    pub(crate) fn with_piece(self, piece: Piece) -> Phrase {
        self.with("piece", Argument::Piece(piece.to_string()))
    }

    /// Why a command was not carried out in that position.
    pub fn of_refusal(position: &Position, refusal: Refusal) -> Phrase {
        Phrase::new(match refusal {
            Refusal::NotAPlayer => "refusal-not-a-player",
            Refusal::NotTheTable => "refusal-not-the-table",
            Refusal::NotAllowed => "refusal-not-allowed",
            Refusal::Imported => "problem-opened",
            Refusal::EngineSeat => "problem-engine-seat",
            Refusal::NotYourTurn => "refusal-not-your-turn",
            Refusal::Stale => "refusal-stale",
            Refusal::Illegal(illegal) => {
                return skep_locale::Phrase::of_illegal_in(position, illegal).into();
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
    /// In the reader's language.
    pub fn word(&self, locale: &Locale) -> String {
        let arguments = self.arguments.iter();
        let arguments = arguments.map(|(name, argument)| (name.as_str(), argument.spoken(locale)));
        locale.word(&self.key, &arguments.collect::<Vec<_>>())
    }
}

impl Argument {
    /// As the messages of a language take it.
    fn spoken(&self, locale: &Locale) -> skep_locale::Argument {
        use skep_locale::Argument as Spoken;
        match self {
            Argument::Piece(name) => match name.parse() {
                Ok(piece) => Spoken::Piece(piece),
                Err(_) => Spoken::Text(name.clone()),
            },
            Argument::Pieces(names) => {
                let pieces = names.iter().filter_map(|name| name.parse().ok());
                Spoken::Pieces(pieces.collect())
            }
            Argument::Color(color) => Spoken::Color((*color).into()),
            Argument::Number(number) => Spoken::Number(*number),
            Argument::Move(text) => Spoken::Move(text.clone()),
            Argument::Text(text) => Spoken::Text(text.clone()),
            Argument::Phrase(phrase) => Spoken::Text(phrase.word(locale)),
        }
    }
}

impl From<skep_locale::Phrase> for Phrase {
    fn from(phrase: skep_locale::Phrase) -> Phrase {
        let arguments = phrase.arguments.into_iter();
        Phrase {
            key: phrase.key,
            arguments: arguments
                .map(|(name, argument)| (name.to_owned(), argument.into()))
                .collect(),
        }
    }
}

impl From<skep_locale::Argument> for Argument {
    fn from(argument: skep_locale::Argument) -> Argument {
        use skep_locale::Argument as Spoken;
        match argument {
            Spoken::Piece(piece) => Argument::Piece(piece.to_string()),
            Spoken::Pieces(pieces) => {
                Argument::Pieces(pieces.iter().map(ToString::to_string).collect())
            }
            Spoken::Color(color) => Argument::Color(color.into()),
            Spoken::Number(number) => Argument::Number(number),
            Spoken::Move(text) => Argument::Move(text),
            Spoken::Text(text) => Argument::Text(text),
        }
    }
}
