//! What happens to a game, in the form that clients get.

use skep_rules::Color;

use crate::{ClockView, EndingView, MoveView, TurnView};

/// Something that happened to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "type", rename_all = "snake_case"))]
pub enum EventView {
    /// A side played. A forced pass is played on its behalf.
    Played {
        /// Who.
        #[cfg_attr(feature = "serde", serde(with = "skep_locale::json::ColorName"))]
        #[cfg_attr(feature = "typescript", ts(as = "skep_locale::json::ColorName"))]
        by: Color,
        /// The move.
        #[cfg_attr(feature = "serde", serde(flatten))]
        played: MoveView,
    },
    /// The latest moves were taken back.
    TakenBack {
        /// How many, at least one.
        plies: u32,
    },
    /// That side offers a draw.
    DrawOffered {
        /// Who.
        #[cfg_attr(feature = "serde", serde(with = "skep_locale::json::ColorName"))]
        #[cfg_attr(feature = "typescript", ts(as = "skep_locale::json::ColorName"))]
        by: Color,
    },
    /// The draw offer was declined.
    DrawDeclined,
    /// That side asks to take back its latest move.
    TakebackAsked {
        /// Who.
        #[cfg_attr(feature = "serde", serde(with = "skep_locale::json::ColorName"))]
        #[cfg_attr(feature = "typescript", ts(as = "skep_locale::json::ColorName"))]
        by: Color,
    },
    /// The takeback was refused.
    TakebackRefused,
    /// The clocks continue after an interruption.
    Resumed,
    /// The game is over.
    Ended {
        /// How.
        ending: EndingView,
    },
}

/// Events, and what follows from them. A client adds it to the `GameView` it has.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameUpdate {
    /// The version of the game after these events.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: u64,
    /// What happened, in order.
    pub events: Vec<EventView>,
    /// The clocks now.
    pub clock: Option<ClockView>,
    /// What can be done now.
    pub turn: Option<TurnView>,
}
