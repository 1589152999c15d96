//! The server is killed at random points of games against an engine, a hundred times. No settled
//! move is lost, none is played twice, and after each restart the game continues, including the
//! engine.

use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::Duration;

use fastrand::Rng;
use skep_wire::{Color, EventView, FromServer, GameView, PlayerCommand, ToServer, TurnView};
use tempfile::TempDir;

use crate::server::{self, Broken, Client, Server};

const KILLS: u32 = 100;
/// Each server is killed after fewer moves than this.
const MOVES: u64 = 5;
/// After those moves, fewer messages than this pass.
const MESSAGES: u64 = 4;
/// After those messages, fewer microseconds than this pass, so that the kill may come in the middle of something.
const MICROSECONDS: u64 = 5_000;
/// After this many moves another game begins, so that not all of them end in quick wins for the engine.
const MOST_PLIES: usize = 60;
/// A person as White against the weakest engine.
const GAME: &str = r#"{"settings":{"game_type":"Base+MLP"},"seats":{"white":{"type":"person"},"black":{"type":"engine","level":1}}}"#;

/// How much must still happen before a server is killed.
struct Fate {
    moves: u64,
    messages: u64,
    /// Triggers the kill, once.
    kill: Option<Sender<()>>,
}

impl Fate {
    fn roll(random: &mut Rng, kill: Sender<()>) -> Fate {
        let mut fate = Fate {
            moves: random.u64(..MOVES),
            messages: random.u64(..MESSAGES),
            kill: Some(kill),
        };
        fate.call_if_due();
        fate
    }

    /// The player has received something.
    fn received(&mut self, message: &FromServer) {
        match message {
            _ if self.moves == 0 => self.messages = self.messages.saturating_sub(1),
            FromServer::Settled { .. } => self.moves -= 1,
            _ => {}
        }
        self.call_if_due();
    }

    fn call_if_due(&mut self) {
        if self.moves == 0
            && self.messages == 0
            && let Some(kill) = self.kill.take()
        {
            kill.send(()).unwrap();
        }
    }
}

/// What the player knows, whatever happens to the server.
#[derive(Default)]
struct Player {
    game: Option<String>,
    version: u64,
    /// All moves seen.
    moves: Vec<String>,
    /// The legal moves now.
    legal: Vec<String>,
    /// The command that has not been answered yet.
    pending: Option<ToServer>,
    commands: u32,
    settled: u32,
}

/// The person's moves; none during the engine's turn.
fn legal(turn: Option<&TurnView>) -> Vec<String> {
    let turn = turn.filter(|turn| turn.color == Color::White);
    let legal = turn.map(|turn| turn.legal.iter());
    legal
        .into_iter()
        .flatten()
        .map(|legal| legal.mv.clone())
        .collect()
}

impl Player {
    /// Starts a game if there is none, and plays.
    fn go_on(
        &mut self,
        address: &str,
        random: &mut Rng,
        fate: Option<&mut Fate>,
    ) -> Result<(), Broken> {
        if self.game.is_none() {
            *self = Player {
                game: Some(server::make(address, GAME).ok_or(Broken)?),
                settled: self.settled,
                ..Player::default()
            };
        }
        self.play(address, random, fate)
    }

