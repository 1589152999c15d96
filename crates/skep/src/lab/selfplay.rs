//! `skep lab selfplay`: games of the engine against itself.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Write};
use std::panic::resume_unwind;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use skep_engine::{Engine, Native, Network};
use skep_lab::{GameTypes, PlayedGame, Random, SelfPlay};

use super::TABLE;
use crate::failure::Failure;
use crate::file;
use crate::progress::Progress;
use crate::say::tell;

/// Play games and append them to a file, one per line. Games that are already there are not played
/// again: the same command resumes a stopped run.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  skep lab selfplay --games 80000 --threads 2 --output all.games\n  skep lab selfplay --games 80000 --threads 8 --seed 2 --network next.net --output more.games"
)]
pub(super) struct SelfPlayArguments {
    /// The file. Its first line is the command that created it, and the network.
    #[arg(long, short)]
    output: PathBuf,
    /// How many games the file should have.
    #[arg(long, default_value = "1000")]
    games: u64,
    /// Which expansions are in the games: a game type, or all types mixed, where two of four games
    /// are Base+MLP and one is Base.
    #[arg(long = "type", default_value = "mixed")]
    game_types: GameTypes,
    /// Positions searched for each move.
    #[arg(long, default_value = "1000", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// The seed of the random openings; another one gives other games.
    #[arg(long, default_value = "1")]
    seed: u64,
    /// A network to evaluate positions with, instead of the shipped one.
    #[arg(long, value_name = "FILE")]
    network: Option<PathBuf>,
    /// Evaluate positions with the linear evaluation alone, without a network.
    #[arg(long, conflicts_with = "network")]
    linear: bool,
    /// How many games to play at a time.
    #[arg(long, short, default_value = "1", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
}

impl SelfPlayArguments {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let network = match &self.network {
            _ if self.linear => None,
            Some(path) => Some(file::read_network(path)?),
            None => Some(Network::shipped()),
        };
        let (file, played) = self.open(&self.header(network.as_deref()))?;
        let games = Mutex::new(InOrder {
            file,
            next: played,
            early: BTreeMap::new(),
        });
        let progress = Progress::new("self-play", self.games);
        progress.resume(played);
        let (next, judged, start) = (AtomicU64::new(played), AtomicU64::new(0), Instant::now());
        let work = || -> Result<(), Failure> {
            let mut engine = Engine::new(TABLE, Native).map_err(Failure::fault)?;
            engine.set_network(network.clone());
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= self.games {
                    return Ok(());
                }
                // Each game has its own random numbers, whatever the number of threads.
                let seed = Random::new(self.seed).next().wrapping_add(index);
                let game = self.settings(index).play(&mut engine, seed);
                let mut games = games.lock().unwrap_or_else(PoisonError::into_inner);
                if let Err(error) = games.write(index, format!("{game}\n")) {
                    // No other game is started.
                    next.store(self.games, Ordering::Relaxed);
                    return Err(Failure::io(file::quoted_path(&self.output), &error));
                }
                let moves = game.scores.iter().flatten().count() as u64;
                let moves = judged.fetch_add(moves, Ordering::Relaxed) + moves;
                let rate = moves as f64 / start.elapsed().as_secs_f64();
                progress.describe(&format!("self-play, {rate:.0} positions a second"));
                progress.advance();
            }
        };
        let done = thread::scope(|scope| {
            let helpers: Vec<_> = (1..self.threads).map(|_| scope.spawn(work)).collect();
            let own = work();
            helpers.into_iter().fold(own, |done, helper| {
                let helped = helper.join().unwrap_or_else(|panic| resume_unwind(panic));
                done.and(helped)
            })
        });
        progress.finish();
        done?;
        let (judged, seconds) = (judged.into_inner(), start.elapsed().as_secs_f64());
        tell(format_args!(
            "{}: {} games, {} of them new; {judged} positions judged, {:.0} a second",
            file::quoted_path(&self.output),
            played.max(self.games),
            self.games.saturating_sub(played),
            judged as f64 / seconds
        ));
        Ok(())
    }

    /// The settings that determine the games: the first line of the file. A network is identified
    /// by its checksum, wherever its file is.
    fn header(&self, network: Option<&Network>) -> String {
        let (game_types, nodes, seed) = (self.game_types, self.nodes, self.seed);
        let judge = network.map_or_else(
            || " --linear".to_owned(),
            |network| format!(", network {:016x}", network.checksum()),
        );
        format!("# skep lab selfplay --type {game_types} --nodes {nodes} --seed {seed}{judge}\n")
    }

    /// The settings for the game with that number.
    fn settings(&self, index: u64) -> SelfPlay {
        SelfPlay {
            game_type: self.game_types.of_game(index),
            nodes: self.nodes,
            // One ply more than in matches, so that hardly any position that a match starts from is trained on.
            opening_plies: 5,
            max_plies: 160,
        }
    }

    /// Opens the file to append to, and counts its games; an incomplete last one is removed. A file
    /// with other contents is left unchanged.
    fn open(&self, header: &str) -> Result<(File, u64), Failure> {
        let name = &file::quoted_path(&self.output);
        let fail = &|error: io::Error| Failure::io(name, &error);
        let fault = |what: &str| Failure::Fault(format!("{name}: {what}"));
        file::expect_file(&self.output)?;
        let mut options = OpenOptions::new();
        let options = options.create(true).read(true).append(true);
        let mut file = options.open(&self.output).map_err(fail)?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => fault("another skep lab selfplay is writing to it"),
            TryLockError::Error(error) => fail(error),
        })?;
        let mut reader = BufReader::new(&file);
        let (mut whole, mut played) = (0, 0);
        let mut line = Vec::new();
        while reader.read_until(b'\n', &mut line).map_err(fail)? > 0 {
            let is_torn = !line.ends_with(b"\n");
            if whole == 0 && is_torn && header.as_bytes().starts_with(&line) {
                break;
            } else if whole == 0 && line != header.as_bytes() {
                let begins = header.trim_end();
                return Err(fault(&format!(
                    "expected a file that begins with {begins:?}, or a new one"
                )));
            } else if is_torn {
                break;
            } else if whole > 0 {
                played += 1;
                let game = String::from_utf8_lossy(&line);
                let game = game.trim_end().parse::<PlayedGame>();
                game.map_err(|error| fault(&format!("line {}: {error}", played + 1)))?;
            }
            whole += line.len() as u64;
            line.clear();
        }
        file.set_len(whole).map_err(fail)?;
        if whole == 0 {
            file.write_all(header.as_bytes()).map_err(fail)?;
        }
        Ok((file, played))
    }
}

/// Writes games in the order of their numbers, whichever finishes first, so that the number of
/// lines tells which games are there.
struct InOrder {
    file: File,
    next: u64,
    early: BTreeMap<u64, String>,
}

impl InOrder {
    fn write(&mut self, index: u64, line: String) -> io::Result<()> {
        self.early.insert(index, line);
        while let Some(line) = self.early.remove(&self.next) {
            self.file.write_all(line.as_bytes())?;
            self.next += 1;
        }
        Ok(())
    }
}
