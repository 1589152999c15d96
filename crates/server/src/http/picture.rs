//! A small picture of a game, for lists.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use skep_draw::{Background, Extent, Reserves, Scene, SvgStyle, Theme, draw_svg};

use super::asked::{Asked, Named};
use crate::app::App;
use crate::problem::Problem;

/// Pixels; it can be scaled.
const EXTENT: Extent = Extent::Exact {
    width: 240,
    height: 180,
};

/// `GET /api/games/{id}/picture.svg?ply=N&theme=light|dark`
pub(super) async fn draw(
    State(app): State<Arc<App>>,
    Named(id): Named,
    asked: Asked,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let themes = [("light", Theme::Light), ("dark", Theme::Dark)];
    let theme = asked.word("theme", &themes)?;
    let ply = asked.value::<usize>("ply")?;
    let live = app.tables.look(&id).await?;
    let game = live.game();
    let plies = game.line().moves().len();
    let ply = ply.unwrap_or(plies);
    if ply > plies {
        return Err(Problem::no_such_ply(ply, plies));
    }
    let tag = format!("\"{}-{ply}-{theme:?}\"", game.version());
    let tag = HeaderValue::from_str(&tag).expect("numbers and a name may stand in a header");
    let mut response = if headers.get(header::IF_NONE_MATCH) == Some(&tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let style = SvgStyle {
            theme,
            background: Background::Transparent,
            reserves: Reserves::Hidden,
            extent: EXTENT,
        };
        let line = game.line().first(ply);
        let kind = [(header::CONTENT_TYPE, "image/svg+xml")];
        (kind, draw_svg(&Scene::of_line(&line), &style)).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::ETAG, tag);
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    Ok(response)
}
