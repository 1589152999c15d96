//! Which language is used for a request.

use skep_locale::{Locale, language_for, languages_of_environment};

#[test]
fn the_nearest_language_is_found() {
    let rows = [
        ("en", Some("en")),
        ("de", Some("de")),
        ("uk", Some("uk")),
        ("EN", Some("en")),
        ("pt-BR", Some("pt")),
        ("uk-UA", Some("uk")),
        ("uk_UA", Some("uk")),
        ("en-GB", Some("en")),
        ("de-Latn-AT", Some("de")),
        // As the environment writes it.
        ("pt_BR.UTF-8", Some("pt")),
        ("de_DE@euro", Some("de")),
        ("ja_JP.UTF-8", None),
        ("ja", None),
        ("english", None),
        ("not a language!", None),
        ("C", None),
        ("", None),
    ];
    for (asked, expected) in rows {
        assert_eq!(language_for(asked), expected, "{asked}");
    }
}

#[test]
fn the_first_available_language_is_used() {
    let rows = include_str!("../data/language_negotiation.txt").lines();
    for row in rows.filter(|row| !row.starts_with('#')) {
        let (wanted, expected) = row.split_once(" | ").expect("two columns");
        let wanted: Vec<&str> = wanted.split_whitespace().collect();
        assert_eq!(Locale::new(&wanted).code(), expected, "{row}");
    }
    // Codes that are not languages are skipped.
    assert_eq!(Locale::new(&["not a language!", "", "uk"]).code(), "uk");
}

#[test]
fn environment_variables_choose_the_language() {
    let rows: [(&str, &[&str]); 10] = [
        ("LANG=uk_UA.UTF-8", &["uk-UA"]),
        ("LANG=de_DE@euro", &["de-DE"]),
        ("LANG=pl", &["pl"]),
        ("LANG=C", &[]),
        ("LANG=C.UTF-8 LANGUAGE=de", &[]),
        ("LANG=de_DE LC_MESSAGES=fr_FR", &["fr-FR"]),
        ("LANG=de_DE LC_ALL=POSIX LC_MESSAGES=fr_FR", &[]),
        ("LANG=de_DE LC_ALL=", &["de-DE"]),
        (
            "LANG=de_DE.UTF-8 LANGUAGE=uk_UA:ru::C",
            &["uk-UA", "ru", "de-DE"],
        ),
        ("", &[]),
    ];
    for (environment, expected) in rows {
        let variable = |name: &str| {
            let mut variables = environment.split(' ').filter_map(|set| set.split_once('='));
            let set = variables.find(|(known, _)| *known == name);
            set.map(|(_, value)| value.to_owned())
        };
        assert_eq!(
            languages_of_environment(variable),
            expected,
            "{environment}"
        );
    }
}
