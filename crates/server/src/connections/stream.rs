//! The bytes of a connection. Its place is held as long as they can flow, even after it has become a socket.

use std::io;
use std::num::NonZeroU32;
use std::pin::Pin;
use std::sync::{Arc, OnceLock};
use std::task::{Context, Poll};

use governor::DefaultDirectRateLimiter;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;

use super::registry::Place;
use crate::limits::Rate;

/// A connection's bytes.
pub(super) struct Stream {
    tcp: TcpStream,
    connection: Arc<Connection>,
}

/// A connection, as requests on it know it.
pub(crate) struct Connection {
    pub(super) place: Place,
    /// How fast bytes may arrive once it is a socket. Before that, requests are counted.
    bytes: OnceLock<DefaultDirectRateLimiter>,
}

impl Connection {
    pub(super) fn new(place: Place) -> Arc<Connection> {
        Arc::new(Connection {
            place,
            bytes: OnceLock::new(),
        })
    }

    /// Turns the connection into a socket, which may send that many bytes.
    ///
    /// The WebSocket library joins the parts of a message and answers some frames by itself, so we
    /// never see all frames. Every frame has at least two bytes, so limiting bytes limits frames.
    pub(crate) fn become_socket(&self, bytes: Rate) {
        self.place.leave();
        self.bytes
            .get_or_init(|| DefaultDirectRateLimiter::direct(bytes.quota()));
    }

    /// Counts bytes that have arrived; `false` if there are too many.
    fn admits(&self, count: usize) -> bool {
        let count = u32::try_from(count).ok().and_then(NonZeroU32::new);
        let (Some(bytes), Some(count)) = (self.bytes.get(), count) else {
            return true;
        };
        matches!(bytes.check_n(count), Ok(Ok(())))
    }
}

impl Stream {
    pub(super) const fn new(tcp: TcpStream, connection: Arc<Connection>) -> Stream {
        Stream { tcp, connection }
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let stream = self.get_mut();
        let before = buffer.filled().len();
        let read = Pin::new(&mut stream.tcp).poll_read(context, buffer);
        if read.is_ready() && !stream.connection.admits(buffer.filled().len() - before) {
            return Poll::Ready(Err(io::Error::other("too many bytes")));
        }
        read
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.get_mut().tcp).poll_write(context, buffer)
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().tcp).poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().tcp).poll_shutdown(context)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffers: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.get_mut().tcp).poll_write_vectored(context, buffers)
    }

    fn is_write_vectored(&self) -> bool {
        self.tcp.is_write_vectored()
    }
}
