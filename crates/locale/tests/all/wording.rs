//! How messages are worded, and what happens if one is missing.

use skep_locale::{Argument, Locale};

#[test]
fn a_missing_message_is_visible_and_breaks_nothing() {
    let locale = Locale::new(&["en"]);
    assert_eq!(locale.word("no-such-message", &[]), "no-such-message");
    assert_eq!(locale.word("", &[]), "");
    assert_eq!(
        locale.word("illegal-covered", &[]),
        "Another piece stands on the {$piece}."
    );
    assert_eq!(
        locale.word("illegal-covered.no-such-attribute", &[]),
        "illegal-covered.no-such-attribute"
    );
}

#[test]
fn user_input_is_only_text() {
    let locale = Locale::new(&["en"]);
    let typed = Argument::Text("{ $piece } <b>\n".to_owned());
    assert_eq!(
        locale.word("problem-unknown-game-type", &[("text", typed)]),
        "“{ $piece } <b>\n” is not a game type: expected Base, or Base+ and some of the letters M, L, P."
    );
}

#[test]
fn several_pieces_are_joined() {
    let rows = [
        (&["wQ"][..], "the white Queen would"),
        (&["wQ", "bA1"], "the white Queen and black Ant 1 would"),
        (
            &["wQ", "bA1", "bM"],
            "the white Queen, black Ant 1, and black Mosquito would",
        ),
        (
            &["wQ", "bA1", "bM", "bG3"],
            "the white Queen, black Ant 1, black Mosquito, and black Grasshopper 3 would",
        ),
        (&[], "without it the hive would"),
    ];
    let locale = Locale::new(&["en"]);
    for (pieces, expected) in rows {
        let pieces = pieces.iter().map(|name| name.parse().unwrap());
        let arguments = [
            ("piece", Argument::Piece("wB2".parse().unwrap())),
            ("cut_off", Argument::Pieces(pieces.collect())),
        ];
        let text = locale.word("illegal-pinned", &arguments);
        assert!(
            text.starts_with("The white Beetle 2 ") && text.contains(expected),
            "{text}"
        );
    }
}

#[test]
fn a_message_has_attributes() {
    let rows = [
        ("piece.genitive", "білої Мурахи 1"),
        ("piece", "біла Мураха 1"),
        ("bug.accusative", "Мураху"),
    ];
    let locale = Locale::new(&["uk"]);
    let arguments = [
        ("color", Argument::Text("white".to_owned())),
        ("bug", Argument::Text("ant".to_owned())),
        ("number", Argument::Number(1)),
    ];
    for (key, expected) in rows {
        assert_eq!(locale.word(key, &arguments), expected);
    }
}

#[test]
fn scores_are_written_as_the_language_writes_numbers() {
    for (language, hundredths, text) in [
        ("en", 194, "+1.94"),
        ("en", -35, "−0.35"),
        ("de", 194, "+1,94"),
        ("uk", -1205, "−12,05"),
        ("tr", 0, "+0,00"),
    ] {
        assert_eq!(Locale::new(&[language]).score(hundredths), text);
    }
}
