//! The rulebook, positions to play with, and exercises.

use std::sync::Arc;

use axum::Json;
use axum::body::Body;
use axum::extract::{Path, State};
use skep_wire::{BookView, ChapterView, PositionView, Solution, VerdictView};

use super::request;
use crate::allowances::Kind;
use crate::app::App;
use crate::problem::Problem;
use crate::requester::Requester;

/// `GET /api/learn`
pub(super) async fn contents(State(app): State<Arc<App>>) -> Json<BookView> {
    Json(app.services.contents())
}

/// `GET /api/learn/{chapter}`
pub(super) async fn chapter(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<Json<ChapterView>, Problem> {
    app.services.chapter(&id).map(Json)
}

/// `POST /api/positions`
pub(super) async fn position(
    State(app): State<Arc<App>>,
    requester: Requester,
    body: Body,
) -> Result<Json<PositionView>, Problem> {
    app.allowances.take(Kind::Search, &requester)?;
    let asked = request::json(body).await?;
    app.services
        .position(requester.actor, asked)
        .await
        .map(Json)
}

/// `POST /api/exercises/{id}`
pub(super) async fn attempt(
    State(app): State<Arc<App>>,
    requester: Requester,
    Path(id): Path<String>,
    body: Body,
) -> Result<Json<VerdictView>, Problem> {
    app.allowances.take(Kind::Search, &requester)?;
    let attempt = request::json(body).await?;
    app.services
        .attempt(requester.actor, &id, attempt)
        .await
        .map(Json)
}

/// `GET /api/exercises/{id}/solution`
pub(super) async fn solution(
    State(app): State<Arc<App>>,
    requester: Requester,
    Path(id): Path<String>,
) -> Result<Json<Solution>, Problem> {
    app.allowances.take(Kind::Search, &requester)?;
    app.services.solution(requester.actor, &id).await.map(Json)
}
