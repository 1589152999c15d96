//! How a server holds up under load. `cargo xtask load` builds and runs it; `docs/performance.md` has the figures.
//!
//! The server is a separate process with an empty data folder. The clients are in this one. The
//! load is open-loop: each move is due at a fixed moment, whether or not the server has answered
//! the one before, and its latency counts from that moment. So a server that stalls is charged for
//! all the moves that were due meanwhile.

mod client;
mod figures;
mod moves;
mod process;
mod scripts;
mod server;
mod watchers;

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};

use figures::Figures;
use moves::Moves;
use watchers::Watchers;

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Put a server under load.
#[derive(Parser)]
struct Arguments {
    /// The program to test.
    #[arg(long, global = true, default_value = "target/release/skep")]
    program: PathBuf,
    /// Another build of it: both run in turn, and ratios are printed.
    #[arg(long, global = true)]
    compare: Option<PathBuf>,
    /// How many times each program runs.
    #[arg(long, global = true, default_value_t = 1)]
    rounds: u32,
    #[command(flatten)]
    period: Period,
    /// More arguments for `skep serve`, such as `--serve=--database=postgres://…`; may be repeated.
    #[arg(long, global = true, value_name = "ARGUMENT")]
    serve: Vec<String>,
    #[command(subcommand)]
    scenario: Option<Scenario>,
}

/// How long a run takes.
#[derive(Args, Clone, Copy)]
struct Period {
    /// For how many seconds moves are timed.
    #[arg(long, global = true, default_value_t = 20)]
    seconds: u64,
    /// For how many seconds moves are played before that without being timed.
    #[arg(long, global = true, default_value_t = 5)]
    warm_up: u64,
}

impl Period {
    const fn timed(self) -> Duration {
        Duration::from_secs(self.seconds)
    }

    const fn warm_up(self) -> Duration {
        Duration::from_secs(self.warm_up)
    }
}

#[derive(Subcommand, Clone)]
enum Scenario {
    /// People at many boards, each board with a socket of its own.
    Moves {
        #[arg(long, default_value_t = 1_000)]
        games: usize,
        /// Moves per second, in all games together.
        #[arg(long, default_value_t = 500.0)]
        rate: f64,
        /// Moves played in each game before the measurement, as fast as the server allows.
        #[arg(long, default_value_t = 0)]
        plies: usize,
        /// How many games between engines of level 3 run beside them.
        #[arg(long, default_value_t = 0)]
        engines: usize,
    },
    /// As many sockets and live games as a server should hold.
    Sockets {
        #[arg(long, default_value_t = 10_000)]
        sockets: usize,
        /// Moves per second, in all games together.
        #[arg(long, default_value_t = 1_000.0)]
        rate: f64,
        /// Moves played in each game before the measurement, as fast as the server allows.
        #[arg(long, default_value_t = 10)]
        plies: usize,
    },
    /// Many clients watch one game. The time until each of them hears of a move is measured.
    Watchers {
        #[arg(long, default_value_t = 2_000)]
        watchers: usize,
        /// Moves per second.
        #[arg(long, default_value_t = 2.0)]
        rate: f64,
    },
}

impl Scenario {
    /// What runs by default.
    fn usual() -> Vec<Scenario> {
        let moves = |games, rate| Scenario::Moves {
            games,
            rate,
            plies: 0,
            engines: 0,
        };
        vec![
            moves(200, 67.0),
            moves(1_000, 500.0),
            Scenario::Sockets {
                sockets: 10_000,
                rate: 1_000.0,
                plies: 10,
            },
            Scenario::Watchers {
                watchers: 2_000,
                rate: 2.0,
            },
        ]
    }

    async fn run(&self, start: &server::Start, period: Period) -> Result<Figures, Failure> {
        let play = async |games, rate, plies, engines| {
            let moves = Moves {
                games,
                rate,
                plies,
                engines,
            };
            moves.run(start, period).await
        };
        match *self {
            Scenario::Moves {
                games,
                rate,
                plies,
                engines,
            } => play(games, rate, plies, engines).await,
            Scenario::Sockets {
                sockets,
                rate,
                plies,
            } => play(sockets, rate, plies, 0).await,
            Scenario::Watchers { watchers, rate } => {
                Watchers { watchers, rate }.run(start, period).await
            }
        }
    }
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    process::raise_open_files()?;
    let arguments = Arguments::parse();
    let programs = std::iter::once(&arguments.program).chain(&arguments.compare);
    let starts: Vec<_> = programs
        .map(|program| server::Start {
            program: program.clone(),
            arguments: arguments.serve.clone(),
        })
        .collect();
    let scenarios = arguments
        .scenario
        .map_or_else(Scenario::usual, |scenario| vec![scenario]);
    println!("{}", figures::HEADING);
    for scenario in scenarios {
        let mut runs = vec![Vec::new(); starts.len()];
        for _ in 0..arguments.rounds {
            for (index, start) in starts.iter().enumerate() {
                let figures = scenario.run(start, arguments.period).await?;
                println!("{figures}  {}", start.program.display());
                runs[index].push(figures);
            }
        }
        if let [ours, theirs] = runs.as_slice() {
            println!("{}", figures::ratios(ours, theirs));
        }
    }
    Ok(())
}
