//! The files of the web app, provided by the binary. A path that is not a file gets the app's page,
//! which finds the right view by the address.
//!
//! Each file is compressed once, when it is first requested, as small as gzip can make it. That
//! takes too long to do per request, as a layer of tower-http would, and its `ServeDir` serves only
//! folders on disk.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io::Write;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::Method;
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::response::{Html, IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::app::App;
use crate::compression::is_compressible;
use crate::etag;
use crate::problem::Problem;

/// A file of the web app.
#[derive(Clone, Debug)]
pub struct WebFile {
    /// Its content.
    pub bytes: Cow<'static, [u8]>,
    /// A hash of its content, to distinguish versions of the file.
    pub hash: [u8; 32],
}

/// The files of the web app by their paths below its root, such as `index.html`.
///
/// The binary provides them, so everything below it compiles without them.
pub type WebFiles = fn(&str) -> Option<WebFile>;

/// The page of the app.
const INDEX: &str = "index.html";
/// Names of files in this folder change with their content.
const HASHED: &str = "assets/";

/// Files compressed so far, by the hash of their content.
static COMPRESSED: LazyLock<Mutex<HashMap<[u8; 32], Bytes>>> = LazyLock::new(Mutex::default);

/// Answers every path that is not part of the API.
pub(crate) async fn serve(State(app): State<Arc<App>>, request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return Problem::no_such_address().into_response();
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Problem::wrong_method().into_response();
    }
    // During development the files are read from disk, but only those in its folder.
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

/// The file, compressed if the client accepts that.
fn respond(name: &str, file: WebFile, request: &HeaderMap) -> Response {
    let kind = content_type(name);
    let is_compressed = is_compressible(kind) && accepts_gzip(request);
    let tag = tag(&file, is_compressed);
    let cache = if name.starts_with(HASHED) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let mut response = etag::respond(request, &tag, cache, || {
        if is_compressed {
            let encoding = [(header::CONTENT_ENCODING, "gzip")];
            (encoding, Body::from(compressed(&file))).into_response()
        } else {
            body(file.bytes).into_response()
        }
    });
    let headers = response.headers_mut();
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    response
}

fn accepts_gzip(request: &HeaderMap) -> bool {
    let accepted = request.get(header::ACCEPT_ENCODING);
    let accepted = accepted.and_then(|value| value.to_str().ok());
    accepted.is_some_and(|text| text.split(',').any(|word| word.trim() == "gzip"))
}

/// The file's compressed content.
fn compressed(file: &WebFile) -> Bytes {
    // A panic while the lock was held leaves a valid map.
    let known = || COMPRESSED.lock().unwrap_or_else(PoisonError::into_inner);
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

/// A tag for exactly this content.
fn tag(file: &WebFile, is_compressed: bool) -> String {
    let digits = file.hash[..12].iter().map(|byte| format!("{byte:02x}"));
    let digits: String = digits.collect();
    let encoding = if is_compressed { "gzip" } else { "" };
    format!("\"{digits}{encoding}\"")
}

fn body(bytes: Cow<'static, [u8]>) -> Body {
    match bytes {
        Cow::Borrowed(bytes) => Body::from(bytes),
        Cow::Owned(bytes) => Body::from(bytes),
    }
}

/// The content types of the app's files.
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

/// A page that says what to do if the web app was not built.
fn unbuilt() -> Response {
    let problem = Problem::no_web();
    let text = problem.to_string();
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    let page = format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>skep</title><p>{text}</p></html>\n"
    );
    (problem.status(), Html(page)).into_response()
}
