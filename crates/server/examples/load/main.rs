//! How long a move takes while many others play, and how much memory many tables need. `cargo xtask load` runs it.
//!
//! ```text
//! load PROGRAM GAMES SECONDS TABLES PACE_MS
//! ```
//! Starts the program as a server on a free port with an empty data folder. GAMES clients play random moves, each in a game of
//! its own, one move every PACE_MS or so; in every second game the engine is the opponent. One more client plays without
//! a pause, and what is timed is its way from `Play` to `Settled`. Then TABLES games are opened and watched, and the
//! server's memory is read.

mod client;
mod server;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use client::{Client, Opponent};
use server::Server;

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// The level of the engine that is the opponent in every second game.
const LEVEL: u8 = 3;
/// Games that one client watches when memory is measured, and moves that are played in each.
const WATCHED: usize = 10;
const PLIES: usize = 20;
/// What the client that is timed leaves between an answer and its next move.
const PAUSE: Duration = Duration::from_millis(20);

struct Task {
    program: String,
    games: usize,
    seconds: u64,
    tables: usize,
    pace: Duration,
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [program, games, seconds, tables, pace] = words.as_slice() else {
        return Err("expected: PROGRAM GAMES SECONDS TABLES PACE_MS".into());
    };
    let task = Task {
        program: program.clone(),
        games: games.parse()?,
        seconds: seconds.parse()?,
        tables: tables.parse()?,
        pace: Duration::from_millis(pace.parse()?),
    };
    println!(
        "{:<44} {:>9} {:>9} {:>9} {:>9}",
        "", "moves", "p50 ms", "p99 ms", "max ms"
    );
    latency(&task).await?;
    if task.tables > 0 {
        memory(&task).await?;
    }
    Ok(())
}

/// Times the moves of one client while the others play.
async fn latency(task: &Task) -> Result<(), Failure> {
    let server = Server::start(&task.program)?;
    let address = server.address.clone();
    let over = Arc::new(AtomicBool::new(false));
    let moves = Arc::new(AtomicU64::new(0));
    let mut others = Vec::new();
    for index in 0..task.games {
        let opponent = match index % 2 {
            0 => Opponent::Person,
            _ => Opponent::Engine(LEVEL),
        };
        let mut client = Client::start(&address, index as u64, opponent).await?;
        let (over, moves, pace) = (Arc::clone(&over), Arc::clone(&moves), task.pace);
        others.push(tokio::spawn(async move {
            let mut times = Vec::new();
            while !over.load(Ordering::Relaxed) {
                client.pause(pace).await?;
                times.push(client.play().await?);
                moves.fetch_add(1, Ordering::Relaxed);
            }
            Ok::<_, Failure>(times)
        }));
    }
    // The others begin at different moments of their pace.
    tokio::time::sleep(task.pace).await;

    let begun = (Instant::now(), moves.load(Ordering::Relaxed));
    let spent = server.processor_time()?;
    let mut one = Client::start(&address, u64::MAX, Opponent::Person).await?;
    let mut times = Vec::new();
    while begun.0.elapsed() < Duration::from_secs(task.seconds) {
        times.push(one.play().await?);
        // The server lets one client speak a hundred times a second.
        tokio::time::sleep(PAUSE).await;
    }
    let played = moves.load(Ordering::Relaxed) - begun.1;
    let rate = played as f64 / begun.0.elapsed().as_secs_f64();
    let spent = (server.processor_time()? - spent).as_secs_f64() * 1000.0;
    let timed = times.len() as u64;
    over.store(true, Ordering::Relaxed);
    let mut all = Vec::new();
    for other in others {
        all.extend(other.await??);
    }
    report(
        &format!("one client beside {} games, {rate:.0} moves/s", task.games),
        times,
    );
    report("all those games", all);
    println!(
        "processor time of the server: {:.2} ms a move, engines included; memory with {} games: {} MB",
        spent / (played + timed) as f64,
        task.games,
        server.megabytes()?
    );
    Ok(())
}

/// Reads the server's memory with many games that are watched.
async fn memory(task: &Task) -> Result<(), Failure> {
    let server = Server::start(&task.program)?;
    let before = server.megabytes()?;
    let address = server.address.clone();
    let watchers = (0..task.tables.div_ceil(WATCHED)).map(|index| {
        let address = address.clone();
        let count = WATCHED.min(task.tables - index * WATCHED);
        tokio::spawn(async move {
            let seed = (index * WATCHED) as u64;
            let mut client = Client::start(&address, seed, Opponent::Person).await?;
            for game in 0..count {
                if game > 0 {
                    client.begin().await?;
                }
                for _ in 0..PLIES {
                    client.play().await?;
                    tokio::time::sleep(PAUSE).await;
                }
            }
            Ok::<_, Failure>(client)
        })
    });
    let mut clients = Vec::new();
    for watcher in watchers.collect::<Vec<_>>() {
        clients.push(watcher.await??);
    }
    let health = server::get(&address, "/api/health")?;
    println!(
        "memory with {} watched games of {PLIES} moves: {} MB (at the start {before} MB); the server says {health}",
        task.tables,
        server.megabytes()?
    );
    Ok(())
}

fn report(who: &str, mut times: Vec<Duration>) {
    times.sort();
    let at = |share: f64| {
        let index = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
        times
            .get(index)
            .map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    println!(
        "{who:<44} {:>9} {:>9.1} {:>9.1} {:>9.1}",
        times.len(),
        at(0.5),
        at(0.99),
        at(1.0)
    );
}

impl Client {
    /// Waits between half and one and a half times as long, and hears what is said meanwhile.
    async fn pause(&mut self, pace: Duration) -> Result<(), Failure> {
        let share = 0.5 + self.random.f64();
        self.listen(pace.mul_f64(share)).await
    }
}
