//! Games: list, create, show, delete; pictures and records; help with the next move.

use std::sync::Arc;

use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{self, HeaderMap};
use axum::response::{IntoResponse, Response};
use skep_draw::Theme;
use skep_records::Format;
use skep_wire::{
    CoachView, GameList, GameSummary, GameView, HintView, ImportView, NewGame, SeatView, WhyNotView,
};

use super::actor::Asker;
use super::request::{self, GamePath, QueryParams};
use crate::allowances::Kind;
use crate::app::App;
use crate::etag;
use crate::limits;
use crate::problem::Problem;
use crate::requester::Requester;
use crate::services::ListQuery;
use crate::store::{Filter, Origin};

/// `GET /api/games?state=live|over|all&origin=played|imported|all&before=CURSOR&limit=N`
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Asker(actor): Asker,
    query: QueryParams,
) -> Result<Json<GameList>, Problem> {
    let filters = [
        ("all", Filter::All),
        ("live", Filter::Live),
        ("over", Filter::Over),
    ];
    let origins = [
        ("all", None),
        ("played", Some(Origin::Played)),
        ("imported", Some(Origin::Imported)),
    ];
    let query = ListQuery {
        filter: query.word("state", &filters)?,
        origin: query.word("origin", &origins)?,
        before: query.value("before")?,
        limit: query.value("limit")?,
    };
    app.services.list(actor, &query).await.map(Json)
}

/// `POST /api/games`
pub(super) async fn make(
    State(app): State<Arc<App>>,
    requester: Requester,
    body: Body,
) -> Result<(StatusCode, Json<GameSummary>), Problem> {
    let new: NewGame = request::json(body).await?;
    app.allowances.take(Kind::GameMade, &requester)?;
    let seats = [&new.seats.white, &new.seats.black];
    if seats
        .iter()
        .any(|seat| matches!(seat, SeatView::Engine { .. }))
    {
        app.allowances.take(Kind::EngineGame, &requester)?;
    }
    let made = app.services.make(requester, &new).await?;
    let status = if made.is_new {
        StatusCode::CREATED
    } else {
        StatusCode::OK
    };
    Ok((status, Json(made.summary)))
}

/// `GET /api/games/{id}`
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Asker(actor): Asker,
    GamePath(id): GamePath,
) -> Result<Json<GameView>, Problem> {
    app.services.show(actor, &id).await.map(Json)
}

/// `DELETE /api/games/{id}`
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    Asker(actor): Asker,
    GamePath(id): GamePath,
) -> Result<StatusCode, Problem> {
    app.services.delete(actor, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `GET /api/games/{id}/hint?after=VERSION`
pub(super) async fn hint(
    State(app): State<Arc<App>>,
    requester: Requester,
    GamePath(id): GamePath,
    query: QueryParams,
) -> Result<Json<HintView>, Problem> {
    app.allowances.take(Kind::Search, &requester)?;
    let after = query.value("after")?;
    app.services.hint(requester, &id, after).await.map(Json)
}

/// `GET /api/games/{id}/why?mv=MOVE&after=VERSION`
pub(super) async fn why_not(
    State(app): State<Arc<App>>,
    Asker(actor): Asker,
    GamePath(id): GamePath,
    query: QueryParams,
) -> Result<Json<WhyNotView>, Problem> {
    let mv: Option<String> = query.value("mv")?;
    let mv = mv.ok_or_else(|| Problem::unreadable_query("mv", ""))?;
    let after = query.value("after")?;
    app.services.why_not(actor, &id, &mv, after).await.map(Json)
}

/// `GET /api/games/{id}/coach`
pub(super) async fn coach(
    State(app): State<Arc<App>>,
    requester: Requester,
    GamePath(id): GamePath,
) -> Result<Json<CoachView>, Problem> {
    app.allowances.take(Kind::Search, &requester)?;
    app.services.coach(requester.actor, &id).await.map(Json)
}

/// `POST /api/records`
pub(super) async fn import_record(
    State(app): State<Arc<App>>,
    requester: Requester,
    body: Body,
) -> Result<(StatusCode, Json<ImportView>), Problem> {
    app.allowances.take(Kind::Import, &requester)?;
    let record = request::body(body, limits::RECORD_BYTES).await?;
    let imported = app
        .services
        .import_record(requester.actor, record.into())
        .await?;
    let status = if imported.added > 0 {
        StatusCode::CREATED
    } else {
        StatusCode::OK
    };
    Ok((status, Json(imported)))
}

/// `GET /api/games/{id}/record?format=game_string|pgn|sgf`
pub(super) async fn record(
    State(app): State<Arc<App>>,
    Asker(actor): Asker,
    GamePath(id): GamePath,
    query: QueryParams,
) -> Result<Response, Problem> {
    let formats = [
        ("game_string", Format::GameString),
        ("pgn", Format::Pgn),
        ("sgf", Format::Sgf),
    ];
    let format = query.word("format", &formats)?;
    let record = app.services.write_record(actor, &id, format).await?;
    let disposition = format!("attachment; filename=\"{}\"", record.file_name);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    Ok((headers, record.text).into_response())
}

/// `GET /api/games/{id}/picture.svg?ply=N&theme=light|dark`
pub(super) async fn picture(
    State(app): State<Arc<App>>,
    Asker(actor): Asker,
    GamePath(id): GamePath,
    query: QueryParams,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let themes = [("light", Theme::Light), ("dark", Theme::Dark)];
    let theme = query.word("theme", &themes)?;
    let ply = query.value("ply")?;
    let picture = app.services.picture(actor, &id, ply).await?;
    // The tag is weak because the answer may be compressed on the way.
    let tag = format!("W/\"{}-{}-{theme:?}\"", picture.version, picture.ply);
    Ok(etag::respond(&headers, &tag, "no-cache", || {
        let kind = [(header::CONTENT_TYPE, "image/svg+xml")];
        (kind, picture.svg(theme)).into_response()
    }))
}
