//! The messages waiting for one client.

use std::sync::{Arc, OnceLock};

use axum::extract::ws::Utf8Bytes;
use skep_wire::FromServer;
use tokio::sync::mpsc;

/// A number for each connection.
pub(crate) type ConnectionId = u64;

/// Where a client's messages wait. `limits::OUTBOX` is its size.
pub(crate) type Outbox = mpsc::Sender<Outgoing>;

/// Something that waits to be sent.
#[derive(Clone, Debug)]
pub(crate) enum Outgoing {
    /// A message.
    Message(Arc<SharedMessage>),
    /// The last item: why the connection ends.
    Close { code: u16, reason: &'static str },
}

/// A message that may go to many clients. It is serialised at most once, and only if one of them is a socket.
#[derive(Debug)]
pub(crate) struct SharedMessage {
    message: FromServer,
    json: OnceLock<Utf8Bytes>,
}

impl Outgoing {
    pub(crate) fn of(message: FromServer) -> Outgoing {
        Outgoing::Message(Arc::new(SharedMessage {
            message,
            json: OnceLock::new(),
        }))
    }

    /// Whether nothing may follow.
    pub(crate) const fn is_last(&self) -> bool {
        matches!(self, Outgoing::Close { .. })
    }
}

impl SharedMessage {
    pub(crate) const fn message(&self) -> &FromServer {
        &self.message
    }

    /// A clone refers to the same bytes, which are known to be UTF-8.
    pub(crate) fn json(&self) -> &Utf8Bytes {
        self.json.get_or_init(|| {
            let json = serde_json::to_string(&self.message);
            json.expect("messages have nothing that JSON cannot say")
                .into()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Outgoing;
    use skep_wire::FromServer;

    #[test]
    fn a_message_to_many_is_serialised_once() {
        let message = Outgoing::of(FromServer::Pong);
        let bytes = |outgoing: &Outgoing| match outgoing {
            Outgoing::Message(message) => message.json().as_ptr(),
            Outgoing::Close { .. } => panic!("it is a message"),
        };
        let first = bytes(&message.clone());
        assert!((0..10).all(|_| bytes(&message.clone()) == first));
    }
}
