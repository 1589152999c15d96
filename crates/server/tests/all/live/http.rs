//! The HTTP interface, in rows: the request, the status, and the code or text of the answer.

use axum::Router;
use axum::body::Body;
use axum::http::{Request, Response};
use skep_server::{limits, router};
use skep_wire::{GameList, GameSummary, ProblemView};
use tempfile::TempDir;
use tower::ServiceExt;

use crate::live::host::options;

/// The routes of a server without a port.
pub(crate) async fn addresses() -> (Router, TempDir) {
    let folder = TempDir::new().unwrap();
    let router = router(&options(&folder)).await.unwrap();
    (router, folder)
}

pub(crate) async fn send(
    router: &Router,
    request: &str,
    body: &str,
    headers: &[(&str, &str)],
) -> Response<Body> {
    let (method, path) = request.split_once(' ').unwrap();
    let mut request = Request::builder().method(method).uri(path);
    if !headers.iter().any(|(name, _)| *name == "host") {
        request = request.header("host", "localhost");
    }
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Body::from(body.to_owned())).unwrap();
    router.clone().oneshot(request).await.unwrap()
}

pub(crate) async fn text(response: Response<Body>) -> String {
    let bytes = axum::body::to_bytes(response.into_body(), usize::MAX).await;
    String::from_utf8(bytes.unwrap().to_vec()).unwrap()
}

/// Expects the status, and the code of the problem or else a text in the answer.
#[track_caller]
fn check(status: u16, body: &str, request: &str, expected: (u16, &str)) {
    assert_eq!(status, expected.0, "{request}: {body}");
    match serde_json::from_str::<ProblemView>(body) {
        Ok(problem) => assert_eq!(problem.code, expected.1, "{request}: {body}"),
        Err(_) => assert!(body.contains(expected.1), "{request}: {body}"),
    }
}

pub(crate) const GAME: &str = r#"{"settings":{"game_type":"Base"},"seats":{"white":{"type":"person"},"black":{"type":"person"}}}"#;

