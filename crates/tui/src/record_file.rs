//! Reads and writes record files by the names that people type.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use skep_rules::GameType;
use skep_server::limits;
use skep_wire::{Argument, Phrase, ProblemView};

/// The content of the file with that name, or the text itself if there is no such file but the text is a record.
pub(crate) fn record(text: &str) -> Result<Vec<u8>, ProblemView> {
    match read(text) {
        Err(_) if is_record(text) => Ok(text.into()),
        read => read,
    }
}

/// Whether a text is a record, not a move or a file name.
pub(crate) fn is_record(text: &str) -> bool {
    let text = text.trim();
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    let is_position = !rest.is_empty() && first.parse::<GameType>().is_ok();
    is_position || text.contains(['\n', ';', '[', '('])
}

fn read(file: &str) -> Result<Vec<u8>, ProblemView> {
    let path = expanded(file);
    let failed = |error: io::Error| match error.kind() {
        io::ErrorKind::NotFound => about("plain-file-missing", file, &error),
        _ => about("plain-file-failed", file, &error),
    };
    // Reading a device may never end, and opening a pipe blocks until somebody writes to it.
    if !fs::metadata(&path).map_err(failed)?.is_file() {
        let error = io::ErrorKind::InvalidInput.into();
        return Err(about("plain-file-odd", file, &error));
    }
    let mut record = Vec::new();
    // One byte above the limit, so that a longer file is refused instead of cut off.
    let most = limits::RECORD_BYTES as u64 + 1;
    let opened = File::open(&path).map_err(failed)?;
    opened.take(most).read_to_end(&mut record).map_err(failed)?;
    Ok(record)
}

/// Writes a new file. An existing file is not overwritten.
pub(crate) fn write(file: &str, record: &str) -> Result<(), ProblemView> {
    let created = File::create_new(expanded(file));
    let record = format!("{}\n", record.trim_end());
    let written = created.and_then(|mut created| created.write_all(record.as_bytes()));
    written.map_err(|error| about("plain-file-failed", file, &error))
}

/// Expands `~/` to the home folder, as a shell does.
fn expanded(file: &str) -> PathBuf {
    match (file.strip_prefix("~/"), std::env::var_os("HOME")) {
        (Some(rest), Some(home)) => Path::new(&home).join(rest),
        _ => Path::new(file).to_owned(),
    }
}

fn about(key: &str, file: &str, error: &io::Error) -> ProblemView {
    let text = |text: &str| Argument::Text(text.to_owned());
    ProblemView {
        code: "file-failed".to_owned(),
        phrase: Phrase::new(key)
            .with("file", text(file))
            .with("reason", text(&error.to_string())),
        text: error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::{is_record, record, write};
    use skep_server::limits;

    #[test]
    fn what_is_a_record_is_none_of_the_names_of_files() {
        let rows = [
            ("Base;NotStarted;White[1]", true),
            ("(;GM[27])", true),
            ("Base+MLP wQ/bQ w2", true),
            ("Base", false),
            ("game.pgn", false),
            ("my game.pgn", false),
            ("/no/such/file", false),
            ("wA1 bQ-", false),
        ];
        for (text, expected) in rows {
            assert_eq!(is_record(text), expected, "{text}");
        }
    }

    /// The content read by that name, or the key of the error message.
    #[test]
    fn only_ordinary_files_are_read() {
        let folder = tempfile::TempDir::new().unwrap();
        let name = |name: &str| folder.path().join(name).display().to_string();
        let odd = name("game (1).pgn");
        write(&odd, "in a file").unwrap();
        assert!(write(&odd, "again").is_err());
        let long = name("long");
        std::fs::write(&long, vec![b' '; limits::RECORD_BYTES + 9]).unwrap();
        let missing = name("missing.pgn");
        let typed = "Base;NotStarted;White[1]";
        let folder = folder.path().display().to_string();
        let rows = [
            (odd.as_str(), Ok(10)),
            (&long, Ok(limits::RECORD_BYTES + 1)),
            (typed, Ok(typed.len())),
            (&missing, Err("plain-file-missing")),
            (&folder, Err("plain-file-odd")),
            #[cfg(unix)]
            ("/dev/zero", Err("plain-file-odd")),
        ];
        for (text, expected) in rows {
            let read = record(text).map(|bytes| bytes.len());
            let read = read.map_err(|problem| problem.phrase.key);
            assert_eq!(read, expected.map_err(str::to_owned), "{text}");
        }
    }
}
