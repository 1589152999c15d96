//! What a message speaks of.

use skep_rules::{Bug, Color, Piece};

/// A value that a message speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A particular tile.
    Piece(Piece),
    /// Several of them.
    Pieces(Vec<Piece>),
    /// A side.
    Color(Color),
    /// A count.
    Number(u32),
    /// A MoveString; messages tell the move in words.
    Move(String),
    /// A name, or what somebody typed.
    Text(String),
}

/// The name by which messages select a side.
pub(crate) const fn color_name(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The name by which messages select an insect.
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
