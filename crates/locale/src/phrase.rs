//! A message for the reader.

use std::collections::BTreeMap;

use skep_rules::Piece;

use crate::{Argument, Locale};

/// The key of a message in `locales/` and its arguments. The reader's language determines the text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Phrase {
    /// The key of the message.
    pub key: String,
    /// The arguments, by name.
    #[cfg_attr(
        feature = "serde",
        serde(rename = "args", default, skip_serializing_if = "BTreeMap::is_empty")
    )]
    #[cfg_attr(
        feature = "typescript",
        ts(rename = "args", as = "Option<BTreeMap<String, Argument>>", optional)
    )]
    pub arguments: BTreeMap<String, Argument>,
}

impl Phrase {
    /// A message without arguments.
    pub fn new(key: impl Into<String>) -> Phrase {
        Phrase {
            key: key.into(),
            arguments: BTreeMap::new(),
        }
    }

    /// A message about a piece.
    pub fn about(key: impl Into<String>, piece: Piece) -> Phrase {
        Phrase::new(key).with("piece", Argument::Piece(piece))
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(mut self, name: &str, argument: impl Into<Argument>) -> Phrase {
        self.arguments.insert(name.to_owned(), argument.into());
        self
    }

    /// The same with all of these arguments.
    #[must_use]
    pub fn with_all<'a>(self, arguments: impl IntoIterator<Item = (&'a str, Argument)>) -> Phrase {
        let add = |phrase: Phrase, (name, argument): (&str, Argument)| phrase.with(name, argument);
        arguments.into_iter().fold(self, add)
    }

    /// The text in the reader's language.
    pub fn word(&self, locale: &Locale) -> String {
        locale.phrase(self)
    }
}
