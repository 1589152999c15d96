//! What is refused: malformed, too long, too fast, illegal; and how connections end.

use futures_util::{SinkExt as _, Stream, StreamExt as _};
use skep_server::limits;
use skep_wire::{Argument, FromServer, PlayerCommand, ToServer};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::live::host::{Host, PATIENCE, PERSON, game_of};

#[tokio::test(flavor = "multi_thread")]
async fn invalid_messages_are_answered_with_an_error() {
    let host = Host::start().await;
    let mut client = host.client().await;
    let rows = [
        "",
        "hello",
        "{}",
        "[]",
        "null",
        r#"{"type":"dance"}"#,
        r#"{"type":"watch"}"#,
        r#"{"type":"watch","game":7}"#,
        r#"{"type":"command","id":"x","game":"g","command":{"type":"surrender"}}"#,
        r#"{"type":"command","id":"x","game":"g","command":{"type":"play","mv":"wA1"}}"#,
        r#"{"type":"watch","game":"g","since":-1}"#,
        "\u{0}\u{1}",
    ];
    for text in rows {
        client.send_text(text).await;
        let FromServer::Error { problem, .. } = client.receive().await else {
            panic!("{text:?} is no message");
        };
        assert_eq!(problem.code, "unreadable-message", "{text}");
    }
    client.send_bytes(b"{}").await;
    let FromServer::Error { problem, .. } = client.receive().await else {
        panic!("bytes are no message");
    };
    assert_eq!(problem.code, "not-text");
    // The connection stays open.
    client.send(&ToServer::Ping).await;
    assert_eq!(client.receive().await, FromServer::Pong);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_refused_with_the_reason() {
    let host = Host::start().await;
    let game = host.make(&game_of(PERSON, PERSON)).await;
    let mut client = host.client().await;
    let mut view = client.watch_whole(&game.id).await;
    for mv in ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"] {
        client.play(&mut view, mv).await.unwrap();
    }
    let rows = [
        (4, "wA1 wS1/", "enemy-beside"),
        (4, "wA1 bQ-", "no-friend-beside"),
        (4, "wA1 wQ", "occupied"),
        (4, "wS1 -wQ", "pinned"),
        (4, "wA2 -wQ", "out-of-order"),
        (4, "wM -wQ", "not-in-game"),
        (4, "pass", "pass-not-forced"),
        (4, "nonsense", "unreadable-move"),
        (4, "wA1 bA1-", "unreadable-move"),
        (3, "wA1 -wQ", "stale"),
        (9, "wA1 bA1-", "stale"),
    ];
    for (after, mv, expected) in rows {
        let play = PlayerCommand::Play {
            mv: mv.to_owned(),
            after,
        };
        let refused = client.command(&mut view, play).await;
        let problem = refused.unwrap_err();
        assert_eq!(problem.code, expected, "{mv}");
        assert_ne!(problem.text, problem.phrase.key, "it is worded");
        if expected == "pinned" {
            let piece = Argument::Piece("wS1".parse().unwrap());
            assert_eq!(problem.phrase.arguments["piece"], piece);
            let cut_off = Argument::Pieces(vec!["wQ".parse().unwrap()]);
            assert_eq!(problem.phrase.arguments["cut_off"], cut_off);
        }
    }
    assert_eq!(host.view(&game.id).await.version, 4, "nothing has changed");
    let long = "x".repeat(limits::KEY_CHARACTERS + 1);
    for (id, name, expected) in [
        ("", game.id.as_str(), "key-too-long"),
        (&long, &game.id, "key-too-long"),
        ("a", "nosuchgame", "no-such-game"),
        ("b", "../etc", "no-such-game"),
    ] {
        client.command_as(id, name, PlayerCommand::Resign).await;
        let FromServer::Refused { problem, .. } = client.receive().await else {
            panic!("{id} {name} is refused");
        };
        assert_eq!(problem.code, expected);
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_another_site_gets_no_socket() {
    let host = Host::start().await;
    let own = format!("http://{}", host.address);
    let rows = [
        (own.as_str(), 101),
        ("http://evil.example.com", 403),
        ("null", 403),
    ];
    for (origin, expected) in rows {
        let url = format!("ws://{}/api/socket", host.address);
        let mut request = url.into_client_request().unwrap();
        let origin = HeaderValue::from_str(origin).unwrap();
        request.headers_mut().insert("origin", origin.clone());
        let status = match tokio_tungstenite::connect_async(request).await {
            Ok((_, response)) => response.status(),
            Err(Error::Http(response)) => response.status(),
            Err(error) => panic!("{error}"),
        };
        assert_eq!(status.as_u16(), expected, "{origin:?}");
    }
    host.stop().await;
}

/// The server's messages before it closes the connection, and the code.
async fn last_words(
    socket: &mut (impl Stream<Item = Result<Message, Error>> + Unpin),
) -> (Option<String>, Option<CloseCode>) {
    let mut last = None;
    loop {
        let next = timeout(PATIENCE, socket.next()).await;
        match next
            .expect("the server says something")
            .and_then(Result::ok)
        {
            Some(Message::Text(text)) => match serde_json::from_str(&text).unwrap() {
                FromServer::Error { problem, .. } => last = Some(problem.code),
                FromServer::Pong => {}
                other => panic!("{other:?}"),
            },
            Some(Message::Close(frame)) => return (last, frame.map(|frame| frame.code)),
            Some(_) => {}
            None => return (last, None),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_is_too_long_ends_the_connection() {
    let host = Host::start().await;
    let mut client = host.client().await;
    client
        .send_text(&" ".repeat(limits::MESSAGE_BYTES + 1))
        .await;
    let (said, code) = last_words(&mut client.socket).await;
    assert_eq!(said.as_deref(), Some("message-too-long"));
    assert_eq!(code, Some(CloseCode::Size));
    // Others do not notice.
    host.client().await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_is_refused_and_then_cut_off() {
    let host = Host::start().await;
    let client = host.client().await;
    let (mut sink, mut stream) = client.socket.split();
    let ping = Message::text(r#"{"type":"ping"}"#);
    let flood = tokio::spawn(async move { while sink.send(ping.clone()).await.is_ok() {} });
    let (said, code) = last_words(&mut stream).await;
    flood.abort();
    assert_eq!(said.as_deref(), Some("too-fast"));
    assert!(matches!(code, Some(CloseCode::Policy) | None), "{code:?}");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_are_told_when_the_server_ends() {
    let host = Host::start_thinking().await;
    let game = host
        .make(&game_of(PERSON, crate::live::host::engine(10)))
        .await;
    let mut client = host.client().await;
    let mut view = client.watch_whole(&game.id).await;
    client.play(&mut view, "wS1").await.unwrap();
    // An engine is thinking meanwhile, and would not stop by itself.
    host.stop().await;
    let (_, code) = last_words(&mut client.socket).await;
    assert_eq!(code, Some(CloseCode::Away));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_cannot_be_watched_now_is_not_gone() {
    let host = Host::start().await;
    let mut client = host.client().await;
    let mut games = Vec::new();
    for _ in 0..=limits::WATCHED {
        games.push(host.make(&game_of(PERSON, PERSON)).await.id);
    }
    for game in &games[1..] {
        client.watch_whole(game).await;
    }
    let answer = client.watch(&games[0], None).await;
    let FromServer::Error { game, problem } = answer else {
        panic!("expected an error, found {answer:?}");
    };
    assert_eq!(game.as_ref(), Some(&games[0]));
    assert_eq!(problem.code, "too-many-watched");
    let game = games[1].clone();
    client.send(&ToServer::Unwatch { game }).await;
    client.watch_whole(&games[0]).await;
    host.stop().await;
}
