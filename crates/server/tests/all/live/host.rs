//! A server for a single test, and its clients.

use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use skep_server::store::Location;
use skep_server::{Habits, Options, Server};
use skep_wire::{
    FromServer, GameSummary, GameView, Health, NewGame, Opening, PlayerCommand, ProblemView,
    SeatView, SeatsView, SettingsView, Takebacks, TimeControlView, ToServer,
};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::{JoinHandle, spawn_blocking};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use ureq::Agent;
use ureq::http::Request;

/// Only a hanging test waits this long.
pub(crate) const PATIENCE: Duration = Duration::from_secs(300);
/// Longer than anything that happens by itself takes.
pub(crate) const FOREVER: Duration = Duration::from_secs(24 * 3_600);

/// A running server.
pub(crate) struct Host {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
    folder: Option<TempDir>,
}

/// A server with its games in that folder, whose engines answer immediately.
pub(crate) fn options(folder: &TempDir) -> Options {
    Options {
        port: 0,
        habits: Habits {
            reply: Duration::ZERO,
            show: Duration::ZERO,
            uses_book: false,
            ..Habits::default()
        },
        engines: NonZeroUsize::new(2),
        ..Options::local(Location::Folder(folder.path().to_owned()))
    }
}

impl Host {
    pub(crate) async fn start() -> Host {
        Host::start_in(TempDir::new().unwrap()).await
    }

    /// A server whose engines think at full strength until they are stopped.
    pub(crate) async fn start_thinking() -> Host {
        let folder = TempDir::new().unwrap();
        let mut options = options(&folder);
        options.habits.think = FOREVER;
        Host::start_with(&options, Some(folder)).await
    }

    pub(crate) async fn start_in(folder: TempDir) -> Host {
        let options = options(&folder);
        Host::start_with(&options, Some(folder)).await
    }

    /// A server whose folder may be another one's.
    pub(crate) async fn start_with(options: &Options, folder: Option<TempDir>) -> Host {
        Host::run(Server::open(options).await.unwrap(), folder)
    }

    /// A server, if it starts.
    pub(crate) async fn try_start(options: &Options) -> Option<Host> {
        let server = Server::open(options).await.ok()?;
        Some(Host::run(server, None))
    }

    fn run(server: Server, folder: Option<TempDir>) -> Host {
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(async {
            let stopped = async {
                let _ = stopped.await;
            };
            server.run(stopped).await;
        });
        Host {
            address,
            stop: Some(stop),
            running,
            folder,
        }
    }

    /// Stops the server in an orderly way, and returns its folder.
    pub(crate) async fn stop(mut self) -> Option<TempDir> {
        let _ = self.stop.take().unwrap().send(());
        timeout(PATIENCE, self.running).await.unwrap().unwrap();
        self.folder.take()
    }

    /// The same games on another server.
    pub(crate) async fn restart(self) -> Host {
        let folder = self.stop().await;
        Host::start_in(folder.unwrap()).await
    }

    pub(crate) async fn client(&self) -> Client {
        Client::connect(self.address).await
    }

    /// Sends an HTTP request; returns status and body.
    pub(crate) async fn ask(&self, method: &str, path: &str, body: &str) -> (u16, String) {
        let request = Request::builder()
            .method(method)
            .uri(format!("http://{}{path}", self.address))
            .body(body.to_owned())
            .unwrap();
        // The client blocks its thread.
        let asking = spawn_blocking(move || {
            let agent: Agent = Agent::config_builder()
                .http_status_as_error(false)
                .timeout_global(Some(PATIENCE))
                .build()
                .into();
            let mut response = agent.run(request).unwrap();
            let body = response.body_mut().read_to_string().unwrap();
            (response.status().as_u16(), body)
        });
        asking.await.unwrap()
    }

    /// What is at that address of another server.
    pub(crate) async fn get(address: SocketAddr, path: &str) -> String {
        let url = format!("http://{address}{path}");
        let asking = spawn_blocking(move || {
            let mut response = ureq::get(url).call().unwrap();
            response.body_mut().read_to_string().unwrap()
        });
        asking.await.unwrap()
    }

    pub(crate) async fn make(&self, new: &NewGame) -> GameSummary {
        let body = serde_json::to_string(new).unwrap();
        let (status, body) = self.ask("POST", "/api/games", &body).await;
        assert!(status == 201 || status == 200, "{status} {body}");
        serde_json::from_str(&body).unwrap()
    }

    pub(crate) async fn health(&self) -> Health {
        let (status, body) = self.ask("GET", "/api/health", "").await;
        assert_eq!(status, 200, "{body}");
        serde_json::from_str(&body).unwrap()
    }

    pub(crate) async fn view(&self, game: &str) -> GameView {
        let (status, body) = self.ask("GET", &format!("/api/games/{game}"), "").await;
        assert_eq!(status, 200, "{body}");
        serde_json::from_str(&body).unwrap()
    }
}

pub(crate) const PERSON: SeatView = SeatView::Person { name: None };

