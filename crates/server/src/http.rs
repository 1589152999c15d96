//! What can be asked by HTTP. `docs/api.md` shows it at work.
//!
//! A request goes through `guard.rs`, then to one of the functions below, whose signature says what it takes. Whatever
//! cannot be had is a [`Problem`], which has its status in `problem.rs`.

mod asked;
mod games;
mod health;
mod hint;
mod learn;
mod make;
mod picture;
mod records;

use std::sync::Arc;

use axum::Router;
use axum::middleware;
use axum::routing::{any, get, post};

use crate::app::App;
use crate::problem::Problem;
use crate::{assets, guard, socket};

pub(crate) use make::is_key;

/// All addresses.
pub(crate) fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/api/health", get(health::show))
        .route("/api/games", get(games::list).post(make::make))
        .route("/api/games/{id}", get(games::show).delete(games::delete))
        .route("/api/games/{id}/record", get(records::write))
        .route("/api/games/{id}/picture.svg", get(picture::draw))
        .route("/api/games/{id}/hint", get(hint::give))
        .route("/api/games/{id}/coach", get(learn::coach))
        .route("/api/learn", get(learn::contents))
        .route("/api/learn/{chapter}", get(learn::chapter))
        .route("/api/positions", post(learn::position))
        .route("/api/exercises/{id}", post(learn::attempt))
        .route("/api/exercises/{id}/solution", get(learn::solution))
        .route("/api/records", post(records::open))
        .route("/api/socket", any(socket::open))
        .method_not_allowed_fallback(async || Problem::wrong_method())
        .fallback(assets::serve)
        .layer(middleware::from_fn_with_state(
            Arc::clone(&app),
            guard::check,
        ))
        .with_state(app)
}
