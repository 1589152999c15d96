//! The board: hexagons drawn with lines, names and marks inside.
//!
//! A cell of half-width h is 2h columns wide and its row h lines below the one before, so that
//! all edges are shared. For h = 3, with the columns counted from the middle:
//!
//! ```text
//!   -3-2-1 0 1 2 3
//!        ╱   ╲        line -2
//!      ╱   t   ╲      line -1    t: height or pin
//!    │ [ n n n ] │    line  0    n: name, in brackets if it moved last
//!      ╲   b   ╱      line  1    b: target or cross
//!        ╲   ╱        line  2
//! ```
//! For h = 2 the brackets take the place of the walls.

use crate::text::Glyphs;
use crate::text::canvas::{Canvas, Row};
use crate::text::ink::{Hue, Ink};
use crate::{Cell, Scene, Stack, Target, Way};

/// Half of the columns of a cell.
#[derive(Clone, Copy)]
pub(crate) struct HalfWidth(i32);

pub(crate) const SMALL: HalfWidth = HalfWidth(2);
pub(crate) const LARGE: HalfWidth = HalfWidth(3);

/// Blank columns to the left of the board.
const INDENT: i32 = 2;

/// The board as rows of text.
pub(crate) fn rows(scene: &Scene, half: HalfWidth, glyphs: Glyphs) -> Vec<Row> {
    let cells = scene.cells();
    let mut drawing = Drawing::around(&cells, half, glyphs);
    // Empty cells first: where one meets a tile, the tile's edge is the one to be seen.
    cells.iter().for_each(|&cell| drawing.outline(cell));
    scene
        .stacks
        .iter()
        .for_each(|stack| drawing.stack(scene, stack));
    scene
        .targets
        .iter()
        .for_each(|target| drawing.target(scene, target));
    let refused = scene.refused.iter();
    refused.for_each(|&cell| drawing.cross(scene, cell));
    drawing.brackets(scene);
    drawing.canvas.into_rows()
}

struct Drawing {
    canvas: Canvas,
    glyphs: Glyphs,
    half: i32,
    /// What to add to the middle of the cell at the origin.
    shift: (i32, i32),
}

impl Drawing {
    fn around(cells: &[Cell], HalfWidth(half): HalfWidth, glyphs: Glyphs) -> Drawing {
        let xs = || cells.iter().map(|cell| half * (2 * cell.q + cell.r));
        let ys = || cells.iter().map(|cell| half * cell.r);
        let (west, east) = (xs().min().unwrap_or(0), xs().max().unwrap_or(0));
        let (north, south) = (ys().min().unwrap_or(0), ys().max().unwrap_or(0));
        let columns = east - west + 2 * half + 1 + INDENT;
        let lines = south - north + 2 * half - 1;
        Drawing {
            canvas: Canvas::new(
                columns.unsigned_abs() as usize,
                lines.unsigned_abs() as usize,
            ),
            glyphs,
            half,
            shift: (half + INDENT - west, half - 1 - north),
        }
    }

    /// The middle of the cell.
    fn middle(&self, cell: Cell) -> (i32, i32) {
        let (x, y) = self.shift;
        (
            x + self.half * (2 * cell.q + cell.r),
            y + self.half * cell.r,
        )
    }

    fn outline(&mut self, cell: Cell) {
        let (x, y) = self.middle(cell);
        let (rising, falling, wall) = self.glyphs.pick(('╱', '╲', '│'), ('/', '\\', '|'));
        let mut put = |dx, dy, c| self.canvas.put(x + dx, y + dy, c, Ink::FAINT);
        put(-self.half, 0, wall);
        put(self.half, 0, wall);
        for dy in 1..self.half {
            let dx = self.half - dy;
            put(-dx, -dy, rising);
            put(dx, -dy, falling);
            put(-dx, dy, falling);
            put(dx, dy, rising);
        }
    }

    fn stack(&mut self, scene: &Scene, stack: &Stack) {
        let Some(top) = stack.top() else { return };
        let (x, y) = self.middle(stack.cell);
        let ink = Ink::piece(top.color(), top.bug());
        // The cell's upper and lower tip are left out: a single coloured column looks like a spike.
        for dy in 2 - self.half..=self.half - 2 {
            let reach = self.half - dy.abs() - 1;
            (-reach..=reach).for_each(|dx| self.canvas.put(x + dx, y + dy, ' ', ink));
        }
        self.canvas.write(x - 1, y, &top.to_string(), ink);
        // A piece on top of others is never pinned, so one place serves both marks.
        if stack.pieces.len() > 1 {
            self.canvas
                .put(x, y - 1, self.glyphs.height(stack.pieces.len()), ink);
        } else if scene.pinned.contains(top) {
            self.canvas.put(x, y - 1, '!', Ink::of(Hue::Pinned));
        }
    }

    fn target(&mut self, scene: &Scene, target: &Target) {
        let (x, y) = self.middle(target.cell);
        // Throws end on empty cells, so on a stack there is only one way to be told.
        let y = y + i32::from(scene.stack_at(target.cell).is_some());
        let own = (self.glyphs.pick('•', 'o'), Ink::of(Hue::Target));
        let thrown = ('*', Ink::of(Hue::Thrown));
        let marks: &[_] = match target.way {
            Way::Own => &[(0, own)],
            Way::Thrown => &[(0, thrown)],
            Way::Either => &[(-1, own), (1, thrown)],
        };
        marks
            .iter()
            .for_each(|&(dx, (c, ink))| self.canvas.put(x + dx, y, c, ink));
    }

    fn cross(&mut self, scene: &Scene, cell: Cell) {
        let (x, y) = self.middle(cell);
        let y = y + i32::from(scene.stack_at(cell).is_some());
        let cross = self.glyphs.pick('×', 'x');
        self.canvas.put(x, y, cross, Ink::of(Hue::Refused));
    }

    fn brackets(&mut self, scene: &Scene) {
        let last = scene.last_move;
        let from = last
            .and_then(|last| last.from)
            .map(|cell| (cell, '(', ')', Hue::LastMove));
        let to = last.map(|last| (last.to, '[', ']', Hue::LastMove));
        let selected = scene
            .stacks
            .iter()
            .find(|stack| stack.top().is_some() && stack.top() == scene.selected);
        let selected = selected.map(|stack| (stack.cell, '<', '>', Hue::Selected));
        for (cell, left, right, hue) in [from, to, selected].into_iter().flatten() {
            let (x, y) = self.middle(cell);
            self.canvas.put(x - 2, y, left, Ink::of(hue));
            self.canvas.put(x + 2, y, right, Ink::of(hue));
        }
    }
}