pub(crate) fn engine(level: u8) -> SeatView {
    SeatView::Engine { level }
}

/// A game of Base with free takebacks between these.
pub(crate) fn game_of(white: SeatView, black: SeatView) -> NewGame {
    NewGame {
        key: None,
        settings: SettingsView {
            game_type: "Base".to_owned(),
            opening: Opening::Tournament,
            time: None,
            takebacks: Takebacks::Free,
        },
        seats: SeatsView { white, black },
        from: None,
    }
}

/// The same with a clock.
pub(crate) fn timed(mut new: NewGame, initial_ms: u32, increment_ms: u32) -> NewGame {
    new.settings.time = Some(TimeControlView {
        initial_ms,
        increment_ms,
    });
    new
}

/// A client on a socket.
pub(crate) struct Client {
    pub(crate) socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Client {
    pub(crate) async fn connect(address: SocketAddr) -> Client {
        let url = format!("ws://{address}/api/socket");
        let (socket, _) = tokio_tungstenite::connect_async(url).await.unwrap();
        let mut client = Client { socket };
        let welcome = client.receive().await;
        assert!(matches!(welcome, FromServer::Welcome { .. }), "{welcome:?}");
        client
    }

    pub(crate) async fn send(&mut self, message: &ToServer) {
        self.send_text(&serde_json::to_string(message).unwrap())
            .await;
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        self.try_send(text).await.unwrap();
    }

    pub(crate) async fn send_bytes(&mut self, bytes: &'static [u8]) {
        let message = Message::Binary(bytes.into());
        self.socket.send(message).await.unwrap();
    }

    /// Sends; fails once the server no longer listens.
    pub(crate) async fn try_send(&mut self, text: &str) -> Result<(), Error> {
        let message = Message::Text(text.to_owned().into());
        self.socket.send(message).await
    }

    /// The next message, except thoughts of an engine.
    pub(crate) async fn receive(&mut self) -> FromServer {
        loop {
            match self.next().await {
                Some(Message::Text(text)) => {
                    let message = serde_json::from_str(&text).unwrap();
                    if !matches!(message, FromServer::Thinking { .. }) {
                        return message;
                    }
                }
                Some(Message::Ping(_) | Message::Pong(_)) => {}
                other => panic!("expected a message, found {other:?}"),
            }
        }
    }

    /// The next frame; `None` if the connection broke.
    pub(crate) async fn next(&mut self) -> Option<Message> {
        let next = timeout(PATIENCE, self.socket.next()).await;
        next.expect("the server says something")
            .and_then(Result::ok)
    }

    pub(crate) async fn watch(&mut self, game: &str, since: Option<u64>) -> FromServer {
        let game = game.to_owned();
        self.send(&ToServer::Watch { game, since }).await;
        self.receive().await
    }

    /// Watches a game from the start.
    pub(crate) async fn watch_whole(&mut self, game: &str) -> GameView {
        match self.watch(game, None).await {
            FromServer::Game { game } => *game,
            other => panic!("expected the whole game, found {other:?}"),
        }
    }

    pub(crate) async fn command_as(&mut self, id: &str, game: &str, command: PlayerCommand) {
        let message = ToServer::Command {
            id: id.to_owned(),
            game: game.to_owned(),
            command,
        };
        self.send(&message).await;
    }

    /// Sends a command with a new id, and waits for the answer. Events until then are folded into the view.
    pub(crate) async fn command(
        &mut self,
        view: &mut GameView,
        command: PlayerCommand,
    ) -> Result<u64, ProblemView> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let id = format!("c{}", NEXT.fetch_add(1, Ordering::Relaxed));
        self.command_with(&id, view, command).await
    }

    /// The same with an id of one's own: who sends it again asks what has become of it.
    pub(crate) async fn command_with(
        &mut self,
        id: &str,
        view: &mut GameView,
        command: PlayerCommand,
    ) -> Result<u64, ProblemView> {
        let game = view.id.clone();
        self.command_as(id, &game, command.clone()).await;
        loop {
            match self.receive().await {
                // Too fast: the same again after a while, which is carried out once in any case.
                FromServer::Error { problem, .. } if problem.code == "too-fast" => {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    self.command_as(id, &game, command.clone()).await;
                }
                FromServer::Settled {
                    id: settled,
                    version,
                    ..
                } if settled == id => return Ok(version),
                FromServer::Refused {
                    id: refused,
                    problem,
                    ..
                } if refused == id => return Err(problem),
                other => crate::live::fold::fold(view, other),
            }
        }
    }

    /// Plays a move.
    pub(crate) async fn play(&mut self, view: &mut GameView, mv: &str) -> Result<u64, ProblemView> {
        let play = PlayerCommand::Play {
            mv: mv.to_owned(),
            after: view.version,
        };
        self.command(view, play).await
    }

    /// Waits until the view is at that version.
    pub(crate) async fn catch_up(&mut self, view: &mut GameView, version: u64) {
        while view.version < version {
            let message = self.receive().await;
            crate::live::fold::fold(view, message);
        }
    }
}
