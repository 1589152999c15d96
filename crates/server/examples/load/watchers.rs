//! Many clients that watch one game.

use std::collections::HashMap;
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

/// How long to wait at the end for watchers who have not heard of the last moves.
const PATIENCE: Duration = Duration::from_secs(10);

pub(crate) struct Watchers {
    pub(crate) watchers: usize,
    /// Moves per second.
    pub(crate) rate: f64,
}

/// When the move to each version is due, and from when on they are timed.
struct Schedule {
    due: HashMap<u64, Instant>,
    timed_from: Instant,
    last: Instant,
}

impl Watchers {
    pub(crate) async fn run(&self, start: &Start, period: Period) -> Result<Figures, Failure> {
        let server = start.server()?;
        let address = &server.address;
        let game = make_games(address, 1, Players::People).await?.remove(0);
        let player = Client::start(address, &game).await?;
        let games = vec![game; self.watchers];
        let clients = client::start_all(address, &games).await?;

        let mut script = scripts().remove(0);
        let pace = Duration::from_secs_f64(1.0 / self.rate);
        let (now, length) = (Instant::now(), period.warm_up() + period.timed());
        script.truncate((length.as_secs_f64() * self.rate) as usize);
        let due = |index: usize| now + pace.mul_f64((index + 1) as f64);
        let schedule = Arc::new(Schedule {
            due: script
                .iter()
                .enumerate()
                .map(|(index, ply)| (ply.version, due(index)))
                .collect(),
            timed_from: now + period.warm_up(),
            last: due(script.len()) + PATIENCE,
        });
        let heard = Arc::new(AtomicU64::new(0));
        let mut watching = JoinSet::new();
        for client in clients {
            let (schedule, heard) = (Arc::clone(&schedule), Arc::clone(&heard));
            watching.spawn(watch(client, schedule, heard));
        }
        let playing = tokio::spawn(play(player, script, Arc::clone(&schedule)));
        sleep_until(schedule.timed_from).await;
        let meter = Meter::start(&server)?;
        let before = heard.load(Ordering::Relaxed);
        playing.await??;
        let mut times = Times::default();
        while let Some(watched) = watching.join_next().await {
            times.add(&watched??);
        }
        let count = heard.load(Ordering::Relaxed) - before;
        Ok(Figures {
            scenario: format!("{} watchers, {} moves/s", self.watchers, self.rate),
            usage: meter.stop(&server, count)?,
            times,
        })
    }
}

/// Plays the moves when they are due.
async fn play(
    mut client: Client,
    script: Vec<Ply>,
    schedule: Arc<Schedule>,
) -> Result<(), Failure> {
    for ply in &script {
        while let Ok(heard) = timeout_at(schedule.due[&ply.version], client.hear()).await {
            heard?;
        }
        client.send(ply).await?;
        while client.hear().await? != Heard::Settled {}
    }
    Ok(())
}

/// Receives all moves, and measures how long each took to arrive.
async fn watch(
    mut client: Client,
    schedule: Arc<Schedule>,
    heard: Arc<AtomicU64>,
) -> Result<Times, Failure> {
    let mut times = Times::default();
    let mut open = schedule.due.clone();
    while !open.is_empty()
        && let Ok(message) = timeout_at(schedule.last, client.hear()).await
    {
        // A watcher that has fallen behind gets the whole game instead: what it missed counts as never received.
        let Heard::Events(version) = message? else {
            continue;
        };
        let now = Instant::now();
        if let Some(due) = open.remove(&version) {
            heard.fetch_add(1, Ordering::Relaxed);
            if due >= schedule.timed_from {
                times.record(now - due, now - due);
            }
        }
    }
    for due in open.into_values().filter(|&due| due >= schedule.timed_from) {
        times.record(schedule.last - due, schedule.last - due);
    }
    Ok(times)
}
