//! `cargo xtask load`: measures move latency while many others play, and the memory that many tables need.

use clap::Args;

use crate::steps::{Step, built, run};

/// What to measure.
#[derive(Args)]
pub(crate) struct Load {
    /// How many other games are played at the same time, each over its own socket.
    #[arg(long, default_value = "200")]
    games: u32,
    /// For how many seconds moves are timed.
    #[arg(long, default_value = "30")]
    seconds: u32,
    /// With how many watched games memory is measured; 0 to skip this.
    #[arg(long, default_value = "1000")]
    tables: u32,
    /// Average milliseconds between the moves of each other game.
    #[arg(long, default_value = "3000")]
    pace: u32,
}

impl Load {
    /// Builds the binary and runs `crates/server/examples/load` against it.
    pub(crate) fn run(&self) -> Result<(), String> {
        let skep = built("release/skep");
        let numbers = [self.games, self.seconds, self.tables, self.pace].map(|n| n.to_string());
        let arguments = std::iter::once(&skep).chain(&numbers).map(String::as_str);
        let packages = ["--package", "skep", "--package", "skep-server"];
        let targets = ["--release", "--bin", "skep", "--example", "load"];
        run(&[
            Step::cargo("build", &[packages.as_slice(), &targets].concat()),
            Step::new(
                &built("release/examples/load"),
                &arguments.collect::<Vec<_>>(),
            ),
        ])
    }
}
