//! Where games are kept: SQLite in a folder, or PostgreSQL by its URL.
//!
//! A game is a [`Header`], fixed when it begins, and what has happened since, one event a version. An accepted event
//! is on disk before [`Store::append`] returns, and a second writer of the same version is refused. [`Store::load`]
//! reads the events, and [`Stored::fold_into`] makes a game of them; there is no other way to load. Rows never leave
//! this module, and SQL is nowhere else.
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
mod bulk;
mod change;
mod checkpoint;
mod column_values;
mod connections;
mod create;
mod deadlines;
mod dialect;
mod error;
#[cfg(test)]
mod faults;
mod header;
mod heartbeat;
mod import;
mod list;
mod load;
mod location_lock;
mod migrate;
mod open;
mod read;
mod rows;
mod subscribers;
mod transaction;
mod writer;

use std::path::PathBuf;
use std::sync::Arc;

use skep_game::{Event, Game, Time};
use skep_rules::Color;

pub use change::{Change, Refused};
use connections::Connections;
pub use deadlines::Deadlines;
pub use error::{AppendError, CreateError, Failure, LoadError, OpenError, WriteError};
pub use header::{Comment, GameId, Header, Origin, ParseGameIdError, Seat, Seats, Tag, Visibility};
pub use import::{GameContent, ImportedGame, MoveList, Placed};
pub use list::{Cursor, Filter, Listed, Page, ParseCursorError};
pub use location_lock::LocationLock;
pub use open::Location;
pub use subscribers::{Happened, News, Subscription};
use writer::Writers;

/// The games on disk; a clone is another door to the same ones.
#[derive(Clone, Debug)]
pub struct Store(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    connections: Connections,
    /// Where the file is, if it is one.
    folder: Option<PathBuf>,
    writers: Writers,
    imports: import::Imports,
    /// Hears everything and keeps nothing: others subscribe by it.
    news: Subscription,
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

/// A game as it is on disk. [`Stored::fold_into`] makes a game of it.
#[derive(Clone, Debug)]
pub struct Stored {
    /// What was fixed when it began.
    pub header: Header,
    /// When it was last written to, by the wall clock.
    pub updated_at: Time,
    /// All events; the first one led to version 1.
    pub events: Vec<StoredEvent>,
    /// The commands that were carried out, in order.
    pub commands: Vec<SettledCommand>,
}

/// An event as it is on disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    /// When.
    pub at: Time,
    /// What.
    pub kind: StoredKind,
}

/// What an event on disk says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoredKind {
    /// A move was played, by its MoveString. Only the game before it can tell which move that is.
    Played(String),
    /// Anything else.
    Other(Event),
}

/// What events are folded into: a game, or something that carries a game along.
pub trait Absorb {
    /// The game so far.
    fn game(&self) -> &Game;

    /// Takes in what happened next.
    fn absorb(&mut self, event: Event, at: Time);
}
