//! A game as clients see it, and what happens to it.

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use crate::Phrase;

/// A side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Color {
    White,
    Black,
}

/// Who plays a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Seat {
    /// A person at a screen of this server, with a name if there is more than one.
    Person {
        /// As a record named it; none for a game played here.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        name: Option<String>,
    },
    /// Our engine.
    Engine {
        /// How strong it plays, from 1 to 10.
        level: u8,
    },
}

/// Who plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct Seats {
    pub white: Seat,
    pub black: Seat,
}

/// What was agreed upon before the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct SettingsView {
    /// Such as `Base+MLP`.
    pub game_type: String,
    /// Whether the Queen may be placed first.
    #[serde(default)]
    pub opening: Opening,
    /// How much time the players have; none if time does not matter.
    #[serde(default)]
    pub time: Option<TimeControlView>,
    /// Whether moves may be taken back.
    #[serde(default)]
    pub takebacks: Takebacks,
}

/// Whether the Queen may be placed first (R2.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Opening {
    /// She may not.
    Tournament,
    /// She may.
    Printed,
}

/// How much time each player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct TimeControlView {
    /// At the start, in milliseconds.
    pub initial_ms: u32,
    /// Added after each move, in milliseconds.
    pub increment_ms: u32,
}

/// Whether moves may be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Takebacks {
    /// What is played is played.
    Never,
    /// If the opponent allows it.
    Asked,
    /// Always, also when the game is over.
    Free,
}

/// A game as a whole, as of one version.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct GameView {
    /// Its name in addresses.
    pub id: String,
    /// How many events have happened.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: u64,
    /// When it began, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub created_at: u64,
    /// What was agreed upon.
    pub settings: SettingsView,
    /// Who plays.
    pub seats: Seats,
    /// The sides that whoever is shown this plays.
    #[serde(default)]
    pub yours: Vec<Color>,
    /// All tiles that take part and are not on the board at the start, in the order in which they enter.
    pub reserve: Vec<String>,
    /// What stands on the board before the first move; usually nothing.
    pub start: Vec<StackView>,
    /// Who moves first.
    pub first: Color,
    /// What has been played.
    pub moves: Vec<MoveView>,
    /// The clocks, if time matters.
    pub clock: Option<ClockView>,
    /// Who offers a draw.
    pub draw_offer: Option<Color>,
    /// Who asks for a move back.
    pub takeback_request: Option<Color>,
    /// Whose turn it is and what can be done; none if the game is over.
    pub turn: Option<TurnView>,
    /// How it ended, if it did.
    pub ending: Option<EndingView>,
    /// Whether it was read from a record, to be looked at and not to be played on.
    pub opened: bool,
    /// What a record says of it.
    pub tags: Vec<TagView>,
    /// What a record says of its moves.
    pub comments: Vec<CommentView>,
}

/// A cell with pieces on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct StackView {
    /// To the east.
    pub q: i32,
    /// To the south-east.
    pub r: i32,
    /// The lowest first.
    pub pieces: Vec<String>,
}

/// A move that has been played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct MoveView {
    /// Its MoveString.
    pub mv: String,
    /// Whether the piece could get there by itself.
    pub itself: bool,
    /// Who could have thrown it there.
    pub throwers: Vec<String>,
    /// How long the player thought, in milliseconds.
    pub spent_ms: u32,
    /// How often the position after it has now occurred (R6.4): 1 if it is new.
    #[serde(default = "once")]
    pub occurrence: u32,
}

const fn once() -> u32 {
    1
}

/// The clocks at one moment, which is when the message was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct ClockView {
    /// What White has left, in milliseconds.
    pub white_ms: u32,
    /// What Black has left.
    pub black_ms: u32,
    /// Whose clock runs.
    pub running: Option<Color>,
}

/// Whose turn it is, and what can be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct TurnView {
    /// Who is to move.
    pub color: Color,
    /// What may be played; empty while an engine is to move.
    pub legal: Vec<LegalMove>,
    /// Which pieces of that side, and which others on the board, cannot be moved at all, and why.
    pub stuck: Vec<StuckView>,
}

/// A move that may be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct LegalMove {
    /// Its MoveString.
    pub mv: String,
    /// The piece.
    pub piece: String,
    /// Where it goes, in the coordinates in which the first piece of the game stands on 0, 0, or as in `start`.
    pub q: i32,
    /// The other coordinate.
    pub r: i32,
    /// Whether the piece gets there by itself.
    pub itself: bool,
    /// Who can throw it there.
    pub throwers: Vec<String>,
}

/// A piece that cannot be moved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct StuckView {
    /// The piece.
    pub piece: String,
    /// Why.
    pub why: Phrase,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct EndingView {
    /// By what.
    pub reason: EndingReason,
    /// Who won, if anybody did.
    pub winner: Option<Color>,
    /// The Queens that are surrounded.
    pub surrounded: Vec<String>,
}

/// By what a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum EndingReason {
    /// A Queen is surrounded.
    Surrounded,
    /// Both are.
    BothSurrounded,
    /// The position occurred for the third time.
    Repetition,
    /// A player gave up.
    Resignation,
    /// A player ran out of time.
    Time,
    /// The players agreed on a draw.
    Agreement,
    /// It was broken off before it had begun in earnest.
    Abort,
    /// As a record says, without saying why.
    Adjudication,
}

/// What has happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum EventView {
    /// A side has played; a forced pass is played for it.
    Played {
        /// Who.
        by: Color,
        /// What.
        #[serde(flatten)]
        played: MoveView,
    },
    /// That many of the latest moves have been taken back.
    TakenBack {
        /// How many, at least one.
        plies: u32,
    },
    /// That side offers a draw.
    DrawOffered {
        /// Who.
        by: Color,
    },
    /// The offer does not stand any more.
    DrawDeclined,
    /// That side asks for its latest move back.
    TakebackAsked {
        /// Who.
        by: Color,
    },
    /// It does not get it.
    TakebackRefused,
    /// The clocks go on after an interruption.
    Resumed,
    /// The game is over.
    Ended {
        /// How.
        ending: EndingView,
    },
}

/// A tag of a record, such as its players' names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct TagView {
    /// Such as `White`.
    pub name: String,
    /// Such as the player's name.
    pub value: String,
}

/// What a record says of the position after so many moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct CommentView {
    /// After so many moves; 0 before the first.
    pub ply: u32,
    /// What it says.
    pub text: String,
}

impl From<skep_rules::Color> for Color {
    fn from(color: skep_rules::Color) -> Color {
        match color {
            skep_rules::Color::White => Color::White,
            skep_rules::Color::Black => Color::Black,
        }
    }
}

impl From<Color> for skep_rules::Color {
    fn from(color: Color) -> skep_rules::Color {
        match color {
            Color::White => skep_rules::Color::White,
            Color::Black => skep_rules::Color::Black,
        }
    }
}
