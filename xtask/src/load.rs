//! `cargo xtask load`: how long a move takes while many others play, and how much memory many tables need.

use clap::Args;

use crate::steps::{Step, built, run};

/// What is measured.
#[derive(Args)]
pub(crate) struct Load {
    /// How many others play at the same time, each with a socket of its own.
    #[arg(long, default_value = "200")]
    games: u32,
    /// For how long moves are timed.
    #[arg(long, default_value = "30")]
    seconds: u32,
    /// With how many watched games memory is read; 0 to leave that out.
    #[arg(long, default_value = "1000")]
    tables: u32,
    /// Milliseconds from one move of the others to the next, on average.
    #[arg(long, default_value = "3000")]
    pace: u32,
}

impl Load {
    /// Builds the binary and lets `crates/server/examples/load` put it under load.
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
