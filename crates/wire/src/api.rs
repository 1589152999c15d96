//! The HTTP messages.

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use crate::{Color, EndingView, Phrase, SeatsView, SettingsView};

/// A game to create.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct NewGame {
    /// Chosen by the client, at most 64 characters. Requests with the same key create only one game.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub key: Option<String>,
    /// What the players agreed on.
    pub settings: SettingsView,
    /// Who plays.
    pub seats: SeatsView,
    /// A game whose moves are taken over, to continue from there.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub from: Option<FromGame>,
}

/// The point in another game where this one starts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct FromGame {
    /// The game.
    pub game: String,
    /// After this many of its moves.
    pub ply: u32,
}

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct GameSummary {
    /// Its id, as used in addresses.
    pub id: String,
    /// When it began, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub created_at: u64,
    /// When something happened last.
    #[cfg_attr(test, ts(type = "number"))]
    pub updated_at: u64,
    /// What the players agreed on.
    pub settings: SettingsView,
    /// Who plays.
    pub seats: SeatsView,
    /// The sides that the reader plays.
    #[serde(default, with = "skep_locale::json::colors")]
    #[cfg_attr(test, ts(as = "Vec<skep_locale::json::ColorName>"))]
    pub yours: Vec<Color>,
    /// How many moves have been played.
    pub plies: u32,
    /// Whose turn it is; none if the game is over.
    #[serde(default, with = "skep_locale::json::optional_color")]
    #[cfg_attr(test, ts(as = "Option<skep_locale::json::ColorName>"))]
    pub to_move: Option<Color>,
    /// How it ended, if it did.
    pub ending: Option<EndingView>,
    /// Whether it was read from a record.
    pub imported: bool,
}

/// Games, latest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct GameList {
    /// The games of this page.
    pub games: Vec<GameSummary>,
    /// Where the next page begins, if there is one.
    pub next: Option<String>,
}

/// The result of importing a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct ImportView {
    /// Its first game.
    pub id: String,
    /// The others, if there are more.
    pub others: Vec<String>,
    /// How many of them were added.
    pub added: u32,
    /// How many were there already: the same games with the same tags and comments were imported before.
    pub known: u32,
    /// What had to be left out or interpreted.
    pub notes: Vec<NoteView>,
}

/// Something odd about a game of a record, which was read all the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct NoteView {
    /// Which game of the record, counted from 1; 0 for the record as a whole.
    pub game: u32,
    /// What is odd.
    pub phrase: Phrase,
}

/// A good move, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct HintView {
    /// The version of the game it is for.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: u64,
    /// The move.
    pub mv: String,
    /// The piece.
    pub piece: String,
    /// Where it goes; none for a pass.
    pub to: Option<(i32, i32)>,
    /// Why it is good, most important reason first.
    pub reasons: Vec<Phrase>,
}

/// Why a move cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct WhyNotView {
    /// The version of the game that this is about.
    #[cfg_attr(test, ts(type = "number"))]
    pub version: u64,
    /// Why; none if the move is legal.
    pub problem: Option<ProblemView>,
}

/// The state of the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Health {
    /// `ok`, or `disk-low` if there is little room left. If nothing can be saved, the server does not answer with 200.
    pub status: String,
    /// The server's version.
    pub version: String,
    /// How many games are in memory.
    pub tables: u32,
    /// How many sockets are open.
    pub sockets: u32,
    /// How many searches wait for an engine.
    pub waiting: u32,
    /// Megabytes that are free on the disk of the games; none if the games are in PostgreSQL.
    #[serde(default)]
    pub disk_free_mb: Option<u32>,
}

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct ProblemView {
    /// Stable: programs react to it. `docs/api.md` lists all codes.
    #[serde(default)]
    pub code: String,
    /// For the client to word in the reader's language.
    pub phrase: Phrase,
    /// In English, for people without a client.
    pub text: String,
}
