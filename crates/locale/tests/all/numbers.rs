//! Lessons and rulebook contain the same numbers in all languages, as digits or words.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use skep_locale::{Argument, LANGUAGES, Locale};
use skep_rules::{Bug, Color, Piece};

use crate::ftl::messages;
use crate::kinds::Kind;
use crate::languages::{arguments, no_complaints};

/// The files in which a wrong number teaches a wrong rule.
const FILES: [&str; 2] = ["lessons.ftl", "rulebook.ftl"];

/// Messages where a language names a number that English does not: "5 of six places", so that the
/// places need no plural.
const ADDED: [(&str, &str, u32); 5] = [
    ("pl", "diagram-corner-under", 6),
    ("ru", "diagram-both", 6),
    ("ru", "diagram-corner-under", 6),
    ("uk", "diagram-both", 6),
    ("uk", "diagram-corner-under", 6),
];

/// Sample numbers, one for each plural of a Slavic language.
const COUNTS: [u32; 3] = [2, 5, 21];

/// Numbers by language and word, from `numbers.txt`.
static WORDS: LazyLock<BTreeMap<(&str, &str), &str>> = LazyLock::new(|| {
    let lines = include_str!("../data/numbers.txt").lines();
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    let rows = lines.flat_map(|line| {
        let (language, row) = line.split_once(' ').unwrap();
        let (number, words) = row.split_once(' ').unwrap();
        words.split(' ').map(move |word| ((language, word), number))
    });
    rows.collect()
});

/// The numbers in a text; their order depends on the language.
#[derive(Debug, Default)]
struct Numbers {
    /// Each number with its count.
    digits: Vec<u32>,
    words: BTreeSet<u32>,
    /// Numbers from words such as "both", which need not be translated by a number.
    perhaps: BTreeSet<u32>,
}

impl Numbers {
    fn of(language: &str, text: &str) -> Self {
        let mut numbers = Self::default();
        let digits = text.split(|letter: char| !letter.is_ascii_digit());
        let digits = digits.filter_map(|digits| digits.parse::<u32>().ok());
        numbers.digits.extend(digits);
        numbers.digits.sort_unstable();
        // The dot of a Turkish capital would remain as a separate character.
        let text = text.replace('İ', "i").to_lowercase();
        for word in text.split(|sign: char| !sign.is_alphabetic() && sign != '’') {
            let (_, after_article) = word.rsplit_once('’').unwrap_or_default();
            let mut spellings = [word, after_article].into_iter();
            if let Some(number) = spellings.find_map(|word| WORDS.get(&(language, word))) {
                numbers.add(number);
            }
        }
        numbers
    }

    fn add(&mut self, number: &str) {
        let (set, number) = match number.strip_suffix('?') {
            Some(number) => (&mut self.perhaps, number),
            None => (&mut self.words, number),
        };
        set.insert(number.parse().unwrap());
    }

    fn agree(&self, other: &Self) -> bool {
        let has = |one: &Self, other: &Self| {
            let mut words = other.words.iter();
            words.all(|number| one.words.contains(number) || one.perhaps.contains(number))
        };
        self.digits == other.digits && has(self, other) && has(other, self)
    }
}

#[test]
fn numbers_are_the_same_in_all_languages() {
    let english = messages("en");
    let locales = LANGUAGES.map(|language| (language, Locale::new(&[language])));
    let original = Locale::new(&["en"]);
    let taught = english
        .iter()
        .filter(|(_, message)| FILES.contains(&message.file.as_str()));
    let mut complaints = BTreeSet::new();
    let mut added = BTreeSet::new();
    for (key, _) in taught {
        let names = arguments(&english, key).unwrap();
        for count in COUNTS {
            let values: Vec<_> = (0..)
                .zip(&names)
                .map(|(at, name)| (name.as_str(), sample(key, name, count + 100 * at)))
                .collect();
            let wanted = Numbers::of("en", &original.word(key, &values));
            for (language, locale) in &locales {
                let text = locale.word(key, &values);
                let mut said = Numbers::of(language, &text);
                for row in ADDED
                    .iter()
                    .filter(|row| (row.0, row.1) == (*language, key))
                {
                    if said.words.remove(&row.2) {
                        added.insert(*row);
                    }
                }
                if !said.agree(&wanted) {
                    complaints.insert(format!("{language} {key}: {text}, not {wanted:?}"));
                }
            }
        }
    }
    no_complaints(&complaints.into_iter().collect::<Vec<_>>());
    assert_eq!(added, BTreeSet::from(ADDED), "some are not needed");
}

/// A sample value for an argument; pieces are ones without a number.
fn sample(key: &str, name: &str, count: u32) -> Argument {
    let queen = Piece::new(Color::White, Bug::Queen, 1).unwrap();
    match Kind::of(key, name) {
        Some(Kind::Number) => Argument::Number(count),
        Some(Kind::Piece) => Argument::Piece(queen),
        Some(Kind::Pieces) => Argument::Pieces(vec![queen; 2]),
        Some(Kind::Codes(codes)) => Argument::Text(codes[0].to_owned()),
        Some(Kind::Text) | None => Argument::Text(String::new()),
    }
}

#[test]
fn other_numbers_are_noticed() {
    let rows = [
        ("de", "Zwei Felder", "Two cells", true),
        ("de", "Drei Felder", "Two cells", false),
        ("de", "Felder", "Two cells", false),
        ("de", "beide Felder", "the two cells", true),
        ("de", "sowohl dies als auch das", "both this and that", true),
        ("es", "los dos colores", "either colour", true),
        ("es", "los dos colores", "any colour", false),
        ("fr", "1, 2 et 2", "1, 2 and 2", true),
        ("fr", "1 et 2", "1, 2 and 2", false),
        ("tr", "İki, R3.4", "two, R3.4", true),
        ("tr", "İki, R3.5", "two, R3.4", false),
        ("uk", "П’ять і втретє", "five and the third time", true),
        ("ca", "l’onze", "eleven", true),
        ("nl", "tweedehands", "second-hand", true),
    ];
    for (language, text, english, expected) in rows {
        let said = Numbers::of(language, text);
        let agree = said.agree(&Numbers::of("en", english));
        assert_eq!(agree, expected, "{text}: {said:?}");
    }
}
