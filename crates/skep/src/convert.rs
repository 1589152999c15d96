//! `skep convert`: records from any format to any.

use std::path::{Path, PathBuf};

use skep_records::{Format, Record, decode, read, write_all};

use crate::failure::Failure;
use crate::file::{self, Existing, display_name};

/// Convert game records: GameString, PGN of Mzinga and hivegame.com, SGF of BoardSpace.
///
/// The format of each input is seen from its content. A game that breaks off or holds an illegal
/// move is converted up to there; what was wrong is said, and the exit code is 1.
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
    /// The format to read, if it cannot be seen from the content.
    #[arg(long, short, value_enum)]
    from: Option<FormatName>,
    /// The file to write all games to; `-` is standard output.
    #[arg(long, short, default_value = "-", conflicts_with = "output_dir")]
    output: PathBuf,
    /// The folder to write a file to for each input.
    #[arg(long, short = 'd')]
    output_dir: Option<PathBuf>,
    /// Write over files that exist.
    #[arg(long)]
    force: bool,
    /// Say nothing about oddities that did not keep a game from being read.
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

/// What became of the inputs.
#[derive(Default)]
struct Tally {
    failed: bool,
}

impl Tally {
    fn complain(&mut self, problem: impl std::fmt::Display) {
        eprintln!("error: {problem}");
        self.failed = true;
    }
}

impl Convert {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let mut tally = Tally::default();
        match &self.output_dir {
            Some(folder) => self.convert_each(folder, &mut tally),
            None => self.convert_all(&mut tally)?,
        }
        if tally.failed {
            Err(Failure::Reported)
        } else {
            Ok(())
        }
    }

    /// Writes the games of all inputs to one output.
    fn convert_all(&self, tally: &mut Tally) -> Result<(), Failure> {
        let records: Vec<_> = self
            .files
            .iter()
            .flat_map(|path| self.read(path, tally))
            .collect();
        if records.is_empty() {
            return Ok(());
        }
        let text = write_all(&records, self.to.into()).map_err(Failure::data)?;
        file::write(&self.output, text.as_bytes(), self.existing())
    }

    /// Writes a file for each input, and goes on if one fails.
    fn convert_each(&self, folder: &Path, tally: &mut Tally) {
        let format = Format::from(self.to);
        for path in &self.files {
            let records = self.read(path, tally);
            if records.is_empty() {
                continue;
            }
            let stem = if path == Path::new("-") {
                "games".as_ref()
            } else {
                path.file_stem().unwrap_or_default()
            };
            // Not `with_extension`: a name such as `game.1` keeps its dot.
            let mut name = stem.to_owned();
            name.push(".");
            name.push(format.extension());
            let written = write_all(&records, format)
                .map_err(|error| Failure::Data(format!("{}: {error}", display_name(path))))
                .and_then(|text| file::write(&folder.join(name), text.as_bytes(), self.existing()));
            if let Err(Failure::Data(problem) | Failure::Usage(problem)) = written {
                tally.complain(problem);
            }
        }
    }

    /// The games of an input, as far as they can be read.
    fn read(&self, path: &Path, tally: &mut Tally) -> Vec<Record> {
        let name = display_name(path);
        let text = match file::read(path) {
            Ok(bytes) => decode(bytes),
            Err(Failure::Data(problem)) => {
                tally.complain(problem);
                return Vec::new();
            }
            Err(_) => return Vec::new(),
        };
        let format = self
            .from
            .map(Format::from)
            .or_else(|| Format::detect(&text, path.to_str()));
        let Some(format) = format else {
            tally.complain(format!("{name}: expected a GameString, PGN or SGF"));
            return Vec::new();
        };
        let mut records = Vec::new();
        for reading in read(&text, format) {
            if !self.quiet {
                reading
                    .notes
                    .iter()
                    .for_each(|note| eprintln!("{name}: {note}"));
            }
            if let Some(error) = reading.error {
                tally.complain(error.in_file(&name));
            }
            records.push(reading.record);
        }
        if records.is_empty() {
            tally.complain(format!("{name}: expected at least one game"));
        }
        records
    }

    const fn existing(&self) -> Existing {
        if self.force {
            Existing::Replace
        } else {
            Existing::Keep
        }
    }
}
