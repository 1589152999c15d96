//! `skep backup`, `skep restore` and `skep check`: looking after the games of a server.

use std::path::PathBuf;

use clap::ValueHint;
use skep_server::store::{self, BackupError, Existing, Location};

use crate::failure::Failure;
use crate::file::{self, Existing as ExistingFile, Product};
use crate::say::say;
use crate::serve::Keeping;

/// Back up all games to one file. A server may keep running.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  skep backup monday.sqlite
  skep backup --database postgres://skep@localhost/skep monday.sqlite

The file is a SQLite database, also if the games are in PostgreSQL. It shows one moment, and is
there as a whole or not at all.")]
pub(crate) struct Backup {
    /// The file to write.
    #[arg(value_hint = ValueHint::FilePath)]
    file: PathBuf,
    #[command(flatten)]
    keeping: Keeping,
    /// Overwrite an existing file.
    #[arg(long)]
    force: bool,
}

/// Restore a backup to SQLite or PostgreSQL. Stop all servers first.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  skep restore monday.sqlite
  skep restore monday.sqlite --data games
  skep restore monday.sqlite --database postgres://skep@localhost/skep

The backup is checked first. Then everything is restored, or nothing has changed.")]
pub(crate) struct Restore {
    /// A backup written by `skep backup`.
    #[arg(value_hint = ValueHint::FilePath)]
    file: PathBuf,
    #[command(flatten)]
    keeping: Keeping,
    /// Restore even if there are games already. They are kept under another name.
    #[arg(long)]
    replace: bool,
}

/// Check all games: every move is legal, nothing is missing, lists are up to date. Changes nothing; a server may keep
/// running.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  skep check
  skep check --database postgres://skep@localhost/skep
  skep check --database sqlite:monday.sqlite

Prints a line for each damage. The exit code is 0 if there is none, and 1 otherwise.")]
pub(crate) struct Check {
    #[command(flatten)]
    keeping: Keeping,
}

impl Backup {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let existing = if self.force {
            ExistingFile::Replace
        } else {
            ExistingFile::Keep
        };
        Product::new(&self.file, existing)?;
        let location = location(&self.keeping)?;
        let contents = finish(store::back_up(&location, &self.file))?;
        let name = file::quoted_path(&self.file);
        say(format_args!("{name}: {contents}"))
    }
}

impl Restore {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        file::expect_file(&self.file)?;
        let existing = if self.replace {
            Existing::KeepAside
        } else {
            Existing::Refuse
        };
        let location = location(&self.keeping)?;
        let restored = finish(store::restore(&self.file, &location, existing))?;
        say(format_args!("restored {}", restored.contents))?;
        match restored.aside {
            Some(aside) => say(format_args!("what was there before is in {aside}")),
            None => Ok(()),
        }
    }
}

impl Check {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let report = finish(store::check(&location(&self.keeping)?))?;
        for damage in &report.damages {
            say(damage)?;
        }
        let found = format!("checked {report}");
        if report.damages.is_empty() {
            say(found)
        } else {
            Err(Failure::fault(found))
        }
    }
}

fn location(keeping: &Keeping) -> Result<Location, Failure> {
    keeping.place().map_err(Failure::fault)
}

fn finish<T>(work: impl Future<Output = Result<T, BackupError>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Runtime::new().map_err(Failure::fault)?;
    runtime.block_on(work).map_err(Failure::fault)
}
