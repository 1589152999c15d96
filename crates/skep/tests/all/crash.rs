//! The server is killed at random points of games against an engine, a hundred times. No settled move is lost, none is
//! played twice, and the game goes on after each restart, the engine included.

use std::thread;
use std::time::Duration;

use skep_wire::{Color, CommandView, EventView, FromServer, GameView, ToServer};

use crate::server::{self, Broken, Client, Dice, Server};

const KILLS: u32 = 100;
/// A server lives at most so long.
const LONGEST_LIFE: u64 = 120;
/// After so many moves another game begins, lest all of them end up as quick wins of the engine.
const MOST_PLIES: usize = 60;
/// A game of a person with White against the weakest engine.
const GAME: &str = r#"{"settings":{"game_type":"Base+MLP"},"seats":{"white":{"type":"person"},"black":{"type":"engine","level":1}}}"#;

/// What the player knows, whatever happens to the server.
#[derive(Default)]
struct Player {
    game: Option<String>,
    version: u64,
    /// All moves that he has seen.
    moves: Vec<String>,
    /// The command that has not been answered yet.
    pending: Option<ToServer>,
    commands: u32,
    settled: u32,
}

impl Player {
    /// Begins a game if there is none, and plays.
    fn go_on(&mut self, address: &str, dice: &mut Dice) -> Result<(), Broken> {
        if self.game.is_none() {
            *self = Player {
                game: Some(server::make(address, GAME).ok_or(Broken)?),
                settled: self.settled,
                ..Player::default()
            };
        }
        self.play(address, dice)
    }

    /// Plays until the game is over or the connection breaks.
    fn play(&mut self, address: &str, dice: &mut Dice) -> Result<(), Broken> {
        let mut client = Client::connect(address)?;
        let Some(game) = self.game.clone() else {
            return Ok(());
        };
        client.send(&ToServer::Watch { game, since: None })?;
        if let Some(pending) = &self.pending {
            client.send(pending)?;
        }
        loop {
            match client.receive()? {
                FromServer::Game { game } => {
                    self.see(&game, dice, &mut client)?;
                    if self.game.is_none() {
                        // It ended while the connection was broken.
                        return Ok(());
                    }
                }
                FromServer::Events {
                    version,
                    events,
                    turn,
                    ..
                } => {
                    assert_eq!(version, self.version + events.len() as u64);
                    self.version = version;
                    for event in events {
                        match event {
                            EventView::Played { played, .. } => self.moves.push(played.mv),
                            EventView::Ended { .. } => {
                                self.game = None;
                                return Ok(());
                            }
                            other => panic!("nobody asked for {other:?}"),
                        }
                    }
                    let legal = turn.map(|turn| turn.legal).unwrap_or_default();
                    let legal: Vec<_> = legal.into_iter().map(|legal| legal.mv).collect();
                    self.answer(&legal, dice, &mut client)?;
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
                }
                FromServer::Welcome { .. } | FromServer::Thinking { .. } => {}
                other => panic!("{other:?} after {:?}", self.moves),
            }
        }
    }

    /// The game as it is after a restart: nothing that was seen before is missing or different.
    fn see(&mut self, game: &GameView, dice: &mut Dice, client: &mut Client) -> Result<(), Broken> {
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
        let turn = game.turn.as_ref().unwrap();
        let legal: Vec<_> = turn.legal.iter().map(|legal| legal.mv.clone()).collect();
        self.answer(&legal, dice, client)
    }

    /// Plays any of these moves, unless an answer is awaited already.
    fn answer(
        &mut self,
        legal: &[String],
        dice: &mut Dice,
        client: &mut Client,
    ) -> Result<(), Broken> {
        if legal.is_empty() || self.pending.is_some() {
            return Ok(());
        }
        self.commands += 1;
        let mv = legal[dice.roll(legal.len() as u64) as usize].clone();
        let command = ToServer::Command {
            id: format!("c{}", self.commands),
            game: self.game.clone().unwrap(),
            seat: Color::White,
            command: CommandView::Play {
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
    let folder = std::env::temp_dir().join(format!("skep-crash-{}", std::process::id()));
    let mut dice = Dice::new(0x5EED_0BEE);
    let mut player = Player::default();
    for _ in 0..KILLS {
        let server = Server::start(&folder);
        let address = server.address.clone();
        let life = Duration::from_millis(dice.roll(LONGEST_LIFE));
        thread::scope(|scope| {
            let (player, dice) = (&mut player, &mut dice);
            let playing = scope.spawn(move || while player.go_on(&address, dice).is_ok() {});
            thread::sleep(life);
            // At once, as a power cut would.
            server.kill();
            playing.join().unwrap();
        });
    }
    let settled = player.settled;
    assert!(settled > KILLS, "only {settled} moves were settled");
    // After the last of them player and engine go on to the end of a game.
    let server = Server::start(&folder);
    while player.game.is_some() {
        player.play(&server.address, &mut dice).unwrap();
    }
    server.kill();
    let _ = std::fs::remove_dir_all(&folder);
}
