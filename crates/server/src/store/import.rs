//! Imports games: afterwards, all games of a call are there or none, and no game is there twice.
//!
//! A few games are one transaction. Tens of thousands would keep SQLite's only writer from people's
//! moves for seconds. So a large import is staged: it is written in short transactions, between
//! which moves get their turn. Readers skip staged games until a last transaction deletes the row
//! of the import in `unfinished_import`, which takes no longer for many games than for few. What a
//! killed server has staged is deleted at the next start, or before the next large import.
//!
//! A digest of everything that a record says (`import/content.rs`) shows whether a game is already
//! there. Staged games also reserve their digests, although it is not known yet whether the games
//! will stay. Another import that finds such a digest waits for the first one to end. Only one
//! large import runs at a time (`import/lock.rs`), so no two wait for each other.

mod content;
mod insert;
mod leftovers;
mod lock;

use std::collections::HashMap;
use std::sync::{Arc, Weak};

use skep_game::Time;
use sqlx::AnyConnection;
use tokio::sync::{Mutex, OnceCell};

use super::change::{Change, Effect, Kind, Refused};
use super::rows::Fields as _;
use super::subscribers::Happened;
use super::{Failure, GameId, Inner, Store, WriteError};
use crate::ids;
use leftovers::Discarded;

pub use content::{GameContent, ImportedGame, MoveList};

/// The approximate number of rows per transaction, which takes a few hundredths of a second.
const ROWS: usize = Store::SMALL_IMPORT;
/// How often an import is retried if others have imported the same games in the meantime.
const ATTEMPTS: usize = 10;
/// How many digests are looked up at once.
const DIGESTS: usize = 256;

/// What imports share.
#[derive(Debug, Default)]
pub(super) struct Imports {
    /// Held by the large import that is running.
    large: Mutex<()>,
    /// Set once games that were imported before digests existed have one.
    ready: OnceCell<()>,
}

/// Where a game of an import is now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Its id.
    pub id: GameId,
    /// Whether the import added it; otherwise it was already there.
    pub is_new: bool,
}

/// A game that is known by its digest.
struct Known {
    id: GameId,
    is_staged: bool,
}

/// Games that are not there yet, under new ids.
type NewGames = Vec<(GameId, Arc<ImportedGame>)>;

/// One transaction of an import.
#[derive(Debug)]
pub(super) struct ImportStep {
    /// The import's id, or that of the first game if it is not staged.
    pub(super) name: GameId,
    work: Work,
}

#[derive(Debug)]
enum Work {
    /// A whole import.
    Whole(NewGames, Time),
    /// Begins a staged import.
    Begin,
    /// Writes some of its games.
    Stage(NewGames, Time),
    /// Makes all of them appear.
    Publish(Arc<[GameId]>),
    /// Keeps the import from going on.
    Abandon,
    /// Deletes staged games.
    Discard(Vec<GameId>),
    /// Forgets an import that has no games left.
    Forget,
    /// Gives digests to games.
    AddDigests(Vec<(GameId, String)>),
}

/// Deletes what killed servers have staged, and gives digests to games that have none. Runs once,
/// when a store is opened.
pub(super) async fn prepare(store: Weak<Inner>) {
    let Some(store) = store.upgrade().map(Store) else {
        return;
    };
    let prepared = async {
        if let Some(_lock) = store.try_lock_imports().await? {
            store.discard_leftovers().await?;
        }
        store.prepare_digests().await
    };
    if let Err(failure) = prepared.await {
        tracing::warn!(%failure, "what earlier imports have left was not tidied up");
    }
}

impl Store {
    /// Games of at most this many rows ([`ImportedGame::rows`]) are imported in a single transaction.
    pub const SMALL_IMPORT: usize = 4_000;

