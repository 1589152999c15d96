//! The files of the web app: which one answers a path, what caches are told, and what is compressed.

use std::borrow::Cow;

use axum::http::StatusCode;
use skep_server::{Options, WebFile, router};
use tempfile::TempDir;

use crate::live::asked::{send, text};
use crate::live::host::options;

fn file(path: &str) -> Option<WebFile> {
    let (hash, bytes): (u8, &[u8]) = match path {
        "index.html" => (1, b"<!doctype html>the app"),
        "favicon.svg" => (2, b"<svg/>"),
        "assets/board-1234.js" => (3, b"let board;"),
        "assets/letters.woff2" => (4, b"letters"),
        _ => return None,
    };
    Some(WebFile {
        bytes: Cow::Borrowed(bytes),
        hash: [hash; 32],
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn each_path_has_its_file() {
    let folder = TempDir::new().unwrap();
    let options = Options {
        web: file,
        ..options(&folder)
    };
    let router = router(&options).await.unwrap();
    let forever = "public, max-age=31536000, immutable";
    // Path, then body, content type, cache-control, and the encoding if gzip is accepted.
    #[rustfmt::skip]
    let rows = [
        ("/", "<!doctype html>the app", "text/html; charset=utf-8", "no-cache", "gzip"),
        ("/game/abc", "<!doctype html>the app", "text/html; charset=utf-8", "no-cache", "gzip"),
        ("/../../Cargo.toml", "<!doctype html>the app", "text/html; charset=utf-8", "no-cache", "gzip"),
        ("/favicon.svg", "<svg/>", "image/svg+xml", "no-cache", "gzip"),
        ("/assets/board-1234.js", "let board;", "text/javascript; charset=utf-8", forever, "gzip"),
        ("/assets/letters.woff2", "letters", "font/woff2", forever, ""),
    ];
    for (path, body, content_type, cache, encoding) in rows {
        let request = format!("GET {path}");
        let plain = send(&router, &request, "", &[]).await;
        let header = |name: &str| plain.headers()[name].to_str().unwrap().to_owned();
        let found = (header("content-type"), header("cache-control"));
        assert_eq!(found, (content_type.to_owned(), cache.to_owned()), "{path}");
        let tag = header("etag");
        assert_eq!(text(plain).await, body, "{path}");

        let again = send(&router, &request, "", &[("if-none-match", &tag)]).await;
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED, "{path}");

        let packed = send(&router, &request, "", &[("accept-encoding", "br, gzip")]).await;
        let found = packed.headers().get("content-encoding");
        assert_eq!(
            found.map_or("", |found| found.to_str().unwrap()),
            encoding,
            "{path}"
        );
        let is_same = packed.headers()["etag"].to_str().unwrap() == tag;
        assert_eq!(is_same, encoding.is_empty(), "{path}: a tag names bytes");
    }
    let missing = send(&router, "GET /assets/none.js", "", &[]).await;
    assert_eq!(missing.status(), StatusCode::NOT_FOUND);
}
