//! `skep convert`: converts records between all formats.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};

use skep_records::{Format, Reading, Record, decode, read, write};
use skep_rules::GameState;

use crate::failure::Failure;
use crate::file::{self, Existing, Output, display_name};
use crate::say::tell;

/// Convert game records: GameString, PGN of Mzinga and hivegame.com, SGF of BoardSpace.
///
/// The format of each input is detected from its content. A game that breaks off or contains an
/// illegal move is converted up to there; the error is reported, and the exit code is 1. A
/// GameString contains only the main line: comments, variations, names, and endings other than by
/// the rules are lost.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  skep convert --to pgn game.sgf\n  skep convert --to sgf --output-dir out games/*.pgn\n  skep convert --to gamestring < game.pgn"
)]
pub(crate) struct Convert {
    /// Files to read; `-` is standard input.
    #[arg(default_value = "-")]
    files: Vec<PathBuf>,
    /// The format to write.
    #[arg(long, short, value_enum)]
    to: FormatName,
    /// The format to read, if it cannot be detected.
    #[arg(long, short, value_enum)]
    from: Option<FormatName>,
    /// The file to write all games to; `-` is standard output.
    #[arg(long, short, default_value = "-", conflicts_with = "output_dir")]
    output: PathBuf,
    /// The folder for one output file per input; it is created if necessary.
    #[arg(long, short = 'd')]
    output_dir: Option<PathBuf>,
    /// Overwrite existing files.
    #[arg(long)]
    force: bool,
    /// Do not report oddities that did not prevent reading a game.
    #[arg(long, short)]
    quiet: bool,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum FormatName {
    #[value(alias = "uhp", alias = "txt")]
    Gamestring,
    Pgn,
    Sgf,
}

impl From<FormatName> for Format {
    fn from(name: FormatName) -> Format {
        match name {
            FormatName::Gamestring => Format::GameString,
            FormatName::Pgn => Format::Pgn,
            FormatName::Sgf => Format::Sgf,
        }
    }
}

/// The outcome of the inputs so far.
#[derive(Default)]
struct Tally {
    failed: bool,
    /// The files written so far, so that two inputs with the same name do not go to one file.
    written: BTreeSet<PathBuf>,
}

impl Tally {
    fn complain(&mut self, problem: impl Display) {
        tell(format_args!("error: {problem}"));
        self.failed = true;
    }
}

/// The output for games, opened when the first one arrives.
struct Target<'a> {
    path: &'a Path,
    format: Format,
    existing: Existing,
    output: Option<Output>,
}

impl Target<'_> {
    fn write(&mut self, record: &Record) -> Result<(), Failure> {
        let text = write(record, self.format).map_err(Failure::fault)?;
        let output = match &mut self.output {
            Some(output) => {
                if self.format == Format::Pgn {
                    output.write(b"\n")?;
                }
                output
            }
            none => none.insert(Output::open(self.path, self.existing)?),
        };
        output.write(text.as_bytes())
    }

    fn finish(self) -> Result<(), Failure> {
        self.output.map_or(Ok(()), Output::finish)
    }
}

impl Convert {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let mut tally = Tally::default();
        match &self.output_dir {
            Some(folder) => self.convert_each(folder, &mut tally)?,
            None => {
                let mut target = self.target(&self.output);
                self.files
                    .iter()
                    .try_for_each(|path| self.convert(path, &mut target, &mut tally))?;
                target.finish()?;
            }
        }
        if tally.failed {
            Err(Failure::Reported)
        } else {
            Ok(())
        }
    }

    /// Writes one file per input, and continues if one fails.
    fn convert_each(&self, folder: &Path, tally: &mut Tally) -> Result<(), Failure> {
        fs::create_dir_all(folder)
            .map_err(|error| Failure::io(file::quoted_path(folder), &error))?;
        for path in &self.files {
            let stem = if path == Path::new("-") {
                "games".as_ref()
            } else {
                path.file_stem().unwrap_or_default()
            };
            // Not `with_extension`: a name such as `game.1` keeps its dot.
            let mut name = stem.to_owned();
            name.push(".");
            name.push(Format::from(self.to).extension());
            let output = folder.join(name);
            if !tally.written.insert(output.clone()) {
                tally.complain(format!(
                    "{}: another input was written to {} already",
                    display_name(path),
                    file::quoted_path(&output)
                ));
                continue;
            }
            let mut target = self.target(&output);
            let done = self
                .convert(path, &mut target, tally)
                .and_then(|()| target.finish());
            if let Err(Failure::Fault(problem) | Failure::Usage(problem)) = done {
                tally.complain(problem);
            }
        }
        Ok(())
    }

    /// Writes the games of an input, as far as they can be read.
    fn convert(
        &self,
        path: &Path,
        target: &mut Target<'_>,
        tally: &mut Tally,
    ) -> Result<(), Failure> {
        let name = display_name(path);
        let text = match file::read(path) {
            Ok(bytes) => decode(bytes),
            Err(Failure::Fault(problem)) => {
                tally.complain(problem);
                return Ok(());
            }
            Err(failure) => return Err(failure),
        };
        let format = self
            .from
            .map(Format::from)
            .or_else(|| Format::detect(&text, path.to_str()));
        let Some(format) = format else {
            tally.complain(format!("{name}: expected a GameString, PGN or SGF"));
            return Ok(());
        };
        let mut games = 0;
        for reading in read(&text, format) {
            games += 1;
            self.note(&name, &reading);
            // If no move could be read, there is nothing to write.
            let is_nothing = reading.error.is_some() && reading.record.plies() == 0;
            if let Some(error) = &reading.error {
                tally.complain(error.in_file(&name));
            }
            if !is_nothing {
                target.write(&reading.record)?;
            }
        }
        if games == 0 {
            tally.complain(format!("{name}: expected at least one game"));
        }
        Ok(())
    }

    /// Reports oddities of a game, and what is lost in the new format.
    fn note(&self, name: &str, reading: &Reading) {
        if self.quiet {
            return;
        }
        reading
            .notes
            .iter()
            .for_each(|note| tell(format_args!("{name}: {note}")));
        let by_rules = GameState::of(reading.record.main_line().position());
        let stated = reading.record.state();
        if Format::from(self.to) == Format::GameString && stated != by_rules {
            tell(format_args!(
                "{name}: a GameString says how the game stands by the rules, {by_rules}; {stated} is lost"
            ));
        }
    }

    fn target<'a>(&self, path: &'a Path) -> Target<'a> {
        let existing = if self.force {
            Existing::Replace
        } else {
            Existing::Keep
        };
        Target {
            path,
            format: self.to.into(),
            existing,
            output: None,
        }
    }
}
