//! Clients from several addresses: none takes more than its share, and none keeps the others out.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use skep_server::{Limits, Options};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::live::host::{Host, PATIENCE, options};

/// On Linux the whole network 127.0.0.0/8 is this machine, so a test can come from many addresses.
const fn home(number: u8) -> IpAddr {
    IpAddr::V4(Ipv4Addr::new(127, 0, 0, number))
}

/// A server that knows nobody, with these limits.
async fn open_server(limits: Limits, proxies: &[&str]) -> Host {
    let folder = TempDir::new().unwrap();
    let options = Options {
        trusts_everyone: true,
        proxies: proxies.iter().map(|text| text.parse().unwrap()).collect(),
        limits,
        ..options(&folder)
    };
    Host::start_with(&options, Some(folder)).await
}

async fn connect(from: IpAddr, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::new(from, 0)).unwrap();
    socket.connect(to).await.unwrap()
}

/// Sends a request from that address; returns the whole response, including its head.
async fn ask(from: IpAddr, to: SocketAddr, request: &str, headers: &str, body: &str) -> String {
    let mut stream = connect(from, to).await;
    let length = body.len();
    let request = format!(
        "{request} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{headers}Content-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let read = timeout(PATIENCE, stream.read_to_end(&mut answer)).await;
    read.expect("an answer").unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

async fn health(from: IpAddr, to: SocketAddr, headers: &str) -> String {
    ask(from, to, "GET /api/health", headers, "").await
}

#[tokio::test(flavor = "multi_thread")]
async fn occupied_connections_do_not_keep_others_out() {
    let half_head = "GET /api/health HTTP/1.1\r\nHost: loc";
    let half_body = "POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{";
    let rows = [
        // How many may be open in total and from one address; what the others send.
        (24, 8, ""),
        (24, 8, half_head),
        (24, 8, half_body),
        // One address may take all places, but does not keep them.
        (24, 99, ""),
        (24, 99, half_head),
        (24, 99, half_body),
    ];
    for (connections, connections_per_address, sent) in rows {
        let limits = Limits {
            connections,
            connections_per_address,
            // Waiting does not help here.
            head_time: Duration::from_secs(24 * 3_600),
            ..Limits::default()
        };
        let host = open_server(limits, &[]).await;
        let mut crowd = Vec::new();
        for _ in 0..3 * connections {
            let mut stream = connect(home(2), host.address).await;
            // A client that was already rejected cannot send.
            let _ = stream.write_all(sent.as_bytes()).await;
            crowd.push(stream);
        }
        for _ in 0..3 {
            let answer = health(home(3), host.address, "").await;
            assert!(answer.starts_with("HTTP/1.1 200"), "{sent:?}: {answer}");
        }
        drop(crowd);
        host.stop().await;
    }
}

/// Sends that many requests; returns how many are granted, and the last response.
async fn granted(
    host: &Host,
    from: IpAddr,
    request: (&str, &str),
    count: usize,
) -> (usize, String) {
    let mut granted = 0;
    let mut last = String::new();
    for _ in 0..count {
        last = ask(from, host.address, request.0, "", request.1).await;
        granted += usize::from(last.starts_with("HTTP/1.1 20"));
    }
    (granted, last)
}

const GAME: &str = r#"{"settings":{"game_type":"Base","opening":"tournament","takebacks":"free"},
    "seats":{"white":{"type":"person"},"black":{"type":"person"}}}"#;

#[tokio::test(flavor = "multi_thread")]
async fn each_address_has_an_allowance() {
    let engine = GAME.replacen("\"person\"", "\"engine\",\"level\":1", 1);
    let position = r#"{"position":"Base wQwB/bQbG w3 -"}"#;
    let record = "Base;InProgress;White[2];wS1;bS1 wS1-";
    let rows = [
        ("requests", "too-many-requests", ("GET /api/games", "")),
        (
            "games-made",
            "too-many-new-games",
            ("POST /api/games", GAME),
        ),
        (
            "engine-games",
            "too-many-new-games",
            ("POST /api/games", &engine),
        ),
        ("imports", "too-many-imports", ("POST /api/records", record)),
        (
            "searches",
            "too-many-searches",
            ("POST /api/positions", position),
        ),
    ];
    for (limit, code, request) in rows {
        let mut limits = Limits::default();
        limits.set(limit, "2/d").unwrap();
        let host = open_server(limits, &[]).await;
        for from in [home(2), home(3)] {
            let (count, last) = granted(&host, from, request, 4).await;
            assert_eq!(count, 2, "{limit}: {last}");
            assert!(last.starts_with("HTTP/1.1 429"), "{limit}: {last}");
            assert!(last.contains("retry-after: "), "{limit}: {last}");
            assert!(last.contains(&format!("\"code\":\"{code}\"")), "{last}");
        }
        host.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_owner_at_this_machine_has_no_limits() {
    let folder = TempDir::new().unwrap();
    let mut options = options(&folder);
    for limit in ["requests", "games-made", "imports", "searches"] {
        options.limits.set(limit, "1/d").unwrap();
    }
    options.limits.connections_per_address = 1;
    let host = Host::start_with(&options, Some(folder)).await;
    let (count, last) = granted(&host, home(1), ("POST /api/games", GAME), 5).await;
    assert_eq!(count, 5, "{last}");
    // Behind a proxy nobody is the owner, whatever the proxy's address.
    let headers = "X-Forwarded-For: 192.0.2.1\r\n";
    let refused = ask(home(1), host.address, "POST /api/games", headers, GAME).await;
    assert!(refused.starts_with("HTTP/1.1 403"), "{refused}");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_named_proxy_is_believed() {
    let mut limits = Limits::default();
    limits.set("requests", "2/d").unwrap();
    let host = open_server(limits, &["127.0.0.2/32"]).await;
    let rows = [
        // From where, for whom, how often: how many are granted?
        (home(2), "192.0.2.1", 3, 2),
        (home(2), "192.0.2.2", 3, 2),
        (home(2), "203.0.113.9, 192.0.2.2", 1, 0),
        (home(2), "2001:db8:1:2::1", 1, 1),
        (home(2), "2001:db8:1:2::2", 2, 1),
        // A stranger who claims to ask for others still has one allowance.
        (home(3), "192.0.2.3", 1, 1),
        (home(3), "192.0.2.4", 1, 1),
        (home(3), "192.0.2.5", 1, 0),
    ];
    for (from, client, count, expected) in rows {
        let mut granted = 0;
        for _ in 0..count {
            let header = format!("X-Forwarded-For: {client}\r\n");
            let answer = health(from, host.address, &header).await;
            granted += usize::from(answer.starts_with("HTTP/1.1 200"));
        }
        assert_eq!(granted, expected, "{from} for {client}");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_does_not_take_all_sockets() {
    let limits = Limits {
        sockets_per_address: 2,
        ..Limits::default()
    };
    let host = open_server(limits, &[]).await;
    let url = format!("ws://{}/api/socket", host.address);
    let mut open = Vec::new();
    for (from, is_open) in [(2, true), (2, true), (2, false), (3, true)] {
        let stream = connect(home(from), host.address).await;
        let socket = tokio_tungstenite::client_async(&url, stream).await;
        assert_eq!(socket.is_ok(), is_open, "127.0.0.{from}");
        open.extend(socket);
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_any_frames_is_cut_off() {
    let frame = |code, is_final| Frame::message(Vec::new(), OpCode::Data(code), is_final);
    let rows = [
        // How it begins, and what then comes endlessly.
        (None, Message::text("[]")),
        (None, Message::binary(vec![1])),
        (None, Message::Ping(Vec::new().into())),
        (None, Message::Pong(Vec::new().into())),
        (
            Some(Message::Frame(frame(Data::Text, false))),
            Message::Frame(frame(Data::Continue, false)),
        ),
    ];
    for (first, then) in rows {
        let mut limits = Limits::default();
        limits.set("frames", "20/d").unwrap();
        limits.set("socket-bytes", "50000/d").unwrap();
        let host = open_server(limits, &[]).await;
        let client = host.client().await;
        let (mut sink, mut stream) = client.socket.split();
        let kind = format!("{then:?}");
        let flood = tokio::spawn(async move {
            if let Some(first) = first {
                let _ = sink.feed(first).await;
            }
            while sink.send(then.clone()).await.is_ok() {}
        });
        let end = async { while let Some(Ok(_)) = stream.next().await {} };
        let cut_off = timeout(PATIENCE, end).await;
        assert!(cut_off.is_ok(), "{kind}");
        timeout(PATIENCE, flood).await.expect("it ends").unwrap();
        // Others do not notice.
        host.client().await;
        host.stop().await;
    }
}
