//! Reading PGN: tags, then moves, game after game.

use skep_rules::{GameType, Position};

use super::moves::MoveText;
use super::result_word;
use crate::draft::{Draft, Start};
use crate::escape;
use crate::scan::Scanner;
use crate::tags::RESERVED;
use crate::{Expected, GameResult, Note, ReadError, Reading, Reason, TagError, Tags};

/// The games of a PGN text.
#[derive(Clone, Debug)]
pub(crate) struct Readings<'a> {
    text: Scanner<'a>,
}

impl<'a> Readings<'a> {
    pub(crate) fn new(text: &'a str) -> Readings<'a> {
        Readings {
            text: Scanner::new(text),
        }
    }
}

impl Iterator for Readings<'_> {
    type Item = Reading;

    fn next(&mut self) -> Option<Reading> {
        self.text.skip_blanks();
        self.text.peek()?;
        let reading = read_game(&mut self.text);
        match &reading.error {
            None => {}
            // An unclosed comment or tag extends to the end of the text.
            Some(ReadError {
                reason: Reason::BreaksOff { .. },
                ..
            }) => drop(self.text.take(self.text.rest().len())),
            Some(_) => skip_game(&mut self.text),
        }
        Some(reading)
    }
}

fn read_game(text: &mut Scanner<'_>) -> Reading {
    let mut header = Header::default();
    let read = header.read(text);
    let start = match (header.position, header.game_type) {
        (Some(position), _) => Start::Position(Box::new(position)),
        (None, Some(game_type)) => Start::Type(game_type),
        (None, None) => Start::Unsaid,
    };
    let mut draft = Draft::new(start);
    if header.left_out {
        draft.notes.push(Note::TagLeftOut);
    }
    draft.editor.record_mut().tags = header.tags;
    draft.editor.record_mut().stated_result = header.stated_result;
    if let Err(error) = read {
        return draft.finish(Some(error));
    }
    let mut moves = MoveText::new(draft);
    let read = moves.read(text);
    moves.into_draft().finish(read.err())
}

/// Skips to the next line that starts a game: one with a tag, after one without.
fn skip_game(text: &mut Scanner<'_>) {
    let mut in_tags = true;
    while text.peek().is_some() {
        let line = text.rest_of_line().trim_start();
        if line.starts_with('[') && !in_tags {
            return;
        }
        in_tags = in_tags && line.starts_with('[');
        text.take_line();
    }
}

/// The tags of a game.
#[derive(Default)]
struct Header {
    tags: Tags,
    game_type: Option<GameType>,
    position: Option<Position>,
    stated_result: Option<GameResult>,
    /// Which of the reserved names have occurred.
    seen: [bool; RESERVED.len()],
    left_out: bool,
}

impl Header {
    /// Reads tags until something else begins, or the next game's tags.
    fn read(&mut self, text: &mut Scanner<'_>) -> Result<(), ReadError> {
        loop {
            text.skip_blanks();
            if text.peek() != Some('[') {
                return Ok(());
            }
            let line = text.line();
            let error = |reason| ReadError {
                line,
                ply: None,
                reason,
            };
            let mut tag = *text;
            let (name, value) = read_tag(&mut tag).map_err(error)?;
            if self.knows(&name) {
                return Ok(());
            }
            *text = tag;
            self.set(&name, &value).map_err(error)?;
        }
    }

    /// Whether the name has occurred already, so that another game begins.
    fn knows(&self, name: &str) -> bool {
        let reserved = RESERVED.iter().position(|&reserved| reserved == name);
        reserved.map_or_else(|| self.tags.get(name).is_some(), |index| self.seen[index])
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), Reason> {
        if let Some(index) = RESERVED.iter().position(|&reserved| reserved == name) {
            self.seen[index] = true;
        }
        match name {
            "GameType" => self.game_type = Some(value.parse().map_err(Reason::GameType)?),
            "Position" => self.position = Some(value.parse().map_err(Reason::Position)?),
            "Result" => self.stated_result = result_word(value).flatten(),
            name => match self.tags.set(name, value) {
                Err(TagError::TooMany) => self.left_out = true,
                Err(_) => return Err(Reason::expected(Expected::Tag, name)),
                Ok(()) => {}
            },
        }
        Ok(())
    }
}

/// Reads `[Name "value"]`. Quotes inside the value do not end it.
fn read_tag(text: &mut Scanner<'_>) -> Result<(String, String), Reason> {
    let start = *text;
    let no_tag = || {
        let line = start.rest_of_line();
        let is_last = line.len() == start.rest().len();
        if is_last && !line.trim_end().ends_with(']') {
            Reason::BreaksOff {
                expected: Expected::TagEnd,
            }
        } else {
            Reason::expected(Expected::Tag, line)
        }
    };
    let is_blank = |c| c == ' ' || c == '\t';
    text.skip('[');
    let name = text.take_while(|c| !c.is_ascii_whitespace());
    text.take_while(is_blank);
    if !text.skip('"') {
        return Err(no_tag());
    }
    let quoted = text.rest();
    loop {
        text.take_while(|c| c != '"' && c != '\n');
        let length = quoted.len() - text.rest().len();
        if !text.skip('"') {
            return Err(no_tag());
        }
        let mut after = *text;
        after.take_while(is_blank);
        if after.skip(']') {
            *text = after;
            let value = quoted[..length].trim_matches(|c: char| c.is_ascii_whitespace());
            return Ok((escape::decode(name), escape::decode(value)));
        }
    }
}
