//! Changes, and which of them belong together.

use sqlx::AnyConnection;

use super::abandoned_games::{self, Abandoned};
use super::append::Append;
use super::create::{self, Create};
use super::import::ImportStep;
use super::subscribers::Happened;
use super::{GameId, Store, WriteError, checkpoint};

/// A change: [`Change::create`], [`Change::append`], [`Change::delete`].
#[derive(Debug)]
pub struct Change(pub(super) Kind);

#[derive(Debug)]
pub(super) enum Kind {
    Create(Box<Create>),
    Append(Append),
    Delete(GameId),
    /// Delete the game if it is still abandoned.
    Expire(GameId, Abandoned),
    Import(ImportStep),
}

/// Why a change was not made, although the database works.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// A game was created with that key before: this one.
    KeyUsed(GameId),
    /// The id is taken.
    NameTaken,
    /// The game has another version.
    Conflict,
    /// There is no such game.
    NoSuchGame,
    /// The same game was imported before.
    AlreadyImported,
    /// Another server has ended the import.
    ImportOver,
}

/// The result of a change.
pub(super) type Effect = Result<Vec<Happened>, Refused>;

impl Store {
    /// Makes changes that belong together. On return, all of them are on disk, or none.
    ///
    /// # Errors
    /// If one of them is refused, or the database fails. In the last case they may be on disk all
    /// the same, for example if the connection breaks at the last moment.
    pub async fn write(&self, changes: Vec<Change>) -> Result<(), WriteError> {
        if changes.is_empty() {
            return Ok(());
        }
        self.0.writers.write(changes).await
    }

    /// The same for a single change.
    pub(super) async fn write_one(&self, change: Change) -> Result<(), WriteError> {
        self.write(vec![change]).await
    }
}

impl Change {
    /// Deletes a game and all its events.
    pub fn delete(id: &GameId) -> Change {
        Change(Kind::Delete(id.clone()))
    }

    /// The game it is about.
    pub(super) fn game(&self) -> &GameId {
        match &self.0 {
            Kind::Create(create) => &create.header.id,
            Kind::Append(append) => &append.id,
            Kind::Delete(id) | Kind::Expire(id, _) => id,
            Kind::Import(step) => &step.name,
        }
    }

    /// About how many moves it equals in what it writes.
    pub(super) const fn weight(&self) -> usize {
        match &self.0 {
            Kind::Create(_) | Kind::Append(_) | Kind::Delete(_) | Kind::Expire(..) => 1,
            Kind::Import(_) => checkpoint::ASK_AFTER,
        }
    }

    /// The events of a game, if it is about those.
    pub(super) const fn as_append(&self) -> Option<&Append> {
        match &self.0 {
            Kind::Append(append) => Some(append),
            Kind::Create(_) | Kind::Delete(_) | Kind::Expire(..) | Kind::Import(_) => None,
        }
    }

    /// Whether it writes nothing if it is refused.
    pub(super) const fn is_all_or_nothing(&self) -> bool {
        !matches!(self.0, Kind::Import(_))
    }

    pub(super) async fn write(
        &self,
        connection: &mut AnyConnection,
    ) -> Result<Effect, sqlx::Error> {
        match &self.0 {
            Kind::Create(create) => create.write(connection).await,
            Kind::Append(append) => append.write(connection).await,
            Kind::Delete(id) => create::delete(connection, id).await,
            Kind::Expire(id, abandoned) => {
                abandoned_games::delete(connection, id, *abandoned).await
            }
            Kind::Import(step) => step.write(connection).await,
        }
    }
}
