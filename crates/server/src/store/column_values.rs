//! The words that the database uses for types with few values. They are on disk, so a word never
//! changes its meaning.

use skep_game::{Ending, Takebacks};
use skep_rules::{Color, DrawReason, Opening, Outcome};

use super::{Origin, Visibility};

/// A type with few values, each stored as a word.
pub(super) trait ColumnValue: Copy + PartialEq + 'static {
    /// All values and their words.
    const WORDS: &'static [(Self, &'static str)];

    /// The word.
    fn word(self) -> &'static str {
        let named = Self::WORDS.iter().find(|(value, _)| *value == self);
        named.map_or("", |(_, word)| word)
    }

    /// The value for that word.
    fn of_word(text: &str) -> Option<Self> {
        let named = Self::WORDS.iter().find(|(_, word)| *word == text);
        named.map(|&(value, _)| value)
    }
}

impl ColumnValue for Color {
    const WORDS: &'static [(Color, &'static str)] =
        &[(Color::White, "white"), (Color::Black, "black")];
}

impl ColumnValue for Opening {
    const WORDS: &'static [(Opening, &'static str)] = &[
        (Opening::Tournament, "tournament"),
        (Opening::Printed, "printed"),
    ];
}

impl ColumnValue for Takebacks {
    const WORDS: &'static [(Takebacks, &'static str)] = &[
        (Takebacks::Never, "never"),
        (Takebacks::Asked, "asked"),
        (Takebacks::Free, "free"),
    ];
}

impl ColumnValue for Origin {
    const WORDS: &'static [(Origin, &'static str)] =
        &[(Origin::Played, "played"), (Origin::Imported, "opened")];
}

impl ColumnValue for Visibility {
    const WORDS: &'static [(Visibility, &'static str)] = &[
        (Visibility::Listed, "listed"),
        (Visibility::Unlisted, "unlisted"),
    ];
}

/// An ending as a word and its winner.
pub(super) const fn of_ending(ending: Ending) -> (&'static str, Option<Color>) {
    match ending {
        Ending::Rules(Outcome::Win(winner)) => ("surrounded", Some(winner)),
        Ending::Rules(Outcome::Draw(DrawReason::BothSurrounded)) => ("both_surrounded", None),
        Ending::Rules(Outcome::Draw(DrawReason::Repetition)) => ("repetition", None),
        Ending::Resignation { loser } => ("resignation", Some(other(loser))),
        Ending::Time { loser } => ("time", Some(other(loser))),
        Ending::Agreement => ("agreement", None),
        Ending::Abort => ("abort", None),
        Ending::Adjudication { winner } => ("adjudication", winner),
    }
}

/// The ending for that word and winner.
pub(super) fn ending(name: &str, winner: Option<Color>) -> Option<Ending> {
    match (name, winner) {
        ("surrounded", Some(winner)) => Some(Ending::Rules(Outcome::Win(winner))),
        ("both_surrounded", None) => Some(Ending::Rules(Outcome::Draw(DrawReason::BothSurrounded))),
        ("repetition", None) => Some(Ending::Rules(Outcome::Draw(DrawReason::Repetition))),
        ("resignation", Some(winner)) => Some(Ending::Resignation { loser: !winner }),
        ("time", Some(winner)) => Some(Ending::Time { loser: !winner }),
        ("agreement", None) => Some(Ending::Agreement),
        ("abort", None) => Some(Ending::Abort),
        ("adjudication", winner) => Some(Ending::Adjudication { winner }),
        _ => None,
    }
}

const fn other(color: Color) -> Color {
    match color {
        Color::White => Color::Black,
        Color::Black => Color::White,
    }
}
