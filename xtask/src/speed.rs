//! `cargo xtask speed`: compares our perft speed with another engine's.

use crate::steps::{Step, built, run};

/// Positions after 10 to 60 plies of random games of all types.
const POSITIONS: &str = "crates/rules/tests/data/positions/perft_midgame.jsonl";

#[derive(clap::Args)]
pub(crate) struct Speed {
    /// The other engine with its arguments, such as "nokamute uhp".
    peer: String,
    /// How many times each perft is run.
    #[arg(long, default_value = "5")]
    rounds: u32,
    /// Our own engine, by default built from this repository.
    #[arg(long)]
    ours: Option<String>,
}

impl Speed {
    /// Builds the binary and runs `crates/uhp/examples/speed.rs` to compare it with the peer.
    pub(crate) fn run(&self) -> Result<(), String> {
        let ours = match &self.ours {
            Some(command) => command.clone(),
            None => {
                run(&[Step::cargo("build", &["--release", "-p", "skep"])])?;
                format!("{} uhp", built("release/skep"))
            }
        };
        let rounds = self.rounds.to_string();
        run(&[
            Step::cargo(
                "build",
                &["--release", "-p", "skep-uhp", "--example", "speed"],
            ),
            Step::new(
                &built("release/examples/speed"),
                &[&ours, &self.peer, &rounds, POSITIONS],
            ),
        ])
    }
}
