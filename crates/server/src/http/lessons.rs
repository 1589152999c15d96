//! The rulebook, positions to be played with, and exercises.

use std::sync::Arc;

use axum::Json;
use axum::body::Body;
use axum::extract::{Path, State};
use skep_wire::{BookView, ChapterView, PositionView, Solution, VerdictView};

use super::actor::Asker;
use super::request;
use crate::app::App;
use crate::problem::Problem;

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
    Asker(actor): Asker,
    body: Body,
) -> Result<Json<PositionView>, Problem> {
    let asked = request::json(body).await?;
    app.services.position(actor, asked).await.map(Json)
}

/// `POST /api/exercises/{id}`
pub(super) async fn attempt(
    State(app): State<Arc<App>>,
    Asker(actor): Asker,
    Path(id): Path<String>,
    body: Body,
) -> Result<Json<VerdictView>, Problem> {
    let attempt = request::json(body).await?;
    app.services.attempt(actor, &id, attempt).await.map(Json)
}

/// `GET /api/exercises/{id}/solution`
pub(super) async fn solution(
    State(app): State<Arc<App>>,
    Asker(actor): Asker,
    Path(id): Path<String>,
) -> Result<Json<Solution>, Problem> {
    app.services.solution(actor, &id).await.map(Json)
}
