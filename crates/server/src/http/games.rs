//! Games as a whole: listed, shown, deleted.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use skep_wire::{GameList, GameView};

use super::asked::{Asked, Named};
use crate::app::App;
use crate::limits;
use crate::problem::Problem;
use crate::store::{Cursor, Filter};
use crate::view;
use crate::wall_clock::now;

/// Games of a page, if nobody says how many.
const PAGE: u32 = 20;

/// `GET /api/games?state=live|over|all&before=CURSOR&limit=N`
pub(super) async fn list(
    State(app): State<Arc<App>>,
    asked: Asked,
) -> Result<Json<GameList>, Problem> {
    let filters = [
        ("all", Filter::All),
        ("live", Filter::Live),
        ("over", Filter::Over),
    ];
    let filter = asked.word("state", &filters)?;
    let before = asked.value::<Cursor>("before")?;
    let limit = asked.value::<u32>("limit")?.unwrap_or(PAGE);
    let limit = limit.clamp(1, limits::PAGE);
    let store = &app.tables.store;
    let page = store.list(filter, before.as_ref(), limit).await;
    let page = page.map_err(|error| {
        tracing::error!(%error, "games were not listed");
        Problem::store()
    })?;
    Ok(Json(GameList {
        games: page.games.iter().map(view::summary).collect(),
        next: page.next.map(|cursor| cursor.to_string()),
    }))
}

/// `GET /api/games/{id}`
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Named(id): Named,
) -> Result<Json<GameView>, Problem> {
    let live = app.tables.look(&id).await?;
    Ok(Json(live.game_view(now())))
}

/// `DELETE /api/games/{id}`
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    Named(id): Named,
) -> Result<StatusCode, Problem> {
    app.tables.delete(&id).await?;
    tracing::info!(game = %id, "deleted");
    Ok(StatusCode::NO_CONTENT)
}
