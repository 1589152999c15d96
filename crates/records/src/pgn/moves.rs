//! The moves of a PGN game, with comments and variations.

use super::{looks_like_variation, result_word};
use crate::draft::Draft;
use crate::scan::Scanner;
use crate::{Expected, NodeId, Note, ReadError, Reason, escape};

/// The moves of a game being read.
pub(super) struct MoveText {
    draft: Draft,
    /// For every open bracket, the place to return to.
    open: Vec<NodeId>,
}

/// Where moves are being read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Context {
    /// On lines of their own.
    File,
    /// Inside a comment, as a variation.
    Comment,
}

impl MoveText {
    pub(super) fn new(draft: Draft) -> MoveText {
        MoveText {
            draft,
            open: Vec::new(),
        }
    }

    pub(super) fn into_draft(self) -> Draft {
        self.draft
    }

    /// Reads until the text ends or the next game's tags begin.
    pub(super) fn read(&mut self, text: &mut Scanner<'_>) -> Result<(), ReadError> {
        self.read_in(Context::File, text)?;
        if self.open.is_empty() {
            return Ok(());
        }
        Err(self.draft.error_at(
            text.line(),
            Reason::BreaksOff {
                expected: Expected::VariationEnd,
            },
        ))
    }

    fn read_in(&mut self, context: Context, text: &mut Scanner<'_>) -> Result<(), ReadError> {
        loop {
            text.skip_blanks();
            let line = text.line();
            let read = match (text.peek(), context) {
                (None, _) | (Some('['), Context::File) => return Ok(()),
                (Some('{'), Context::File) => self.braces(text),
                (Some('<'), Context::Comment) => self.inner_comment(text),
                (Some('('), _) => self.open(text),
                (Some(')'), _) => self.close(text),
                (Some(_), _) => self.word(text),
            };
            read.map_err(|reason| self.draft.error_at(line, reason))?;
        }
    }

    /// A comment, or a variation written as one.
    fn braces(&mut self, text: &mut Scanner<'_>) -> Result<(), Reason> {
        let line = text.line();
        let end = text.rest().find('}').ok_or(Reason::BreaksOff {
            expected: Expected::CommentEnd,
        })?;
        let inner = text.take(end + 1)[1..end].trim_matches(|c: char| c.is_ascii_whitespace());
        if looks_like_variation(inner) {
            if self.variation(inner, line) {
                return Ok(());
            }
            let ply = self.draft.editor.position().ply();
            self.draft.notes.push(Note::VariationAsComment { ply });
        }
        self.comment(&inner.replace("\r\n", "\n"));
        Ok(())
    }

    /// Reads a variation inside a comment. If it is none, returns `false` and changes nothing.
    fn variation(&mut self, text: &str, line: usize) -> bool {
        let (at, plies, open) = (
            self.draft.editor.at(),
            self.draft.editor.record().plies(),
            self.open.len(),
        );
        let mut text = Scanner::from_line(text, line);
        let read = self.read_in(Context::Comment, &mut text);
        if read.is_ok() && self.open.len() == open {
            return true;
        }
        self.open.truncate(open);
        self.draft.editor.go_to(at);
        self.draft.editor.keep_first(plies);
        false
    }

    fn inner_comment(&mut self, text: &mut Scanner<'_>) -> Result<(), Reason> {
        let end = text.rest().find('>').ok_or(Reason::BreaksOff {
            expected: Expected::AngleCommentEnd,
        })?;
        let inner = &text.take(end + 1)[1..end];
        self.comment(inner);
        Ok(())
    }

    fn comment(&mut self, text: &str) {
        let at = self.draft.editor.at();
        self.draft
            .editor
            .record_mut()
            .add_comment(at, &escape::decode(text));
    }

    /// What follows is an alternative to the latest move.
    fn open(&mut self, text: &mut Scanner<'_>) -> Result<(), Reason> {
        let at = self.draft.editor.at();
        if !self.draft.editor.back() {
            return Err(Reason::expected(
                Expected::MoveBeforeVariation,
                text.rest_of_line(),
            ));
        }
        text.skip('(');
        self.open.push(at);
        // A variation has a move, so brackets cannot nest endlessly.
        text.skip_blanks();
        match text.peek() {
            Some(c) if c.is_ascii_alphanumeric() => Ok(()),
            _ => Err(Reason::expected(
                Expected::MoveInVariation,
                text.rest_of_line(),
            )),
        }
    }

    fn close(&mut self, text: &mut Scanner<'_>) -> Result<(), Reason> {
        let at = self
            .open
            .pop()
            .ok_or_else(|| Reason::expected(Expected::Move, text.rest_of_line()))?;
        text.skip(')');
        self.draft.editor.go_to(at);
        Ok(())
    }

    /// A ply number, a result, or a move.
    fn word(&mut self, text: &mut Scanner<'_>) -> Result<(), Reason> {
        let start = *text;
        let word = take_word(text);
        if word.is_empty() {
            return Err(Reason::expected(Expected::Move, start.rest_of_line()));
        }
        // A ply number ends with dots, and may be a word of its own.
        let dotted = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let is_numbered = dotted.len() < word.len() && dotted.starts_with('.');
        let unnumbered = if is_numbered {
            dotted.trim_start_matches('.')
        } else {
            word
        };
        if unnumbered.is_empty() {
            return Ok(());
        }
        if let Some(result) = result_word(word) {
            // Inside a variation it says nothing about the game.
            if self.open.is_empty() {
                let record = self.draft.editor.record_mut();
                record.stated_result = result.or(record.stated_result);
            }
            return Ok(());
        }
        // The reference is on the same line.
        text.take_while(|c| c == ' ' || c == '\t');
        let mut after = *text;
        let next = take_word(&mut after);
        let reference = if starts_another(next) { "" } else { next };
        if !reference.is_empty() {
            *text = after;
        }
        let played = if reference.is_empty() {
            self.draft.play_string(unnumbered)
        } else {
            self.draft.play_string(&format!("{unnumbered} {reference}"))
        };
        let written =
            &start.rest()[word.len() - unnumbered.len()..start.rest().len() - text.rest().len()];
        played
            .map(drop)
            .map_err(|error| Reason::unplayable(written, error))
    }
}

/// Takes characters up to a blank or the start of a comment or variation.
fn take_word<'a>(text: &mut Scanner<'a>) -> &'a str {
    text.take_while(|c| !c.is_ascii_whitespace() && !['{', '(', ')', '<'].contains(&c))
}

/// Whether the word after a piece is not its reference but the start of something else.
fn starts_another(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit()) || result_word(word).is_some()
}
