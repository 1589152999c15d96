//! The messages of one language.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use skep_rules::Piece;
use skep_text::isolated;

use crate::argument::{bug_name, color_name};
use crate::{Argument, Phrase};

/// The available languages, by their codes, with the contents of their files.
const TEXTS: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// The codes of the available languages, in alphabetical order.
pub const LANGUAGES: [&str; TEXTS.len()] = {
    let mut codes = [""; TEXTS.len()];
    let mut index = 0;
    while index < TEXTS.len() {
        codes[index] = TEXTS[index].0;
        index += 1;
    }
    codes
};

pub(crate) struct Language {
    bundle: FluentBundle<FluentResource>,
    /// The forms that a piece has besides its plain name: the attributes of the message `piece`.
    forms: Vec<String>,
}

impl Language {
    /// The files are part of the binary, and a test reads them all, so unreadable parts are simply left out.
    pub(crate) fn new(code: &str) -> Language {
        // Our Portuguese is that of Portugal, where zero takes the plural.
        let dialect = if code == "pt" { "pt-PT" } else { code };
        let mut bundle = FluentBundle::new_concurrent(vec![dialect.parse().unwrap_or_default()]);
        // That would isolate each number and each piece. Text from outside is isolated in `add`.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match code {
            "en" => grouped::<',', 4, _>,
            "ru" | "uk" => grouped::<'\u{a0}', 4, _>,
            "pl" | "pt" => grouped::<'\u{a0}', 5, _>,
            "fr" => grouped::<'\u{202f}', 4, _>,
            "es" | "it" => grouped::<'.', 5, _>,
            _ => grouped::<'.', 4, _>,
        }));
        let texts = TEXTS.iter().find(|(known, _)| *known == code);
        for text in texts.map_or(&[][..], |(_, texts)| texts) {
            let resource = FluentResource::try_new((*text).to_owned());
            let resource = resource.unwrap_or_else(|(readable, _)| readable);
            bundle.add_resource_overriding(resource);
        }
        let piece = bundle.get_message("piece");
        let forms = piece.map_or_else(Vec::new, |piece| {
            let forms = piece.attributes().map(|form| form.id().to_owned());
            forms.collect()
        });
        Language { bundle, forms }
    }

    /// The text of the message with that key; `key.attribute` is an attribute of it.
    pub(crate) fn word<'a>(
        &self,
        key: &str,
        arguments: impl IntoIterator<Item = (&'a str, &'a Argument)>,
    ) -> Option<String> {
        let mut words = FluentArgs::new();
        for (name, argument) in arguments {
            self.add(&mut words, name, argument);
        }
        self.format(key, &words)
    }

    /// The text of the phrase.
    pub(crate) fn phrase(&self, phrase: &Phrase) -> Option<String> {
        let arguments = phrase.arguments.iter();
        self.word(
            &phrase.key,
            arguments.map(|(name, value)| (name.as_str(), value)),
        )
    }

    fn add(&self, words: &mut FluentArgs<'_>, name: &str, argument: &Argument) {
        match argument {
            Argument::Piece(piece) => {
                words.set(format!("{name}_color"), color_name(piece.color()));
                words.set(format!("{name}_bug"), bug_name(piece.bug()));
                self.add_forms(words, name, |form| self.name(form, *piece));
            }
            Argument::Pieces(pieces) => {
                words.set(format!("{name}_count"), pieces.len());
                self.add_forms(words, name, |form| self.row(form, pieces));
            }
            Argument::Color(color) => words.set(name.to_owned(), color_name(*color)),
            Argument::Number(number) => words.set(name.to_owned(), *number),
            Argument::Move(text) => {
                let told = self.mv(text).unwrap_or_else(|| isolated(text).into_owned());
                words.set(name.to_owned(), told);
            }
            Argument::Text(text) => words.set(name.to_owned(), isolated(text).into_owned()),
            Argument::Phrase(phrase) => {
                let worded = self.phrase(phrase);
                words.set(
                    name.to_owned(),
                    worded.unwrap_or_else(|| phrase.key.clone()),
                );
            }
        }
    }

    /// Adds the forms of a piece: the message `piece` and each of its attributes.
    fn add_forms(&self, words: &mut FluentArgs<'_>, name: &str, worded: impl Fn(&str) -> String) {
        words.set(name.to_owned(), worded("piece"));
        for form in &self.forms {
            words.set(format!("{name}_{form}"), worded(&format!("piece.{form}")));
        }
    }

    /// A piece with its colour, insect and number, in that form.
    pub(crate) fn piece(&self, form: &str, piece: Piece) -> Option<String> {
        let number = if piece.bug().count() > 1 {
            piece.number()
        } else {
            0
        };
        let mut words = FluentArgs::new();
        words.set("color", color_name(piece.color()));
        words.set("bug", bug_name(piece.bug()));
        words.set("number", number);
        self.format(form, &words)
    }

    fn name(&self, form: &str, piece: Piece) -> String {
        let name = self.piece(form, piece);
        name.unwrap_or_else(|| piece.to_string())
    }

    fn row(&self, form: &str, pieces: &[Piece]) -> String {
        let names = pieces.iter().map(|&piece| self.name(form, piece));
        self.list(names).unwrap_or_default()
    }

    /// Joins several items: "a, b, and c".
    pub(crate) fn list(&self, mut items: impl ExactSizeIterator<Item = String>) -> Option<String> {
        let first = items.next().unwrap_or_default();
        let count = items.len();
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
        items.enumerate().try_fold(first, join)
    }

    fn format(&self, key: &str, words: &FluentArgs<'_>) -> Option<String> {
        let pattern = match key.split_once('.') {
            None => self.bundle.get_message(key)?.value()?,
            Some((key, attribute)) => {
                let message = self.bundle.get_message(key)?;
                message.get_attribute(attribute)?.value()
            }
        };
        // Errors are ignored: a message without one of its arguments still says most of it.
        let text = self
            .bundle
            .format_pattern(pattern, Some(words), &mut Vec::new());
        Some(text.into_owned())
    }
}

/// Groups the digits of whole numbers with at least this many digits in threes; other numbers stay as they are.
fn grouped<const SEPARATOR: char, const LEAST: usize, M>(
    value: &FluentValue<'_>,
    _: &M,
) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    let digits = number.as_string();
    if digits.len() < LEAST || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index) % 3 == 0 {
            text.push(SEPARATOR);
        }
        text.push(digit);
    }
    Some(text)
}
