//! A server in a process of its own, and a client to talk to it.

use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use skep_wire::{FromServer, GameSummary, ToServer};
use tungstenite::{Message, WebSocket};

/// Only a hanging server takes this long.
const PATIENCE: Duration = Duration::from_secs(300);

/// A running server. It is killed on drop.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
}

impl Server {
    pub(crate) fn start(folder: &Path) -> Server {
        Server::start_by("env", folder)
    }

    /// Started by a program that takes a command line, such as `nohup`.
    pub(crate) fn start_by(starter: &str, folder: &Path) -> Server {
        let mut child = Command::new(starter)
            .arg(env!("CARGO_BIN_EXE_skep"))
            .args(["serve", "--port", "0", "--pace", "0", "--log", "off"])
            .arg("--data")
            .arg(folder)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let output = child.stdout.take().unwrap();
        BufReader::new(output).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("skep is at http://");
        let address = address.unwrap_or_else(|| panic!("no address in {line:?}"));
        Server {
            address: address.to_owned(),
            child,
        }
    }

    /// The id of its process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Sends a signal, such as `-TERM`, and waits for the end.
    pub(crate) fn end(mut self, signal: &str) -> ExitStatus {
        let sent = Command::new("kill")
            .args([signal, &self.child.id().to_string()])
            .status();
        assert!(sent.unwrap().success());
        self.child.wait().unwrap()
    }

    /// Immediately, like a power cut.
    pub(crate) fn kill(self) {
        drop(self);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Creates a game. Returns its id, if the server created one.
pub(crate) fn make(address: &str, game: &str) -> Option<String> {
    let request = ureq::post(format!("http://{address}/api/games"))
        .config()
        .timeout_global(Some(PATIENCE))
        .build();
    let body = request.send(game).ok()?.body_mut().read_to_string().ok()?;
    Some(serde_json::from_str::<GameSummary>(&body).ok()?.id)
}

/// The connection is broken.
#[derive(Debug)]
pub(crate) struct Broken;

pub(crate) struct Client(WebSocket<TcpStream>);

impl Client {
    pub(crate) fn connect(address: &str) -> Result<Client, Broken> {
        let stream = TcpStream::connect(address).map_err(|_| Broken)?;
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream.set_nodelay(true).unwrap();
        let url = format!("ws://{address}/api/socket");
        let (socket, _) = tungstenite::client(url, stream).map_err(|_| Broken)?;
        Ok(Client(socket))
    }

    pub(crate) fn send(&mut self, message: &ToServer) -> Result<(), Broken> {
        let text = serde_json::to_string(message).unwrap();
        let sent = self.0.send(Message::Text(text.into()));
        sent.map_err(|_| Broken)
    }

    pub(crate) fn receive(&mut self) -> Result<FromServer, Broken> {
        loop {
            match self.0.read() {
                Ok(Message::Text(text)) => return Ok(serde_json::from_str(&text).unwrap()),
                Ok(_) => {}
                Err(_) => return Err(Broken),
            }
        }
    }
}
