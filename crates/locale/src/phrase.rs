//! Something to be said to the reader.

use skep_rules::{Illegal, Piece, PieceSet, Position};

use crate::{Argument, Locale};

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

    /// A message that speaks of a piece.
    pub fn about(key: impl Into<String>, piece: Piece) -> Phrase {
        Phrase::new(key).with("piece", Argument::Piece(piece))
    }

    /// The same with something it speaks of.
    #[must_use]
    pub fn with(self, name: &'static str, argument: Argument) -> Phrase {
        self.with_all([(name, argument)])
    }

    /// The same with all of these.
    #[must_use]
    pub fn with_all(
        mut self,
        arguments: impl IntoIterator<Item = (&'static str, Argument)>,
    ) -> Phrase {
        self.arguments.extend(arguments);
        self
    }

    /// Why a move is not legal. `cut_off` is whom the piece holds to the hive, if it is pinned.
    pub fn of_illegal(illegal: Illegal, cut_off: PieceSet) -> Phrase {
        let phrase = match illegal.piece() {
            Some(piece) => Phrase::about(illegal.key(), piece),
            None => Phrase::new(illegal.key()),
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

    /// In the reader's language.
    pub fn word(&self, locale: &Locale) -> String {
        locale.word(&self.key, &self.arguments)
    }
}
