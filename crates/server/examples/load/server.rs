//! The server under load, and the HTTP requests needed besides the sockets.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use skep_wire::{NewGame, Opening, SeatView, SeatsView, SettingsView, Takebacks};
use tempfile::TempDir;

use crate::Failure;
use crate::scripts::GAME_TYPE;

/// How to start a server.
pub(crate) struct Start {
    pub(crate) program: PathBuf,
    /// For `skep serve`.
    pub(crate) arguments: Vec<String>,
}

/// A server with an empty data folder, ended with this value.
pub(crate) struct Server {
    process: Child,
    /// Host and port.
    pub(crate) address: String,
    journal: Journal,
    _folder: TempDir,
}

impl Start {
    pub(crate) fn server(&self) -> Result<Server, Failure> {
        let folder = tempfile::tempdir()?;
        let mut command = Command::new(&self.program);
        command.args(["serve", "--port", "0"]).args(&self.arguments);
        let names_database = |argument: &String| argument.starts_with("--database");
        if !self.arguments.iter().any(names_database) {
            command.arg("--data").arg(folder.path());
        }
        let mut process = command
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let output = process.stdout.take().ok_or("the server says nothing")?;
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line)?;
        let (_, address) = line
            .trim()
            .rsplit_once("http://")
            .ok_or_else(|| format!("expected the server's address, found {line:?}"))?;
        Ok(Server {
            address: address.trim_end_matches('/').to_owned(),
            process,
            journal: Journal::of(folder.path()),
            _folder: folder,
        })
    }
}

impl Server {
    pub(crate) fn process(&self) -> u32 {
        self.process.id()
    }

    /// The longest that SQLite's journal has been, in bytes.
    pub(crate) fn longest_journal(&self) -> u64 {
        self.journal.longest.load(Ordering::Relaxed)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        self.journal.is_over.store(true, Ordering::Relaxed);
    }
}

/// Watches how long SQLite's journal gets. With another database there is none.
struct Journal {
    longest: Arc<AtomicU64>,
    is_over: Arc<AtomicBool>,
}

impl Journal {
    const PERIOD: Duration = Duration::from_millis(50);

    fn of(folder: &Path) -> Journal {
        let file = folder.join("skep.sqlite-wal");
        let journal = Journal {
            longest: Arc::default(),
            is_over: Arc::default(),
        };
        let (longest, is_over) = (Arc::clone(&journal.longest), Arc::clone(&journal.is_over));
        thread::spawn(move || {
            while !is_over.load(Ordering::Relaxed) {
                let length = file.metadata().map_or(0, |metadata| metadata.len());
                longest.fetch_max(length, Ordering::Relaxed);
                thread::sleep(Journal::PERIOD);
            }
        });
        journal
    }
}

/// Who plays a new game.
#[derive(Clone, Copy)]
pub(crate) enum Players {
    People,
    /// Engines of that level.
    Engines(u8),
}

/// Creates games, several at a time, and returns their ids.
pub(crate) async fn make_games(
    address: &str,
    count: usize,
    players: Players,
) -> Result<Vec<String>, Failure> {
    /// As many as make the server write several games at once.
    const AT_ONCE: usize = 16;
    let body = serde_json::to_string(&new_game(players))?;
    let makers: Vec<_> = (0..AT_ONCE)
        .map(|maker| {
            let url = format!("http://{address}/api/games");
            let (body, share) = (body.clone(), (maker..count).step_by(AT_ONCE).len());
            tokio::task::spawn_blocking(move || {
                let agent = ureq::Agent::new_with_defaults();
                let make = |_| {
                    let request = agent.post(&url).content_type("application/json");
                    let answer = request.send(&body)?.body_mut().read_to_string()?;
                    // Read no further, so that servers of other versions can be measured too.
                    let summary: serde_json::Value = serde_json::from_str(&answer)?;
                    let id = summary["id"].as_str().ok_or("expected an id")?;
                    Ok(id.to_owned())
                };
                (0..share).map(make).collect::<Result<Vec<_>, Failure>>()
            })
        })
        .collect();
    let mut games = Vec::with_capacity(count);
    for maker in makers {
        games.extend(maker.await??);
    }
    Ok(games)
}

fn new_game(players: Players) -> NewGame {
    let seat = || match players {
        Players::People => SeatView::Person { name: None },
        Players::Engines(level) => SeatView::Engine { level },
    };
    NewGame {
        key: None,
        settings: SettingsView {
            game_type: GAME_TYPE.to_string(),
            opening: Opening::Tournament,
            time: None,
            takebacks: Takebacks::Free,
        },
        seats: SeatsView {
            white: seat(),
            black: seat(),
        },
        from: None,
    }
}
