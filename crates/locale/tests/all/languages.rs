//! All languages say the same, each by its own rules.

use std::collections::BTreeSet;

use skep_locale::{Argument, LANGUAGES, Locale};

use crate::ftl::{Messages, Part, messages, parts};
use crate::kinds::Kind;

/// The languages, with their quotation marks and their plural categories other than [other].
const SPOKEN: &[(&str, [char; 2], &[&str])] = &[
    ("ca", ['«', '»'], &["one"]),
    ("de", ['„', '“'], &["one"]),
    ("el", ['«', '»'], &["one"]),
    ("en", ['“', '”'], &["one"]),
    ("es", ['«', '»'], &["one"]),
    ("fr", ['«', '»'], &["one"]),
    ("it", ['«', '»'], &["one"]),
    ("nl", ['‘', '’'], &["one"]),
    ("pl", ['„', '”'], &["one", "few", "many"]),
    ("pt", ['«', '»'], &["one"]),
    ("ru", ['«', '»'], &["one", "few", "many"]),
    ("tr", ['“', '”'], &["one"]),
    ("uk", ['«', '»'], &["one", "few", "many"]),
];

/// Messages in which all plurals of a Slavic language are equal, because it counts in an oblique
/// case: "до 2 шагов", "w 2 ruchach".
const OBLIQUE: [(&str, &str); 8] = [
    ("pl", "exercise-tactics-3"),
    ("pl", "exercise-tactics-4"),
    ("pl", "exercise-tactics-5"),
    ("pl", "exercise-tactics-6"),
    ("pl", "verdict-go-on"),
    ("pl", "verdict-not-forced"),
    ("ru", "hint-nears"),
    ("ru", "read-too-long"),
];

/// Signs that messages mention: those of records, and the marks that a terminal draws.
const CODE: [&str; 5] = ["[White \"…\"]", "( ; )", "(;", "{ }", ", ! "];

/// Messages whose attributes depend on the language: the forms of a piece and their parts.
const FORMED: [&str; 3] = ["piece", "color", "bug"];

pub(crate) fn is_form(key: &str) -> bool {
    key.split_once('.')
        .is_some_and(|(message, _)| FORMED.contains(&message))
}

