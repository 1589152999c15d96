//! Real records decode to exactly the games they contain.
//!
//! A sample is in `tests/data`. With `SKEP_CONFORMANCE=folder` (a folder with `manifest.jsonl`,
//! `sgf/` and `pgn/`) the whole collection is read as well.
use std::path::{Path, PathBuf};

use serde_json::Value;
use skep_records::{Format, Record, decode, read, write};
use skep_rules::{GameString, Line, Move};

/// One row of the manifest.
struct Game {
    folder: PathBuf,
    row: Value,
}

impl Game {
    fn text(&self, name: &str) -> &str {
        self.row[name].as_str().unwrap_or("")
    }

    fn line(&self) -> Line {
        GameString::parse(self.text("game"))
            .unwrap()
            .replay()
            .unwrap()
    }

    fn file(&self, name: &str) -> Option<String> {
        let path = self.row[name].as_str()?;
        Some(decode(std::fs::read(self.folder.join(path)).unwrap()))
    }
}

fn games() -> Vec<Game> {
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let whole = std::env::var_os("SKEP_CONFORMANCE").map(PathBuf::from);
    let rows_of = |folder: PathBuf| {
        let manifest = std::fs::read_to_string(folder.join("manifest.jsonl")).unwrap();
        let row = |line: &str| Game {
            folder: folder.clone(),
            row: serde_json::from_str(line).unwrap(),
        };
        manifest.lines().map(row).collect::<Vec<_>>()
    };
    [Some(sample), whole]
        .into_iter()
        .flatten()
        .flat_map(rows_of)
        .collect()
}

#[track_caller]
fn check_same(id: &str, line: &Line, expected: &Line) {
    assert!(
        line.moves().eq(expected.moves()),
        "{id}:\n{line}\n{expected}"
    );
    assert_eq!(line.position(), expected.position(), "{id}");
}

/// Written in any format and read again, the record is the same.
#[track_caller]
fn check_round_trip(id: &str, record: &Record) {
    for format in [Format::Pgn, Format::Sgf] {
        let text = write(record, format).unwrap();
        assert_eq!(Format::detect(&text, None), Some(format), "{id}");
        let again: Vec<_> = read(&text, format).collect();
        assert_eq!(again.len(), 1, "{id}: {text}");
        assert_eq!(again[0].error, None, "{id}: {text}");
        assert_eq!(&again[0].record, record, "{id}: {text}");
    }
    let text = write(record, Format::GameString).unwrap();
    let again = read(&text, Format::GameString).next().unwrap();
    assert_eq!(again.error, None);
    check_same(id, &again.record.main_line(), &record.main_line());
}

#[test]
fn sgf_files_hold_their_games() {
    let (mut files, mut without_result, mut notes) = (0, Vec::new(), Vec::new());
    for game in games() {
        let Some(text) = game.file("sgf") else {
            continue;
        };
        let id = game.text("id");
        assert_eq!(Format::detect(&text, None), Some(Format::Sgf), "{id}");
        let readings: Vec<_> = read(&text, Format::Sgf).collect();
        assert!(!readings.is_empty());
        for reading in readings {
            assert_eq!(reading.error, None, "{id}");
            let record = &reading.record;
            check_same(id, &record.main_line(), &expected_of_sgf(&game));
            assert_eq!(record.tags.get("White").unwrap_or(""), game.text("white"));
            assert_eq!(record.tags.get("Black").unwrap_or(""), game.text("black"));
            assert_eq!(
                record.tags.get("SgfResult").unwrap_or(""),
                game.text("result_recorded"),
                "{id}"
            );
            check_round_trip(id, record);
            if record.result().is_none() {
                without_result.push(id.to_owned());
            }
            notes.extend(reading.notes.iter().map(|note| format!("{id}: {note}")));
            check_ending(id, record, game.text("end"));
        }
        files += 1;
    }
    println!(
        "{files} SGF files, {} notes, no result in {without_result:?}",
        notes.len()
    );
    notes.iter().for_each(|note| println!("{note}"));
}

/// In four games, the collection takes the `Done` of a resignation or an agreed draw for a pass,
/// because a pass was the only legal move.
fn expected_of_sgf(game: &Game) -> Line {
    let line = game.line();
    let ends_with_pass = line.moves().last() == Some(Move::Pass);
    let ended_by_word = ["resign w", "resign b", "draw agreed"].contains(&game.text("end"));
    line.without_last(usize::from(ended_by_word && ends_with_pass))
}

#[track_caller]
fn check_ending(id: &str, record: &Record, end: &str) {
    let ending = record.ending().map(|ending| ending.to_string());
    let expected = match end {
        "resign w" | "resign b" => Some("Resignation"),
        "draw agreed" => Some("Agreement"),
        "time" => Some("Time"),
        _ => None,
    };
    assert_eq!(ending.as_deref(), expected, "{id}");
    let state = match end {
        "resign w" | "BlackWins" => "BlackWins",
        "resign b" | "WhiteWins" => "WhiteWins",
        "time" => return,
        _ => "Draw",
    };
    assert_eq!(record.state().to_string(), state, "{id}");
}

#[test]
fn pgn_files_hold_their_games() {
    let mut files = 0;
    for game in games() {
        let Some(text) = game.file("pgn") else {
            continue;
        };
        let id = game.text("id");
        assert_eq!(Format::detect(&text, None), Some(Format::Pgn), "{id}");
        let readings: Vec<_> = read(&text, Format::Pgn).collect();
        assert_eq!(readings.len(), 1, "{id}");
        assert_eq!(readings[0].error, None, "{id}");
        let record = &readings[0].record;
        let line = record.main_line();
        // One of the files ends a pass earlier than the other format's file of the same game.
        let expected = game.line().first(line.moves().len());
        let missing = usize::from(game.text("pgn_vs_sgf").starts_with("differs"));
        assert_eq!(
            line.moves().len() + missing,
            game.line().moves().len(),
            "{id}"
        );
        check_same(id, &line, &expected);
        check_round_trip(id, record);
        if game.text("pgn_source") != "jonthysell/Mzinga" {
            files += 1;
            continue;
        }
        // Without comments and variations we write what Mzinga writes, except for its choice of
        // references: all lines other than moves are the same.
        let written = write(record, Format::Pgn).unwrap();
        let others = |text: &str| -> Vec<String> {
            let lines = text
                .trim()
                .lines()
                .filter(|line| !line.starts_with(|c: char| c.is_ascii_digit()));
            lines.map(|line| line.trim_end().to_owned()).collect()
        };
        assert_eq!(others(&written), others(&text), "{id}");
        if let (Some(sgf), 0) = (game.file("sgf"), missing) {
            let sgf = read(&sgf, Format::Sgf).next().unwrap().record;
            assert_eq!(sgf.tags.get("Date"), record.tags.get("Date"), "{id}");
            assert_eq!(sgf.tags.get("SgfDate"), record.tags.get("SgfDate"), "{id}");
        }
        files += 1;
    }
    println!("{files} PGN files");
}
