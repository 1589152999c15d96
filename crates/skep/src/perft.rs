//! `skep perft`: counts the ways a game can continue, and measures the speed.

use std::io::{self, Write};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use skep_rules::{Leaves, Move, Position, perft};

use crate::failure::Failure;
use crate::input;
use crate::progress::Progress;

/// Count the ways a game can continue, to test a move generator and measure its speed.
///
/// A pass is a move, like tiles in reserve count once, a finished game has no moves, and repetition
/// is ignored.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  skep perft 6 Base+MLP\n  skep perft 3 --divide 'Base;InProgress;White[2];wS1;bS1 wS1-'"
)]
pub(crate) struct Perft {
    /// How many moves ahead.
    #[arg(value_parser = clap::value_parser!(u32).range(0..=20))]
    depth: u32,
    /// Where to start: a game type, a GameString or a position string.
    #[arg(default_value = "Base")]
    game: String,
    /// The number of threads.
    #[arg(long, short, default_value = "1", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Show the count for each first move.
    #[arg(long, short)]
    divide: bool,
    /// Play the moves of the last ply too, instead of only counting them.
    #[arg(long)]
    no_bulk: bool,
}

impl Perft {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let line = input::parse(&self.game)?;
        let mut position = line.position().clone();
        position.play_on();
        let leaves = if self.no_bulk {
            Leaves::Played
        } else {
            Leaves::Counted
        };
        let mut output = io::stdout().lock();
        for depth in 0..=self.depth {
            let start = Instant::now();
            let counts = count(&position, depth, leaves, usize::from(self.threads));
            let seconds = start.elapsed().as_secs_f64();
            let divided = self.divide && depth == self.depth;
            let written = counts.write(&mut output, &position, depth, seconds, divided);
            written.map_err(|error| Failure::io("standard output", &error))?;
        }
        Ok(())
    }
}

struct Counts {
    total: u64,
    /// The count for each first move.
    each: Vec<(Move, u64)>,
}

impl Counts {
    fn write(
        &self,
        output: &mut impl Write,
        position: &Position,
        depth: u32,
        seconds: f64,
        divided: bool,
    ) -> io::Result<()> {
        if divided {
            for &(mv, nodes) in &self.each {
                writeln!(output, "{}: {nodes}", position.move_string(mv))?;
            }
        }
        let nodes = self.total;
        let rate = nodes as f64 / seconds.max(1e-9) / 1e6;
        writeln!(
            output,
            "perft({depth}) = {nodes} in {seconds:.3} s, {rate:.1} Mn/s"
        )?;
        output.flush()
    }
}

fn count(position: &Position, depth: u32, leaves: Leaves, threads: usize) -> Counts {
    let Some(after_first) = depth.checked_sub(1) else {
        return Counts {
            total: 1,
            each: Vec::new(),
        };
    };
    let first = position.legal_moves();
    let tasks = split(position, &first, after_first);
    let progress = Progress::new(&format!("perft({depth})"), tasks.len() as u64);
    let sums: Vec<AtomicU64> = first.iter().map(|_| AtomicU64::new(0)).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        let mut position = position.clone();
        while let Some(task) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
            let nodes = task.count(&mut position, &first, after_first, leaves);
            sums[task.first].fetch_add(nodes, Ordering::Relaxed);
            progress.advance();
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads.min(tasks.len()) {
            // Without another thread the work takes longer, but is still done.
            if thread::Builder::new().spawn_scoped(scope, work).is_err() {
                break;
            }
        }
        work();
    });
    progress.finish();
    let each: Vec<_> = first
        .iter()
        .zip(&sums)
        .map(|(&mv, sum)| (mv, sum.load(Ordering::Relaxed)))
        .collect();
    Counts {
        total: each.iter().map(|&(_, nodes)| nodes).sum(),
        each,
    }
}

/// A part of the count: a first move, and a second one if there is enough to share.
struct Task {
    first: usize,
    second: Option<Move>,
}

/// From this depth after the first move, each second move is a task of its own.
const SPLIT_DEPTH: u32 = 3;

fn split(position: &Position, first: &[Move], after_first: u32) -> Vec<Task> {
    let mut tasks = Vec::new();
    let mut position = position.clone();
    for (index, &mv) in first.iter().enumerate() {
        if after_first < SPLIT_DEPTH {
            tasks.push(Task {
                first: index,
                second: None,
            });
            continue;
        }
        let undo = position.play_unchecked(mv);
        let seconds = position.legal_moves();
        tasks.extend(seconds.into_iter().map(|second| Task {
            first: index,
            second: Some(second),
        }));
        position.undo(undo);
    }
    tasks
}

impl Task {
    fn count(
        &self,
        position: &mut Position,
        first: &[Move],
        after_first: u32,
        leaves: Leaves,
    ) -> u64 {
        let undo = position.play_unchecked(first[self.first]);
        let nodes = match self.second {
            None => perft(position, after_first, leaves),
            Some(second) => {
                let undo = position.play_unchecked(second);
                let nodes = perft(position, after_first - 1, leaves);
                position.undo(undo);
                nodes
            }
        };
        position.undo(undo);
        nodes
    }
}