/// Fails with all complaints at once, so that a translator sees them all.
#[track_caller]
pub(crate) fn no_complaints(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

#[test]
fn every_language_has_its_row() {
    let codes: Vec<&str> = SPOKEN.iter().map(|(code, ..)| *code).collect();
    assert_eq!(codes, LANGUAGES);
}

#[test]
fn every_language_has_the_messages_of_english_and_no_others() {
    let place = |(key, message): (&String, &crate::ftl::Message)| {
        (!is_form(key)).then(|| format!("{} {key}", message.file))
    };
    let english = messages("en");
    let expected: BTreeSet<String> = english.iter().filter_map(place).collect();
    let mut complaints = Vec::new();
    for &(language, ..) in SPOKEN {
        let messages = messages(language);
        let found: BTreeSet<String> = messages.iter().filter_map(place).collect();
        let missing = expected.difference(&found);
        complaints.extend(missing.map(|place| format!("{language} lacks {place}")));
        let strange = found.difference(&expected);
        complaints.extend(strange.map(|place| format!("{language} has {place}, English has not")));
    }
    no_complaints(&complaints);
}

/// The arguments that a message uses, directly or through other messages, without those added for
/// the forms of pieces. A variable that is not an argument is an error.
pub(crate) fn arguments(messages: &Messages, key: &str) -> Result<BTreeSet<String>, String> {
    let mut arguments = BTreeSet::new();
    let mut keys = vec![key.to_owned()];
    let mut seen = BTreeSet::new();
    while let Some(next) = keys.pop() {
        let message = messages.get(&next).ok_or(format!("no message {next}"))?;
        for part in parts(&message.pattern) {
            match part {
                Part::Variable(name) => _ = arguments.insert(argument(messages, key, name)?),
                Part::Message(other) if seen.insert(other.clone()) => keys.push(other),
                _ => {}
            }
        }
    }
    Ok(arguments)
}

/// The argument that a variable of that name comes from.
fn argument(messages: &Messages, key: &str, variable: &str) -> Result<String, String> {
    if FORMED.contains(&key) || is_form(key) {
        let known = ["color", "bug", "number"].contains(&variable);
        return if known {
            Ok(variable.to_owned())
        } else {
            Err(format!("no ${variable}"))
        };
    }
    if Kind::of(key, variable).is_some() {
        return Ok(variable.to_owned());
    }
    let Some((name, form)) = variable.rsplit_once('_') else {
        return Err(format!("${variable}, which arguments.txt does not list"));
    };
    let is_form = messages.contains_key(&format!("piece.{form}"));
    match Kind::of(key, name) {
        Some(Kind::Piece) if is_form || form == "color" || form == "bug" => Ok(name.to_owned()),
        Some(Kind::Pieces) if is_form || form == "count" => Ok(name.to_owned()),
        _ => Err(format!("${variable}, and `piece` has no such form")),
    }
}

#[test]
fn every_message_uses_the_arguments_of_english() {
    let english = messages("en");
    let mut complaints = Vec::new();
    for &(language, ..) in SPOKEN {
        let messages = messages(language);
        for key in messages.keys() {
            let found = match arguments(&messages, key) {
                Ok(found) => found,
                Err(complaint) => {
                    complaints.push(format!("{language} {key} uses {complaint}"));
                    continue;
                }
            };
            if FORMED.contains(&key.as_str()) || !english.contains_key(key) {
                continue;
            }
            let expected = arguments(&english, key);
            if expected.as_ref() != Ok(&found) {
                complaints.push(format!("{language} {key} uses {found:?}, not {expected:?}"));
            }
        }
    }
    no_complaints(&complaints);
}

#[test]
fn selectors_handle_every_value() {
    let mut complaints = Vec::new();
    for &(language, ..) in SPOKEN {
        let messages = messages(language);
        for (key, message) in &messages {
            for part in parts(&message.pattern) {
                let Part::Select(variable, keys) = part else {
                    continue;
                };
                let complaint = match variable {
                    None => Some("something that is no argument".to_owned()),
                    Some(variable) => misfit(language, key, variable, &keys),
                };
                complaints.extend(
                    complaint.map(|complaint| format!("{language} {key} selects by {complaint}")),
                );
            }
        }
    }
    no_complaints(&complaints);
}

/// The problem with the keys of a selector, if there is one.
fn misfit(language: &str, key: &str, variable: &str, keys: &[&str]) -> Option<String> {
    let kind = Kind::of(key, variable).or_else(|| match variable.rsplit_once('_')? {
        (_, "count") => Some(Kind::Number),
        (_, code @ ("color" | "bug")) => Kind::of(key, code),
        _ => None,
    });
    let strange = |is_known: &dyn Fn(&str) -> bool| {
        let strange = keys.iter().find(|key| **key != "other" && !is_known(key));
        strange.map(|strange| format!("${variable}, which is never [{strange}]"))
    };
    match kind {
        Some(Kind::Codes(codes)) => strange(&|key| codes.contains(&key)),
        Some(Kind::Number) => {
            let plurals = SPOKEN.iter().find(|row| row.0 == language).unwrap().2;
            let counts = plurals.iter().any(|plural| keys.contains(plural));
            let has_all = plurals.iter().all(|plural| keys.contains(plural));
            if counts && !has_all && !OBLIQUE.contains(&(language, key)) {
                return Some(format!("${variable} without one of {plurals:?}"));
            }
            let is_number = |key: &str| key.bytes().all(|byte| byte.is_ascii_digit());
            strange(&|key| plurals.contains(&key) || is_number(key))
        }
        _ => Some(format!("${variable}, which is no code and no number")),
    }
}

/// A pattern in its written form, for comparing.
fn spelled(messages: &Messages, key: &str) -> String {
    let mut spelled = String::new();
    for part in parts(&messages[key].pattern) {
        match part {
            Part::Text(text) => spelled.push_str(text),
            Part::Variable(name) => spelled.push_str(&format!("{{${name}}}")),
            Part::Message(key) => spelled.push_str(&format!("{{{key}}}")),
            Part::Select(_, keys) => spelled.push_str(&format!("[{keys:?}]")),
        }
    }
    spelled
}

#[test]
fn nothing_is_left_in_english() {
    let rows: Vec<Vec<&str>> = include_str!("../data/same.txt")
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| line.splitn(3, ' ').collect())
        .collect();
    let mut unused: BTreeSet<&[&str]> = rows.iter().map(Vec::as_slice).collect();
    let english = messages("en");
    let mut complaints = Vec::new();
    for &(language, ..) in SPOKEN.iter().filter(|row| row.0 != "en") {
        let messages = messages(language);
        for key in messages.keys().filter(|key| english.contains_key(*key)) {
            let texts = parts(&english[key].pattern);
            let mut texts = texts.iter().filter_map(|part| match part {
                Part::Text(text) => Some(*text),
                _ => None,
            });
            let has_words = texts.any(|text| text.contains(char::is_alphabetic));
            if !has_words || spelled(&english, key) != spelled(&messages, key) {
                continue;
            }
            let is_listed = |row: &&Vec<&str>| {
                row.len() == 3 && (row[0] == "*" || row[0] == language) && row[1] == key
            };
            match rows.iter().find(is_listed) {
                Some(row) => _ = unused.remove(row.as_slice()),
                None => complaints.push(format!("{language} {key} is English")),
            }
        }
    }
    complaints.extend(
        unused
            .iter()
            .map(|row| format!("{row:?} is not needed, or gives no reason")),
    );
    no_complaints(&complaints);
}

