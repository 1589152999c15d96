//! The disk fills up under a server and gets space again while people play, or files may not grow (`ulimit -f`).
//! After a kill, every settled move is there and no refused one is. The server recovers without a restart.

#[path = "../../../server/tests/all/faults/tmpfs.rs"]
mod tmpfs;

use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use fastrand::Rng;
use skep_wire::{EventView, FromServer, PlayerCommand, ToServer, TurnView};
use tempfile::TempDir;

use crate::server::{self, Client, Server};
use tmpfs::Tmpfs;

/// Two people at one board.
const GAME: &str = r#"{"settings":{"game_type":"Base+MLP"},"seats":{"white":{"type":"person"},"black":{"type":"person"}}}"#;
/// How many games start in each round.
const GAMES: usize = 6;
/// How many bytes are left when the disk begins to fill up, for each round.
const ROOM: [u64; 4] = [0, 20_000, 50_000, 120_000];
/// After this many refusals there is space again.
const REFUSALS: usize = 12;
/// How many more moves each game must have then.
const MOVES: usize = 3;
/// A safety net: longer than anything takes on a slow machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// What the server answered to a command.
#[derive(PartialEq)]
enum Answer {
    Settled,
    Refused,
}

/// A game, and a client that plays both sides of it.
struct Table {
    id: String,
    client: Client,
    version: u64,
    /// The moves that the server has reported.
    moves: Vec<String>,
    /// None once the game is over.
    turn: Option<TurnView>,
    commands: u32,
}

impl Table {
    /// Joins a game as the server has it.
    fn of(address: &str, id: &str) -> Table {
        let mut client = Client::connect(address).unwrap();
        let id = id.to_owned();
        let game = id.clone();
        client.send(&ToServer::Watch { game, since: None }).unwrap();
        loop {
            match client.receive().unwrap() {
                FromServer::Game { game } => {
                    return Table {
                        id,
                        client,
                        version: game.version,
                        moves: game.moves.into_iter().map(|played| played.mv).collect(),
                        turn: game.turn,
                        commands: 0,
                    };
                }
                FromServer::Welcome { .. } => {}
                other => panic!("{other:?} instead of the game {id}"),
            }
        }
    }

    fn is_over(&self) -> bool {
        self.turn.is_none()
    }

    /// Plays any legal move.
    fn play(&mut self, random: &mut Rng) -> Answer {
        let turn = self.turn.as_ref().unwrap();
        let choice = random.usize(..turn.legal.len());
        let command = ToServer::Command {
            id: format!("c{}x{}", self.version, self.commands),
            game: self.id.clone(),
            command: PlayerCommand::Play {
                mv: turn.legal[choice].mv.clone(),
                after: self.version,
            },
        };
        self.commands += 1;
        self.client.send(&command).unwrap();
        loop {
            match self.client.receive().unwrap() {
                FromServer::Settled { .. } => return Answer::Settled,
                FromServer::Refused { problem, .. } => {
                    let codes = ["store-failed", "unknown-outcome"];
                    assert!(codes.contains(&problem.code.as_str()), "{problem:?}");
                    return Answer::Refused;
                }
                FromServer::Events { update, .. } => {
                    self.version = update.version;
                    self.turn = update.turn;
                    for event in update.events {
                        if let EventView::Played { played, .. } = event {
                            self.moves.push(played.mv);
                        }
                    }
                }
                // The server has reloaded the game after a refusal.
                FromServer::Game { game } => {
                    let moves: Vec<_> = game.moves.into_iter().map(|played| played.mv).collect();
                    assert_eq!(moves, self.moves, "{}", self.id);
                }
                other => panic!("{other:?} after {:?}", self.moves),
            }
        }
    }
}

/// Repeats it until it works.
#[track_caller]
fn insist<T>(mut attempt: impl FnMut() -> Option<T>) -> T {
    let deadline = Instant::now() + PATIENCE;
    loop {
        if let Some(done) = attempt() {
            return done;
        }
        assert!(Instant::now() < deadline, "it never worked");
        thread::sleep(Duration::from_millis(20));
    }
}

/// What a server writes to.
trait Disk {
    fn start(&self) -> Server;
    /// Leaves this many bytes.
    fn fill(&self, server: &Server, room: u64);
    fn free(&self, server: &Server);
}

fn check(disk: &impl Disk) {
    let mut random = Rng::with_seed(0x5EED_F011);
    let mut server = disk.start();
    // All games so far, with their moves.
    let mut known: Vec<(String, Vec<String>)> = Vec::new();
    for room in ROOM {
        let make = || server::make(&server.address, GAME);
        let mut tables: Vec<_> = (0..GAMES)
            .map(|_| Table::of(&server.address, &make().unwrap()))
            .collect();

        disk.fill(&server, room);
        let mut refusals = 0;
        let deadline = Instant::now() + PATIENCE;
        while refusals < REFUSALS {
            assert!(Instant::now() < deadline, "the disk never fills up");
            for table in tables.iter_mut().filter(|table| !table.is_over()) {
                refusals += usize::from(table.play(&mut random) == Answer::Refused);
            }
        }
        // There may be space for a game when there is none for a move.
        known.extend(make().map(|id| (id, Vec::new())));

        disk.free(&server);
        for _ in 0..MOVES {
            for table in &mut tables {
                insist(|| {
                    (table.is_over() || table.play(&mut random) == Answer::Settled).then_some(())
                });
            }
        }
        tables.push(Table::of(&server.address, &insist(make)));

        server.kill();
        server = disk.start();
        known.extend(tables.into_iter().map(|table| (table.id, table.moves)));
        for (id, moves) in &known {
            assert_eq!(Table::of(&server.address, id).moves, *moves, "{id}, {room}");
        }
    }
}

impl Disk for Tmpfs {
    fn start(&self) -> Server {
        Server::start(&self.path().join("games"))
    }

    fn fill(&self, _: &Server, room: u64) {
        Tmpfs::fill(self, room);
    }

    fn free(&self, _: &Server) {
        Tmpfs::free(self);
    }
}

#[test]
fn nothing_settled_is_lost_on_a_full_file_system() {
    match Tmpfs::new() {
        Some(disk) => check(&disk),
        None => println!("skipped: it takes root to mount a tmpfs"),
    }
}

/// A folder with files that may not grow beyond a size. Writing more would kill a program that does not expect it.
struct FileSizeLimit(TempDir);

impl FileSizeLimit {
    fn set(server: &Server, limit: &str) {
        let set = Command::new("prlimit")
            .arg(format!("--fsize={limit}"))
            .args(["--pid", &server.id().to_string()])
            .status();
        assert!(set.unwrap().success());
    }
}

impl Disk for FileSizeLimit {
    fn start(&self) -> Server {
        Server::start(self.0.path())
    }

    fn fill(&self, server: &Server, room: u64) {
        // SQLite's shared memory has to fit, and an empty database not: else the journal would begin anew again and again.
        let limit = 40_000 + room / 4;
        // The hard limit stays, so that the soft one can be lifted again.
        FileSizeLimit::set(server, &format!("{limit}:unlimited"));
    }

    fn free(&self, server: &Server) {
        FileSizeLimit::set(server, "unlimited:unlimited");
    }
}

#[test]
fn nothing_settled_is_lost_when_files_may_not_grow() {
    let has_prlimit = Command::new("prlimit").arg("--version").output().is_ok();
    if has_prlimit {
        check(&FileSizeLimit(TempDir::new().unwrap()));
    } else {
        println!("skipped: there is no prlimit");
    }
}
