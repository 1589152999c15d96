//! Records: opened as games to look at, and written from games.

use std::sync::Arc;

use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use skep_records::Format;
use skep_wire::{Opened, Phrase};

use super::asked::{self, Asked, Named};
use super::make;
use crate::app::App;
use crate::ids;
use crate::limits;
use crate::problem::Problem;
use crate::record;
use crate::wall_clock::now;

/// `POST /api/records`
pub(super) async fn open(
    State(app): State<Arc<App>>,
    body: Body,
) -> Result<(StatusCode, Json<Opened>), Problem> {
    let bytes = asked::body(body, limits::RECORD_BYTES).await?;
    // Thousands of moves may have to be replayed.
    let open = move || record::open(bytes.into(), limits::OPENED_GAMES);
    let opened = tokio::task::spawn_blocking(open).await;
    let opened = opened.map_err(|error| {
        tracing::error!(%error, "a record could not be read");
        Problem::unreadable_record(Phrase::new("note-unknown-format"))
    })??;
    let mut names = Vec::new();
    for game in &opened.games {
        let header = game.header(ids::game_id(), now());
        let events = game.events(header.created_at);
        let (_, id) = make::create(&app.tables, header, &events).await?;
        names.push(id.to_string());
    }
    tracing::info!(games = names.len(), "a record was opened");
    let mut names = names.into_iter();
    Ok((
        StatusCode::CREATED,
        Json(Opened {
            id: names.next().unwrap_or_default(),
            others: names.collect(),
            notes: opened.notes,
        }),
    ))
}

/// `GET /api/games/{id}/record?format=game_string|pgn|sgf`
pub(super) async fn write(
    State(app): State<Arc<App>>,
    Named(id): Named,
    asked: Asked,
) -> Result<Response, Problem> {
    let formats = [
        ("game_string", Format::GameString),
        ("pgn", Format::Pgn),
        ("sgf", Format::Sgf),
    ];
    let format = asked.word("format", &formats)?;
    let live = app.tables.look(&id).await?;
    let header = live.header();
    let text = record::write(header, live.game(), format)?;
    let name = record::file_name(header, format);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"{name}\""),
        ),
    ];
    Ok((headers, text).into_response())
}
