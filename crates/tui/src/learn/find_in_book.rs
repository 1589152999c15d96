//! Finds the chapter or rule that the user typed.

use skep_learn::{Chapter, RuleNumber, chapters};
use skep_locale::{Argument, Locale};

use crate::words::brief;

/// A chapter or a rule.
#[derive(Clone, Copy, Debug)]
pub enum BookEntry {
    /// A chapter.
    Chapter(&'static Chapter),
    /// A rule of a chapter.
    Rule(&'static Chapter, RuleNumber),
}

/// How similar a name must be to be suggested, from 0 to 1.
const ALIKE: f64 = 0.75;

/// How many names are suggested at most.
const OFFERED: usize = 3;

/// The rule with that number, or the chapter with that name or title. The beginning is enough if it is unambiguous.
///
/// # Errors
/// If there is none: a message with the most similar names.
pub fn find_in_book(wanted: &str, locale: &Locale) -> Result<BookEntry, String> {
    if let Ok(number) = wanted.parse() {
        let mut homes = chapters().iter();
        let home = homes.find(|chapter| chapter.rules().any(|rule| rule == number));
        let home = home.ok_or_else(|| unknown(wanted, locale, &[]))?;
        return Ok(BookEntry::Rule(home, number));
    }
    let wanted_folded = wanted.to_lowercase();
    let named = |is_meant: &dyn Fn(&str) -> bool| -> Vec<&'static Chapter> {
        let meant = chapters()
            .iter()
            .filter(|chapter| names(chapter, locale).iter().any(|name| is_meant(name)));
        meant.collect()
    };
    let exactly = named(&|name| name == wanted_folded);
    let beginning = named(&|name| name.starts_with(&wanted_folded));
    match (&exactly[..], &beginning[..]) {
        ([chapter, ..], _) | ([], [chapter]) => Ok(BookEntry::Chapter(chapter)),
        ([], []) => Err(unknown(wanted, locale, &alike(&wanted_folded, locale))),
        ([], several) => Err(unknown(wanted, locale, several)),
    }
}

/// The names of a chapter in lower case: its id, its title, and the title from each word on, so that nobody has to type
/// an article.
fn names(chapter: &Chapter, locale: &Locale) -> Vec<String> {
    let title = locale.word(&format!("chapter-{}", chapter.id), &[]);
    let title = title.to_lowercase();
    let words = title.match_indices([' ', '’', '\u{a0}']);
    let ends = words.map(|(at, separator)| title[at + separator.len()..].to_owned());
    let mut names: Vec<String> = ends.collect();
    names.extend([chapter.id.to_owned(), title]);
    names
}

/// The chapters with the most similar names.
fn alike(wanted: &str, locale: &Locale) -> Vec<&'static Chapter> {
    let likeness = |chapter: &Chapter| {
        let names = names(chapter, locale).into_iter();
        let likeness = names.map(|name| strsim::jaro_winkler(&name, wanted));
        likeness.fold(0.0, f64::max)
    };
    let rated = chapters()
        .iter()
        .map(|chapter| (likeness(chapter), chapter));
    let mut rated: Vec<_> = rated.filter(|(likeness, _)| *likeness >= ALIKE).collect();
    rated.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    rated.truncate(OFFERED);
    rated.into_iter().map(|(_, chapter)| chapter).collect()
}

fn unknown(wanted: &str, locale: &Locale, nearest: &[&Chapter]) -> String {
    let say = |key: &str, name: &'static str, text: String| {
        locale.word(key, &[(name, Argument::Text(text))])
    };
    let mut text = say("rules-no-chapter", "text", brief(wanted));
    if !nearest.is_empty() {
        // One of them is to be typed, so they are not joined as a list, which would say "and".
        let names: Vec<&str> = nearest.iter().map(|chapter| chapter.id).collect();
        text = format!("{text} {}", say("rules-nearest", "names", names.join(", ")));
    }
    text
}
