//! A scene as text for a terminal.
//!
//! Cells are hexagons with a point at the top. Everything shown by colour is also shown by a character:
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

use crate::{Cell, Scene};
use canvas::Row;

pub use hive::Window;
pub use ink::{Hue, Ink, Paint, Shade};
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
    /// Lines and dots from Unicode.
    #[default]
    Unicode,
    /// ASCII only.
    Ascii,
}

/// How large a cell is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CellSize {
    /// Four columns and one line, without edges.
    Tiny,
    /// Four columns and two lines.
    Small,
    /// Six columns and three lines.
    Large,
}

/// How large the cells are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextSize {
    /// Four columns and two lines per cell.
    Small,
    /// Six columns and three lines per cell.
    Large,
    /// Large if the board fits then, otherwise small.
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

/// Blank columns to the left of the board.
const INDENT: usize = 2;

/// Draws the scene as lines of text, each with its line end: the state of the game, the board, the
/// reserves, the stacks from bottom to top, and a legend if there are marks.
pub fn draw_text(scene: &Scene, style: &TextStyle<'_>) -> String {
    let rows = rows(scene, style);
    rows.iter()
        .map(|row| row.paint(style.paint) + "\n")
        .collect()
}

/// The same without escape sequences: the characters of each line with their inks.
pub fn draw_rows(scene: &Scene, style: &TextStyle<'_>) -> Vec<Vec<(char, Ink)>> {
    rows(scene, style)
        .into_iter()
        .map(Row::into_glyphs)
        .collect()
}

/// One such line with escape sequences, without trailing blanks.
pub fn paint_row(row: &[(char, Ink)], paint: Paint) -> String {
    Row::from(row.to_vec()).paint(paint)
}

fn rows(scene: &Scene, style: &TextStyle<'_>) -> Vec<Row> {
    let cells = scene.cells();
    let board = |size| hive::rows(scene, size, style.glyphs, Window::around(&cells, size));
    let board = match style.size {
        TextSize::Small => board(CellSize::Small),
        TextSize::Large => board(CellSize::Large),
        TextSize::Fit { columns, lines } => {
            let large = board(CellSize::Large);
            let fits = |row: &Row| row.len() + INDENT <= columns;
            if large.len() <= lines && large.iter().all(fits) {
                large
            } else {
                board(CellSize::Small)
            }
        }
    };
    let mut rows = vec![captions::status(scene, style), Row::default()];
    rows.extend(board.into_iter().map(|row| row.indented(INDENT)));
    rows.push(Row::default());
    rows.extend(captions::reserves(scene, style));
    rows.extend(captions::stacks(scene, style));
    rows.extend(captions::legend(scene, style));
    rows
}

/// Draws the part of the board that is visible through a window: its characters, row by row, each with its ink.
pub fn draw_board(
    scene: &Scene,
    size: CellSize,
    glyphs: Glyphs,
    window: Window,
) -> Vec<Vec<(char, Ink)>> {
    let rows = hive::rows(scene, size, glyphs, window).into_iter();
    rows.map(Row::into_glyphs).collect()
}

impl CellSize {
    /// Half the distance between neighbouring cells of a row, in columns.
    const fn half(self) -> i32 {
        match self {
            CellSize::Tiny | CellSize::Small => 2,
            CellSize::Large => 3,
        }
    }

    /// The distance between two rows of cells, in lines.
    const fn rise(self) -> i32 {
        match self {
            CellSize::Tiny => 1,
            CellSize::Small => 2,
            CellSize::Large => 3,
        }
    }

    /// The centre of a cell, in columns and lines from the centre of the cell 0, 0.
    pub const fn point(self, cell: Cell) -> (i32, i32) {
        let x = self.half() * (2 * cell.q + cell.r);
        (x, self.rise() * cell.r)
    }

    /// The cell whose centre is nearest to that column and line.
    pub fn cell_at(self, (x, y): (i32, i32)) -> Cell {
        let near = |length: i32, step: i32| (length + step / 2).div_euclid(step);
        let row = near(y, self.rise());
        let cells = (row - 1..=row + 1).map(|r| Cell {
            q: near(x - self.half() * r, 2 * self.half()),
            r,
        });
        // A character is about twice as high as it is wide.
        let distance = |cell: &Cell| {
            let (left, up) = self.point(*cell);
            (x - left).pow(2) + 4 * (y - up).pow(2)
        };
        cells.min_by_key(distance).unwrap_or(Cell { q: 0, r: 0 })
    }
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
