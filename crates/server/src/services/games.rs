//! Whole games: list, show, delete.

use skep_game::{Actor, GameAction, SiteAction};
use skep_wire::{GameList, GameView};

use super::{Services, permit};
use crate::limits;
use crate::problem::Problem;
use crate::store::{Cursor, Filter, GameId, Origin};
use crate::view;

/// The default number of games per page.
const PAGE: u32 = 20;

/// Which games to list.
#[derive(Clone, Debug, Default)]
pub struct ListQuery {
    /// In which state.
    pub filter: Filter,
    /// Of which origin; `None` for all.
    pub origin: Option<Origin>,
    /// The place where the previous page ended.
    pub before: Option<Cursor>,
    /// The most games.
    pub limit: Option<u32>,
}

impl Services {
    /// A page of the list of games, latest first.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn list(&self, actor: Actor, query: &ListQuery) -> Result<GameList, Problem> {
        permit(actor, SiteAction::List)?;
        let limit = query.limit.unwrap_or(PAGE).clamp(1, limits::PAGE);
        let store = &self.tables.store;
        let page = store
            .list(query.filter, query.origin, query.before.as_ref(), limit)
            .await;
        let page = page.map_err(|error| {
            tracing::error!(%error, "games were not listed");
            Problem::store()
        })?;
        Ok(GameList {
            games: page
                .games
                .iter()
                .map(|listed| view::summary(listed, actor))
                .collect(),
            next: page.next.map(|cursor| cursor.to_string()),
        })
    }

    /// A game in its current state.
    ///
    /// # Errors
    /// If there is no such game, it cannot be loaded, or the actor may not ask for it.
    pub async fn show(&self, actor: Actor, id: &GameId) -> Result<GameView, Problem> {
        let (game, _) = self.game(actor, GameAction::Watch, id).await?;
        Ok(game.game_view(actor, self.tables.time.now()))
    }

    /// Deletes a game. Its watchers are told.
    ///
    /// # Errors
    /// If there is no such game, the store fails, or the actor may not delete it.
    pub async fn delete(&self, actor: Actor, id: &GameId) -> Result<(), Problem> {
        self.game(actor, GameAction::Delete, id).await?;
        self.tables.delete(id).await?;
        Ok(())
    }
}
