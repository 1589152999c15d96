//! `skep import`: games from files, folders and archives into the store.

mod upload;
mod walk;

use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Instant;

use skep_locale::Locale;
use skep_server::store::{OpenError, Store};
use skep_server::{ImportReport, MachineTime, Unreadable, import_files};
use skep_text::quoted;
use tokio::sync::mpsc;

use crate::failure::Failure;
use crate::progress::Progress;
use crate::say::{say, tell};
use crate::serve::Keeping;
use walk::Walk;

const EXAMPLES: &str = "\
Examples:
  A folder with all that is in it, an archive and a file:
    skep import games/ archive.zip match.pgn
  Into a folder of one's own, or a database:
    skep import --data my-games archive.tar.gz
    skep import --database postgres://skep@localhost/skep archive.tar.gz
  Through the server that is running:
    skep import --server http://127.0.0.1:8467 archive.zip";

/// Import games: from files, folders and archives (zip, tar, tar.gz) of GameStrings, PGN, SGF and position strings.
///
/// All readable games of a file are imported, or none if the program is killed or the disk is full. A game that was
/// imported before is skipped, so the same command can be repeated. Unreadable games are reported, and the exit code is
/// 1; the rest is imported anyway. In folders and archives, only files that end in pgn, sgf, txt or uhp are read.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Import {
    /// Files, folders and archives.
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    #[command(flatten)]
    keeping: Keeping,
    /// Import through the server at this address. This is needed if one is running on the same folder.
    #[arg(long, value_name = "URL", conflicts_with_all = ["data", "database"])]
    server: Option<String>,
}

/// Files waiting to be read, so that a large archive is not unpacked all at once.
const WAITING: usize = 8;

impl Import {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let start = Instant::now();
        let shown = Shown::default();
        let done = match &self.server {
            Some(server) => upload::run(server, &Walk::new(self.paths), &shown),
            None => self.run_here(&shown),
        };
        shown.progress.finish();
        let Outcome { report, stopped } = done?;
        summarize(&report, start)?;
        match stopped {
            Some(reason) => Err(Failure::Fault(format!(
                "{reason}; the files above are imported, and the same command again imports the rest"
            ))),
            None if report.unreadable.is_empty() => Ok(()),
            None => Err(Failure::Reported),
        }
    }

    /// Writes to the store itself.
    fn run_here(self, shown: &Shown) -> Result<Outcome, Failure> {
        let location = self.keeping.place().map_err(Failure::fault)?;
        let lock = location.lock().map_err(|error| in_use(&error))?;
        let runtime = tokio::runtime::Runtime::new().map_err(Failure::fault)?;
        let done = runtime.block_on(async {
            let store = Store::open(&location).await.map_err(Failure::fault)?;
            let (sender, files) = mpsc::channel(WAITING);
            let walk = Walk::new(self.paths);
            tokio::task::spawn_blocking(move || {
                walk.each(&mut |file| sender.blocking_send(file).is_ok())
            });
            let progress = |report: &ImportReport, written: usize| shown.update(report, written);
            let time = MachineTime::default();
            let done = import_files(&store, &time, files, &progress).await;
            store.close().await;
            Ok(match done {
                Ok(report) => Outcome {
                    report,
                    stopped: None,
                },
                Err(stopped) => Outcome {
                    report: stopped.report,
                    stopped: Some(stopped.failure.to_string()),
                },
            })
        });
        drop(lock);
        runtime.shutdown_background();
        done
    }
}

/// The result of an import.
#[derive(Default)]
struct Outcome {
    report: ImportReport,
    /// Why it ended before the last file, if it did.
    stopped: Option<String>,
}

/// A running server does not notice what others write to its folder, so it has to import the games itself.
fn in_use(error: &OpenError) -> Failure {
    match error {
        OpenError::InUse { place } => Failure::Fault(format!(
            "another skep is using {place}: end it first, or import through it with --server, such as \
             --server http://127.0.0.1:{}",
            skep_server::PORT
        )),
        error => Failure::fault(error),
    }
}

/// The progress shown to the user.
struct Shown {
    progress: Progress,
    /// How many unreadable games have been reported.
    told: Mutex<usize>,
    /// The language for a server's messages.
    english: Locale,
}

impl Default for Shown {
    fn default() -> Shown {
        Shown {
            progress: Progress::without_end("importing"),
            told: Mutex::default(),
            english: Locale::new(&["en"]),
        }
    }
}

impl Shown {
    /// Shows the progress. `written` games of the next file are not visible yet.
    fn update(&self, report: &ImportReport, written: usize) {
        let mut told = self
            .told
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        for unreadable in report.unreadable.iter().skip(*told) {
            self.progress.beside(|| tell(describe(unreadable)));
        }
        *told = report.unreadable.len();
        let games = report.added + report.known + written;
        self.progress.describe(&format!(
            "{} of {}",
            games_text(games),
            files_text(report.files)
        ));
        self.progress.tick();
    }
}

fn describe(unreadable: &Unreadable) -> String {
    let Unreadable { file, game, reason } = unreadable;
    let (file, reason) = (quoted(file), reason.trim_end_matches('.'));
    match game {
        0 => format!("{file}: {reason}"),
        game => format!("{file}: game {game}: {reason}"),
    }
}

fn summarize(report: &ImportReport, start: Instant) -> Result<(), Failure> {
    let games = report.added + report.known;
    let rate = games as f64 / start.elapsed().as_secs_f64().max(0.001);
    say(format_args!(
        "{}: {} added, {} already there, {} not or not wholly read; {rate:.0} games a second",
        files_text(report.files),
        games_text(report.added),
        report.known,
        report.unreadable.len(),
    ))
}

fn games_text(count: usize) -> String {
    counted(count, "game")
}

fn files_text(count: usize) -> String {
    counted(count, "file")
}

fn counted(count: usize, what: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {what}{plural}")
}
