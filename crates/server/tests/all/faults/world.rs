//! A server under faults, and somebody who plays there and notes what it answers.

use std::collections::BTreeMap;
use std::time::Duration;

use skep_server::Options;
use skep_server::store::{Deadlines, Location};
use skep_wire::{FromServer, GameSummary, NewGame, PlayerCommand, ProblemView};
use tokio::time::{Instant, sleep};

use super::script::{Action, Model, RECORD, SCRIPT, stored_lines};
use crate::live::host::{Client, Host, PATIENCE, PERSON, game_of};

/// Shorter than those of a real server, so that the tests do not take long. On a slow machine something may be refused
/// that was only late. That does no harm, since it is tried again.
pub(crate) const DEADLINES: Deadlines = Deadlines {
    connect: Duration::from_millis(1_500),
    test: Duration::from_millis(500),
    work: Duration::from_millis(2_000),
    more_work: Duration::from_millis(50),
    migrate: Duration::from_secs(5),
};

/// What the server answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    Settled,
    /// Nothing has changed.
    Refused,
    Unknown,
}

/// What makes a fault, and ends it.
pub(crate) trait Fault {
    /// Returns whether the fault is there now: some need more than we are allowed to do.
    async fn begin(&mut self) -> bool;
    async fn end(&mut self);
}

/// A fault at one point of the script.
pub(crate) struct Case {
    /// Where the server keeps its games, and where others find the same.
    pub(crate) location: Location,
    pub(crate) direct: Location,
    /// What the check of health must say meanwhile, if it is clear.
    pub(crate) health: Option<u16>,
    pub(crate) point: usize,
}

/// A server, and what it must have kept by its own answers.
struct World {
    options: Options,
    direct: Location,
    host: Option<Host>,
    model: Model,
    ids: BTreeMap<&'static str, String>,
}

impl Case {
    /// Plays the script with the fault at its point. Returns what the server answered there.
    pub(crate) async fn run(&self, fault: &mut impl Fault) -> Option<Answer> {
        let mut world = World::new(self);
        world.host().await;
        let mut noted = None;
        for (point, action) in SCRIPT.into_iter().enumerate() {
            if point == self.point {
                // Whoever restarts finds the fault there already.
                if action == Action::Restart {
                    world.stop().await;
                }
                let has_begun = fault.begin().await;
                let answer = world.attempt(action, point).await;
                noted = has_begun.then_some(answer);
                if let Some(expected) = self.health.filter(|_| has_begun) {
                    world.expect_health(expected).await;
                }
                if has_begun {
                    fault.end().await;
                }
                world.expect_health(200).await;
                world.check(action, answer).await;
            }
            world.insist(action, point).await;
        }
        world.insist(Action::Restart, SCRIPT.len()).await;
        world.stop().await;
        assert_eq!(stored_lines(&self.direct).await, world.model.lines());
        noted
    }
}

impl World {
    fn new(case: &Case) -> World {
        World {
            options: Options {
                port: 0,
                deadlines: DEADLINES,
                ..Options::local(case.location.clone())
            },
            direct: case.direct.clone(),
            host: None,
            model: Model::default(),
            ids: BTreeMap::new(),
        }
    }

    /// The server, started if it is not there.
    async fn host(&mut self) -> &Host {
        let deadline = Instant::now() + PATIENCE;
        while !self.start().await {
            assert!(Instant::now() < deadline, "the server never starts");
            sleep(Duration::from_millis(50)).await;
        }
        self.host.as_ref().unwrap()
    }

    async fn start(&mut self) -> bool {
        if self.host.is_none() {
            self.host = Host::try_start(&self.options).await;
        }
        self.host.is_some()
    }

    async fn stop(&mut self) {
        if let Some(host) = self.host.take() {
            host.stop().await;
        }
    }

