//! The files of the web app: which one answers a path, how it is cached, and what is compressed.

use std::borrow::Cow;
use std::io::Read;

use axum::body::to_bytes;
use axum::http::StatusCode;
use flate2::read::GzDecoder;
use skep_server::{Options, WebFile, router};
use tempfile::TempDir;

use crate::live::host::options;
use crate::live::http::{GAME, addresses, make, send, text};

fn file(path: &str) -> Option<WebFile> {
    let (hash, bytes): (u8, &[u8]) = match path {
        "index.html" => (1, b"<!doctype html>the app"),
        "favicon.svg" => (2, b"<svg/>"),
        "assets/board-1234.js" => (3, b"let board;"),
        "assets/letters.woff2" => (4, b"letters"),
        // Large enough to be compressed, if it were of another kind.
        "assets/photo.png" => (5, &[0; 10_000]),
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
    let photo = "\0".repeat(10_000);
    // Path, then body, content type, cache-control, and the encoding if gzip is accepted.
    #[rustfmt::skip]
    let rows = [
        ("/", "<!doctype html>the app", "text/html; charset=utf-8", "no-cache", "gzip"),
        ("/game/abc", "<!doctype html>the app", "text/html; charset=utf-8", "no-cache", "gzip"),
        ("/../../Cargo.toml", "<!doctype html>the app", "text/html; charset=utf-8", "no-cache", "gzip"),
        ("/favicon.svg", "<svg/>", "image/svg+xml", "no-cache", "gzip"),
        ("/assets/board-1234.js", "let board;", "text/javascript; charset=utf-8", forever, "gzip"),
        ("/assets/letters.woff2", "letters", "font/woff2", forever, ""),
        ("/assets/photo.png", photo.as_str(), "image/png", forever, ""),
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

/// Large answers of the API are compressed, and say the same.
#[tokio::test(flavor = "multi_thread")]
async fn large_answers_are_compressed() {
    let (router, _folder) = addresses().await;
    let id = make(&router, GAME).await.id;
    let rows = [
        ("GET /api/learn".to_owned(), true),
        // Nobody has moved yet.
        (format!("GET /api/games/{id}"), false),
        (format!("GET /api/games/{id}/picture.svg"), true),
        ("GET /api/health".to_owned(), false),
        ("GET /api/nowhere".to_owned(), false),
    ];
    for (request, is_compressed) in rows {
        let plain = send(&router, &request, "", &[]).await;
        assert_eq!(plain.headers().get("content-encoding"), None, "{request}");
        let plain = text(plain).await;

        let accept = [("accept-encoding", "br, gzip;q=0.9")];
        let answer = send(&router, &request, "", &accept).await;
        let encoding = answer.headers().get("content-encoding").cloned();
        let encoding = encoding.as_ref().map(|value| value.to_str().unwrap());
        assert_eq!(encoding, is_compressed.then_some("gzip"), "{request}");
        let bytes = to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        if is_compressed {
            let mut unpacked = String::new();
            GzDecoder::new(&*bytes)
                .read_to_string(&mut unpacked)
                .unwrap();
            assert_eq!(unpacked, plain, "{request}");
            assert!(bytes.len() < plain.len(), "{request}");
        } else {
            assert_eq!(bytes, plain.as_bytes(), "{request}");
        }
    }
}
