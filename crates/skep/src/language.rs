//! The language for the user.

use skep_locale::{Argument, Locale, language_for, languages_of_environment};
use skep_text::one_line;

use crate::say::tell;

/// Which language to use.
#[derive(clap::Args)]
pub(crate) struct Language {
    /// The language, such as `uk`; by default that of the environment.
    #[arg(long, value_name = "CODE")]
    lang: Option<String>,
}

impl Language {
    /// The text in the requested language, or in that of the environment. If it does not exist, that is reported.
    pub(crate) fn locale(&self) -> Locale {
        let asked = match self.lang.as_deref() {
            Some(code) if !code.is_empty() => vec![code.to_owned()],
            _ => languages_of_environment(|name| std::env::var(name).ok()),
        };
        let codes: Vec<&str> = asked.iter().map(String::as_str).collect();
        let locale = Locale::new(&codes);
        let is_found = codes.iter().any(|code| language_for(code).is_some());
        if let (Some(first), false) = (codes.first(), is_found) {
            let asked = [("text", Argument::Text(one_line(first).into_owned()))];
            tell(locale.word("rules-no-language", &asked));
        }
        locale
    }
}