pub(crate) async fn make(router: &Router, body: &str) -> GameSummary {
    let response = send(router, "POST /api/games", body, &[]).await;
    serde_json::from_str(&text(response).await).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_address_answers_or_says_why_not() {
    let (router, _folder) = addresses().await;
    let id = make(&router, GAME).await.id;
    let imported = send(&router, "POST /api/records", "Base+M wQbQ/wM w3 -", &[]).await;
    let imported: skep_wire::ImportView = serde_json::from_str(&text(imported).await).unwrap();
    let large = "x".repeat(limits::RECORD_BYTES + 1);
    let moves = vec!["pass"; limits::TRIED_MOVES + 1].join("\",\"");
    let many = format!(r#"{{"position":"Base - w1 -","moves":["{moves}"]}}"#);
    let with = |old: &str, new: &str| GAME.replace(old, new);
    #[rustfmt::skip]
    let rows = [
        ("GET /api/health", "", 200, r#""status":"ok""#),
        ("GET /api/nothing", "", 404, "no-such-address"),
        ("GET /api", "", 404, "no-such-address"),
        ("PUT /api/games", "", 405, "wrong-method"),
        ("POST /help", "", 405, "wrong-method"),
        ("GET /assets/none.js", "", 404, "no-such-address"),
        ("GET /game/abc", "", 503, "cargo xtask play"),
        ("GET /api/games", "", 200, &id),
        ("GET /api/games?state=over", "", 200, r#""next":null"#),
        ("GET /api/games?state=dead", "", 400, "unreadable-query"),
        ("GET /api/games?limit=many", "", 400, "unreadable-query"),
        ("GET /api/games?before=now", "", 400, "unreadable-query"),
        ("GET /api/games/nosuchgame", "", 404, "no-such-game"),
        ("GET /api/games/no%2Fsuch", "", 404, "no-such-game"),
        ("DELETE /api/games/nosuchgame", "", 404, "no-such-game"),
        ("GET /api/games/{id}", "", 200, r#""version":0"#),
        ("GET /api/games/{id}/record", "", 200, "Base;NotStarted;White[1]"),
        ("GET /api/games/{id}/record?format=pgn", "", 200, "[GameType \"Base\"]"),
        ("GET /api/games/{id}/record?format=sgf", "", 200, "(;"),
        ("GET /api/games/{id}/record?format=doc", "", 400, "unreadable-query"),
        ("GET /api/games/{imported}/record", "", 422, "no-game-string"),
        ("GET /api/games/{id}/picture.svg", "", 200, "<svg"),
        ("GET /api/games/{id}/picture.svg?theme=dark&ply=0", "", 200, "<svg"),
        ("GET /api/games/{id}/picture.svg?ply=1", "", 422, "no-such-ply"),
        ("GET /api/games/{id}/picture.svg?theme=red", "", 400, "unreadable-query"),
        ("GET /api/games/{id}/hint?after=1", "", 409, "stale"),
        ("GET /api/games/{id}/hint?after=0", "", 200, r#""reasons":[{"#),
        ("GET /api/games/{id}/coach", "", 200, r#""phrases":[{"key":"coach-first"}"#),
        ("GET /api/learn", "", 200, r#"{"id":"queen","rules":["R4.1"],"exercises":["queen-1""#),
        ("GET /api/learn/beetle", "", 200, r#""number":"R4.2""#),
        ("GET /api/learn/wasp", "", 404, "no-such-chapter"),
        ("GET /api/exercises/queen-1/solution", "", 200, r#"{"tries":["bQ "#),
        ("GET /api/exercises/queen-0/solution", "", 404, "no-such-exercise"),
        ("POST /api/exercises/queen-0", r#"{"tries":[]}"#, 404, "no-such-exercise"),
        ("POST /api/exercises/queen-1", r#"{"tries":["wQ wQ"]}"#, 200, r#""verdict":"wrong""#),
        ("POST /api/exercises/queen-1", r#"{"tries":["?"]}"#, 200, r#""verdict":"wrong""#),
        ("POST /api/exercises/queen-1", "[]", 400, "unreadable-body"),
        ("POST /api/positions", r#"{"position":"Base wQwB/bQbG w3 -"}"#, 200, r#""color":"white""#),
        ("POST /api/positions", r#"{"position":"Base wQwB/bQbG w3 -","moves":["wQ bG1/"]}"#, 409, "unreachable"),
        ("POST /api/positions", r#"{"position":"Base wQwB/bQbG w3 -","moves":["up"]}"#, 409, "unreadable-move"),
        ("POST /api/positions", r#"{"position":"Base wQ..bQ w3 -"}"#, 422, "unreadable-position"),
        ("POST /api/positions", &many, 422, "too-many-moves"),
        ("GET /api/socket", "", 426, "not-a-socket"),
        ("POST /api/records", "nonsense", 422, "unreadable-record"),
        ("POST /api/records", &large, 413, "body-too-large"),
        ("POST /api/records", "Base;;;wS1;bS1 wS1-", 201, r#""others":[]"#),
        ("POST /api/games", "", 400, "unreadable-body"),
        ("POST /api/games", &large, 413, "body-too-large"),
        ("POST /api/games", "{}", 400, "unreadable-body"),
        ("POST /api/games", &with("\"Base\"", "\"Chess\""), 422, "unknown-game-type"),
        (
            "POST /api/games",
            &with(r#"{"type":"person"}"#, r#"{"type":"engine","level":11}"#),
            422,
            "unknown-level",
        ),
        (
            "POST /api/games",
            &with(r#""Base""#, r#""Base","time":{"initial_ms":0,"increment_ms":0}"#),
            422,
            "unusable-clock",
        ),
        (
            "POST /api/games",
            &with(r#""Base""#, r#""Base","time":{"initial_ms":100000000,"increment_ms":0}"#),
            422,
            "unusable-clock",
        ),
        (
            "POST /api/games",
            &with(r#"{"settings""#, &format!(r#"{{"key":"{}","settings""#, "k".repeat(65))),
            422,
            "key-too-long",
        ),
        (
            "POST /api/games",
            &with(r#"{"type":"person"}"#, r#"{"type":"person","name":"a\nb"}"#),
            422,
            "unusable-name",
        ),
        (
            "POST /api/games",
            &with(r#"{"type":"person"}"#, r#"{"type":"person","name":"\u009b31m"}"#),
            422,
            "unusable-name",
        ),
        (
            "POST /api/games",
            &with(r#"{"type":"person"}"#, r#"{"type":"person","name":"\u202edrawkcab"}"#),
            422,
            "unusable-name",
        ),
        (
            "POST /api/games",
            &with(r#"{"type":"person"}"#, r#"{"type":"person","name":"דוד"}"#),
            201,
            r#""name":"דוד""#,
        ),
        (
            "POST /api/games",
            &with(r#"{"settings""#, r#"{"from":{"game":"nosuchgame","ply":0},"settings""#),
            404,
            "no-such-game",
        ),
        (
            "POST /api/games",
            &with(
                r#"{"settings""#,
                &format!(r#"{{"from":{{"game":"{id}","ply":1}},"settings""#),
            ),
            422,
            "no-such-ply",
        ),
        ("DELETE /api/games/{id}", "", 204, ""),
        ("GET /api/games/{id}", "", 404, "no-such-game"),
    ];
    for (request, body, status, says) in rows {
        let request = request
            .replace("{id}", &id)
            .replace("{imported}", &imported.id);
        let response = send(&router, &request, body, &[]).await;
        let found = response.status().as_u16();
        let csp = response.headers().get("content-security-policy");
        assert!(csp.is_some(), "{request}");
        check(found, &text(response).await, &request, (status, says));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn foreign_hosts_and_origins_are_refused() {
    let (router, _folder) = addresses().await;
    #[rustfmt::skip]
    let rows = [
        ("host", "localhost:8467", 200, "ok"),
        ("host", "evil.example.com", 403, "foreign-host"),
        ("host", "192.168.0.1", 403, "foreign-host"),
        ("origin", "http://evil.example.com", 403, "foreign-origin"),
        ("origin", "null", 403, "foreign-origin"),
        ("origin", "http://localhost", 200, "ok"),
    ];
    for (name, value, status, says) in rows {
        let response = send(&router, "GET /api/health", "", &[(name, value)]).await;
        let found = response.status().as_u16();
        check(found, &text(response).await, value, (status, says));
    }
    // Pages are refused, too.
    let response = send(&router, "GET /", "", &[("host", "evil.example.com")]).await;
    assert_eq!(response.status().as_u16(), 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_key_creates_one_game() {
    let (router, _folder) = addresses().await;
    let body = GAME.replace(r#"{"settings""#, r#"{"key":"k1","settings""#);
    let mut made = Vec::new();
    for status in [201, 200, 200] {
        let response = send(&router, "POST /api/games", &body, &[]).await;
        assert_eq!(response.status().as_u16(), status);
        let summary: GameSummary = serde_json::from_str(&text(response).await).unwrap();
        made.push(summary.id);
    }
    made.dedup();
    assert_eq!(made.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_come_in_pages() {
    let (router, _folder) = addresses().await;
    let mut made = Vec::new();
    for _ in 0..7 {
        made.push(make(&router, GAME).await.id);
    }
    let mut listed = Vec::new();
    let mut path = "GET /api/games?limit=3".to_owned();
    loop {
        let body = text(send(&router, &path, "", &[]).await).await;
        let list: GameList = serde_json::from_str(&body).unwrap();
        assert!(list.games.len() <= 3);
        listed.extend(list.games.into_iter().map(|game| game.id));
        let Some(next) = list.next else {
            break;
        };
        path = format!("GET /api/games?limit=3&before={next}");
    }
    made.sort();
    listed.sort();
    assert_eq!(listed, made);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cached_picture_is_not_sent_again() {
    let (router, _folder) = addresses().await;
    let id = make(&router, GAME).await.id;
    let request = format!("GET /api/games/{id}/picture.svg");
    let first = send(&router, &request, "", &[]).await;
    let tag = first.headers()["etag"].to_str().unwrap().to_owned();
    let again = send(&router, &request, "", &[("if-none-match", &tag)]).await;
    assert_eq!(again.status().as_u16(), 304);
    let dark = format!("{request}?theme=dark");
    let other = send(&router, &dark, "", &[("if-none-match", &tag)]).await;
    assert_eq!(other.status().as_u16(), 200);
}
