//! The HTTP API. `docs/api.md` has examples.
//!
//! A request goes through `host_check.rs`, then to one of the functions below, which translates it into a call of
//! `services/` and the result into JSON. Failures are [`Problem`]s; `http/problem.rs` turns them into responses.

mod actor;
mod games;
mod lessons;
mod problem;
mod request;

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::middleware;
use axum::routing::{any, get, post};
use axum::{Json, Router};
use skep_wire::Health;

use crate::app::App;
use crate::problem::Problem;
use crate::{assets, compression, host_check, socket};

pub(crate) use actor::Trust;

/// All addresses.
pub(crate) fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/api/health", get(health))
        .route("/api/ready", get(ready))
        .route("/api/games", get(games::list).post(games::make))
        .route("/api/games/{id}", get(games::show).delete(games::delete))
        .route("/api/games/{id}/record", get(games::record))
        .route("/api/games/{id}/picture.svg", get(games::picture))
        .route("/api/games/{id}/hint", get(games::hint))
        .route("/api/games/{id}/why", get(games::why_not))
        .route("/api/games/{id}/coach", get(games::coach))
        .route("/api/learn", get(lessons::contents))
        .route("/api/learn/{chapter}", get(lessons::chapter))
        .route("/api/positions", post(lessons::position))
        .route("/api/exercises/{id}", post(lessons::attempt))
        .route("/api/exercises/{id}/solution", get(lessons::solution))
        .route("/api/records", post(games::import_record))
        .route("/api/socket", any(socket::open))
        .method_not_allowed_fallback(async || Problem::wrong_method())
        .fallback(assets::serve)
        .layer(compression::layer())
        .layer(middleware::from_fn_with_state(
            Arc::clone(&app),
            host_check::check,
        ))
        .with_state(app)
}

/// `GET /api/health`
async fn health(State(app): State<Arc<App>>) -> Result<Json<Health>, Problem> {
    app.services.health().await.map(Json)
}

/// `GET /api/ready`
async fn ready(State(app): State<Arc<App>>) -> Result<StatusCode, Problem> {
    app.services.ready().await?;
    Ok(StatusCode::NO_CONTENT)
}
