//! Games that strangers made, and which of them have been abandoned.

use skep_game::{Event, Time};
use sqlx::AnyConnection;

use super::change::{Change, Effect, Kind};
use super::rows::{self, Fields as _};
use super::{CreateError, Created, Failure, GameId, Header, Store};

const MARK: &str = "INSERT INTO stranger_game (game) VALUES ($1)";

const ABANDONED: &str = "\
    SELECT game.id FROM stranger_game JOIN game ON game.id = stranger_game.game \
    WHERE plies < 2 AND updated_at < $1 OR ending IS NULL AND updated_at < $2 \
    ORDER BY updated_at, game.id LIMIT $3";

/// When a game counts as abandoned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Abandoned {
    /// With less than two moves: if nothing has happened since then, even if it has ended.
    pub(crate) unbegun_since: Time,
    /// With more: if nothing has happened since then, and it has not ended.
    pub(crate) unfinished_since: Time,
}

impl Store {
    /// The same as [`Store::create`], for a stranger: the game is deleted one day if it is abandoned.
    ///
    /// # Errors
    /// As [`Store::create`].
    pub async fn create_expiring(
        &self,
        header: &Header,
        events: &[(Time, Event)],
    ) -> Result<Created, CreateError> {
        let mark = Change(Kind::LetExpire(header.id.clone()));
        self.create_by(vec![Change::create(header, events), mark])
            .await
    }

    /// The games of strangers that have been abandoned, the oldest first.
    pub(crate) async fn abandoned(
        &self,
        abandoned: Abandoned,
        limit: u32,
    ) -> Result<Vec<GameId>, Failure> {
        let query = sqlx::query(ABANDONED)
            .bind(rows::millis(abandoned.unbegun_since))
            .bind(rows::millis(abandoned.unfinished_since))
            .bind(i64::from(limit));
        let rows = self.fetch(query).await?;
        rows.iter().map(|row| row.parsed("id")).collect()
    }
}

/// Notes that a stranger made the game.
pub(super) async fn mark(
    connection: &mut AnyConnection,
    id: &GameId,
) -> Result<Effect, sqlx::Error> {
    sqlx::query(MARK)
        .bind(id.as_str())
        .execute(connection)
        .await?;
    Ok(Ok(Vec::new()))
}
