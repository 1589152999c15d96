//! A game as clients see it.

use skep_rules::{Color, PieceSet, Position};

use crate::{ClockView, EndingView, Plane, SeatsView, SettingsView, TurnView};

/// A game as a whole, as of one version.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameView {
    /// Its id, as used in addresses.
    pub id: String,
    /// How many events have happened.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: u64,
    /// When it began, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub created_at: u64,
    /// What the players agreed on.
    pub settings: SettingsView,
    /// Who plays.
    pub seats: SeatsView,
    /// The sides that the reader plays.
    #[cfg_attr(feature = "serde", serde(default, with = "skep_locale::json::colors"))]
    #[cfg_attr(feature = "typescript", ts(as = "Vec<skep_locale::json::ColorName>"))]
    pub yours: Vec<Color>,
    /// All tiles of the game that are not on the board at the start, in the order in which they enter.
    pub reserve: Vec<String>,
    /// The pieces on the board before the first move; usually none.
    pub start: Vec<StackView>,
    /// Who moves first.
    #[cfg_attr(feature = "serde", serde(with = "skep_locale::json::ColorName"))]
    #[cfg_attr(feature = "typescript", ts(as = "skep_locale::json::ColorName"))]
    pub first: Color,
    /// The moves so far.
    pub moves: Vec<MoveView>,
    /// The clocks; none if the game is untimed.
    pub clock: Option<ClockView>,
    /// Who offers a draw.
    #[cfg_attr(
        feature = "serde",
        serde(default, with = "skep_locale::json::optional_color")
    )]
    #[cfg_attr(
        feature = "typescript",
        ts(as = "Option<skep_locale::json::ColorName>")
    )]
    pub draw_offer: Option<Color>,
    /// Who asks to take a move back.
    #[cfg_attr(
        feature = "serde",
        serde(default, with = "skep_locale::json::optional_color")
    )]
    #[cfg_attr(
        feature = "typescript",
        ts(as = "Option<skep_locale::json::ColorName>")
    )]
    pub takeback_request: Option<Color>,
    /// Whose turn it is and what can be done; none if the game is over.
    pub turn: Option<TurnView>,
    /// How it ended, if it did.
    pub ending: Option<EndingView>,
    /// Whether it was read from a record. Such a game can be viewed but not played on.
    pub imported: bool,
    /// The tags of its record.
    pub tags: Vec<TagView>,
    /// The comments of its record.
    pub comments: Vec<CommentView>,
}

/// A cell with pieces on it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct StackView {
    /// Grows to the east.
    pub q: i32,
    /// Grows to the south-east.
    pub r: i32,
    /// The lowest first.
    pub pieces: Vec<String>,
}

/// A move that has been played.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MoveView {
    /// Its MoveString.
    pub mv: String,
    /// Whether the piece could move there by itself.
    pub by_itself: bool,
    /// The pieces that could have thrown it there.
    pub throwers: Vec<String>,
    /// How long the player thought, in milliseconds.
    pub spent_ms: u32,
    /// How often the position after it has now occurred (R6.4): 1 if it is new.
    #[cfg_attr(feature = "serde", serde(default = "once"))]
    pub occurrence: u32,
}

#[cfg(feature = "serde")]
const fn once() -> u32 {
    1
}

/// A tag of a record, such as its players' names.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TagView {
    /// Such as `White`.
    pub name: String,
    /// Such as the player's name.
    pub value: String,
}

/// A comment of a record on a position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CommentView {
    /// The number of moves before it; 0 at the start.
    pub ply: u32,
    /// The comment.
    pub text: String,
}

/// The tiles that are not on the board yet, in the order in which they enter.
pub(crate) fn reserve(start: &Position) -> Vec<String> {
    let sides = Color::ALL.map(|color| start.reserve(color));
    let all = sides.into_iter().fold(PieceSet::EMPTY, PieceSet::union);
    all.map(|piece| piece.to_string()).collect()
}

/// The pieces on the board before the first move.
pub(crate) fn stacks(start: &Position) -> Vec<StackView> {
    let stacks = Plane::of_start(start).stacks().into_iter();
    let view = stacks.map(|((q, r), pieces)| StackView {
        q,
        r,
        pieces: pieces.iter().map(ToString::to_string).collect(),
    });
    view.collect()
}