    /// Imports games; on return, all of them are on disk, or none. Games with the same content as
    /// one imported before, or as another one of the same call, are not stored again. The answer
    /// has a place for each game.
    ///
    /// `progress` is called now and then with the number of games written.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn import(
        &self,
        games: &[Arc<ImportedGame>],
        at: Time,
        progress: &(dyn Fn(usize) + Send + Sync),
    ) -> Result<Vec<Placed>, Failure> {
        self.prepare_digests().await?;
        let mut lock = None;
        for _ in 0..ATTEMPTS {
            let known = self.find(games.iter().map(|game| game.digest())).await?;
            let is_waiting = known.values().any(|known| known.is_staged);
            let (placed, new) = place(games, &known);
            let rows: usize = new.iter().map(|(_, game)| game.rows()).sum();
            let is_large = rows > ROWS;
            if (is_waiting || is_large) && lock.is_none() {
                lock = Some(self.lock_imports().await?);
                self.discard_leftovers().await?;
                continue;
            }
            let written = match new.first() {
                None => Ok(()),
                Some((id, _)) if !is_large => {
                    let whole = ImportStep::change(id, Work::Whole(new.clone(), at));
                    self.write_one(whole).await
                }
                Some(_) => self.stage(&new, at, progress).await,
            };
            match written {
                Ok(()) => return Ok(placed),
                // Someone else was faster, or an id is taken: look again.
                Err(WriteError::Refused { .. }) => {}
                Err(WriteError::Failed(failure)) => {
                    let is_there =
                        failure.is_unknown() && self.has_all(&new).await.unwrap_or(false);
                    return if is_there { Ok(placed) } else { Err(failure) };
                }
            }
        }
        Err(Failure::new(
            "others have imported the same games again and again",
        ))
    }

    /// Writes many games without blocking other writers.
    async fn stage(
        &self,
        new: &NewGames,
        at: Time,
        progress: &(dyn Fn(usize) + Send + Sync),
    ) -> Result<(), WriteError> {
        let import = ids::game_id();
        let step = |work| ImportStep::change(&import, work);
        let staged = async {
            self.write_one(step(Work::Begin)).await?;
            let mut done = 0;
            for games in chunks(new) {
                let games = games.to_vec();
                done += games.len();
                self.write_one(step(Work::Stage(games, at))).await?;
                progress(done);
            }
            Ok(())
        };
        let published = match staged.await {
            Ok(()) => {
                let ids = new.iter().map(|(id, _)| id.clone()).collect();
                self.write_one(step(Work::Publish(ids))).await
            }
            // Nobody has published it, so the games do not appear, whatever the result of the last step.
            Err(WriteError::Failed(failure)) => Err(Failure::new(failure.reason()).into()),
            refused => refused,
        };
        let Err(error) = published else {
            return Ok(());
        };
        // What cannot be discarded now is discarded before the next large import.
        let discarded = self.discard(&import).await;
        let WriteError::Failed(failure) = error else {
            return Err(error);
        };
        Err(match discarded {
            Ok(Discarded::Now) => Failure::new(failure.reason()).into(),
            // If it is unknown whether the import was published, the caller looks. Most likely it
            // was, and only the reply was lost. But another server may also have discarded it.
            Ok(Discarded::NotThere) | Err(_) => failure.into(),
        })
    }

    /// The games with these digests that are there or staged.
    async fn find(
        &self,
        digests: impl Iterator<Item = &str>,
    ) -> Result<HashMap<String, Known>, Failure> {
        let digests: Vec<_> = digests.collect();
        let mut found = HashMap::new();
        for digests in digests.chunks(DIGESTS) {
            let query = sqlx::query(find_statement());
            // The statement is always the same: its unused parts look for nothing.
            let filled = (0..DIGESTS).map(|index| digests.get(index).copied());
            let query = filled.fold(query, |query, digest| query.bind(digest));
            for row in self.fetch(query).await? {
                let known = Known {
                    id: row.parsed("game")?,
                    is_staged: row.maybe_text("staged")?.is_some(),
                };
                found.insert(row.text("digest")?, known);
            }
        }
        Ok(found)
    }

    /// Whether all of these games are there, under these names.
    async fn has_all(&self, new: &NewGames) -> Result<bool, Failure> {
        let known = self.find(new.iter().map(|(_, game)| game.digest())).await?;
        Ok(new.iter().all(|(id, game)| {
            let known = known.get(game.digest());
            known.is_some_and(|known| known.id == *id && !known.is_staged)
        }))
    }
}

