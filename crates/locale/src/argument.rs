//! The values in a message.

use skep_rules::{Bug, Color, Piece};

#[cfg(feature = "serde")]
use crate::json;
use crate::phrase::Phrase;

/// A value in a message.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Argument {
    /// A particular tile.
    Piece(
        #[cfg_attr(feature = "serde", serde(with = "json::piece"))]
        #[cfg_attr(feature = "typescript", ts(as = "String"))]
        Piece,
    ),
    /// Several tiles.
    Pieces(
        #[cfg_attr(feature = "serde", serde(with = "json::pieces"))]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<String>"))]
        Vec<Piece>,
    ),
    /// A side.
    Color(
        #[cfg_attr(feature = "serde", serde(with = "json::ColorName"))]
        #[cfg_attr(feature = "typescript", ts(as = "json::ColorName"))]
        Color,
    ),
    /// A count.
    Number(u32),
    /// A MoveString. Messages describe the move in words.
    Move(String),
    /// A name, text that a user typed, or a sentence of ours. It cannot affect the text around it.
    Text(String),
    /// Another phrase, which is worded first.
    Phrase(Phrase),
}

impl From<Piece> for Argument {
    fn from(piece: Piece) -> Argument {
        Argument::Piece(piece)
    }
}

impl From<Color> for Argument {
    fn from(color: Color) -> Argument {
        Argument::Color(color)
    }
}

impl From<u32> for Argument {
    fn from(number: u32) -> Argument {
        Argument::Number(number)
    }
}

impl From<Phrase> for Argument {
    fn from(phrase: Phrase) -> Argument {
        Argument::Phrase(phrase)
    }
}

/// The name that messages use to select a side.
pub(crate) const fn color_name(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The name that messages use to select an insect.
pub(crate) const fn bug_name(bug: Bug) -> &'static str {
    match bug {
        Bug::Queen => "queen",
        Bug::Spider => "spider",
        Bug::Beetle => "beetle",
        Bug::Grasshopper => "grasshopper",
        Bug::Ant => "ant",
        Bug::Mosquito => "mosquito",
        Bug::Ladybug => "ladybug",
        Bug::Pillbug => "pillbug",
    }
}
