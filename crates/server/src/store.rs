//! Where games are stored: in SQLite in a folder, or in PostgreSQL by its URL.
//!
//! A game consists of a [`Header`], fixed when it begins, and its events, one per version. An
//! accepted event is on disk before [`Store::append`] returns, and a second writer of the same
//! version is refused. [`Store::load`] reads the events, and [`Stored::fold_into`] builds the game
//! from them; there is no other way to load. Rows never leave this module, and there is no SQL
//! elsewhere.
//!
//! sqlx's `Any` driver runs one set of statements on both databases: both know `$1`, `ON CONFLICT`
//! and row values, and we use only the column types `TEXT` and `BIGINT`. `store/dialect.rs` has the
//! differences.
//!
//! The tables are in `migrations/`, and `migrations/README.md` says how they may change. They leave
//! room for the next features. `seat.person` is the identity of a person; accounts will be a table
//! that it refers to, and ratings another one with a row for each person and kind of game. A game
//! that should not be listed has a row in `game_visibility`.
//!
//! All changes of the database go through writers (`store/writer.rs`), which combine simultaneous
//! changes of many tables into one transaction, so that they wait for the disk once, not once per
//! game.

mod abandoned_games;
mod append;
mod backup;
mod bulk;
mod change;
mod check;
mod checkpoint;
mod column_values;
mod connection_pool;
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
mod replace_file;
mod restore;
mod rows;
mod source;
mod subscribers;
mod table_rows;
mod transaction;
mod writer;

use std::path::PathBuf;
use std::sync::Arc;

use skep_game::{Event, Game, Time};
use skep_rules::Color;

pub(crate) use abandoned_games::Abandoned;
pub use backup::{BackupError, Contents, back_up};
pub use change::{Change, Refused};
pub use check::{CheckReport, Damage, check};
use connection_pool::Connections;
pub use deadlines::Deadlines;
pub use error::{AppendError, CreateError, Failure, LoadError, OpenError, WriteError};
#[cfg(test)]
pub(crate) use faults::header as test_header;
pub use header::{Comment, GameId, Header, Origin, ParseGameIdError, Seat, Seats, Tag, Visibility};
pub use import::{GameContent, ImportedGame, MoveList, Placed};
pub use list::{Cursor, Filter, Listed, Page, ParseCursorError};
pub use location_lock::LocationLock;
pub use open::Location;
pub use restore::{Existing, Restored, restore};
pub use subscribers::{Happened, News, Subscription};
use writer::Writers;

/// The games on disk. Clones share the same store.
#[derive(Clone, Debug)]
pub struct Store(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    connections: Connections,
    /// Where the file is, if it is one.
    folder: Option<PathBuf>,
    writers: Writers,
    imports: import::Imports,
    /// Receives everything and keeps nothing; other subscriptions are made from it.
    news: Subscription,
}

/// The result of creating a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Created {
    /// It was created.
    Now,
    /// A game was created with the same key before: this one.
    Before(GameId),
}

/// A player's command that was carried out, so that it is recognised if it is sent again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandStamp {
    /// The id chosen by the client.
    pub id: String,
    /// The side it was for.
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

/// A game as stored. [`Stored::fold_into`] builds a game from it.
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

/// A stored event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    /// When.
    pub at: Time,
    /// What.
    pub kind: StoredKind,
}

/// The content of a stored event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoredKind {
    /// A move, as a MoveString. Only the game before it determines the move.
    Played(String),
    /// Anything else.
    Other(Event),
}

/// What events are folded into: a game, or something that contains one.
pub trait Absorb {
    /// The game so far.
    fn game(&self) -> &Game;

    /// Takes in what happened next.
    fn absorb(&mut self, event: Event, at: Time);
}
