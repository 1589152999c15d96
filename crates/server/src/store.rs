//! Where games are kept: SQLite in a folder, or PostgreSQL by its URL.
//!
//! A game is a [`Header`], fixed when it begins, and what has happened since, one event a version. An accepted event
//! is on disk before [`Store::append`] returns, and a second writer of the same version is refused. [`Store::load`]
//! folds [`Game::absorb`] over the events, and there is no other way to load. Rows never leave this module, and SQL is
//! nowhere else.
//!
//! sqlx's `Any` driver runs one set of statements on both databases: both know `$1`, `ON CONFLICT` and row values, and
//! we use no column types but `TEXT` and `BIGINT`. What they do differently is in `store/dialect.rs`.
//!
//! The tables are in `migrations/`, and `migrations/README.md` says how they may change. They have room for what comes
//! next. `seat.person` is the identity of a person; accounts will be a table that it points to, and ratings another one
//! with a row for each person and each kind of game, joined by the same number. A game that is not to be listed has a
//! row in `game_visibility`.
//!
//! All that changes the database goes through writers (`store/writer.rs`), which gather what many tables want at the
//! same time into one transaction: so the disk is waited for once and not once a game.

mod append;
mod checkpoint;
mod create;
mod dialect;
mod error;
#[cfg(test)]
mod faults;
mod header;
mod list;
mod load;
mod migrate;
mod open;
mod rows;
mod transaction;
mod words;
mod writer;

use std::sync::Arc;

use skep_game::{Event, Game, Time};
use skep_rules::Color;
use sqlx::AnyPool;

pub use error::{AppendError, CreateError, Failure, LoadError, OpenError};
pub use header::{Comment, GameId, Header, Origin, ParseGameIdError, Seat, Seats, Tag, Visibility};
pub use list::{Cursor, Filter, Listed, Page, ParseCursorError};
pub use open::Place;
use writer::Writers;

/// The games on disk; a clone is another door to the same ones.
#[derive(Clone, Debug)]
pub struct Store(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    pool: AnyPool,
    writers: Writers,
}

/// What came of making a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Created {
    /// It is there now.
    Now,
    /// A game was made with the same key before: this one.
    Before(GameId),
}

/// A command of a player's that was carried out, to be known again when it is sent twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandStamp {
    /// As the client made it up.
    pub id: String,
    /// For whom it was.
    pub seat: Color,
}

/// A command and what it led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettledCommand {
    /// The command.
    pub stamp: CommandStamp,
    /// The version of the game after it.
    pub version: u64,
}

/// An event with its time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Happening {
    /// When.
    pub at: Time,
    /// What.
    pub event: Event,
    /// The MoveString, if a move was played.
    pub mv: Option<String>,
}

/// A game as it is on disk.
#[derive(Clone, Debug)]
pub struct Stored {
    /// What was fixed when it began.
    pub header: Header,
    /// What the events have made of it.
    pub game: Game,
    /// All events; the first one led to version 1.
    pub happenings: Vec<Happening>,
    /// The commands that were carried out, in order.
    pub commands: Vec<SettledCommand>,
}
