//! Something to be said to the reader.

use skep_locale::{Argument, Locale};

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

    /// In the reader's language.
    pub fn word(&self, locale: &Locale) -> String {
        locale.word(&self.key, &self.arguments)
    }
}
