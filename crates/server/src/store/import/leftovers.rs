//! What earlier imports have left: staged games of killed servers, and games from before digests existed.

use sqlx::AnyConnection;

use super::content::{GameContent, ImportedGame};
use super::{ImportStep, Work};
use crate::store::rows::Fields as _;
use crate::store::{Failure, GameId, LoadError, Store, WriteError};

/// Games that are deleted or given digests at a time.
const GAMES: i64 = 50;

const UNFINISHED: &str = "SELECT id FROM unfinished_import";
/// Published games still name their import, so the import has to be one that was abandoned.
const STAGED: &str = "\
    SELECT game FROM imported_game JOIN unfinished_import ON unfinished_import.id = import \
    WHERE import = $1 AND state = 'abandoned' LIMIT $2";
const DELETE: &str = "\
    DELETE FROM game WHERE id = $1 \
    AND EXISTS (SELECT 1 FROM unfinished_import WHERE id = $2 AND state = 'abandoned')";
const WITHOUT_DIGEST: &str = "\
    SELECT id FROM game LEFT JOIN imported_game ON imported_game.game = id \
    WHERE origin = 'opened' AND imported_game.game IS NULL AND id > $1 ORDER BY id LIMIT $2";
/// The game may have been deleted in the meantime.
const ADD_DIGEST: &str = "\
    INSERT INTO imported_game (game, digest) SELECT id, CAST($2 AS TEXT) FROM game WHERE id = $1 \
    ON CONFLICT DO NOTHING";

/// The result of discarding an import.
pub(super) enum Discarded {
    /// It is gone.
    Now,
    /// It was published, or never began.
    NotThere,
}

impl Store {
    /// Deletes the games of all unfinished imports. The caller holds the lock, so none of these
    /// imports is still running.
    pub(super) async fn discard_leftovers(&self) -> Result<(), Failure> {
        let rows = self.fetch(sqlx::query(UNFINISHED)).await?;
        for row in rows {
            self.discard(&row.parsed("id")?).await?;
        }
        Ok(())
    }

    /// Deletes the games of a staged import, in short transactions.
    pub(super) async fn discard(&self, import: &GameId) -> Result<Discarded, Failure> {
        let write = |work| self.write_step(import, work);
        match self
            .write_one(ImportStep::change(import, Work::Abandon))
            .await
        {
            Ok(()) => {}
            Err(WriteError::Refused { .. }) => return Ok(Discarded::NotThere),
            Err(WriteError::Failed(failure)) => return Err(failure),
        }
        loop {
            let staged = sqlx::query(STAGED).bind(import.as_str()).bind(GAMES);
            let rows = self.fetch(staged).await?;
            if rows.is_empty() {
                write(Work::Forget).await?;
                return Ok(Discarded::Now);
            }
            let ids: Result<_, _> = rows.iter().map(|row| row.parsed("game")).collect();
            write(Work::Discard(ids?)).await?;
        }
    }

    /// Waits until every imported game has a digest.
    pub(super) async fn prepare_digests(&self) -> Result<(), Failure> {
        let ready = &self.0.imports.ready;
        ready.get_or_try_init(|| self.add_digests()).await.copied()
    }

    /// Computes the digests of games that were imported by earlier versions.
    async fn add_digests(&self) -> Result<(), Failure> {
        let mut last = String::new();
        loop {
            let page = sqlx::query(WITHOUT_DIGEST).bind(last.clone()).bind(GAMES);
            let rows = self.fetch(page).await?;
            let mut digests = Vec::with_capacity(rows.len());
            for row in &rows {
                let id: GameId = row.parsed("id")?;
                let digest = self.digest(&id).await?;
                digests.push((id, digest));
            }
            let Some((id, _)) = digests.last() else {
                return Ok(());
            };
            let id = id.clone();
            id.as_str().clone_into(&mut last);
            self.write_step(&id, Work::AddDigests(digests)).await?;
        }
    }

    async fn digest(&self, id: &GameId) -> Result<String, Failure> {
        let stored = match self.load(id).await {
            Ok(stored) => stored,
            Err(LoadError::Failed(failure)) => return Err(failure),
            Err(LoadError::Damaged { .. }) => None,
        };
        let content = stored.and_then(|stored| GameContent::of_stored(stored).ok());
        Ok(content.map_or_else(
            || unique(id),
            |content| ImportedGame::new(content).digest().to_owned(),
        ))
    }

    async fn write_step(&self, name: &GameId, work: Work) -> Result<(), Failure> {
        let written = self.write_one(ImportStep::change(name, work)).await;
        written.map_err(|error| match error {
            WriteError::Failed(failure) => failure,
            WriteError::Refused { refused, .. } => Failure::new(refused.to_string()),
        })
    }
}

/// Adds digests to games that have none.
pub(super) async fn add_digests(
    connection: &mut AnyConnection,
    digests: &[(GameId, String)],
) -> Result<(), sqlx::Error> {
    for (id, digest) in digests {
        // Earlier versions may have imported the same game twice. That does no harm, and both are
        // examined only once.
        for digest in [digest, &unique(id)] {
            let query = sqlx::query(ADD_DIGEST);
            let query = query.bind(id.as_str()).bind(digest.as_str());
            if query.execute(&mut *connection).await?.rows_affected() > 0 {
                break;
            }
        }
    }
    Ok(())
}

/// A digest that no other game has.
fn unique(id: &GameId) -> String {
    format!("unlike any other: {id}")
}

/// Deletes games of an abandoned import and everything that belongs to them.
pub(super) async fn delete(
    connection: &mut AnyConnection,
    import: &GameId,
    ids: &[GameId],
) -> Result<(), sqlx::Error> {
    for id in ids {
        let query = sqlx::query(DELETE).bind(id.as_str());
        let query = query.bind(import.as_str());
        query.execute(&mut *connection).await?;
    }
    Ok(())
}
