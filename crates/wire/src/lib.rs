//! The JSON messages between server and clients.
//!
//! A client opens one socket and watches games: it sends [`ToServer`] and receives [`FromServer`]. Games are made, listed
//! and deleted over HTTP: [`NewGame`], [`GameSummary`]. Both describe a game as a [`GameView`] and what happened to it as
//! [`EventView`]s, which `view` defines. Text for people is a [`Phrase`], which the client words. `docs/api.md` has examples of all
//! messages. `cargo xtask wire` generates `web/src/wire.ts` from here.
//!
//! Changes are additive: a new field has a default, and clients skip fields that they do not know.

mod api;
mod learn;
mod socket;
#[cfg(test)]
mod typescript;

pub use api::{
    FromGame, GameList, GameSummary, Health, HintView, ImportView, NewGame, NoteView, ProblemView,
    WhyNotView,
};
pub use learn::{
    AnswerKind, AskedPosition, Attempt, BlockView, BookView, ChapterSummary, ChapterView,
    CoachView, ExerciseView, RefusedMove, Solution, VerdictKind, VerdictView,
};
pub use skep_game::Takebacks;
pub use skep_locale::{Argument, Phrase};
pub use skep_rules::{Color, Opening};
pub use skep_view::{
    ClockView, CommentView, EndingReason, EndingView, EventView, GameUpdate, GameView, LegalMove,
    MoveView, PositionView, SeatView, SeatsView, SettingsView, StackView, StuckView, TagView,
    TimeControlView, TurnView,
};
pub use socket::{FromServer, PlayerCommand, ScoreView, Thought, ToServer};

/// A message that can be read from JSON. Callers need not know the library.
pub trait Message: serde::de::DeserializeOwned {}

impl<T: serde::de::DeserializeOwned> Message for T {}

/// A message that can be written as JSON.
pub trait Written: serde::Serialize {}

impl<T: serde::Serialize> Written for T {}
