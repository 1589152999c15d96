//! The WebSocket. One half reads messages and calls the services, the other writes what waits in the send queue.
//!
//! Both are bounded. A client that sends too fast or too much is refused and then cut off. One that reads too slowly
//! misses events and gets the whole game later (`table/watchers/slow_client.rs`). One that is silent for too long is
//! disconnected. A message that cannot be read is answered with an error, and the connection stays open.

use std::collections::HashSet;
use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use skep_wire::{FromServer, PlayerCommand, ToServer};
use tokio::sync::{mpsc, watch};
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::allowances::Kind;
use crate::app::App;
use crate::connections::Connection;
use crate::limits;
use crate::open_sockets::Slot;
use crate::problem::{Code, Problem};
use crate::rate_limit::{Admission, RateLimit};
use crate::requester::Requester;
use crate::send_queue::Outgoing;
use crate::store::GameId;
use crate::table::Watcher;

/// Codes of RFC 6455.
mod code {
    pub(super) const AWAY: u16 = 1001;
    pub(super) const POLICY: u16 = 1008;
    pub(super) const TOO_BIG: u16 = 1009;
}

/// Bytes that a socket reads at once, and keeps room for as long as it is open. By default that would be 128 kB; what
/// clients send is a hundred bytes or two.
const READ_BUFFER: usize = 1024;
/// Bytes of short messages that are gathered before they are written.
const WRITE_BUFFER: usize = 4 * 1024;
/// Messages that are written together at most.
const AT_ONCE: usize = 16;

/// `GET /api/socket`
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    requester: Requester,
    connection: Option<Extension<Arc<Connection>>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade.map_err(|_| Problem::not_a_socket())?;
    let slot = app.services.admit(&requester)?;
    if let Some(Extension(connection)) = connection {
        connection.become_socket(app.services.limits().socket_bytes);
    }
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(limits::MESSAGE_BYTES)
        .max_frame_size(limits::MESSAGE_BYTES);
    Ok(upgrade.on_upgrade(move |socket| serve(app, requester, slot, socket)))
}

async fn serve(app: Arc<App>, requester: Requester, slot: Slot, socket: WebSocket) {
    let (sink, mut stream) = socket.split();
    let (outbox, queue) = mpsc::channel(limits::OUTBOX);
    let speaker = tokio::spawn(speak(sink, queue, app.closing.subscribe()));
    let listener = Listener {
        rate_limit: RateLimit::new(app.services.limits().frames),
        app,
        requester,
        watcher: Watcher {
            actor: requester.actor,
            client: requester.client(),
            connection: slot.connection,
            outbox: outbox.clone(),
        },
        watched: HashSet::new(),
    };
    let watcher = listener.watcher.clone();
    let farewell = tokio::select! {
        farewell = listener.listen(&mut stream) => farewell,
        () = watcher.outbox.closed() => None,
    };
    drop(watcher);
    if let Some((code, reason)) = farewell {
        let close = Outgoing::Close { code, reason };
        // A client that does not read is closed without a reason.
        let _ = timeout(limits::LAST_WORDS, outbox.send(close)).await;
    }
    drop(outbox);
    if farewell.is_some() {
        // A connection that is closed while something unread waits takes the farewell with it.
        let rest = async { while let Some(Ok(_)) = stream.next().await {} };
        let _ = timeout(limits::LAST_WORDS, rest).await;
    }
    // Tables still hold the outbox of a socket that is gone, so the speaker is not waited for: it ends by itself
    // when it has spoken the farewell or cannot write any more.
    if farewell.is_none() {
        speaker.abort();
    }
}

