//! Rows of characters, each with its ink.

use super::ink::{Ink, Paint};

/// A line of text before it is painted.
#[derive(Clone, Debug, Default)]
pub(crate) struct Row(Vec<(char, Ink)>);

impl Row {
    /// Its width in columns, without trailing blanks.
    pub(crate) fn len(&self) -> usize {
        self.0
            .iter()
            .rposition(|&glyph| glyph != BLANK)
            .map_or(0, |last| last + 1)
    }

    /// Adds plain text.
    pub(crate) fn plain(self, text: &str) -> Row {
        self.inked(text, Ink::default())
    }

    /// Adds text in that ink.
    pub(crate) fn inked(mut self, text: &str, ink: Ink) -> Row {
        self.0.extend(text.chars().map(|c| (c, ink)));
        self
    }

    /// The same row, moved this many columns to the right.
    pub(crate) fn indented(self, columns: usize) -> Row {
        let blanks = std::iter::repeat_n(BLANK, columns);
        Row(blanks.chain(self.0).collect())
    }

    pub(crate) fn into_glyphs(self) -> Vec<(char, Ink)> {
        self.0
    }

    /// The row with escape sequences, without trailing blanks.
    pub(crate) fn paint(&self, paint: Paint) -> String {
        if paint == Paint::None {
            let text: String = self.0.iter().map(|&(c, _)| c).collect();
            return text.trim_end().to_owned();
        }
        let mut text = String::new();
        let mut escape = String::new();
        for &(c, ink) in &self.0[..self.len()] {
            let wanted = ink.escape(paint);
            if wanted != escape {
                // Inks are reset rather than changed, so that none leaks into the next.
                if !escape.is_empty() {
                    text.push_str(RESET);
                }
                text.push_str(&wanted);
                escape = wanted;
            }
            text.push(c);
        }
        if !escape.is_empty() {
            text.push_str(RESET);
        }
        text
    }
}

impl From<Vec<(char, Ink)>> for Row {
    fn from(glyphs: Vec<(char, Ink)>) -> Row {
        Row(glyphs)
    }
}

const BLANK: (char, Ink) = (
    ' ',
    Ink {
        fore: None,
        tile: None,
        bold: false,
    },
);
const RESET: &str = "\x1b[0m";

/// A rectangle to draw on. Drawing outside it has no effect.
#[derive(Clone, Debug)]
pub(crate) struct Canvas(Vec<Row>);

impl Canvas {
    pub(crate) fn new(columns: usize, lines: usize) -> Canvas {
        Canvas(vec![Row(vec![BLANK; columns]); lines])
    }

    /// Puts a character. On a tile it keeps the tile's background.
    pub(crate) fn put(&mut self, x: i32, y: i32, c: char, ink: Ink) {
        let row = usize::try_from(y).ok().and_then(|y| self.0.get_mut(y));
        let glyph = usize::try_from(x).ok().and_then(|x| row?.0.get_mut(x));
        if let Some(glyph) = glyph {
            let tile = ink.tile.or(glyph.1.tile);
            *glyph = (c, Ink { tile, ..ink });
        }
    }

    /// Puts text from left to right.
    pub(crate) fn write(&mut self, x: i32, y: i32, text: &str, ink: Ink) {
        for (x, c) in (x..).zip(text.chars()) {
            self.put(x, y, c, ink);
        }
    }

    pub(crate) fn into_rows(self) -> Vec<Row> {
        self.0
    }
}
