//! `skep tui`: the app in the terminal, without a browser.

use std::fmt::Display;
use std::io::{BufReader, IsTerminal, stdin, stdout};
use std::num::NonZeroUsize;
use std::path::PathBuf;

use skep_locale::{Argument, Locale};
use skep_server::Options;
use skep_tui::{Client, Plain, Reading, Setup, Words};

use crate::failure::Failure;
use crate::language::Language;
use crate::paint::Drawing;
use crate::serve::Keeping;

/// Play in the terminal: the same games as in the browser, without one.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  skep tui                   the games that there are, and new ones
  skep tui game.sgf          a record to look at
  skep tui --ascii --lang de
  echo 'new 1' | skep tui --plain")]
pub(crate) struct Tui {
    /// A record to open: GameString, PGN, SGF or a position string.
    #[arg(value_name = "FILE", conflicts_with = "plain")]
    record: Option<String>,
    /// Read commands and print lines, for screen readers and pipes.
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    keeping: Keeping,
    /// How many searches run at once; by default, all processors but one are used.
    #[arg(long, value_name = "COUNT")]
    engines: Option<NonZeroUsize>,
    #[command(flatten)]
    language: Language,
    #[command(flatten)]
    drawing: Drawing,
    /// Print timings at the end.
    #[arg(long, hide = true)]
    measure: bool,
}

impl Tui {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let words = Words::new(self.language.locale());
        let place = self.keeping.place();
        let place = place.map_err(|error| cannot_run(words.locale(), &error))?;
        // A database may serve many people, but solved exercises belong to one of them.
        let lessons = self.keeping.folder();
        let lessons = lessons.map(|folder| folder.join("lessons.txt"));
        let options = Options {
            engines: self.engines,
            ..Options::local(place)
        };
        if self.plain {
            return read_lines(&options, &words, lessons);
        }
        let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        if is_dumb || !stdin().is_terminal() || !stdout().is_terminal() {
            let text = words.locale().word("command-needs-terminal", &[]);
            return Err(Failure::said(words.locale(), text));
        }
        let setup = Setup {
            options,
            words,
            paint: self.drawing.paint(),
            glyphs: self.drawing.glyphs(),
            lessons,
            record: self.record,
            measures: self.measure,
        };
        skep_tui::run(&setup).map_err(|error| cannot_run(setup.words.locale(), &error))
    }
}

/// The system's error message goes into a sentence in the user's language.
fn cannot_run(locale: &Locale, error: &dyn Display) -> Failure {
    let reason = [("reason", Argument::Text(error.to_string()))];
    Failure::said(locale, locale.word("command-cannot-run", &reason))
}

fn read_lines(options: &Options, words: &Words, lessons: Option<PathBuf>) -> Result<(), Failure> {
    let reading = if stdin().is_terminal() {
        Reading::AtOnce
    } else {
        Reading::InTurn
    };
    let plain = Plain { lessons, reading };
    let runtime = tokio::runtime::Runtime::new().map_err(Failure::fault)?;
    runtime.block_on(async {
        let client = Client::open(options).await;
        let client = client.map_err(|error| cannot_run(words.locale(), &error))?;
        let lines = skep_tui::lines(BufReader::new(stdin()));
        let done = skep_tui::plain(&client, words, plain, lines, stdout()).await;
        client.close().await;
        done.map_err(|error| Failure::io("standard output", &error))
    })?;
    runtime.shutdown_background();
    Ok(())
}
