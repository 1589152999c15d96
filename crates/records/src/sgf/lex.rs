//! The tokens of SGF: brackets, nodes, properties.

use std::borrow::Cow;

use crate::scan::Scanner;
use crate::{Expected, Reason};

/// Splits a text into tokens.
#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    pub(super) text: Scanner<'a>,
    /// The property whose values are being read.
    name: &'a str,
}

/// A token.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `(`
    Open,
    /// `)`
    Close,
    /// `;`
    Node,
    /// `NAME[value]`, or a further value of the same property.
    Property(&'a str, Cow<'a, str>),
}

impl<'a> Lexer<'a> {
    pub(super) const fn new(text: &'a str) -> Lexer<'a> {
        Lexer {
            text: Scanner::new(text),
            name: "",
        }
    }

    /// The next token; `None` at the end of the text.
    pub(super) fn next(&mut self) -> Result<Option<Token<'a>>, Reason> {
        self.text.skip_blanks();
        let Some(c) = self.text.peek() else {
            return Ok(None);
        };
        let token = match c {
            '(' => Token::Open,
            ')' => Token::Close,
            ';' => Token::Node,
            '[' if !self.name.is_empty() => return self.value().map(Some),
            c if c.is_ascii_alphabetic() => {
                let mut ahead = self.text;
                let name = ahead.take_while(|c| c.is_ascii_alphanumeric() || c == '-');
                ahead.skip_blanks();
                match ahead.peek() {
                    Some('[') => {}
                    None => {
                        return Err(Reason::BreaksOff {
                            expected: Expected::Value,
                        });
                    }
                    Some(_) => {
                        return Err(Reason::expected(
                            Expected::Property,
                            self.text.rest_of_line(),
                        ));
                    }
                }
                (self.text, self.name) = (ahead, name);
                return self.value().map(Some);
            }
            _ => {
                return Err(Reason::expected(
                    Expected::PropertyOrSign,
                    self.text.rest_of_line(),
                ));
            }
        };
        self.text.skip(c);
        self.name = "";
        Ok(Some(token))
    }

    /// Skips to the next place where a game seems to begin; `false` if there is none.
    pub(super) fn skip_to_game(&mut self) -> bool {
        let rest = self.text.rest();
        let starts_game = |&(at, _): &(usize, &str)| rest[at + 1..].trim_start().starts_with(';');
        let start = rest.match_indices('(').find(starts_game).map(|(at, _)| at);
        self.text.take(start.unwrap_or(rest.len()));
        self.name = "";
        start.is_some()
    }

    /// The same, but only at the start of a line, for use inside something broken.
    pub(super) fn skip_to_game_on_line(&mut self) {
        while self.text.peek().is_some() {
            self.text.take_line();
            let line = self.text.rest().trim_start_matches([' ', '\t']);
            if line
                .strip_prefix('(')
                .is_some_and(|line| line.trim_start().starts_with(';'))
            {
                break;
            }
        }
        self.name = "";
    }

    fn value(&mut self) -> Result<Token<'a>, Reason> {
        let rest = self.text.rest();
        let mut escaped = false;
        let end = rest.bytes().position(|byte| {
            let ends = byte == b']' && !escaped;
            escaped = byte == b'\\' && !escaped;
            ends
        });
        let end = end.ok_or(Reason::BreaksOff {
            expected: Expected::ValueEnd,
        })?;
        let raw = &self.text.take(end + 1)[1..end];
        Ok(Token::Property(self.name, unescape(raw)))
    }
}

/// A backslash makes the next character literal; before a line end, both vanish.
fn unescape(raw: &str) -> Cow<'_, str> {
    if !raw.contains('\\') {
        return Cow::Borrowed(raw);
    }
    let mut text = String::with_capacity(raw.len());
    let mut rest = raw;
    while let Some((before, after)) = rest.split_once('\\') {
        text.push_str(before);
        let line_end = ["\r\n", "\n"]
            .into_iter()
            .find_map(|end| after.strip_prefix(end));
        rest = line_end.unwrap_or_else(|| {
            let mut chars = after.chars();
            text.extend(chars.next());
            chars.as_str()
        });
    }
    text.push_str(rest);
    Cow::Owned(text)
}

/// The text, escaped for a value.
pub(super) fn escape(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}
