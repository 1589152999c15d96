//! A scene as text for a terminal.
//!
//! Cells are hexagons with a point at the top; whatever a colour says is also said by a character:
//!
//! ```text
//!     ╱ ╲   ╱ ╲        ╱²╲ ╱ ╲       the height of a stack, or ! for a pinned piece
//!    ╱ ² ╲ ╱   ╲      │wB1[bA1]      the piece's name, in brackets if it moved last
//!   │ wB1 │[bA1]│      ╲·╱ ╲ ╱       a target
//!    ╲ · ╱ ╲   ╱
//!     ╲ ╱   ╲ ╱
//! ```

mod canvas;
mod captions;
mod hive;
mod ink;
mod words;

use crate::Scene;
use canvas::Row;

pub use ink::Paint;
pub use words::Words;

/// How a text is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TextStyle<'a> {
    /// Which characters to use.
    pub glyphs: Glyphs,
    /// Which colours to use.
    pub paint: Paint,
    /// How large the cells are.
    pub size: TextSize,
    /// The words around the board.
    pub words: Words<'a>,
}

/// Which characters to use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Glyphs {
    /// Lines and dots beyond ASCII.
    #[default]
    Unicode,
    /// Nothing but ASCII.
    Ascii,
}

/// How large the cells are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextSize {
    /// Four columns and two lines a cell.
    Small,
    /// Six columns and three lines a cell.
    Large,
    /// Large if the board then fits, else small.
    Fit {
        /// How many columns there are.
        columns: usize,
        /// How many lines there are for the board alone.
        lines: usize,
    },
}

impl Default for TextSize {
    fn default() -> TextSize {
        TextSize::Fit {
            columns: 80,
            lines: 40,
        }
    }
}

/// Draws the scene as lines of text, each with its line end: how the game stands, the board, the
/// reserves, the stacks from bottom to top, and what the marks mean if there are any.
pub fn draw_text(scene: &Scene, style: &TextStyle<'_>) -> String {
    let board = match style.size {
        TextSize::Small => hive::rows(scene, hive::SMALL, style.glyphs),
        TextSize::Large => hive::rows(scene, hive::LARGE, style.glyphs),
        TextSize::Fit { columns, lines } => {
            let large = hive::rows(scene, hive::LARGE, style.glyphs);
            let fits = large.len() <= lines && large.iter().all(|row| row.len() <= columns);
            if fits {
                large
            } else {
                hive::rows(scene, hive::SMALL, style.glyphs)
            }
        }
    };
    let mut rows = vec![captions::status(scene, style), Row::default()];
    rows.extend(board);
    rows.push(Row::default());
    rows.extend(captions::reserves(scene, style));
    rows.extend(captions::stacks(scene, style));
    rows.extend(captions::legend(scene, style));
    rows.iter()
        .map(|row| row.paint(style.paint) + "\n")
        .collect()
}

impl Glyphs {
    /// The first in Unicode, the second in ASCII.
    pub(crate) fn pick<T>(self, unicode: T, ascii: T) -> T {
        match self {
            Glyphs::Unicode => unicode,
            Glyphs::Ascii => ascii,
        }
    }

    /// The mark for the height of a stack. Stacks are never higher than seven (R4.2).
    pub(crate) fn height(self, height: usize) -> char {
        const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
        let digit = char::from_digit(height as u32, 10).unwrap_or('+');
        self.pick(RAISED.get(height).copied().unwrap_or('+'), digit)
    }
}
