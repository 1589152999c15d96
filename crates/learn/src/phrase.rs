//! Something to be said to the reader.

use skep_locale::{Argument, Locale};
use skep_rules::{Illegal, PieceSet};

/// The key of a message, and what it speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The key.
    pub key: String,
    /// What it speaks of, by name.
    pub arguments: Vec<(&'static str, Argument)>,
}

impl Phrase {
    /// A message that speaks of nothing in particular.
    pub fn new(key: impl Into<String>) -> Phrase {
        Phrase {
            key: key.into(),
            arguments: Vec::new(),
        }
    }

    /// The same with something it speaks of.
    #[must_use]
    pub fn with(mut self, name: &'static str, argument: Argument) -> Phrase {
        self.arguments.push((name, argument));
        self
    }

    /// Why a move is not legal. `cut_off` is whom the piece holds to the hive, if it is pinned.
    pub fn of_illegal(illegal: Illegal, cut_off: PieceSet) -> Phrase {
        let phrase = Phrase::new(illegal.key());
        let phrase = match illegal.piece() {
            Some(piece) => phrase.with("piece", Argument::Piece(piece)),
            None => phrase,
        };
        match illegal {
            Illegal::Pinned(_) => phrase.with("cut_off", Argument::Pieces(cut_off.collect())),
            _ => phrase,
        }
    }

    /// In the reader's language.
    pub fn word(&self, locale: &Locale) -> String {
        locale.word(&self.key, &self.arguments)
    }
}
