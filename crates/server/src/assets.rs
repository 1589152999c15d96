//! The pages: files of `web/dist`, which are part of the program. What is no file is the app itself, which finds its
//! page by the address.

use std::borrow::Cow;

use axum::body::Body;
use axum::extract::Request;
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{Embed, EmbeddedFile};

use crate::problem::Problem;

#[derive(Embed)]
#[folder = "../../web/dist"]
struct Web;

/// The page of the app.
const INDEX: &str = "index.html";
/// Where the files are whose names change with what is in them.
const HASHED: &str = "assets/";
/// Ways of packing a file that the build may have used, the best first.
const PACKINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// Answers whatever is no address of the interface.
pub(crate) async fn serve(request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return Problem::no_such_address().into_response();
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Problem::wrong_method().into_response();
    }
    let is_file = Web::get(path).is_some();
    if path.starts_with(HASHED) && !is_file {
        return Problem::no_such_address().into_response();
    }
    let name = if is_file { path } else { INDEX };
    file(name, request.headers()).unwrap_or_else(unbuilt)
}

/// The file, packed if it may be, or that the browser has it already.
fn file(name: &str, asked: &HeaderMap) -> Option<Response> {
    let plain = Web::get(name)?;
    let (packing, file) = packed(name, asked).unwrap_or((None, plain));
    let tag = tag(&file);
    let cache = if name.starts_with(HASHED) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let is_known = asked.get(header::IF_NONE_MATCH) == Some(&tag);
    let mut response = if is_known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        body(file.data).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::ETAG, tag);
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    headers.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static(content_type(name)),
    );
    if let Some(packing) = packing {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(packing));
    }
    Some(response)
}

fn packed(name: &str, asked: &HeaderMap) -> Option<(Option<&'static str>, EmbeddedFile)> {
    let accepted = asked.get(header::ACCEPT_ENCODING)?.to_str().ok()?;
    let accepts = |packing: &str| {
        let mut words = accepted.split(',').map(str::trim);
        words.any(|word| word == packing)
    };
    let mut packings = PACKINGS.into_iter().filter(|(packing, _)| accepts(packing));
    packings
        .find_map(|(packing, ending)| Some((Some(packing), Web::get(&format!("{name}{ending}"))?)))
}

fn tag(file: &EmbeddedFile) -> HeaderValue {
    let hash = file.metadata.sha256_hash();
    let digits: String = hash[..12]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    HeaderValue::from_str(&format!("\"{digits}\"")).expect("digits may stand in a header")
}

fn body(bytes: Cow<'static, [u8]>) -> Body {
    match bytes {
        Cow::Borrowed(bytes) => Body::from(bytes),
        Cow::Owned(bytes) => Body::from(bytes),
    }
}

/// What the app is made of.
fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        _ => "application/octet-stream",
    }
}

/// The app was not built: a page that says what to do.
fn unbuilt() -> Response {
    let problem = Problem::no_web();
    let text = problem.to_string();
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    let page = format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>skep</title><p>{text}</p></html>\n"
    );
    (problem.status(), Html(page)).into_response()
}
