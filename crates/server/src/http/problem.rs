//! Problems as answers of HTTP.

use axum::Json;
use axum::http::{HeaderName, HeaderValue};
use axum::response::{IntoResponse, Response};

use crate::problem::Problem;

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let no_store = (
            HeaderName::from_static("cache-control"),
            HeaderValue::from_static("no-store"),
        );
        (self.status(), [no_store], Json(self.view())).into_response()
    }
}