    /// Asks for it once.
    async fn attempt(&mut self, action: Action, point: usize) -> Answer {
        match action {
            Action::Restart => {
                self.stop().await;
                if self.start().await {
                    Answer::Settled
                } else {
                    Answer::Refused
                }
            }
            Action::Make(name) => {
                let new = NewGame {
                    key: Some(name.to_owned()),
                    ..game_of(PERSON, PERSON)
                };
                let new = serde_json::to_string(&new).unwrap();
                let (status, body) = self.host().await.ask("POST", "/api/games", &new).await;
                if status == 200 || status == 201 {
                    let made: GameSummary = serde_json::from_str(&body).unwrap();
                    self.ids.insert(name, made.id);
                    return Answer::Settled;
                }
                answer(&serde_json::from_str(&body).unwrap())
            }
            Action::Import => {
                let (status, body) = self.host().await.ask("POST", "/api/records", RECORD).await;
                if status == 200 || status == 201 {
                    return Answer::Settled;
                }
                answer(&serde_json::from_str(&body).unwrap())
            }
            Action::Delete(name) => {
                let path = format!("/api/games/{}", self.ids[name]);
                let (status, body) = self.host().await.ask("DELETE", &path, "").await;
                // It may have been deleted at an earlier attempt.
                if status == 204 || status == 404 {
                    return Answer::Settled;
                }
                answer(&serde_json::from_str(&body).unwrap())
            }
            Action::Play(name, mv) => {
                let mv = mv.to_owned();
                let after = self.model.games[name].version;
                let play = PlayerCommand::Play { mv, after };
                self.command(name, point, play).await
            }
            Action::TakeBack(name) => self.command(name, point, PlayerCommand::AskTakeback).await,
            Action::Resign(name) => self.command(name, point, PlayerCommand::Resign).await,
        }
    }

    async fn command(
        &mut self,
        name: &'static str,
        point: usize,
        command: PlayerCommand,
    ) -> Answer {
        let id = format!("c{point}");
        let address = self.host().await.address;
        let mut client = Client::connect(address).await;
        client.command_as(&id, &self.ids[name], command).await;
        match client.receive().await {
            FromServer::Settled { .. } => Answer::Settled,
            FromServer::Refused { problem, .. } => answer(&problem),
            other => panic!("{other:?}"),
        }
    }

    /// Asks for it until it is done. From then on it must be there.
    async fn insist(&mut self, action: Action, point: usize) {
        let deadline = Instant::now() + PATIENCE;
        while self.attempt(action, point).await != Answer::Settled {
            assert!(Instant::now() < deadline, "{action:?} never worked");
            sleep(Duration::from_millis(50)).await;
        }
        self.model.apply(action);
    }

    /// Checks that what the server answered is what somebody else finds.
    async fn check(&self, action: Action, answer: Answer) {
        let before = self.model.lines();
        let mut after = self.model.clone();
        after.apply(action);
        let after = after.lines();
        let found = stored_lines(&self.direct).await;
        let is_right = match answer {
            Answer::Settled => found == after,
            Answer::Refused => found == before,
            Answer::Unknown => found == before || found == after,
        };
        assert!(
            is_right,
            "{answer:?}: {found:?}, before it was {before:?}, after it would be {after:?}"
        );
    }

    async fn expect_health(&mut self, expected: u16) {
        if expected != 200 && self.host.is_none() {
            return;
        }
        let host = self.host().await;
        let deadline = Instant::now() + PATIENCE;
        loop {
            let (status, body) = host.ask("GET", "/api/health", "").await;
            let (ready, _) = host.ask("GET", "/api/ready", "").await;
            if status == expected && (ready == 204) == (status == 200) {
                return;
            }
            assert!(Instant::now() < deadline, "health says {status}: {body}");
            sleep(Duration::from_millis(100)).await;
        }
    }
}

fn answer(problem: &ProblemView) -> Answer {
    match problem.code.as_str() {
        // What an earlier attempt sent may arrive late, and win.
        "store-failed" | "contended" => Answer::Refused,
        "unknown-outcome" => Answer::Unknown,
        code => panic!("{code}: {}", problem.text),
    }
}
