//! Connections: how many there may be, and how long one may keep us waiting.
//!
//! `axum::serve` waits for ever for a client that connects and then sends nothing. So we accept
//! connections ourselves and let hyper, which axum is built on, watch the time. Every connection is
//! accepted at once: if there is no room, an idle one is closed (`connections/registry.rs`), so one
//! address cannot keep the others out.

mod busy;
mod registry;
mod stream;

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::client_address::Proxies;
use crate::limits::{self, Limits};

use registry::{Registry, Room};
use stream::Stream;

pub(crate) use stream::Connection;

/// How long to wait when the system cannot open a connection, for example because too many files are open.
const PAUSE: Duration = Duration::from_millis(500);
/// How long to wait when one of our connections is being closed instead.
const SHORT_PAUSE: Duration = Duration::from_millis(10);

/// Who may have how many connections, and for how long.
pub(crate) struct Policy {
    pub(crate) limits: Limits,
    pub(crate) proxies: Proxies,
    /// Whether only the owner uses the server, on this machine.
    pub(crate) is_local: bool,
}

impl Policy {
    /// Whether the limit per address does not apply to this one.
    fn is_exempt(&self, peer: SocketAddr) -> bool {
        self.proxies.contains(peer.ip()) || self.is_local && peer.ip().is_loopback()
    }

    fn head_time(&self, peer: SocketAddr) -> Duration {
        if self.proxies.contains(peer.ip()) {
            limits::PROXY_HEAD_TIME.max(self.limits.head_time)
        } else {
            self.limits.head_time
        }
    }
}

/// Answers requests until the server stops, then lets open requests finish. A connection on which
/// the head of a request takes too long is closed.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    mut closing: watch::Receiver<bool>,
    policy: Policy,
) {
    let registry = Registry::new(Room {
        total: policy.limits.connections,
        per_address: policy.limits.connections_per_address,
    });
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            // The sender lives as long as the server.
            _ = closing.wait_for(|is_closing| *is_closing) => break,
        };
        let (tcp, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                pause_after(&error, &registry).await;
                continue;
            }
        };
        // A client without a place is not answered, because that would need a place too.
        let place = match registry.enter(peer.ip(), policy.is_exempt(peer)) {
            Ok(place) => place,
            Err(full) => {
                metrics::counter!("skep_connections_refused_total").increment(1);
                tracing::warn!(?full, address = %peer.ip(), "too many connections");
                continue;
            }
        };
        let connection = Connection::new(place);
        let (router, closing) = (router.clone(), closing.clone());
        let head_time = policy.head_time(peer);
        tokio::spawn(async move {
            if let Err(error) = keep(tcp, peer, connection, router, closing, head_time).await {
                tracing::debug!(%error, "a connection broke");
            }
        });
    }
    drop(listener);
    registry.empty().await;
}

/// Answers on one connection.
async fn keep(
    tcp: TcpStream,
    peer: SocketAddr,
    connection: Arc<Connection>,
    router: Router,
    mut closing: watch::Receiver<bool>,
    head_time: Duration,
) -> hyper::Result<()> {
    // Small messages are sent immediately: collecting them would take 40 ms.
    if let Err(error) = tcp.set_nodelay(true) {
        tracing::debug!(%error, "messages on this connection may be late");
    }
    let stream = Stream::new(tcp, Arc::clone(&connection));
    let asked = Arc::clone(&connection);
    let service =
        service_fn(move |request| busy::answer(router.clone(), Arc::clone(&asked), peer, request));
    let http = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head_time)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut http = pin!(http);
    let closed = async {
        let _ = closing.wait_for(|is_closing| *is_closing).await;
    };
    tokio::select! {
        answered = http.as_mut() => answered,
        () = connection.place.evicted() => Ok(()),
        () = closed => {
            http.as_mut().graceful_shutdown();
            http.await
        }
    }
}

/// A client that left before it was accepted is no problem. If too many files are open, an idle
/// connection is closed.
async fn pause_after(error: &io::Error, registry: &Registry) {
    let has_left = matches!(
        error.kind(),
        io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionReset
    );
    if has_left {
        return;
    }
    tracing::error!(%error, "no connection can be taken");
    let pause = if registry.make_room() {
        SHORT_PAUSE
    } else {
        PAUSE
    };
    tokio::time::sleep(pause).await;
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use axum::Router;
    use axum::routing::get;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::{TcpListener, TcpStream};
    use tokio::sync::watch;
    use tokio::time::timeout;

    use super::{Policy, serve};
    use crate::client_address::Proxies;
    use crate::limits::Limits;

    /// Only a hanging test waits this long.
    const PATIENCE: Duration = Duration::from_secs(300);

    /// What a client receives that sends this and then nothing more, until the connection is closed.
    async fn answer_to(sent: &str, head_time: Duration) -> String {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = Router::new().route("/", get(|| async { "here" }));
        let (closing, is_closing) = watch::channel(false);
        let policy = Policy {
            limits: Limits {
                head_time,
                ..Limits::default()
            },
            proxies: Proxies::default(),
            is_local: true,
        };
        let serving = tokio::spawn(serve(listener, router, is_closing, policy));
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(sent.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        let end = timeout(PATIENCE, stream.read_to_end(&mut answer));
        end.await.expect("the connection is closed").unwrap();
        closing.send(true).unwrap();
        serving.await.unwrap();
        String::from_utf8(answer).unwrap()
    }

    #[tokio::test]
    async fn who_says_nothing_is_not_waited_for() {
        let time = Duration::from_millis(100);
        for silent in ["", "GET / HTTP/1.1\r\nHost: loc"] {
            let answer = answer_to(silent, time).await;
            assert!(!answer.contains("here"), "{silent:?}: {answer}");
        }
        // A request in time is answered. How long that takes depends on the machine.
        for factor in [1, 4, 16, 64, 256] {
            let asked = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
            if answer_to(asked, time * factor).await.ends_with("here") {
                return;
            }
        }
        panic!("nobody was answered");
    }
}
