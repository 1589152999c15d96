//! `cargo xtask load`: puts the release build under load.

use clap::Args;

use crate::steps::{Step, built, run};

/// What to measure.
#[derive(Args)]
pub(crate) struct Load {
    /// Passed on to `crates/server/examples/load`, such as `moves --rate 3000`; `--help` lists all.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    options: Vec<String>,
}

impl Load {
    /// Builds the binary and runs `crates/server/examples/load` against it.
    pub(crate) fn run(&self) -> Result<(), String> {
        let packages = ["--package", "skep", "--package", "skep-server"];
        let targets = ["--release", "--bin", "skep", "--example", "load"];
        let skep = built("release/skep");
        let arguments = ["--program", &skep].into_iter();
        let arguments = arguments.chain(self.options.iter().map(String::as_str));
        run(&[
            Step::cargo("build", &[packages.as_slice(), &targets].concat()),
            Step::new(
                &built("release/examples/load"),
                &arguments.collect::<Vec<_>>(),
            ),
        ])
    }
}