/// Finds a place for each game, and the new games, each once.
fn place(games: &[Arc<ImportedGame>], known: &HashMap<String, Known>) -> (Vec<Placed>, NewGames) {
    let mut new = NewGames::new();
    let mut ids: HashMap<&str, GameId> = HashMap::new();
    let placed = games.iter().map(|game| {
        let known = known.get(game.digest()).map(|known| &known.id);
        if let Some(id) = known.or_else(|| ids.get(game.digest())) {
            return Placed {
                id: id.clone(),
                is_new: false,
            };
        }
        let id = ids::game_id();
        ids.insert(game.digest(), id.clone());
        new.push((id.clone(), Arc::clone(game)));
        Placed { id, is_new: true }
    });
    (placed.collect(), new)
}

/// Splits games into parts of about [`ROWS`] rows.
fn chunks(games: &NewGames) -> Vec<&insert::NamedGames> {
    let (mut chunks, mut start, mut rows) = (Vec::new(), 0, 0);
    for (index, (_, game)) in games.iter().enumerate() {
        let more = game.rows();
        if rows + more > ROWS && index > start {
            chunks.push(&games[start..index]);
            (start, rows) = (index, 0);
        }
        rows += more;
    }
    chunks.push(&games[start..]);
    chunks
}

fn find_statement() -> &'static str {
    static FIND: std::sync::LazyLock<String> = std::sync::LazyLock::new(|| {
        let digests: Vec<_> = (1..=DIGESTS).map(|number| format!("${number}")).collect();
        format!(
            "SELECT digest, game, unfinished_import.id AS staged FROM imported_game \
             LEFT JOIN unfinished_import ON unfinished_import.id = import WHERE digest IN ({})",
            digests.join(", ")
        )
    });
    &FIND
}

const BEGIN: &str = "INSERT INTO unfinished_import (id, state) VALUES ($1, 'writing')";
/// Also locks the row, so that nobody can abandon the import until the transaction ends.
const GO_ON: &str =
    "UPDATE unfinished_import SET state = 'writing' WHERE id = $1 AND state = 'writing'";
const PUBLISH: &str = "DELETE FROM unfinished_import WHERE id = $1 AND state = 'writing'";
const ABANDON: &str = "UPDATE unfinished_import SET state = 'abandoned' WHERE id = $1";
const FORGET: &str = "DELETE FROM unfinished_import WHERE id = $1";

impl ImportStep {
    fn change(name: &GameId, work: Work) -> Change {
        let name = name.clone();
        Change(Kind::Import(ImportStep { name, work }))
    }

    pub(super) async fn write(
        &self,
        connection: &mut AnyConnection,
    ) -> Result<Effect, sqlx::Error> {
        let told = |ids: &Arc<[GameId]>| {
            let ids = Arc::clone(ids);
            vec![Happened::GamesImported { ids }]
        };
        Ok(match &self.work {
            Work::Whole(games, at) => {
                let ids = games.iter().map(|(id, _)| id.clone()).collect();
                let written = insert::write(connection, games, None, *at).await?;
                written.map(|()| told(&ids))
            }
            Work::Stage(games, at) => {
                if self.run(connection, GO_ON).await? == 0 {
                    return Ok(Err(Refused::ImportOver));
                }
                let written = insert::write(connection, games, Some(&self.name), *at).await?;
                written.map(|()| Vec::new())
            }
            Work::Publish(ids) => match self.run(connection, PUBLISH).await? {
                0 => Err(Refused::ImportOver),
                _ => Ok(told(ids)),
            },
            Work::Begin => {
                self.run(connection, BEGIN).await?;
                Ok(Vec::new())
            }
            Work::Abandon => match self.run(connection, ABANDON).await? {
                0 => Err(Refused::ImportOver),
                _ => Ok(Vec::new()),
            },
            Work::Forget => {
                self.run(connection, FORGET).await?;
                Ok(Vec::new())
            }
            Work::Discard(ids) => {
                leftovers::delete(connection, &self.name, ids).await?;
                Ok(Vec::new())
            }
            Work::AddDigests(digests) => {
                leftovers::add_digests(connection, digests).await?;
                Ok(Vec::new())
            }
        })
    }

    async fn run(
        &self,
        connection: &mut AnyConnection,
        statement: &'static str,
    ) -> Result<u64, sqlx::Error> {
        let query = sqlx::query(statement).bind(self.name.as_str());
        Ok(query.execute(connection).await?.rows_affected())
    }
}
