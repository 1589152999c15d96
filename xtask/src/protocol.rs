//! `cargo xtask protocol`: lets other people's programs drive `skep uhp`.

use std::path::PathBuf;

use crate::needs;
use crate::steps::{Step, built, root, run};

/// The package to install with pip.
const UHP_UTILS: &str = "uhp-utils==0.1.1";

#[derive(clap::Args)]
pub(crate) struct Protocol {
    /// The nokamute program, by default the one on the PATH. Without one, its checks are skipped.
    #[arg(long, value_name = "PATH")]
    nokamute: Option<PathBuf>,
    /// How many random games nokamute compares, in Base and in Base+MLP.
    #[arg(long, default_value = "2000")]
    games: u32,
}

impl Protocol {
    /// Installs uhp-utils from PyPI, builds the binary and runs the checks in `crates/uhp/examples/protocol.rs`.
    pub(crate) fn run(&self) -> Result<(), String> {
        let nokamute = self.find_nokamute()?;
        let folder = install()?.display().to_string();
        let (skep, games) = (built("debug/skep"), self.games.to_string());
        let programs = [skep.as_str(), &folder, &games];
        let words: Vec<&str> = programs.into_iter().chain(nokamute.as_deref()).collect();
        let example = ["--package", "skep-uhp", "--example", "protocol"];
        run(&[
            Step::cargo("build", &["--package", "skep"]),
            Step::cargo("build", &example),
            Step::new(&built("debug/examples/protocol"), &words),
        ])
    }

    fn find_nokamute(&self) -> Result<Option<String>, String> {
        let Some(named) = &self.nokamute else {
            return Ok(needs::in_path("nokamute").map(|path| path.display().to_string()));
        };
        match named.canonicalize() {
            Ok(path) => Ok(Some(path.display().to_string())),
            Err(error) => Err(format!("{}: {error}", named.display())),
        }
    }
}

/// Installs uhp-utils into a virtual environment and returns the folder of its programs.
fn install() -> Result<PathBuf, String> {
    let folder = root().join("target/protocol/venv");
    let programs = folder.join(if cfg!(windows) { "Scripts" } else { "bin" });
    let python = needs::python()?.display().to_string();
    let pip = programs.join("python").display().to_string();
    run(&[
        Step::new(&python, &["-m", "venv", &folder.display().to_string()]),
        Step::new(&pip, &["-m", "pip", "install", "--quiet", UHP_UTILS]),
    ])?;
    Ok(programs)
}
