//! A text being read from front to back, with its line number.

/// The rest of a text, and its line number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scanner<'a> {
    rest: &'a str,
    /// The line at which the rest begins.
    line: usize,
}

impl<'a> Scanner<'a> {
    pub(crate) const fn new(text: &'a str) -> Scanner<'a> {
        Scanner::from_line(text, 1)
    }

    pub(crate) const fn from_line(text: &'a str, line: usize) -> Scanner<'a> {
        Scanner { rest: text, line }
    }

    pub(crate) const fn rest(&self) -> &'a str {
        self.rest
    }

    pub(crate) const fn line(&self) -> usize {
        self.line
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Takes that many bytes, which end at a character boundary.
    pub(crate) fn take(&mut self, bytes: usize) -> &'a str {
        let Some((taken, rest)) = self.rest.split_at_checked(bytes) else {
            return "";
        };
        self.rest = rest;
        self.line += taken.bytes().filter(|&byte| byte == b'\n').count();
        taken
    }

    pub(crate) fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|c| !wanted(c)).unwrap_or(self.rest.len());
        self.take(end)
    }

    /// Takes the character if it is next.
    pub(crate) fn skip(&mut self, wanted: char) -> bool {
        let found = self.rest.starts_with(wanted);
        if found {
            self.take(wanted.len_utf8());
        }
        found
    }

    pub(crate) fn skip_blanks(&mut self) {
        self.take_while(|c| c.is_ascii_whitespace());
    }

    /// The rest of the line, not taken.
    pub(crate) fn rest_of_line(&self) -> &'a str {
        self.rest
            .split_once('\n')
            .map_or(self.rest, |(line, _)| line)
    }

    /// Takes the rest of the line with its end.
    pub(crate) fn take_line(&mut self) -> &'a str {
        let line = self.rest_of_line();
        self.take((line.len() + 1).min(self.rest.len()));
        line
    }
}
