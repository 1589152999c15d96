//! Escapes what would act on a terminal that shows the log, or forge a line of it.
//!
//! Fields hold what clients send: addresses, headers, paths. Each line of the log arrives in one piece, so whatever is in
//! it is part of that line.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::io::{self, Write};

use skep_text::hazard;

/// How a line is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Line {
    Plain,
    /// With the colours of a terminal, which stay.
    Colored,
    Json,
}

/// A writer of lines.
pub(super) struct Escaped<W> {
    output: W,
    line: Line,
}

impl<W> Escaped<W> {
    pub(super) const fn new(output: W, line: Line) -> Escaped<W> {
        Escaped { output, line }
    }
}

impl<W: Write> Write for Escaped<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(bytes);
        self.output
            .write_all(escaped(&text, self.line).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}

fn escaped(text: &str, line: Line) -> Cow<'_, str> {
    let (text, end) = match text.strip_suffix('\n') {
        Some(text) => (text, "\n"),
        None => (text, ""),
    };
    let mut escaped = String::with_capacity(text.len() + 1);
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let color = if line == Line::Colored {
            color(rest)
        } else {
            0
        };
        let length = color.max(c.len_utf8());
        let (part, after) = rest.split_at(length);
        match hazard(c) {
            None => escaped.push_str(part),
            Some(_) if color > 0 => escaped.push_str(part),
            Some(_) if line == Line::Json => {
                for unit in c.encode_utf16(&mut [0; 2]) {
                    let _ = write!(escaped, "\\u{unit:04x}");
                }
            }
            Some(_) => escaped.extend(c.escape_default()),
        }
        rest = after;
    }
    Cow::Owned(escaped + end)
}

/// The length of the escape sequence at the start of the text, if all it does is to choose a colour.
fn color(text: &str) -> usize {
    let Some(codes) = text.strip_prefix("\u{1b}[") else {
        return 0;
    };
    let is_code = |c: char| c.is_ascii_digit() || c == ';';
    let codes = codes.find(|c| !is_code(c)).map(|end| &codes[..=end]);
    codes
        .filter(|codes| codes.ends_with('m'))
        .map_or(0, |codes| 2 + codes.len())
}

#[cfg(test)]
mod tests {
    use super::{Escaped, Line};
    use std::io::Write;

    #[track_caller]
    fn check(line: Line, text: &str, expected: &str) {
        let mut output = Vec::new();
        Escaped::new(&mut output, line)
            .write_all(text.as_bytes())
            .unwrap();
        assert_eq!(String::from_utf8(output).unwrap(), expected);
    }

    #[test]
    fn each_line_is_one_line_and_drives_no_terminal() {
        check(Line::Plain, "WARN a\n", "WARN a\n");
        check(Line::Plain, "a\nERROR forged\r\n", "a\\nERROR forged\\r\n");
        check(Line::Plain, "\u{1b}[2J\u{9b}2J\n", "\\u{1b}[2J\\u{9b}2J\n");
        check(Line::Plain, "\u{202e}דוד\n", "\\u{202e}דוד\n");
        check(
            Line::Colored,
            "\u{1b}[33m WARN\u{1b}[0m a\n",
            "\u{1b}[33m WARN\u{1b}[0m a\n",
        );
        check(
            Line::Colored,
            "\u{1b}[2J\u{1b}[\u{1b}\n",
            "\\u{1b}[2J\\u{1b}[\\u{1b}\n",
        );
        check(
            Line::Json,
            "{\"a\":\"\u{9b}\u{202e}\u{e0041}\"}\n",
            "{\"a\":\"\\u009b\\u202e\\udb40\\udc41\"}\n",
        );
    }
}
