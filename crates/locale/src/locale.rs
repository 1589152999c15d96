//! Text in the reader's language, or in English where a translation is missing.

use std::fmt;

use skep_rules::{Piece, Reference};

use crate::language::Language;
use crate::language_negotiation::{FALLBACK, language_for};
use crate::{Argument, Phrase};

/// Text in the reader's language.
pub struct Locale {
    code: &'static str,
    own: Language,
    /// The fallback for missing messages, unless the language is English itself.
    english: Option<Language>,
}

impl Locale {
    /// Text in the first available of these languages, or in English where it is missing. `pt-BR` finds `pt`.
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

    /// The text of the message with that key; `key.attribute` is an attribute of it. If there is
    /// none, returns the key itself, so that the gap is visible and nothing breaks.
    pub fn word(&self, key: &str, arguments: &[(&str, Argument)]) -> String {
        let arguments = arguments.iter().map(|(name, value)| (*name, value));
        let text = self.ask(|language| language.word(key, arguments.clone()));
        text.unwrap_or_else(|| key.to_owned())
    }

    /// The text of the phrase.
    pub(crate) fn phrase(&self, phrase: &Phrase) -> String {
        let text = self.ask(|language| language.phrase(phrase));
        text.unwrap_or_else(|| phrase.key.clone())
    }

    /// A tile's name: "white Ant 1".
    pub fn piece(&self, piece: Piece) -> String {
        let name = self.ask(|language| language.piece("piece", piece));
        name.unwrap_or_else(|| piece.to_string())
    }

    /// The move of a MoveString: "white Ant 1 to the left of white Queen". Other text is returned unchanged.
    pub fn mv(&self, text: &str) -> String {
        let told = self.ask(|language| language.mv(text));
        told.unwrap_or_else(|| text.to_owned())
    }

    /// A place: "to the left of white Queen".
    pub fn spot(&self, reference: Reference) -> String {
        let told = self.ask(|language| language.spot(reference));
        told.unwrap_or_else(|| reference.to_string())
    }

    /// Joins several items: "a, b, and c".
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

    /// The message in the reader's language, or else in English.
    fn ask(&self, says: impl Fn(&Language) -> Option<String>) -> Option<String> {
        says(&self.own).or_else(|| self.english.as_ref().and_then(&says))
    }
}

impl fmt::Debug for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Locale").field(&self.code).finish()
    }
}
