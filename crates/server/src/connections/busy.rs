//! A connection is busy from the head of a request to the last byte of its answer.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{ConnectInfo, Request};
use axum::response::Response;
use hyper::body::{Body as HttpBody, Frame, Incoming, SizeHint};
use tower::ServiceExt as _;

use super::stream::Connection;

/// Answers a request that came over this connection.
pub(super) async fn answer(
    router: Router,
    connection: Arc<Connection>,
    peer: SocketAddr,
    request: hyper::Request<Incoming>,
) -> Result<Response, Infallible> {
    let busy = Busy::new(Arc::clone(&connection));
    let mut request: Request = request.map(Body::new);
    let extensions = request.extensions_mut();
    extensions.insert(ConnectInfo(peer));
    extensions.insert(connection);
    let response = router.oneshot(request).await?;
    Ok(response.map(|body| Body::new(Answer { body, _busy: busy })))
}

/// Marks the connection as busy until it is dropped.
struct Busy(Arc<Connection>);

impl Busy {
    fn new(connection: Arc<Connection>) -> Busy {
        connection.place.set_busy();
        Busy(connection)
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.place.set_idle();
    }
}

/// The answer to a request.
struct Answer {
    body: Body,
    _busy: Busy,
}

impl HttpBody for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.get_mut().body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
