//! A client that plays random moves.

use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use skep_wire::{
    FromServer, GameSummary, NewGame, Opening, PlayerCommand, Seat, Seats, SettingsView, Takebacks,
    ToServer, TurnView,
};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::{Failure, server};

/// Who plays Black.
#[derive(Clone, Copy)]
pub(crate) enum Opponent {
    /// The same client.
    Person,
    /// The engine at that level.
    Engine(u8),
}

/// A client with one game at a time.
pub(crate) struct Client {
    address: String,
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    opponent: Opponent,
    game: String,
    version: u64,
    turn: Option<TurnView>,
    is_over: bool,
    commands: u64,
    settled: Option<String>,
    pub(crate) random: fastrand::Rng,
}

impl Client {
    /// Connects and begins a game.
    pub(crate) async fn start(
        address: &str,
        seed: u64,
        opponent: Opponent,
    ) -> Result<Client, Failure> {
        let (socket, _) = connect_async(format!("ws://{address}/api/socket")).await?;
        let mut client = Client {
            address: address.to_owned(),
            socket,
            opponent,
            game: String::new(),
            version: 0,
            turn: None,
            is_over: false,
            commands: 0,
            settled: None,
            random: fastrand::Rng::with_seed(seed),
        };
        client.begin().await?;
        Ok(client)
    }

    /// Begins another game, and watches it.
    pub(crate) async fn begin(&mut self) -> Result<(), Failure> {
        let body = serde_json::to_string(&self.new_game())?;
        let address = self.address.clone();
        let answer =
            tokio::task::spawn_blocking(move || server::post(&address, "/api/games", &body))
                .await??;
        let summary: GameSummary = serde_json::from_str(&answer)?;
        self.game = summary.id;
        self.turn = None;
        self.is_over = false;
        let game = self.game.clone();
        self.say(&ToServer::Watch { game, since: None }).await?;
        while self.turn.is_none() {
            self.hear().await?;
        }
        Ok(())
    }

    fn new_game(&self) -> NewGame {
        let black = match self.opponent {
            Opponent::Person => Seat::Person { name: None },
            Opponent::Engine(level) => Seat::Engine { level },
        };
        NewGame {
            key: None,
            settings: SettingsView {
                game_type: "Base+MLP".to_owned(),
                opening: Opening::Tournament,
                time: None,
                takebacks: Takebacks::Free,
            },
            seats: Seats {
                white: Seat::Person { name: None },
                black,
            },
            from: None,
        }
    }

    /// Plays a random move once it may, and says how long it took to be settled.
    pub(crate) async fn play(&mut self) -> Result<Duration, Failure> {
        let mv = loop {
            if self.is_over {
                let game = self.game.clone();
                self.say(&ToServer::Unwatch { game }).await?;
                self.begin().await?;
            }
            if let Some(choice) = self.choose() {
                break choice;
            }
            self.hear().await?;
        };
        self.commands += 1;
        let id = self.commands.to_string();
        let after = self.version;
        let command = ToServer::Command {
            id: id.clone(),
            game: self.game.clone(),
            command: PlayerCommand::Play { mv, after },
        };
        let begun = Instant::now();
        self.say(&command).await?;
        while self.settled.as_ref() != Some(&id) {
            self.hear().await?;
        }
        let time = begun.elapsed();
        while self.version <= after {
            self.hear().await?;
        }
        Ok(time)
    }

    fn choose(&mut self) -> Option<String> {
        let turn = self.turn.as_ref()?;
        let choice = self.random.choice(&turn.legal)?;
        Some(choice.mv.clone())
    }

    /// Takes in what is said for so long.
    pub(crate) async fn listen(&mut self, time: Duration) -> Result<(), Failure> {
        let end = tokio::time::Instant::now() + time;
        while let Ok(heard) = tokio::time::timeout_at(end, self.hear()).await {
            heard?;
        }
        Ok(())
    }

    async fn say(&mut self, message: &ToServer) -> Result<(), Failure> {
        let text = serde_json::to_string(message)?;
        self.socket.send(Message::text(text)).await?;
        Ok(())
    }

    async fn hear(&mut self) -> Result<(), Failure> {
        let message = self.socket.next().await.ok_or("the server is gone")??;
        let Message::Text(text) = message else {
            return Ok(());
        };
        match serde_json::from_str(&text)? {
            FromServer::Game { game } if game.id == self.game => {
                self.version = game.version;
                self.is_over = game.ending.is_some();
                self.turn = game.turn;
            }
            FromServer::Events { game, update } if game == self.game => {
                self.version = update.version;
                self.is_over = update.turn.is_none();
                self.turn = update.turn;
            }
            FromServer::Settled { id, .. } => self.settled = Some(id),
            FromServer::Refused { problem, .. }
            | FromServer::Gone { problem, .. }
            | FromServer::Error { problem, .. } => return Err(problem.text.into()),
            _ => {}
        }
        Ok(())
    }
}
