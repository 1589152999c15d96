//! The messages of a language, with English where a translation is missing.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use skep_rules::Piece;
use unic_langid::LanguageIdentifier;

use crate::Argument;
use crate::argument::{bug_name, color_name};

/// The languages that there are, by their codes, with the texts of their files.
const TEXTS: [(&str, &[&str]); 1] = [(
    "en",
    &[
        include_str!("../../../locales/en/game.ftl"),
        include_str!("../../../locales/en/hints.ftl"),
        include_str!("../../../locales/en/problems.ftl"),
    ],
)];

/// The codes of the languages that there are.
pub const LANGUAGES: [&str; TEXTS.len()] = {
    let mut codes = [""; TEXTS.len()];
    let mut index = 0;
    while index < TEXTS.len() {
        codes[index] = TEXTS[index].0;
        index += 1;
    }
    codes
};

/// The language in which what is missing elsewhere is said.
const FALLBACK: &str = "en";

/// Words in the reader's language.
pub struct Locale {
    /// By preference; English is the last.
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Locale {
    /// Words in the first of these languages that there is, and in English where it has none. `pt-BR` finds `pt` if there
    /// is nothing closer.
    pub fn new(wanted: &[&str]) -> Locale {
        let mut codes: Vec<&str> = wanted.iter().filter_map(|code| closest(code)).collect();
        codes.truncate(1);
        if codes.first() != Some(&FALLBACK) {
            codes.push(FALLBACK);
        }
        Locale {
            bundles: codes.into_iter().map(bundle).collect(),
        }
    }

    /// The message with that key, worded; the key itself if there is none, so that a gap is seen and nothing breaks.
    pub fn word(&self, key: &str, arguments: &[(&str, Argument)]) -> String {
        let mut words = FluentArgs::new();
        for (name, argument) in arguments {
            self.add(&mut words, name, argument);
        }
        self.format(key, &words)
    }

    fn add(&self, words: &mut FluentArgs<'_>, name: &str, argument: &Argument) {
        let name = name.to_owned();
        match argument {
            Argument::Piece(piece) => {
                words.set(format!("{name}_color"), color_name(piece.color()));
                words.set(format!("{name}_bug"), bug_name(piece.bug()));
                words.set(name, self.piece(*piece));
            }
            Argument::Pieces(pieces) => {
                words.set(format!("{name}_count"), pieces.len());
                words.set(name, self.row(pieces));
            }
            Argument::Color(color) => words.set(name, color_name(*color)),
            Argument::Number(number) => words.set(name, *number),
            Argument::Text(text) => words.set(name, text.clone()),
        }
    }

    /// A piece by its colour, insect and number.
    fn piece(&self, piece: Piece) -> String {
        let number = if piece.bug().count() > 1 {
            piece.number()
        } else {
            0
        };
        let mut words = FluentArgs::new();
        words.set("color", color_name(piece.color()));
        words.set("bug", bug_name(piece.bug()));
        words.set("number", number);
        self.format("piece", &words)
    }

    /// Pieces in a row: "a, b, and c".
    fn row(&self, pieces: &[Piece]) -> String {
        let mut pieces = pieces.iter().map(|&piece| self.piece(piece));
        let first = pieces.next().unwrap_or_default();
        let count = pieces.len();
        let join = |row: String, (index, next): (usize, String)| {
            let key = match (index + 1 == count, count) {
                (true, 1) => "list-two",
                (true, _) => "list-last",
                (false, _) => "list-next",
            };
            let mut words = FluentArgs::new();
            words.set("row", row);
            words.set("next", next);
            self.format(key, &words)
        };
        pieces.enumerate().fold(first, join)
    }

    fn format(&self, key: &str, words: &FluentArgs<'_>) -> String {
        let found = self.bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(key)?.value()?;
            Some((bundle, pattern))
        });
        let Some((bundle, pattern)) = found else {
            return key.to_owned();
        };
        // Errors are dropped: a message without one of its arguments still says most of it.
        bundle
            .format_pattern(pattern, Some(words), &mut Vec::new())
            .into_owned()
    }
}

/// The language that comes closest to that code.
fn closest(wanted: &str) -> Option<&'static str> {
    let wanted: LanguageIdentifier = wanted.parse().ok()?;
    let same_language = |code: &&str| {
        let known = code.parse::<LanguageIdentifier>();
        known.is_ok_and(|known| known.language == wanted.language)
    };
    let exact = LANGUAGES
        .into_iter()
        .find(|code| code.eq_ignore_ascii_case(&wanted.to_string()));
    exact.or_else(|| LANGUAGES.into_iter().find(same_language))
}

/// The messages of a language. Files are part of the binary, and a test has read them all: what cannot be read is left
/// out.
fn bundle(code: &str) -> FluentBundle<FluentResource> {
    let language = code.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    bundle.set_use_isolating(false);
    let texts = TEXTS.iter().find(|(known, _)| *known == code);
    for text in texts.map_or(&[][..], |(_, texts)| texts) {
        let resource = FluentResource::try_new((*text).to_owned());
        let resource = resource.unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

impl std::fmt::Debug for Locale {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let languages = self.bundles.iter().flat_map(|bundle| &bundle.locales);
        f.debug_list().entries(languages).finish()
    }
}
