//! What server and clients say to each other, as JSON.
//!
//! A client opens one socket and watches games: [`ToServer`] goes there, [`FromServer`] comes back. What is made,
//! listed or deleted as a whole goes by HTTP: [`NewGame`], [`GameSummary`]. Both speak of a game as [`GameView`] and
//! of what happened to it as [`EventView`]; whatever a person is to read is a [`Phrase`], worded by the client.
//! `docs/api.md` shows all of it at work; `web/src/wire.ts` is generated from here by `cargo xtask wire`.
//!
//! Changes are additive: a field that comes later has a default, and clients skip what they do not know.

mod api;
mod bridge;
mod game;
mod learn;
mod phrase;
mod socket;
#[cfg(test)]
mod typescript;
mod unreadable;

pub use api::{
    FromGame, GameList, GameSummary, Health, HintView, NewGame, NoteView, Opened, Problem,
};
pub use bridge::millis;
pub use game::{
    ClockView, Color, CommentView, EndingReason, EndingView, EventView, GameView, LegalMove,
    MoveView, Opening, Seat, Seats, SettingsView, StackView, StuckView, TagView, Takebacks,
    TimeControlView, TurnView,
};
pub use learn::{
    AnswerKind, AskedPosition, Attempt, BlockView, BookView, ChapterSummary, ChapterView,
    CoachView, ExerciseView, PositionView, RefusedMove, Solution, Verdict, VerdictView,
};
pub use phrase::{Argument, Phrase};
pub use socket::{CommandView, FromServer, ScoreView, Thought, ToServer};

/// A message that can be read from JSON, for those who need not know by what.
pub trait Message: serde::de::DeserializeOwned {}

impl<T: serde::de::DeserializeOwned> Message for T {}

/// A message that can be written as JSON.
pub trait Written: serde::Serialize {}

impl<T: serde::Serialize> Written for T {}
