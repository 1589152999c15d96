//! Which language there is for what was asked for.

use unic_langid::LanguageIdentifier;

use crate::LANGUAGES;

/// The language in which what is missing elsewhere is said.
pub(crate) const FALLBACK: &str = "en";

/// What there is for a language that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// That very language.
    Exact(&'static str),
    /// The language as it is spoken elsewhere: `pt` for `pt-BR`.
    Nearest(&'static str),
    /// Neither; English has to do.
    Nothing,
}

impl Found {
    /// What there is for a code such as `uk`, `pt-BR` or `de_AT`.
    pub fn of(asked: &str) -> Found {
        let Ok(asked) = asked.parse::<LanguageIdentifier>() else {
            return Found::Nothing;
        };
        let mut known = LANGUAGES.into_iter();
        let Some(code) = known.find(|code| *code == asked.language.as_str()) else {
            return Found::Nothing;
        };
        if asked == code {
            Found::Exact(code)
        } else {
            Found::Nearest(code)
        }
    }

    /// The code of the language, if it was found.
    pub const fn code(self) -> Option<&'static str> {
        match self {
            Found::Exact(code) | Found::Nearest(code) => Some(code),
            Found::Nothing => None,
        }
    }
}

/// The languages that an environment asks for by its variables, the best first. `LANGUAGE` is a list and comes first, but
/// counts only if there is a language at all: as everywhere, `C` and `POSIX` ask for none.
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

/// The language of a POSIX locale: `uk-UA` of `uk_UA.UTF-8`.
fn language_of_locale(locale: &str) -> Option<String> {
    let (name, _) = locale.split_once(['.', '@']).unwrap_or((locale, ""));
    let is_language = !matches!(name, "" | "C" | "POSIX");
    is_language.then(|| name.replace('_', "-"))
}
