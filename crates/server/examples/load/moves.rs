//! People at many boards. Each game has a socket of its own, which plays both sides.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until, timeout_at};

use crate::client::{self, Client, Heard};
use crate::figures::{Figures, Meter, Times};
use crate::scripts::{Ply, scripts};
use crate::server::{Players, Start, make_games};
use crate::{Failure, Period};

/// The level of engines that play beside.
const LEVEL: u8 = 3;
/// How long to wait at the end for overdue moves. Those that are not settled by then count as if they were.
const PATIENCE: Duration = Duration::from_secs(10);
/// How many games are brought to their first position at the same time.
const AT_ONCE: usize = 64;

pub(crate) struct Moves {
    pub(crate) games: usize,
    /// Moves per second.
    pub(crate) rate: f64,
    /// Moves played in each game before the clock starts.
    pub(crate) plies: usize,
    /// Games between engines.
    pub(crate) engines: usize,
}

/// When moves are due.
#[derive(Clone, Copy)]
struct Schedule {
    start: Instant,
    timed_from: Instant,
    end: Instant,
    period: Duration,
}

impl Moves {
    pub(crate) async fn run(&self, start: &Start, period: Period) -> Result<Figures, Failure> {
        let server = start.server()?;
        let address = &server.address;
        make_games(address, self.engines, Players::Engines(LEVEL)).await?;
        let games = make_games(address, self.games, Players::People).await?;
        let clients = client::start_all(address, &games).await?;
        let scripts = Arc::new(scripts());
        let clients = self.open(clients, &scripts).await?;

        let now = Instant::now();
        let schedule = Schedule {
            start: now,
            timed_from: now + period.warm_up(),
            end: now + period.warm_up() + period.timed(),
            period: Duration::from_secs_f64(self.games as f64 / self.rate),
        };
        let settled = Arc::new(AtomicU64::new(0));
        let mut players = JoinSet::new();
        let mut random = fastrand::Rng::with_seed(0);
        for (index, client) in clients.into_iter().enumerate() {
            let player = Player {
                client,
                scripts: Arc::clone(&scripts),
                script: index,
                played: self.plies,
                due: schedule.start + schedule.period.mul_f64(random.f64()),
                settled: Arc::clone(&settled),
                times: Times::default(),
            };
            players.spawn(player.run(schedule));
        }
        sleep_until(schedule.timed_from).await;
        let meter = Meter::start(&server)?;
        let before = settled.load(Ordering::Relaxed);
        sleep_until(schedule.end).await;
        let count = settled.load(Ordering::Relaxed) - before;
        let usage = meter.stop(&server, count)?;
        let mut times = Times::default();
        while let Some(player) = players.join_next().await {
            times.add(&player??);
        }
        Ok(Figures {
            scenario: format!("{} games, {} moves/s", self.games, self.rate),
            usage,
            times,
        })
    }

    /// Plays the first moves of each game.
    async fn open(
        &self,
        clients: Vec<Client>,
        scripts: &Arc<Vec<Vec<Ply>>>,
    ) -> Result<Vec<Client>, Failure> {
        if self.plies == 0 {
            return Ok(clients);
        }
        let places = Arc::new(tokio::sync::Semaphore::new(AT_ONCE));
        let mut openings = Vec::new();
        for (index, mut client) in clients.into_iter().enumerate() {
            let (scripts, plies) = (Arc::clone(scripts), self.plies);
            let places = Arc::clone(&places);
            openings.push(tokio::spawn(async move {
                let _place = places.acquire_owned().await?;
                for ply in scripts[index % scripts.len()].iter().take(plies) {
                    client.send(ply).await?;
                    while client.hear().await? != Heard::Settled {}
                }
                Ok::<_, Failure>(client)
            }));
        }
        let mut opened = Vec::with_capacity(openings.len());
        for opening in openings {
            opened.push(opening.await??);
        }
        Ok(opened)
    }
}

struct Player {
    client: Client,
    scripts: Arc<Vec<Vec<Ply>>>,
    script: usize,
    /// How many moves of the script have been played.
    played: usize,
    /// When the next move is due.
    due: Instant,
    settled: Arc<AtomicU64>,
    times: Times,
}

impl Player {
    /// Plays until the end; then overdue moves are played late, as far as there is time.
    async fn run(mut self, schedule: Schedule) -> Result<Times, Failure> {
        let scripts = Arc::clone(&self.scripts);
        let script = &scripts[self.script % scripts.len()];
        let last = schedule.end + PATIENCE;
        while self.due < schedule.end
            && let Some(ply) = script.get(self.played)
        {
            while let Ok(heard) = timeout_at(self.due, self.client.hear()).await {
                heard?;
            }
            let sent = Instant::now();
            self.client.send(ply).await?;
            let settled = timeout_at(last, self.settle()).await;
            let now = Instant::now();
            if self.due >= schedule.timed_from {
                self.times.record(now - self.due, now - sent);
            }
            match settled {
                Ok(settled) => settled?,
                Err(_) => break,
            }
            self.settled.fetch_add(1, Ordering::Relaxed);
            self.played += 1;
            self.due += schedule.period;
        }
        // Moves that were not even sent have waited too.
        let now = Instant::now();
        self.due += schedule.period;
        while now >= last && self.due < schedule.end {
            if self.due >= schedule.timed_from {
                self.times.record(now - self.due, now - self.due);
            }
            self.due += schedule.period;
        }
        // The others still play.
        while let Ok(heard) = timeout_at(schedule.end, self.client.hear()).await {
            heard?;
        }
        Ok(self.times)
    }

    async fn settle(&mut self) -> Result<(), Failure> {
        while self.client.hear().await? != Heard::Settled {}
        Ok(())
    }
}
