//! Connections: how many there may be, and for how long one may keep us waiting.
//!
//! `axum::serve` waits for ever for whoever connects and then says nothing. So we take the connections ourselves and let
//! hyper, which axum stands on, watch the time.

use std::io;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};

use crate::limits;

/// How long to wait when the system has no connection to give, as when too many files are open.
const PAUSE: Duration = Duration::from_millis(500);

/// Answers whoever connects until the server closes, then lets those finish who are being answered. A connection on
/// which the head of a request takes longer than `head_time` is closed.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    mut closing: watch::Receiver<bool>,
    head_time: Duration,
) {
    let places = Arc::new(Semaphore::new(limits::CONNECTIONS));
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            // The sender lives as long as the server.
            _ = closing.wait_for(|is_closing| *is_closing) => break,
        };
        let stream = match accepted {
            Ok((stream, _)) => stream,
            Err(error) => {
                pause_after(&error).await;
                continue;
            }
        };
        // Whoever comes when all places are taken is not answered: that would need a place too.
        let Ok(place) = Arc::clone(&places).try_acquire_owned() else {
            tracing::warn!(limit = limits::CONNECTIONS, "too many connections");
            continue;
        };
        let (router, closing) = (router.clone(), closing.clone());
        tokio::spawn(async move {
            if let Err(error) = answer(stream, router, closing, head_time).await {
                tracing::debug!(%error, "a connection broke");
            }
            drop(place);
        });
    }
    drop(listener);
    // All have ended when all places are free; nobody closes the semaphore.
    let _ = places.acquire_many(limits::CONNECTIONS as u32).await;
}

/// Answers on one connection.
async fn answer(
    stream: TcpStream,
    router: Router,
    mut closing: watch::Receiver<bool>,
    head_time: Duration,
) -> hyper::Result<()> {
    // Small messages are not held back to be sent together: that would take 40 ms.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "messages on this connection may be late");
    }
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head_time)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(router))
        .with_upgrades();
    let mut connection = pin!(connection);
    let closed = async {
        let _ = closing.wait_for(|is_closing| *is_closing).await;
    };
    tokio::select! {
        answered = connection.as_mut() => answered,
        () = closed => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    }
}

/// A client that left before it was taken in is no trouble; anything else may need a while.
async fn pause_after(error: &io::Error) {
    let has_left = matches!(
        error.kind(),
        io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionReset
    );
    if !has_left {
        tracing::error!(%error, "no connection can be taken");
        tokio::time::sleep(PAUSE).await;
    }
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

    use super::serve;

    /// Only a test that hangs waits so long.
    const PATIENCE: Duration = Duration::from_secs(300);

    /// What a client gets that sends this and then nothing more, until the connection is closed.
    async fn answer_to(sent: &str, head_time: Duration) -> String {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = Router::new().route("/", get(|| async { "here" }));
        let (closing, is_closing) = watch::channel(false);
        let serving = tokio::spawn(serve(listener, router, is_closing, head_time));
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
        // Whoever asks in time is answered. How much time that takes depends on the machine.
        for factor in [1, 4, 16, 64, 256] {
            let asked = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
            if answer_to(asked, time * factor).await.ends_with("here") {
                return;
            }
        }
        panic!("nobody was answered");
    }
}
