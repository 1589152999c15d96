//! `cargo xtask levels`: how far apart are the levels of play?
//!
//! The levels play each other, and the ratings in `docs/levels.md` are fitted to all games.

use std::path::{Path, PathBuf};

use crate::steps::{Step, built, run};

/// The highest level, which has no limits except the ones given here.
const FULL: u8 = 10;

/// Deeper than any lower level searches.
const UNLIMITED: &str = "depth=90";

#[derive(clap::Args)]
pub(crate) struct Levels {
    /// Folder for the games, one file per pair of levels. The same command resumes; use a new folder
    /// after a level has changed.
    folder: PathBuf,
    /// How many games each pair of levels plays.
    #[arg(long, default_value = "40")]
    games: u32,
    /// Play only pairs of levels that are at most this far apart.
    #[arg(long, default_value = "9")]
    apart: u8,
    /// Seconds per move for the highest level.
    #[arg(long, default_value = "0.1")]
    time: f64,
    /// Positions per move for the highest level instead, which gives the same result on every machine.
    #[arg(long, conflicts_with = "time")]
    nodes: Option<u64>,
    /// Which expansions are in the game.
    #[arg(long = "type", default_value = "Base+MLP")]
    game_type: String,
    /// How many games to play at a time.
    #[arg(long, default_value = "1")]
    concurrency: u32,
}

impl Levels {
    pub(crate) fn run(&self) -> Result<(), String> {
        let folder = &self.folder;
        std::fs::create_dir_all(folder)
            .and_then(|()| folder.canonicalize())
            .map_err(|error| format!("{}: {error}", folder.display()))
            .and_then(|folder| self.play(&folder))
    }

    fn play(&self, folder: &Path) -> Result<(), String> {
        let skep = built("release/skep");
        let mut steps = vec![Step::cargo("build", &["--release", "-p", "skep"])];
        let mut ratings = vec!["lab".to_owned(), "ratings".to_owned()];
        for (weaker, stronger) in self.pairs() {
            let pgn = folder.join(format!("{weaker}-{stronger}.pgn"));
            let pgn = pgn.display().to_string();
            steps.push(step(&skep, &self.duel(weaker, stronger, &pgn)));
            ratings.push(pgn);
        }
        steps.push(step(&skep, &ratings));
        run(&steps)
    }

    fn pairs(&self) -> impl Iterator<Item = (u8, u8)> {
        let pairs =
            (1..=FULL).flat_map(|weaker| (weaker + 1..=FULL).map(move |other| (weaker, other)));
        pairs.filter(|(weaker, stronger)| stronger - weaker <= self.apart)
    }

    fn duel(&self, weaker: u8, stronger: u8, pgn: &str) -> Vec<String> {
        let mut words = ["duel", "skep", "skep", "--pgn", pgn]
            .map(str::to_owned)
            .to_vec();
        for (side, level) in [("a", stronger), ("b", weaker)] {
            let limit = match self.nodes {
                _ if level < FULL => UNLIMITED.to_owned(),
                Some(nodes) => format!("nodes={nodes}"),
                None => format!("time={}", self.time),
            };
            words.push(format!("--{side}-{limit}"));
            words.push(format!("--{side}-option=Level={level}"));
            // A small table is quick to allocate for each game, and large enough.
            words.push(format!("--{side}-option=TableSizeMiB=16"));
        }
        // Each pair gets its own openings.
        let seed = u32::from(weaker) * 100 + u32::from(stronger);
        words.extend([
            format!("--games={}", self.games),
            format!("--concurrency={}", self.concurrency),
            format!("--type={}", self.game_type),
            format!("--seed={seed}"),
        ]);
        words
    }
}

fn step(program: &str, words: &[String]) -> Step {
    Step::new(
        program,
        &words.iter().map(String::as_str).collect::<Vec<_>>(),
    )
}
