//! GameStrings, one per line: `Base;InProgress;White[2];wS1;bS1 wS1-`.
//!
//! Blank lines and lines that start with `#` are skipped. A GameString contains only the main line.
//! Its state is computed by the rules, whatever result the record states.

use skep_rules::{GameString, Piece};

use crate::draft::{Draft, Start};
use crate::reading::Reading;
use crate::{GameResult, MAX_PLIES, ReadError, Reason, Record, WriteError};

/// The games of a text of GameStrings.
#[derive(Clone, Debug)]
pub(crate) struct Readings<'a> {
    lines: std::iter::Enumerate<std::str::Lines<'a>>,
}

impl<'a> Readings<'a> {
    pub(crate) fn new(text: &'a str) -> Readings<'a> {
        Readings {
            lines: text.lines().enumerate(),
        }
    }
}

impl Iterator for Readings<'_> {
    type Item = Reading;

    fn next(&mut self) -> Option<Reading> {
        let mut lines = self
            .lines
            .by_ref()
            .map(|(index, line)| (index + 1, line.trim()));
        let (number, line) = lines.find(|(_, line)| !line.is_empty() && !line.starts_with('#'))?;
        Some(read_line(number, line))
    }
}

fn read_line(line: usize, text: &str) -> Reading {
    let (text, is_whole) = first_fields(text);
    let parsed = match GameString::parse(text) {
        Ok(parsed) => parsed,
        Err(error) => {
            let error = ReadError {
                line,
                ply: None,
                reason: Reason::GameString(error),
            };
            return Draft::new(Start::Unsaid).finish(Some(error));
        }
    };
    let mut draft = Draft::new(Start::Type(parsed.game_type));
    draft.editor.record_mut().stated_result = parsed.state.and_then(GameResult::of_state);
    for text in &parsed.moves {
        if let Err(error) = draft.play_string(text) {
            let error = draft.error_at(line, Reason::unplayable(text, error));
            return draft.finish(Some(error));
        }
    }
    let error = (!is_whole).then(|| draft.error_at(line, Reason::TooLong));
    draft.finish(error)
}

/// At most as many fields as a game can have, and whether these are all.
fn first_fields(text: &str) -> (&str, bool) {
    const HEADER: usize = 3;
    match text.match_indices(';').nth(HEADER + MAX_PLIES) {
        Some((end, _)) => (&text[..end], false),
        None => (text, true),
    }
}

pub(crate) fn starts_with_piece(text: &str) -> bool {
    text.split([' ', ';'])
        .next()
        .is_some_and(|word| word.parse::<Piece>().is_ok())
}

pub(crate) fn write(record: &Record) -> Result<String, WriteError> {
    if record.is_set_up() {
        Err(WriteError::SetUp)
    } else {
        Ok(format!("{}\n", record.main_line()))
    }
}
