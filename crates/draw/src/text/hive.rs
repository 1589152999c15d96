//! The board: hexagons drawn with lines, names and marks inside.
//!
//! A cell of half-width h is 2h columns wide, and each row is h lines below the previous one, so
//! that all edges are shared. For h = 3, with columns counted from the centre:
//!
//! ```text
//!   -3-2-1 0 1 2 3
//!        ╱   ╲        line -2
//!      ╱   t   ╲      line -1    t: height or pin
//!    │ [ n n n ] │    line  0    n: name, in brackets if it moved last
//!      ╲   b   ╱      line  1    b: target or cross
//!        ╲   ╱        line  2
//! ```
//! For h = 2 the brackets replace the walls. The smallest cells have one line and no edges; marks
//! go beside the name instead of above or below it.

use crate::text::canvas::{Canvas, Row};
use crate::text::ink::{Hue, Ink};
use crate::text::{CellSize, Glyphs};
use crate::{Cell, Scene, Stack, Target, Way};

/// A visible part of the plane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// How many columns it has.
    pub columns: u16,
    /// How many lines it has.
    pub lines: u16,
    /// The point in its first column and line, in the units of [`CellSize::point`].
    pub corner: (i32, i32),
}

impl Window {
    /// The smallest window that shows these cells.
    pub fn around(cells: &[Cell], size: CellSize) -> Window {
        let points = || cells.iter().map(|&cell| size.point(cell));
        let (west, east) = ends(points().map(|(x, _)| x));
        let (north, south) = ends(points().map(|(_, y)| y));
        let (half, rise) = (size.half(), size.rise());
        let count = |length: i32| u16::try_from(length).unwrap_or(u16::MAX);
        Window {
            columns: count(east - west + 2 * half + 1),
            lines: count(south - north + 2 * rise - 1),
            corner: (west - half, north - rise + 1),
        }
    }
}

fn ends(numbers: impl Iterator<Item = i32> + Clone) -> (i32, i32) {
    let least = numbers.clone().min().unwrap_or(0);
    (least, numbers.max().unwrap_or(0))
}

/// The contents of the window, as rows of text.
pub(crate) fn rows(scene: &Scene, size: CellSize, glyphs: Glyphs, window: Window) -> Vec<Row> {
    let cells = scene.cells();
    let (x, y) = window.corner;
    let mut drawing = Drawing {
        canvas: Canvas::new(window.columns.into(), window.lines.into()),
        glyphs,
        size,
        half: size.half(),
        shift: (-x, -y),
    };
    // Empty cells first: where one meets a tile, the tile's edge wins.
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
    size: CellSize,
    half: i32,
    /// The offset to add to a point of the plane.
    shift: (i32, i32),
}

impl Drawing {
    /// The centre of the cell.
    fn middle(&self, cell: Cell) -> (i32, i32) {
        let ((x, y), (right, down)) = (self.size.point(cell), self.shift);
        (x + right, y + down)
    }

    /// Where a mark above the name goes.
    fn above(&self, (x, y): (i32, i32)) -> (i32, i32) {
        match self.size {
            CellSize::Tiny => (x + 2, y),
            CellSize::Small | CellSize::Large => (x, y - 1),
        }
    }

    /// Where a mark below the name goes; on an empty cell, the centre.
    fn below(&self, scene: &Scene, cell: Cell) -> (i32, i32) {
        let (x, y) = self.middle(cell);
        match (scene.stack_at(cell), self.size) {
            (None, _) => (x, y),
            (Some(_), CellSize::Tiny) => (x - 2, y),
            (Some(_), CellSize::Small | CellSize::Large) => (x, y + 1),
        }
    }

    fn outline(&mut self, cell: Cell) {
        if self.size == CellSize::Tiny {
            return;
        }
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
        // A piece on top of others is never pinned, so both marks share one place.
        let (x, y) = self.above((x, y));
        if stack.pieces.len() > 1 {
            let height = self.glyphs.height(stack.pieces.len());
            self.canvas.put(x, y, height, ink);
        } else if scene.pinned.contains(top) {
            self.canvas.put(x, y, '!', Ink::of(Hue::Pinned));
        }
    }

    fn target(&mut self, scene: &Scene, target: &Target) {
        // Throws end on empty cells, so a target on a stack is always the piece's own move.
        let (x, y) = self.below(scene, target.cell);
        let own = (self.glyphs.pick('•', 'o'), Ink::of(Hue::Target));
        let thrown = ('*', Ink::of(Hue::Thrown));
        let labelled = |ink: Ink| target.label.map(|label| (label, ink));
        let marks = match (target.way, target.label) {
            (Way::Own, _) => vec![(0, labelled(own.1).unwrap_or(own))],
            (Way::Thrown, None) => vec![(0, thrown)],
            (Way::Thrown, Some(label)) => vec![(0, (label, thrown.1)), (1, thrown)],
            (Way::Either, None) => vec![(-1, own), (1, thrown)],
            (Way::Either, Some(label)) => vec![(-1, own), (0, (label, own.1)), (1, thrown)],
        };
        marks
            .iter()
            .for_each(|&(dx, (c, ink))| self.canvas.put(x + dx, y, c, ink));
    }

    fn cross(&mut self, scene: &Scene, cell: Cell) {
        let (x, y) = self.below(scene, cell);
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
        let cursor = scene.cursor.map(|cell| (cell, '{', '}', Hue::Cursor));
        for (cell, left, right, hue) in [from, to, selected, cursor].into_iter().flatten() {
            let (x, y) = self.middle(cell);
            self.canvas.put(x - 2, y, left, Ink::of(hue));
            // In the smallest cells this place holds a height or a pin, which says more than a second bracket.
            let stack = scene.stack_at(cell).filter(|_| self.size == CellSize::Tiny);
            let is_marked = |stack: &Stack| {
                let is_pinned = stack.top().is_some_and(|top| scene.pinned.contains(top));
                stack.pieces.len() > 1 || is_pinned
            };
            if !stack.is_some_and(is_marked) {
                self.canvas.put(x + 2, y, right, Ink::of(hue));
            }
        }
    }
}
