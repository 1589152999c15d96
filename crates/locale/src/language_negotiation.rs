//! Finds the best available language for a request.

use unic_langid::LanguageIdentifier;

use crate::LANGUAGES;

/// The fallback for messages that are missing in other languages.
pub(crate) const FALLBACK: &str = "en";

/// The available language for a code such as `uk`, `pt-BR`, `de_AT` or `uk_UA.UTF-8`: that very
/// one, or another variant of it.
pub fn language_for(wanted: &str) -> Option<&'static str> {
    let wanted: LanguageIdentifier = language_of_locale(wanted)?.parse().ok()?;
    let mut known = LANGUAGES.into_iter();
    known.find(|code| *code == wanted.language.as_str())
}

/// The languages that the environment variables ask for, best first. `LANGUAGE` is a list and takes
/// precedence, but only if another variable sets a language at all: by convention, `C` and `POSIX`
/// ask for none.
pub fn languages_of_environment(variable: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set);
    let Some(locale) = locale.as_deref().and_then(language_of_locale) else {
        return Vec::new();
    };
    let list = variable("LANGUAGE").unwrap_or_default();
    let listed = list.split(':').filter_map(language_of_locale);
    listed.chain([locale]).collect()
}

/// The language of a POSIX locale: `uk-UA` for `uk_UA.UTF-8`.
fn language_of_locale(locale: &str) -> Option<String> {
    let (name, _) = locale.split_once(['.', '@']).unwrap_or((locale, ""));
    let is_language = !matches!(name, "" | "C" | "POSIX");
    is_language.then(|| name.replace('_', "-"))
}