/// Why a connection ends: a code, and a word for developers.
type Farewell = (u16, &'static str);

/// Writes what waits in the queue, and pings now and then.
async fn speak(
    mut sink: SplitSink<WebSocket, Message>,
    mut queue: mpsc::Receiver<Outgoing>,
    mut closing: watch::Receiver<bool>,
) {
    let mut pings = interval(limits::PING_PERIOD);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    pings.reset();
    let mut waiting = Vec::new();
    loop {
        tokio::select! {
            count = queue.recv_many(&mut waiting, AT_ONCE) => if count == 0 {
                return;
            },
            _ = pings.tick() => {
                if !write(&mut sink, [Message::Ping(Vec::new().into())]).await {
                    return;
                }
            }
            () = ending(&mut closing) => {
                // Settled commands are answered before the end.
                while let Ok(outgoing) = queue.try_recv() {
                    waiting.push(outgoing);
                }
                waiting.push(Outgoing::Close { code: code::AWAY, reason: "the server ends" });
            }
        };
        let last = waiting.iter().position(Outgoing::is_last);
        // Nothing can be sent after a farewell.
        waiting.truncate(last.map_or(waiting.len(), |last| last + 1));
        if !write(&mut sink, waiting.drain(..).map(frame)).await || last.is_some() {
            return;
        }
    }
}

/// Completes when the server is about to stop.
async fn ending(closing: &mut watch::Receiver<bool>) {
    // If the sender is gone, the server has stopped.
    let _ = closing.wait_for(|is_closing| *is_closing).await;
}

fn frame(outgoing: Outgoing) -> Message {
    match outgoing {
        Outgoing::Message(message) => Message::Text(message.json().clone()),
        Outgoing::Close { code, reason } => Message::Close(Some(CloseFrame {
            code,
            reason: reason.into(),
        })),
    }
}

/// Writes messages, together if they are short; `false` if the connection is gone.
async fn write(
    sink: &mut SplitSink<WebSocket, Message>,
    messages: impl IntoIterator<Item = Message>,
) -> bool {
    let written = async {
        for message in messages {
            sink.feed(message).await?;
        }
        sink.flush().await
    };
    matches!(timeout(limits::WRITE_TIME, written).await, Ok(Ok(())))
}

/// The reading half.
struct Listener {
    app: Arc<App>,
    requester: Requester,
    watcher: Watcher,
    watched: HashSet<GameId>,
    rate_limit: RateLimit,
}

impl Listener {
    async fn listen(mut self, stream: &mut SplitStream<WebSocket>) -> Option<Farewell> {
        self.say(FromServer::Welcome {
            version: crate::VERSION.to_owned(),
        })
        .await;
        let farewell = loop {
            let message = match timeout(limits::SILENCE, stream.next()).await {
                Err(_) => break Some((code::POLICY, "silent for too long")),
                Ok(None) => break None,
                Ok(Some(Err(error))) => break self.broken(&error).await,
                Ok(Some(Ok(message))) => message,
            };
            // Frames of every kind count: each of them costs us something.
            let admission = self.admit();
            match (admission, message) {
                (Admission::CutOff, _) => break Some((code::POLICY, "too many frames")),
                (_, Message::Close(_)) => break None,
                // Answered by the library.
                (_, Message::Ping(_) | Message::Pong(_)) => {}
                (Admission::Refused, _) => self.complain(Problem::too_fast()).await,
                (Admission::Granted, Message::Binary(_)) => {
                    self.complain(Problem::not_text()).await;
                }
                (Admission::Granted, Message::Text(text)) => match serde_json::from_str(&text) {
                    Ok(message) => self.receive(message).await,
                    Err(error) => {
                        let problem = Problem::unreadable_message(&error.to_string());
                        self.complain(problem).await;
                    }
                },
            }
        };
        for id in &self.watched {
            self.app.services.leave(id, self.watcher.connection).await;
        }
        farewell
    }

    /// Counts a frame against the allowances of the socket and its address.
    fn admit(&mut self) -> Admission {
        let allowed = self.app.allowances.take(Kind::Frame, &self.requester);
        self.rate_limit.admit(allowed.is_ok())
    }

    /// A frame that is not a message of the protocol at all.
    async fn broken(&self, error: &axum::Error) -> Option<Farewell> {
        let source = std::error::Error::source(error)?;
        let error = source.downcast_ref::<tungstenite::Error>()?;
        if !matches!(error, tungstenite::Error::Capacity(_)) {
            return None;
        }
        let kilobytes = limits::MESSAGE_BYTES / 1024;
        self.complain(Problem::message_too_long(kilobytes)).await;
        Some((code::TOO_BIG, "message too long"))
    }

    async fn receive(&mut self, message: ToServer) {
        match message {
            ToServer::Ping => self.say(FromServer::Pong).await,
            ToServer::Watch { game, since } => {
                if let Err(problem) = self.watch(&game, since).await {
                    self.say(unwatched(game, &problem)).await;
                }
            }
            ToServer::Unwatch { game } => {
                if let Ok(id) = game.parse::<GameId>()
                    && self.watched.remove(&id)
                {
                    self.app.services.leave(&id, self.watcher.connection).await;
                }
            }
            ToServer::Command { id, game, command } => {
                let answer = match self.command(&id, &game, &command).await {
                    Ok(version) => FromServer::Settled { id, game, version },
                    Err(problem) => FromServer::Refused {
                        id,
                        game,
                        problem: problem.view(),
                    },
                };
                self.say(answer).await;
            }
        }
    }

    async fn watch(&mut self, game: &str, since: Option<u64>) -> Result<(), Problem> {
        let id: GameId = game.parse().map_err(|_| Problem::no_such_game())?;
        if !self.watched.contains(&id) && self.watched.len() >= limits::WATCHED {
            return Err(Problem::too_many_watched(limits::WATCHED));
        }
        self.app.services.tell(&id, &self.watcher, since).await?;
        self.watched.insert(id);
        Ok(())
    }

    async fn command(&self, id: &str, game: &str, command: &PlayerCommand) -> Result<u64, Problem> {
        let game: GameId = game.parse().map_err(|_| Problem::no_such_game())?;
        let requester = self.requester;
        self.app
            .services
            .command(requester, &game, id, command)
            .await
    }

    async fn complain(&self, problem: Problem) {
        let problem = problem.view();
        let game = None;
        self.say(FromServer::Error { game, problem }).await;
    }

    /// Puts a message into the outbox. As long as that is full, nothing more is read.
    async fn say(&self, message: FromServer) {
        // If the writing half is gone, the reading half is about to end too.
        let _ = self.watcher.outbox.send(Outgoing::of(message)).await;
    }
}

/// Why a game is not shown. Only a missing game is gone for good; other problems may pass.
fn unwatched(game: String, problem: &Problem) -> FromServer {
    let (is_gone, problem) = (problem.code() == Code::NoSuchGame, problem.view());
    if is_gone {
        FromServer::Gone { game, problem }
    } else {
        let game = Some(game);
        FromServer::Error { game, problem }
    }
}
