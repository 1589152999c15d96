//! `skep bench`: the signature and the speed of the search.

use std::io::{self, Write};
use std::time::Instant;

use crate::failure::Failure;

/// Search fixed positions to a fixed depth: one number that changes when the search does.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  skep bench")]
pub(crate) struct Bench {}

impl Bench {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let mut output = io::stdout().lock();
        let start = Instant::now();
        let mut written = Ok(());
        let nodes = skep_engine::bench(|position, report| {
            let best = report
                .best()
                .map(|mv| position.move_string(mv))
                .unwrap_or_default();
            let (game_type, ply) = (position.game_type(), position.ply());
            let line = writeln!(
                output,
                "{game_type:<8} ply {ply:>2}: {:>7} nodes, {best}",
                report.nodes
            );
            written = std::mem::replace(&mut written, Ok(())).and(line);
        });
        let nodes = nodes.map_err(Failure::data)?;
        let rate = nodes as f64 / start.elapsed().as_secs_f64() / 1e6;
        let summary = written.and_then(|()| writeln!(output, "Bench: {nodes}\n{rate:.2} Mn/s"));
        summary.map_err(|error| Failure::io("standard output", &error))
    }
}
