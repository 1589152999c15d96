//! `skep bench`: the signature and the speed of the search.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use skep_engine::{Native, Network};

use crate::failure::Failure;

/// Search fixed positions to a fixed depth, and print one number that changes when the search does.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  skep bench\n  skep bench --seconds 1\n  skep bench --seconds 1 --linear"
)]
pub(crate) struct Bench {
    /// Search each position for this long instead, and print how deep that is.
    #[arg(long, value_parser = crate::duel::parse_time)]
    seconds: Option<Duration>,
    /// Evaluate positions with the linear evaluation alone, without the network.
    #[arg(long)]
    linear: bool,
}

impl Bench {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let mut output = io::stdout().lock();
        let start = Instant::now();
        let mut written = Ok(());
        let network = (!self.linear).then(Network::shipped);
        let nodes = skep_engine::bench(
            Native,
            network.as_ref(),
            self.seconds,
            |position, report| {
                let best = report
                    .best()
                    .map(|mv| position.move_string(mv))
                    .unwrap_or_default();
                let (game_type, ply) = (position.game_type().to_string(), position.ply());
                let line = writeln!(
                    output,
                    "{game_type:<8} ply {ply:>2}: {:>7} nodes, depth {:>2}, {best}",
                    report.nodes, report.depth
                );
                written = std::mem::replace(&mut written, Ok(())).and(line);
            },
        );
        let nodes = nodes.map_err(Failure::fault)?;
        let rate = nodes as f64 / start.elapsed().as_secs_f64() / 1e6;
        // A signature must not depend on time, or on options that are not used in play.
        let has_signature = self.seconds.is_none() && !self.linear;
        let summary = written.and_then(|()| {
            if has_signature {
                writeln!(output, "Bench: {nodes}")?;
            }
            writeln!(output, "{rate:.2} Mn/s")
        });
        summary.map_err(|error| Failure::io("standard output", &error))
    }
}
