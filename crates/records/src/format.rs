//! The formats, and reading and writing in any of them.

use crate::{Reading, Record, WriteError};
use crate::{game_string, pgn, sgf};

/// A file format for games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// The Universal Hive Protocol's: one game per line, main line only.
    GameString,
    /// Mzinga's PGN, also written by hivegame.com.
    Pgn,
    /// BoardSpace's SGF.
    Sgf,
}

impl Format {
    /// All formats.
    pub const ALL: [Format; 3] = [Format::GameString, Format::Pgn, Format::Sgf];

    /// Guesses the format from how the text begins, or else from the file extension.
    pub fn detect(text: &str, file_name: Option<&str>) -> Option<Format> {
        Format::by_content(text).or_else(|| Format::by_name(file_name?))
    }

    /// The name of the format.
    pub const fn name(self) -> &'static str {
        match self {
            Format::GameString => "GameString",
            Format::Pgn => "PGN",
            Format::Sgf => "SGF",
        }
    }

    /// The usual file extension.
    pub const fn extension(self) -> &'static str {
        match self {
            Format::GameString => "txt",
            Format::Pgn => "pgn",
            Format::Sgf => "sgf",
        }
    }

    fn by_name(name: &str) -> Option<Format> {
        let (_, extension) = name.rsplit_once('.')?;
        Format::ALL
            .into_iter()
            .find(|format| format.extension().eq_ignore_ascii_case(extension))
    }

    fn by_content(text: &str) -> Option<Format> {
        let mut lines = without_mark(text).lines().map(str::trim);
        let line = lines.find(|line| !line.is_empty() && !line.starts_with('#'))?;
        let starts_with_word = |word: &str| {
            line.get(..word.len())
                .is_some_and(|start| start.eq_ignore_ascii_case(word))
        };
        let after_number = line.trim_start_matches(|c: char| c.is_ascii_digit());
        match line.chars().next()? {
            '(' if line[1..].trim_start().starts_with(';') || line == "(" => Some(Format::Sgf),
            '[' | '{' => Some(Format::Pgn),
            '0'..='9' if after_number.starts_with('.') => Some(Format::Pgn),
            _ if starts_with_word("base") => Some(Format::GameString),
            _ if game_string::starts_with_piece(line) => Some(Format::GameString),
            _ => None,
        }
    }
}

/// The games of a text, read lazily one after the other.
#[derive(Clone, Debug)]
pub struct Readings<'a>(Inner<'a>);

#[derive(Clone, Debug)]
enum Inner<'a> {
    GameString(game_string::Readings<'a>),
    Pgn(pgn::Readings<'a>),
    Sgf(sgf::Readings<'a>),
}

impl Iterator for Readings<'_> {
    type Item = Reading;

    fn next(&mut self) -> Option<Reading> {
        match &mut self.0 {
            Inner::GameString(readings) => readings.next(),
            Inner::Pgn(readings) => readings.next(),
            Inner::Sgf(readings) => readings.next(),
        }
    }
}

/// Reads the games of a text.
pub fn read(text: &str, format: Format) -> Readings<'_> {
    let text = without_mark(text);
    Readings(match format {
        Format::GameString => Inner::GameString(game_string::Readings::new(text)),
        Format::Pgn => Inner::Pgn(pgn::Readings::new(text)),
        Format::Sgf => Inner::Sgf(sgf::Readings::new(text)),
    })
}

/// Writes a game, with a final line end.
///
/// # Errors
/// If the format cannot express where the game starts.
pub fn write(record: &Record, format: Format) -> Result<String, WriteError> {
    match format {
        Format::GameString => game_string::write(record),
        Format::Pgn => Ok(pgn::write(record)),
        Format::Sgf => Ok(sgf::write(record)),
    }
}

/// Writes games into one text.
///
/// # Errors
/// If the format cannot express where one of the games starts.
pub fn write_all<'a>(
    records: impl IntoIterator<Item = &'a Record>,
    format: Format,
) -> Result<String, WriteError> {
    let mut text = String::new();
    for record in records {
        if format == Format::Pgn && !text.is_empty() {
            text.push('\n');
        }
        text.push_str(&write(record, format)?);
    }
    Ok(text)
}

/// The text of a file: UTF-8, or otherwise Latin-1, which older programs used for names.
pub fn decode(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|error| {
        error
            .as_bytes()
            .iter()
            .map(|&byte| char::from(byte))
            .collect()
    })
}

/// The text without the byte order mark that some editors put in front.
fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}
