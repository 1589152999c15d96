//! Moves in words, for a board whose tiles have a corner at the top.

use skep_rules::{Direction, Reference};

use crate::Argument;
use crate::language::Language;

impl Language {
    /// The move of a MoveString: "white Ant 1 to the left of white Queen".
    pub(crate) fn mv(&self, text: &str) -> Option<String> {
        if text == "pass" {
            return self.word("move-pass", []);
        }
        let piece = |name: &str| Some(Argument::Piece(name.parse().ok()?));
        let Some((name, reference)) = text.split_once(' ') else {
            return self.word("move-first", [("piece", &piece(text)?)]);
        };
        let spot = Argument::Text(self.spot(reference.parse().ok()?)?);
        self.word("move-words", [("piece", &piece(name)?), ("spot", &spot)])
    }

    /// A place: "to the left of white Queen".
    pub(crate) fn spot(&self, reference: Reference) -> Option<String> {
        let direction = Argument::Text(direction_name(reference.direction).to_owned());
        let anchor = Argument::Piece(reference.piece);
        self.word("spot", [("direction", &direction), ("anchor", &anchor)])
    }
}

/// The name that messages use to select a direction; without a direction it is on top.
pub const fn direction_name(direction: Option<Direction>) -> &'static str {
    match direction {
        None => "top",
        Some(Direction::East) => "right",
        Some(Direction::SouthEast) => "lower-right",
        Some(Direction::SouthWest) => "lower-left",
        Some(Direction::West) => "left",
        Some(Direction::NorthWest) => "upper-left",
        Some(Direction::NorthEast) => "upper-right",
    }
}
