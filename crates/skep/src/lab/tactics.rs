//! `skep lab mine`, `prove` and `solve`: forced wins found in games, proved again, and given to the engine.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use skep_engine::{Engine, Limits, Native, Prover};
use skep_lab::{Attempt, PlayedGame, Tactic};

use crate::failure::Failure;
use crate::file::Lines;
use crate::progress::Progress;
use crate::say::say;

/// Find the forced wins at the end of self-play games, prove them, and print them, one per line.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  skep lab mine all.games > tactics.txt")]
pub(super) struct MineArguments {
    /// Files written by `skep lab selfplay`.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The most moves that a win may take.
    #[arg(long, default_value = "4", value_parser = clap::value_parser!(u8).range(1..=8))]
    moves: u8,
    /// The most positions that a proof may search.
    #[arg(long, default_value = "3000000", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
}

/// Prove every forced win of a file again.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  skep lab prove tactics.txt")]
pub(super) struct ProveArguments {
    /// A file of forced wins, as printed by `skep lab mine`.
    file: PathBuf,
}

/// Let the engine search for every forced win of a file, with one thread.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  skep lab solve tactics.txt --seconds 2")]
pub(super) struct SolveArguments {
    /// A file of forced wins, as printed by `skep lab mine`.
    file: PathBuf,
    /// Seconds to search for each.
    #[arg(long, default_value = "2", value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// Positions to search for each, instead of a time.
    #[arg(long, conflicts_with = "seconds", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
}

impl MineArguments {
    pub(super) fn run(&self) -> Result<(), Failure> {
        for path in &self.files {
            let lines = Lines::read(path)?;
            let progress = Progress::new("mining", lines.count() as u64);
            for game in lines.parse::<PlayedGame>() {
                let (number, game) = game?;
                say(format_args!("# {}:{number}", lines.name()))?;
                for tactic in Tactic::at_end_of(&game.line, self.moves, self.nodes) {
                    say(tactic)?;
                }
                progress.advance();
            }
            progress.finish();
        }
        Ok(())
    }
}

impl ProveArguments {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let mut wrong = 0;
        for tactic in Lines::read_some(&self.file)?.parse::<Tactic>() {
            let (number, tactic) = tactic?;
            let start = Instant::now();
            let mut prover = Prover::new(MOST_PROOF_NODES);
            let moves = tactic.win.moves;
            let proved = Tactic::prove(&tactic.position, moves, &mut prover);
            let is_right = proved == Ok(Some(tactic));
            wrong += u32::from(!is_right);
            let verdict = if is_right { "proved" } else { "WRONG" };
            let (nodes, seconds) = (prover.nodes(), start.elapsed().as_secs_f64());
            say(format_args!(
                "line {number}: win in {moves} {verdict}, {nodes} positions, {seconds:.2} s"
            ))?;
        }
        match wrong {
            0 => Ok(()),
            wrong => Err(Failure::Fault(format!(
                "forced wins not as stated: {wrong}"
            ))),
        }
    }
}

/// The most positions that a proof may search: far more than a win in four takes.
const MOST_PROOF_NODES: u64 = 100_000_000;

/// Size of the engine's table, in mebibytes.
const TABLE: usize = 64;

impl SolveArguments {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let seconds = self.nodes.is_none().then_some(self.seconds);
        let limits = Limits {
            time: seconds.map(Duration::from_secs),
            nodes: self.nodes,
            ..Limits::default()
        };
        let mut engine = Engine::new(TABLE, Native).map_err(Failure::fault)?;
        let (mut total, mut solved) = (0, 0);
        for tactic in Lines::read_some(&self.file)?.parse::<Tactic>() {
            let (number, tactic) = tactic?;
            let attempt = tactic.attempt(&mut engine, &limits);
            total += 1;
            solved += u32::from(attempt.solved_after.is_some());
            let (moves, verdict) = (tactic.win.moves, verdict(&tactic, &attempt));
            say(format_args!("line {number}: win in {moves} {verdict}"))?;
        }
        say(format_args!("{solved} of {total} solved"))?;
        match total - solved {
            0 => Ok(()),
            unsolved => Err(Failure::Fault(format!("forced wins not found: {unsolved}"))),
        }
    }
}

fn verdict(tactic: &Tactic, attempt: &Attempt) -> String {
    let report = &attempt.report;
    let found = match attempt.solved_after {
        Some(time) => format!("solved after {:.2} s", time.as_secs_f64()),
        None => "NOT SOLVED".to_owned(),
    };
    let Some(best) = report.variations.first() else {
        return found;
    };
    let mv = tactic.position.move_string(best.moves[0]);
    let (score, depth, nodes) = (best.score, report.depth, report.nodes);
    format!("{found}, {mv}, {score} at depth {depth}, {nodes} nodes")
}