/// A message with values for its arguments, in the given languages. Values are taken in turn, so
/// that a few rounds use each of them, and each number with each code.
fn wordings<'a>(
    english: &Messages,
    key: &'a str,
    locale: &'a Locale,
) -> impl Iterator<Item = (Vec<Argument>, String)> + 'a {
    let names: Vec<String> = arguments(english, key).into_iter().flatten().collect();
    let samples: Vec<Vec<Argument>> = names
        .iter()
        .map(|name| Kind::of(key, name).unwrap_or(Kind::Text).samples())
        .collect();
    let longest = samples.iter().map(Vec::len).max().unwrap_or(1);
    let rounds = if samples.len() > 1 {
        longest.max(10)
    } else {
        longest
    };
    (0..rounds).map(move |round| {
        let values = samples
            .iter()
            .map(|values| values[round % values.len()].clone());
        let values: Vec<Argument> = values.collect();
        let arguments: Vec<_> = names
            .iter()
            .map(String::as_str)
            .zip(values.iter().cloned())
            .collect();
        let text = locale.word(key, &arguments);
        (values, text)
    })
}

#[test]
fn every_message_can_be_worded() {
    let english = messages("en");
    let original = Locale::new(&["en"]);
    let mut complaints = Vec::new();
    for &(language, quotes, _) in SPOKEN {
        let locale = Locale::new(&[language]);
        for key in english.keys().filter(|key| !FORMED.contains(&key.as_str())) {
            let plain = wordings(&english, key, &original);
            for ((values, text), (_, plain)) in wordings(&english, key, &locale).zip(plain) {
                let complaint = flaw(language, quotes, &text).or_else(|| {
                    // Where English names a number, every language must: 21 is not "one".
                    let is_lost = plain.contains("21") && !text.contains("21");
                    is_lost.then_some("does not say 21")
                });
                if let Some(complaint) = complaint {
                    complaints.push(format!("{language} {key} {complaint}: {text} {values:?}"));
                    break;
                }
            }
        }
    }
    no_complaints(&complaints);
}

/// The problem with a text, if there is one.
fn flaw(language: &str, [open, close]: [char; 2], text: &str) -> Option<&'static str> {
    if text.trim() != text || text.is_empty() {
        return Some("has nothing or space at its ends");
    }
    let text = &CODE
        .iter()
        .fold(text.to_owned(), |text, code| text.replace(code, "…"));
    if text.contains(['{', '}']) {
        return Some("has gaps");
    }
    if text.contains("  ") {
        return Some("has a space too many");
    }
    if text.contains(['"', '\'']) {
        return Some("has typewriter quotes");
    }
    let is_quote = |mark: char| "«»“”„‟‘‚‹›".contains(mark);
    if text.contains(|mark: char| is_quote(mark) && mark != open && mark != close) {
        return Some("has quotes of another language");
    }
    // The closing mark may also be an apostrophe.
    let count = |wanted: char| text.chars().filter(|mark| *mark == wanted).count();
    if count(open) > count(close) || (close != '’' && count(open) < count(close)) {
        return Some("opens and closes different quotes");
    }
    misspaced(language, text)
}

/// Whether there is a space where the language wants none, or none where it wants one.
fn misspaced(language: &str, text: &str) -> Option<&'static str> {
    let marks: Vec<char> = text.chars().collect();
    for window in marks.windows(2) {
        let [before, mark] = window else { continue };
        let fits = match (language, mark) {
            (_, ',' | '.') => !before.is_whitespace(),
            ("fr", ';' | '!' | '?') => *before == '\u{202f}' || "?!".contains(*before),
            ("fr", ':') => *before == '\u{a0}' || before.is_ascii_digit(),
            ("fr", '»') => *before == '\u{a0}',
            (_, ';' | '!' | '?' | ':' | '»') => !before.is_whitespace(),
            _ => *before != '«' || (*mark == '\u{a0}') == (language == "fr"),
        };
        if !fits {
            return Some("has the wrong space at a mark");
        }
    }
    None
}