    /// Plays until the game is over or the connection breaks.
    fn play(
        &mut self,
        address: &str,
        random: &mut Rng,
        mut fate: Option<&mut Fate>,
    ) -> Result<(), Broken> {
        let mut client = Client::connect(address)?;
        let Some(game) = self.game.clone() else {
            return Ok(());
        };
        client.send(&ToServer::Watch { game, since: None })?;
        if let Some(pending) = &self.pending {
            client.send(pending)?;
        }
        loop {
            let message = client.receive()?;
            if let Some(fate) = &mut fate {
                fate.received(&message);
            }
            match message {
                FromServer::Game { game } => {
                    self.see(&game, random, &mut client)?;
                    if self.game.is_none() {
                        // It ended while the connection was broken.
                        return Ok(());
                    }
                }
                FromServer::Events { update, .. } => {
                    let follows = self.version + update.events.len() as u64;
                    assert_eq!(update.version, follows);
                    self.version = update.version;
                    for event in update.events {
                        match event {
                            EventView::Played { played, .. } => self.moves.push(played.mv),
                            EventView::Ended { .. } => {
                                self.game = None;
                                return Ok(());
                            }
                            other => panic!("nobody asked for {other:?}"),
                        }
                    }
                    self.legal = legal(update.turn.as_ref());
                    self.answer(random, &mut client)?;
                }
                FromServer::Settled { id, version, .. } => {
                    assert!(version <= self.version, "events come before the answer");
                    let Some(ToServer::Command { id: pending, .. }) = &self.pending else {
                        panic!("{id} was not asked for");
                    };
                    assert_eq!(id, *pending);
                    self.pending = None;
                    self.settled += 1;
                    if self.moves.len() >= MOST_PLIES {
                        self.game = None;
                        return Ok(());
                    }
                    // After a restart the engine may have moved already.
                    self.answer(random, &mut client)?;
                }
                FromServer::Welcome { .. } | FromServer::Thinking { .. } => {}
                other => panic!("{other:?} after {:?}", self.moves),
            }
        }
    }

    /// The game after a restart: nothing that was seen before is missing or different.
    fn see(
        &mut self,
        game: &GameView,
        random: &mut Rng,
        client: &mut Client,
    ) -> Result<(), Broken> {
        let moves: Vec<_> = game.moves.iter().map(|played| played.mv.clone()).collect();
        assert!(
            game.version >= self.version,
            "{} < {}",
            game.version,
            self.version
        );
        assert_eq!(
            moves[..self.moves.len()],
            self.moves,
            "what was seen is there"
        );
        self.version = game.version;
        self.moves = moves;
        if game.ending.is_some() {
            self.game = None;
            self.pending = None;
            return Ok(());
        }
        self.legal = legal(game.turn.as_ref());
        self.answer(random, client)
    }

    /// Plays any legal move, unless an answer is pending or the engine is to move.
    fn answer(&mut self, random: &mut Rng, client: &mut Client) -> Result<(), Broken> {
        if self.legal.is_empty() || self.pending.is_some() {
            return Ok(());
        }
        let legal = std::mem::take(&mut self.legal);
        self.commands += 1;
        let mv = legal[random.usize(..legal.len())].clone();
        let command = ToServer::Command {
            id: format!("c{}", self.commands),
            game: self.game.clone().unwrap(),
            command: PlayerCommand::Play {
                mv,
                after: self.version,
            },
        };
        self.pending = Some(command.clone());
        client.send(&command)
    }
}

#[test]
fn a_hundred_kills_lose_nothing() {
    let folder = TempDir::new().unwrap();
    let mut random = Rng::with_seed(0x5EED_0BEE);
    let mut player = Player::default();
    for life in 0..KILLS {
        let server = Server::start(folder.path());
        let address = server.address.clone();
        let moment = Duration::from_micros(random.u64(..MICROSECONDS));
        let (kill, killed) = mpsc::channel();
        let mut fate = Fate::roll(&mut random, kill);
        thread::scope(|scope| {
            let (player, random) = (&mut player, &mut random);
            let playing =
                scope.spawn(
                    move || {
                        while player.go_on(&address, random, Some(&mut fate)).is_ok() {}
                    },
                );
            let called = killed.recv();
            thread::sleep(moment);
            // Immediately, like a power cut.
            server.kill();
            playing.join().unwrap();
            called.unwrap_or_else(|_| panic!("life {life}: the server broke by itself"));
        });
    }
    println!("{} moves were settled", player.settled);
    // After the last kill, player and engine play a game to its end.
    let server = Server::start(folder.path());
    player.go_on(&server.address, &mut random, None).unwrap();
    server.kill();
}
