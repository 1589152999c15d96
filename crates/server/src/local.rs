//! The server without addresses, for a front end in the same program.
//!
//! It asks the same questions as everyone else and gets the same answers: what goes by HTTP elsewhere goes to the same
//! functions without a connection, what goes by the socket to the same tables.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::http::{Method, Request, header};
use skep_wire::{Color, CommandView, FromServer, Message};
use tokio::sync::mpsc;
use tokio::time::Instant;
use tower::ServiceExt;

use crate::app::Place;
use crate::http;
use crate::limits;
use crate::problem::Problem;
use crate::server::{Options, Running, StartError};
use crate::store::GameId;
use crate::table::{Outgoing, Watcher};

/// A server of one's own.
pub struct Local {
    running: Running,
    router: Router,
}

/// A game that is watched, until this goes.
pub struct Watch {
    queue: mpsc::Receiver<Outgoing>,
    _place: Place,
}

impl Local {
    /// Opens the store; engines that were to move go on.
    ///
    /// # Errors
    /// If it cannot be opened.
    pub async fn open(options: &Options) -> Result<Local, StartError> {
        let running = Running::start(options).await?;
        tokio::spawn(Arc::clone(&running.app.tables).resume());
        let router = http::router(Arc::clone(&running.app));
        Ok(Local { running, router })
    }

    /// What is there, as `docs/api.md` has it: `/api/games?state=live`.
    ///
    /// # Errors
    /// Why it cannot be had.
    pub async fn get<T: Message>(&self, path: &str) -> Result<T, skep_wire::Problem> {
        read(&self.text(path).await?)
    }

    /// What is there as it is, such as a record.
    ///
    /// # Errors
    /// Why it cannot be had.
    pub async fn text(&self, path: &str) -> Result<String, skep_wire::Problem> {
        self.ask(Method::GET, path, Vec::new()).await
    }

    /// Lets something go, such as a game.
    ///
    /// # Errors
    /// Why it stays.
    pub async fn delete(&self, path: &str) -> Result<(), skep_wire::Problem> {
        self.ask(Method::DELETE, path, Vec::new()).await.map(drop)
    }

    /// Asks for something to be made or judged, by a message.
    ///
    /// # Errors
    /// Why it was not done.
    pub async fn post<T: Message>(
        &self,
        path: &str,
        message: &impl skep_wire::Written,
    ) -> Result<T, skep_wire::Problem> {
        let body = serde_json::to_vec(message);
        let body = body.expect("messages have nothing that JSON cannot say");
        read(&self.ask(Method::POST, path, body).await?)
    }

    /// Opens a record of any kind.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub async fn open_record(
        &self,
        record: Vec<u8>,
    ) -> Result<skep_wire::Opened, skep_wire::Problem> {
        read(&self.ask(Method::POST, "/api/records", record).await?)
    }

    async fn ask(
        &self,
        method: Method,
        path: &str,
        body: Vec<u8>,
    ) -> Result<String, skep_wire::Problem> {
        let request = Request::builder()
            .method(method)
            .uri(path)
            // A name that the gate lets in.
            .header(header::HOST, "localhost")
            .body(Body::from(body))
            .map_err(|_| Problem::no_such_address().view())?;
        let Ok(response) = self.router.clone().oneshot(request).await;
        let is_done = response.status().is_success();
        // What our own server says is as long as it should be.
        let bytes = axum::body::to_bytes(response.into_body(), usize::MAX).await;
        let text = bytes.map_or_else(|_| Vec::new(), Into::into);
        let text = String::from_utf8_lossy(&text).into_owned();
        if is_done {
            return Ok(text);
        }
        Err(read(&text)?)
    }

    /// Watches a game from a version on: the first message says how it stands.
    ///
    /// # Errors
    /// If there is no such game, or too much is watched.
    pub async fn watch(&self, game: &str, since: Option<u64>) -> Result<Watch, skep_wire::Problem> {
        let app = &self.running.app;
        let id = name(game)?;
        let place = app.admit().map_err(|problem| problem.view())?;
        let (outbox, queue) = mpsc::channel(limits::OUTBOX);
        let watcher = Watcher {
            socket: place.socket,
            outbox,
        };
        let watched = app.tables.watch(&id, &watcher, since).await;
        watched.map_err(|problem| problem.view())?;
        Ok(Watch {
            queue,
            _place: place,
        })
    }

    /// Gives a player's command to the game; answers with its version then.
    ///
    /// # Errors
    /// Why it was refused.
    pub async fn command(
        &self,
        game: &str,
        seat: Color,
        id: &str,
        command: &CommandView,
    ) -> Result<u64, skep_wire::Problem> {
        let tables = &self.running.app.tables;
        let done = tables.command(&name(game)?, seat.into(), id, command).await;
        done.map_err(|problem| problem.view())
    }

    /// Ends in good order: searches are stopped, nothing accepted is lost.
    pub async fn close(self) {
        self.running.close(Instant::now() + limits::FAREWELL).await;
    }
}

impl Watch {
    /// What happens next; nothing if the server has ended.
    pub async fn next(&mut self) -> Option<FromServer> {
        while let Outgoing::Text(text) = self.queue.recv().await? {
            match serde_json::from_str(&text) {
                Ok(message) => return Some(message),
                // As every client does, it skips what it does not know.
                Err(error) => tracing::error!(%error, "a message of our own cannot be read"),
            }
        }
        None
    }
}

fn name(game: &str) -> Result<GameId, skep_wire::Problem> {
    game.parse().map_err(|_| Problem::no_such_game().view())
}

/// What our own server says can be read; if it cannot, that is said.
fn read<T: Message>(text: &str) -> Result<T, skep_wire::Problem> {
    serde_json::from_str(text)
        .map_err(|error| Problem::unreadable_message(&error.to_string()).view())
}
