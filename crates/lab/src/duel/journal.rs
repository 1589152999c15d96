//! The file of a match's games, from which the match can be resumed.
//!
//! Each game is appended with one write when it ends. If the write is interrupted, the game's missing result gives it
//! away. The fragment is removed and the game is played again.

use std::fmt;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use skep_records::{Format, read, write};
use skep_rules::GameState;
use skep_text::quoted;

use super::game::{Charter, Game, check_tag};
use super::openings::Openings;

/// A file to which games are appended.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
}

/// Why the file of a match cannot be used.
#[derive(Debug)]
pub enum JournalError {
    /// It cannot be read or written.
    Io(PathBuf, io::Error),
    /// Another match is being written to it.
    InUse(PathBuf),
    /// It holds something other than games of this match.
    Other(PathBuf, String),
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (JournalError::Io(path, _) | JournalError::InUse(path) | JournalError::Other(path, _)) =
            self;
        let name = quoted(&path.display().to_string());
        match self {
            JournalError::Io(_, error) => write!(f, "{name}: {error}"),
            JournalError::InUse(_) => write!(
                f,
                "{name}: another match is being written to it, expected a file of its own"
            ),
            JournalError::Other(_, why) => write!(
                f,
                "{name}: holds another match, expected a new file or the same match: {why}"
            ),
        }
    }
}

impl std::error::Error for JournalError {}

/// The contents of an existing file.
#[derive(Debug)]
pub struct Past {
    /// The games, in order.
    pub games: Vec<Game>,
    /// Whether the last one was incomplete and has been removed.
    pub torn: bool,
}

impl Journal {
    /// Opens or creates the file of a match, and locks it.
    ///
    /// # Errors
    /// If that fails, or the file has other contents. Then it is left unchanged.
    pub fn open(
        path: &Path,
        charter: &Charter,
        openings: &Openings,
    ) -> Result<(Journal, Past), JournalError> {
        let fail = |error| JournalError::Io(path.to_owned(), error);
        let mut options = OpenOptions::new();
        let mut file = options
            .read(true)
            .append(true)
            .create(true)
            .open(path)
            .map_err(fail)?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => JournalError::InUse(path.to_owned()),
            TryLockError::Error(error) => fail(error),
        })?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(fail)?;
        let whole = whole_games(&bytes);
        let past = parse(&bytes, whole, charter)
            .and_then(|past| check_openings(&past.games, openings).map(|()| past))
            .map_err(|why| JournalError::Other(path.to_owned(), why))?;
        if past.torn {
            file.set_len(whole as u64).map_err(fail)?;
        }
        let path = path.to_owned();
        Ok((Journal { path, file }, past))
    }

    /// Appends a game.
    ///
    /// # Errors
    /// If writing fails.
    pub fn append(&mut self, charter: &Charter, game: &Game) -> Result<(), JournalError> {
        // PGN can hold any record.
        let mut text = write(&charter.record(game), Format::Pgn).unwrap_or_default();
        text.push('\n');
        self.file
            .write_all(text.as_bytes())
            .map_err(|error| JournalError::Io(self.path.clone(), error))
    }
}

/// The length up to the last result: each game ends with a line that is nothing else.
fn whole_games(bytes: &[u8]) -> usize {
    let mut end = 0;
    let mut whole = 0;
    for line in bytes.split_inclusive(|&byte| byte == b'\n') {
        end += line.len();
        let is_blank_after_whole = whole + line.len() == end && line == b"\n";
        if is_result(line) || is_blank_after_whole && whole > 0 {
            whole = end;
        }
    }
    whole
}

fn is_result(line: &[u8]) -> bool {
    [GameState::WhiteWins, GameState::BlackWins, GameState::Draw]
        .iter()
        .any(|state| line.strip_suffix(b"\n") == Some(state.name().as_bytes()))
}

/// Reads the games before `whole`. The rest must be the beginning of another game.
fn parse(bytes: &[u8], whole: usize, charter: &Charter) -> Result<Past, String> {
    let (whole, torn) = bytes.split_at(whole);
    let text = std::str::from_utf8(whole).map_err(|_| "it is not text".to_owned())?;
    let mut games: Vec<Game> = Vec::new();
    for reading in read(text, Format::Pgn) {
        if let Some(error) = reading.error {
            return Err(error.to_string());
        }
        games.push(charter.game(&reading.record)?);
    }
    check_torn(&String::from_utf8_lossy(torn), charter)?;
    let mut rounds: Vec<_> = games.iter().map(|game| game.round).collect();
    rounds.sort_unstable();
    if let Some(twice) = rounds.windows(2).find(|two| two[0] == two[1]) {
        return Err(format!("round {} is there twice", twice[0]));
    }
    Ok(Past {
        games,
        torn: !torn.is_empty(),
    })
}

/// A file of openings may have changed in the meantime.
fn check_openings(games: &[Game], openings: &Openings) -> Result<(), String> {
    let differs = games.iter().find(|game| {
        let opening = openings.of_pair(game.round.pair);
        game.line.start() != opening.start()
            || game.opening_plies != opening.position().ply()
            || !opening
                .move_strings()
                .eq(game.line.move_strings().take(opening.moves().len()))
    });
    match differs {
        None => Ok(()),
        Some(game) => Err(format!("round {} has another opening", game.round)),
    }
}

/// Only a fragment written for this match may be removed.
fn check_torn(torn: &str, charter: &Charter) -> Result<(), String> {
    const START: &str = "[GameType \"";
    if !torn.starts_with(START) && !START.starts_with(torn) {
        return Err("after the games there is something else".to_owned());
    }
    // The last line may be incomplete itself.
    let Some((lines, _)) = torn.rsplit_once('\n') else {
        return Ok(());
    };
    let header: String = lines
        .lines()
        .take_while(|line| line.starts_with('['))
        .map(|line| format!("{line}\n"))
        .collect();
    let is_whole_header = header.len() <= lines.len();
    let reading = read(&header, Format::Pgn).next();
    for (name, ours) in charter.tags() {
        if is_whole_header || header.contains(&format!("[{name} ")) {
            let found = reading.as_ref().and_then(|read| read.record.tags.get(name));
            check_tag(name, found.unwrap_or(""), &ours)?;
        }
    }
    Ok(())
}
