//! The words of the reader's language, with English where a translation is missing.

use std::fmt;

use skep_rules::{Piece, Reference};

use crate::asked::{FALLBACK, language_for};
use crate::language::Language;
use crate::{Argument, Phrase};

/// Words in the reader's language.
pub struct Locale {
    code: &'static str,
    own: Language,
    /// For what that one lacks, unless it is English itself.
    english: Option<Language>,
}

impl Locale {
    /// Words in the first of these languages that there is, and in English where it has none. `pt-BR` finds `pt`.
    pub fn new(wanted: &[&str]) -> Locale {
        let mut found = wanted.iter().filter_map(|asked| language_for(asked));
        let code = found.next().unwrap_or(FALLBACK);
        let is_english = code == FALLBACK;
        Locale {
            code,
            own: Language::new(code),
            english: (!is_english).then(|| Language::new(FALLBACK)),
        }
    }

    /// The code of the language.
    pub const fn code(&self) -> &'static str {
        self.code
    }

    /// The message with that key, worded; `key.attribute` is an attribute of it. The key itself if there is none, so that a
    /// gap is seen and nothing breaks.
    pub fn word(&self, key: &str, arguments: &[(&str, Argument)]) -> String {
        let arguments = arguments.iter().map(|(name, value)| (*name, value));
        let text = self.ask(|language| language.word(key, arguments.clone()));
        text.unwrap_or_else(|| key.to_owned())
    }

    /// The phrase, worded.
    pub(crate) fn phrase(&self, phrase: &Phrase) -> String {
        let text = self.ask(|language| language.phrase(phrase));
        text.unwrap_or_else(|| phrase.key.clone())
    }

    /// A tile's name: "white Ant 1".
    pub fn piece(&self, piece: Piece) -> String {
        let name = self.ask(|language| language.piece("piece", piece));
        name.unwrap_or_else(|| piece.to_string())
    }

    /// The move of a MoveString: "white Ant 1 to the left of white Queen". What is none stays as it is.
    pub fn mv(&self, text: &str) -> String {
        let told = self.ask(|language| language.mv(text));
        told.unwrap_or_else(|| text.to_owned())
    }

    /// Where: "to the left of white Queen".
    pub fn spot(&self, reference: Reference) -> String {
        let told = self.ask(|language| language.spot(reference));
        told.unwrap_or_else(|| reference.to_string())
    }

    /// Several things in a row: "a, b, and c".
    pub fn list(&self, items: &[String]) -> String {
        let row = self.ask(|language| language.list(items.iter().cloned()));
        row.unwrap_or_else(|| items.join(", "))
    }

    /// A score of this many hundredths, with its sign: "+1.94", in most languages "+1,94".
    pub fn score(&self, hundredths: i32) -> String {
        let sign = if hundredths < 0 { '−' } else { '+' };
        let mark = if self.code == "en" { '.' } else { ',' };
        let size = hundredths.unsigned_abs();
        format!("{sign}{}{mark}{:02}", size / 100, size % 100)
    }

    /// What the reader's language says, or English if it does not.
    fn ask(&self, says: impl Fn(&Language) -> Option<String>) -> Option<String> {
        says(&self.own).or_else(|| self.english.as_ref().and_then(&says))
    }
}

impl fmt::Debug for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Locale").field(&self.code).finish()
    }
}
