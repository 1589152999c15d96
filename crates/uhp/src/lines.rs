//! Reads lines that may be too long or not text.

use std::fmt;
use std::io::{self, BufRead};

/// The longest accepted line, in bytes: enough for a game of a hundred thousand moves.
pub const MAX_LINE: usize = 1 << 20;

/// Why a line cannot be used. The lines after it can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineError {
    /// It is longer than [`MAX_LINE`].
    TooLong,
    /// It is not UTF-8.
    NotText,
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineError::TooLong => write!(f, "expected a line of at most {MAX_LINE} bytes"),
            LineError::NotText => f.write_str("expected a line of UTF-8 text"),
        }
    }
}

impl std::error::Error for LineError {}

/// Reads line by line with bounded memory.
#[derive(Debug)]
pub struct Lines<R> {
    input: R,
    buffer: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    /// Reads from there.
    pub const fn new(input: R) -> Lines<R> {
        Lines {
            input,
            buffer: Vec::new(),
        }
    }

    /// The next line without its end; `None` at the end of the input.
    ///
    /// # Errors
    /// If reading fails. An unusable line is not an error here but part of the value.
    pub fn next_line(&mut self) -> io::Result<Option<Result<&str, LineError>>> {
        self.buffer.clear();
        let mut too_long = false;
        loop {
            let available = match self.input.fill_buf() {
                Ok(available) => available,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if available.is_empty() {
                if self.buffer.is_empty() && !too_long {
                    return Ok(None);
                }
                break;
            }
            let end = available.iter().position(|&byte| byte == b'\n');
            let part = &available[..end.unwrap_or(available.len())];
            too_long |= self.buffer.len() + part.len() > MAX_LINE;
            if !too_long {
                self.buffer.extend_from_slice(part);
            }
            let used = part.len() + usize::from(end.is_some());
            self.input.consume(used);
            if end.is_some() {
                break;
            }
        }
        if too_long {
            return Ok(Some(Err(LineError::TooLong)));
        }
        let text = std::str::from_utf8(&self.buffer).map_err(|_| LineError::NotText);
        Ok(Some(text.map(|text| text.trim_end_matches('\r'))))
    }
}
