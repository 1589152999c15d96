//! The kinds of message arguments, from `arguments.txt`.

use std::sync::LazyLock;

use skep_locale::Argument;
use skep_rules::{Bug, Color, Piece};

/// The kind of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Piece,
    Pieces,
    Number,
    Text,
    /// One of these codes, to select by.
    Codes(Vec<&'static str>),
}

static ROWS: LazyLock<Vec<(Option<&str>, &str, Kind)>> = LazyLock::new(|| {
    let lines = include_str!("../data/arguments.txt").lines();
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(row).collect()
});

fn row(line: &'static str) -> (Option<&'static str>, &'static str, Kind) {
    let (name, kind) = line.split_once(": ").unwrap();
    let kind = match kind {
        "piece" => Kind::Piece,
        "pieces" => Kind::Pieces,
        "number" => Kind::Number,
        "text" => Kind::Text,
        codes => Kind::Codes(codes.split(' ').collect()),
    };
    match name.split_once(' ') {
        Some((keys, name)) => (Some(keys), name, kind),
        None => (None, name, kind),
    }
}

impl Kind {
    /// The kind of the argument with that name in the message with that key.
    pub(crate) fn of(key: &str, name: &str) -> Option<Kind> {
        let is_meant = |keys: &Option<&str>| {
            keys.is_none_or(|keys| keys.split('|').any(|start| key.starts_with(start)))
        };
        let mut rows = ROWS.iter();
        let row = rows.find(|(keys, known, _)| *known == name && is_meant(keys));
        row.map(|(_, _, kind)| kind.clone())
    }

    /// Values to try a message with.
    pub(crate) fn samples(&self) -> Vec<Argument> {
        match self {
            Kind::Piece => pieces().map(Argument::Piece).collect(),
            Kind::Pieces => (1..=4)
                .map(|count| Argument::Pieces(pieces().skip(count * 3).take(count).collect()))
                .collect(),
            Kind::Number => [1, 21, 2, 5, 0].map(Argument::Number).to_vec(),
            Kind::Text => vec![Argument::Text("wA1 bQ-".to_owned())],
            Kind::Codes(codes) => {
                let codes = codes.iter().map(|code| (*code).to_owned());
                codes.map(Argument::Text).collect()
            }
        }
    }
}

/// All tiles, grouped by kind.
fn pieces() -> impl Iterator<Item = Piece> {
    let kinds = Bug::ALL.into_iter().flat_map(|bug| {
        let numbers = 1..=bug.count();
        numbers.map(move |number| (bug, number))
    });
    kinds.flat_map(|(bug, number)| {
        let colors = [Color::White, Color::Black].into_iter();
        colors.filter_map(move |color| Piece::new(color, bug, number))
    })
}
