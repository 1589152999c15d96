//! What a package installs besides the program: completions for shells, and man pages.

use std::path::PathBuf;

use clap::ValueHint;
use clap_complete::{Shell, generate};

use crate::failure::Failure;
use crate::file;
use crate::say::say;

/// Print completions for a shell.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  skep completions bash > ~/.local/share/bash-completion/completions/skep\n  skep completions fish > ~/.config/fish/completions/skep.fish"
)]
pub(crate) struct Completions {
    shell: Shell,
}

/// Write man pages, one for each command.
#[derive(clap::Args)]
pub(crate) struct Man {
    /// The folder to write them into.
    #[arg(value_hint = ValueHint::DirPath)]
    folder: PathBuf,
}

impl Completions {
    pub(crate) fn run(&self, mut command: clap::Command) -> Result<(), Failure> {
        let mut text = Vec::new();
        generate(self.shell, &mut command, "skep", &mut text);
        say(String::from_utf8_lossy(&text).trim_end())
    }
}

impl Man {
    pub(crate) fn run(&self, command: clap::Command) -> Result<(), Failure> {
        let folder = &self.folder;
        let written = std::fs::create_dir_all(folder)
            .and_then(|()| clap_mangen::generate_to(command, folder));
        written.map_err(|error| Failure::io(file::quoted_path(folder), &error))
    }
}
