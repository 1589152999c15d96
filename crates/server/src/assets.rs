//! The pages: files of the web app, which whoever starts the server hands over. A path that names no file gets the app
//! itself, which finds its page by the address. Text is compressed when it is first asked for.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io::Write;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::app::App;
use crate::problem::Problem;

/// A file of the web app.
#[derive(Clone, Debug)]
pub struct WebFile {
    /// What is in it.
    pub bytes: Cow<'static, [u8]>,
    /// A hash of the bytes, to tell versions of the file apart.
    pub hash: [u8; 32],
}

/// The files of the web app by their paths below its root, such as `index.html`.
///
/// The binary hands them in, so everything below it compiles without them.
pub type WebFiles = fn(&str) -> Option<WebFile>;

/// The page of the app.
const INDEX: &str = "index.html";
/// Where the files are whose names change with what is in them.
const HASHED: &str = "assets/";

/// What has been packed so far, by the hash of what it was: each file is packed once.
static PACKED: LazyLock<Mutex<HashMap<[u8; 32], Bytes>>> = LazyLock::new(Mutex::default);

/// Answers whatever is no address of the interface.
pub(crate) async fn serve(State(app): State<Arc<App>>, request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return Problem::no_such_address().into_response();
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Problem::wrong_method().into_response();
    }
    // While the app is being written its files are read from disk, and only those of its folder.
    let is_file = !path.contains("..") && (app.web)(path).is_some();
    if path.starts_with(HASHED) && !is_file {
        return Problem::no_such_address().into_response();
    }
    let name = if is_file { path } else { INDEX };
    match (app.web)(name) {
        Some(file) => respond(name, file, request.headers()),
        None => unbuilt(),
    }
}

/// The file, packed if it may be, or that the browser has it already.
fn respond(name: &str, file: WebFile, asked: &HeaderMap) -> Response {
    let kind = content_type(name);
    let packing = (is_text(kind) && accepts_gzip(asked)).then_some("gzip");
    let tag = tag(&file, packing);
    let cache = if name.starts_with(HASHED) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let is_known = asked.get(header::IF_NONE_MATCH) == Some(&tag);
    let mut response = match packing {
        _ if is_known => StatusCode::NOT_MODIFIED.into_response(),
        Some(_) => Body::from(packed(&file)).into_response(),
        None => body(file.bytes).into_response(),
    };
    let headers = response.headers_mut();
    headers.insert(header::ETAG, tag);
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    if let Some(packing) = packing {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(packing));
    }
    response
}

fn accepts_gzip(asked: &HeaderMap) -> bool {
    let accepted = asked.get(header::ACCEPT_ENCODING);
    let accepted = accepted.and_then(|value| value.to_str().ok());
    accepted.is_some_and(|text| text.split(',').any(|word| word.trim() == "gzip"))
}

/// Pictures and fonts are packed already.
fn is_text(kind: &str) -> bool {
    let words = ["text/", "json", "svg", "javascript"];
    words.iter().any(|word| kind.contains(word))
}

/// The file, packed now or before.
fn packed(file: &WebFile) -> Bytes {
    // A panic while the lock was held leaves a map that is still a map.
    let known = || PACKED.lock().unwrap_or_else(PoisonError::into_inner);
    let hash = file.hash;
    if let Some(bytes) = known().get(&hash) {
        return bytes.clone();
    }
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    let written = encoder.write_all(&file.bytes);
    let bytes = written.and_then(|()| encoder.finish());
    let bytes = Bytes::from(bytes.expect("memory takes whatever is written"));
    known().insert(hash, bytes.clone());
    bytes
}

/// A name for exactly these bytes.
fn tag(file: &WebFile, packing: Option<&str>) -> HeaderValue {
    let digits = file.hash[..12].iter().map(|byte| format!("{byte:02x}"));
    let digits: String = digits.collect();
    let tag = format!("\"{digits}{}\"", packing.unwrap_or_default());
    HeaderValue::from_str(&tag).expect("digits may stand in a header")
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
