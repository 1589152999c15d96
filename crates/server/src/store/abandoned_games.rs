//! Games that strangers made, and which of them have been abandoned.

use skep_game::Time;
use sqlx::AnyConnection;

use super::change::{Change, Effect, Kind};
use super::rows::{self, Fields as _};
use super::{Failure, GameId, Store, WriteError, create};

/// The conditions of [`Abandoned`]. Nothing is earlier than NULL.
macro_rules! is_abandoned {
    () => {
        "(plies < 2 AND updated_at < $1 OR ending IS NULL AND updated_at < $2)"
    };
}

const MARK: &str = "INSERT INTO stranger_game (game) VALUES ($1)";

const ABANDONED: &str = concat!(
    "SELECT game.id FROM stranger_game JOIN game ON game.id = stranger_game.game WHERE ",
    is_abandoned!(),
    " ORDER BY plies >= 2, updated_at, game.id LIMIT $3 OFFSET $4"
);

const DELETE: &str = concat!(
    "DELETE FROM game WHERE id = $3 AND EXISTS (SELECT 1 FROM stranger_game WHERE game = $3) AND ",
    is_abandoned!(),
    " RETURNING origin"
);

/// When a game of a stranger counts as abandoned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Abandoned {
    /// With fewer than two moves: if nothing has happened since then, even if it has ended.
    pub(crate) unbegun_since: Time,
    /// With more: if nothing has happened since then, and it has not ended. `None`: never.
    pub(crate) unfinished_since: Option<Time>,
}

impl Store {
    /// The games of strangers that have been abandoned, without the first few: those with fewer than two moves first,
    /// and the oldest first.
    pub(crate) async fn abandoned(
        &self,
        abandoned: Abandoned,
        skipped: u32,
        limit: u32,
    ) -> Result<Vec<GameId>, Failure> {
        let query = sqlx::query(ABANDONED)
            .bind(rows::millis(abandoned.unbegun_since))
            .bind(abandoned.unfinished_since.map(rows::millis))
            .bind(i64::from(limit))
            .bind(i64::from(skipped));
        let rows = self.fetch(query).await?;
        rows.iter().map(|row| row.parsed("id")).collect()
    }

    /// Deletes a game of a stranger if it is still abandoned; `false` if it is not.
    pub(crate) async fn delete_abandoned(
        &self,
        id: &GameId,
        abandoned: Abandoned,
    ) -> Result<bool, Failure> {
        let expire = Change(Kind::Expire(id.clone(), abandoned));
        match self.write_one(expire).await {
            Ok(()) => Ok(true),
            Err(WriteError::Refused { .. }) => Ok(false),
            Err(WriteError::Failed(failure)) => Err(failure),
        }
    }
}

/// Notes that a stranger made the game.
pub(super) async fn mark(connection: &mut AnyConnection, id: &GameId) -> Result<(), sqlx::Error> {
    sqlx::query(MARK)
        .bind(id.as_str())
        .execute(connection)
        .await?;
    Ok(())
}

/// Deletes the game if it is still abandoned: someone may have moved since it was found.
pub(super) async fn delete(
    connection: &mut AnyConnection,
    id: &GameId,
    abandoned: Abandoned,
) -> Result<Effect, sqlx::Error> {
    let query = sqlx::query(DELETE)
        .bind(rows::millis(abandoned.unbegun_since))
        .bind(abandoned.unfinished_since.map(rows::millis))
        .bind(id.as_str());
    create::delete_by(connection, id, query).await
}
