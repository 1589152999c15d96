//! Parses requests: the game in the path, the query string, the body. Text becomes a type here, or
//! a problem.

use std::str::FromStr;

use axum::body::{Body, Bytes};
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use skep_wire::Message;

use crate::limits;
use crate::problem::Problem;
use crate::store::GameId;

/// The game in the path.
pub(super) struct GamePath(pub(super) GameId);

impl<S: Send + Sync> FromRequestParts<S> for GamePath {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<GamePath, Problem> {
        let path = Path::<String>::from_request_parts(parts, state).await;
        let Path(text) = path.map_err(|_| Problem::no_such_game())?;
        // A text that cannot be an id is not the id of a game.
        let id = text.parse().map_err(|_| Problem::no_such_game())?;
        Ok(GamePath(id))
    }
}

/// The query string.
pub(super) struct QueryParams(Vec<(String, String)>);

impl<S: Send + Sync> FromRequestParts<S> for QueryParams {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<QueryParams, Problem> {
        let query = Query::try_from_uri(&parts.uri)
            .map_err(|_| Problem::unreadable_query("?", parts.uri.query().unwrap_or_default()))?;
        Ok(QueryParams(query.0))
    }
}

impl QueryParams {
    /// The parameter as text.
    fn text(&self, name: &str) -> Option<&str> {
        let mut pairs = self.0.iter();
        let (_, text) = pairs.find(|(key, _)| key == name)?;
        Some(text)
    }

    /// The parameter, if it is there.
    pub(super) fn value<T: FromStr>(&self, name: &str) -> Result<Option<T>, Problem> {
        let parse = |text: &str| {
            let value = text.parse().ok();
            value.ok_or_else(|| Problem::unreadable_query(name, text))
        };
        self.text(name).map(parse).transpose()
    }

    /// The parameter, which is one of some words; the first of them by default.
    pub(super) fn word<T: Copy>(&self, name: &str, words: &[(&str, T)]) -> Result<T, Problem> {
        let (_, first) = *words.first().expect("there is something to choose from");
        let Some(text) = self.text(name) else {
            return Ok(first);
        };
        let found = words.iter().find(|(word, _)| *word == text);
        let found = found.map(|(_, value)| *value);
        found.ok_or_else(|| Problem::unreadable_query(name, text))
    }
}

/// The message in the body.
pub(super) async fn json<T: Message>(message: Body) -> Result<T, Problem> {
    let bytes = body(message, limits::BODY_BYTES).await?;
    serde_json::from_slice(&bytes).map_err(|error| Problem::unreadable_body(&error.to_string()))
}

/// The whole body, unless it is too large.
pub(super) async fn body(body: Body, limit: usize) -> Result<Bytes, Problem> {
    let bytes = axum::body::to_bytes(body, limit).await;
    bytes.map_err(|_| Problem::body_too_large(limit / 1024))
}
