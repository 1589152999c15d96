//! A client: one socket that watches one game and may play in it.
//!
//! It parses only as much of a message as it needs, because clients and server share the processors.

use futures_util::{SinkExt as _, StreamExt as _};
use skep_wire::{PlayerCommand, ToServer};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use crate::Failure;
use crate::scripts::Ply;

/// Ten thousand clients with the default of 128 kB each would need more memory than the server.
const BUFFER: usize = 8 * 1024;

pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    game: String,
}

/// What a client waits for.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// The game as a whole.
    Game,
    /// Something happened, which led to that version.
    Events(u64),
    /// Its own command was carried out.
    Settled,
}

impl Client {
    /// Connects and watches a game.
    pub(crate) async fn start(address: &str, game: &str) -> Result<Client, Failure> {
        let config = WebSocketConfig::default().read_buffer_size(BUFFER);
        let url = format!("ws://{address}/api/socket");
        let (socket, _) = connect_async_with_config(url, Some(config), true).await?;
        let game = game.to_owned();
        let mut client = Client { socket, game };
        let watch = ToServer::Watch {
            game: client.game.clone(),
            since: None,
        };
        client.say(&watch).await?;
        while client.hear().await? != Heard::Game {}
        Ok(client)
    }

    /// Sends a move; it is `Heard::Settled` later.
    pub(crate) async fn send(&mut self, ply: &Ply) -> Result<(), Failure> {
        let command = ToServer::Command {
            id: ply.after.to_string(),
            game: self.game.clone(),
            command: PlayerCommand::Play {
                mv: ply.mv.clone(),
                after: ply.after,
            },
        };
        self.say(&command).await
    }

    async fn say(&mut self, message: &ToServer) -> Result<(), Failure> {
        let text = serde_json::to_string(message)?;
        self.socket.send(Message::text(text)).await?;
        Ok(())
    }

    /// The next relevant message. Cancel safe.
    pub(crate) async fn hear(&mut self) -> Result<Heard, Failure> {
        loop {
            let message = self.socket.next().await.ok_or("the server is gone")??;
            match message {
                Message::Text(text) => {
                    if let Some(heard) = read(&text)? {
                        return Ok(heard);
                    }
                }
                Message::Close(_) => return Err("the server has closed the connection".into()),
                _ => {}
            }
        }
    }
}

/// Reads the kind of a message and its relevant part.
fn read(text: &str) -> Result<Option<Heard>, Failure> {
    let rest = text.strip_prefix("{\"type\":\"");
    let (kind, rest) = rest
        .and_then(|rest| rest.split_once('"'))
        .ok_or_else(|| format!("expected a message, found {text:?}"))?;
    Ok(match kind {
        "settled" => Some(Heard::Settled),
        "game" => Some(Heard::Game),
        "events" => Some(Heard::Events(version(rest)?)),
        "refused" | "gone" | "error" => return Err(text.to_owned().into()),
        _ => None,
    })
}

/// The version in the rest of a message; it comes before everything long.
fn version(rest: &str) -> Result<u64, Failure> {
    let number = rest
        .split_once("\"version\":")
        .map(|(_, rest)| rest.bytes().take_while(u8::is_ascii_digit))
        .ok_or("expected a version")?;
    Ok(number.fold(0, |number, digit| number * 10 + u64::from(digit - b'0')))
}

/// Connects a client to each of these games, several at a time.
pub(crate) async fn start_all(address: &str, games: &[String]) -> Result<Vec<Client>, Failure> {
    /// Few enough that the server can admit them all.
    const AT_ONCE: usize = 32;
    let starts = games.iter().map(|game| Client::start(address, game));
    let mut starts = futures_util::stream::iter(starts).buffered(AT_ONCE);
    let mut clients = Vec::with_capacity(games.len());
    while let Some(client) = starts.next().await {
        clients.push(client?);
    }
    Ok(clients)
}
