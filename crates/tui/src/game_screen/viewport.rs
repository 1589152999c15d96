//! Which part of the board is visible, and how large.

use ratatui::layout::{Position, Rect};
use skep_draw::{Cell, CellSize, Scene, Window};
use skep_rules::{Direction, GameType, Illegal, Opening, Piece, PieceSet};

use super::GameScreen;
use crate::hive::beside;

/// The keys that choose a target: all letters and digits except those that move the cursor, look into a stack, go to
/// the next target, or pick up another piece from the reserve.
pub(crate) const LABELS: &str = "abghijklmopqstuwyzCDEFHIJKNORTUVWXYZ123456789";

const SIZES: [CellSize; 3] = [CellSize::Large, CellSize::Small, CellSize::Tiny];

impl GameScreen {
    /// The hive with all its marks.
    pub(crate) fn scene(&self) -> Scene {
        let empty = skep_rules::Position::new(GameType::MLP, Opening::Tournament);
        let mut scene = Scene::new(&empty).with_stacks(self.hive.stacks.clone());
        scene.last_move = self.hive.last;
        scene.selected = self.held;
        scene.targets = self.targets();
        scene.targets.sort_unstable_by_key(|target| target.cell);
        scene.cursor = Some(self.cursor);
        scene.pinned = self.pinned();
        scene
    }

    /// The pinned pieces, if the server says which.
    fn pinned(&self) -> PieceSet {
        let turn = self.game.turn.as_ref().filter(|_| self.past.is_none());
        let stuck = turn.map_or(&[][..], |turn| &turn.stuck);
        let pieces = stuck.iter().filter_map(|stuck| {
            let piece: Piece = stuck.piece.parse().ok()?;
            (stuck.code == Illegal::Pinned(piece).code()).then_some(piece)
        });
        pieces.fold(PieceSet::EMPTY, |mut set, piece| {
            set.insert(piece);
            set
        })
    }

    /// The cell size: as chosen, or the largest that fits.
    pub(crate) fn cell_size(&self) -> CellSize {
        let fits = |size: &CellSize| {
            let window = Window::around(&self.ground(), *size);
            window.columns <= self.room.width && window.lines <= self.room.height
        };
        let fitting = SIZES.into_iter().find(fits);
        self.zoom.or(fitting).unwrap_or(CellSize::Tiny)
    }

    /// The next size up or down.
    pub(crate) fn zoom_by(&mut self, step: isize) {
        let size = self.cell_size();
        let here = SIZES.iter().position(|other| *other == size).unwrap_or(0);
        let next = here.saturating_add_signed(step).min(SIZES.len() - 1);
        self.zoom = Some(SIZES[next]);
        self.reveal(self.cursor);
    }

    /// Shows the whole hive again, centred.
    pub(crate) fn fit(&mut self) {
        self.zoom = None;
        self.pan = (0, 0);
    }

    /// The visible part of the plane.
    pub(crate) fn window(&self) -> Window {
        let whole = Window::around(&self.ground(), self.cell_size());
        let middle = |start: i32, length: u16, room: u16| {
            start + i32::from(length) / 2 - i32::from(room) / 2
        };
        let (x, y) = whole.corner;
        Window {
            columns: self.room.width,
            lines: self.room.height,
            corner: (
                middle(x, whole.columns, self.room.width) + self.pan.0,
                middle(y, whole.lines, self.room.height) + self.pan.1,
            ),
        }
    }

    /// Scrolls so that the cell is visible.
    pub(crate) fn reveal(&mut self, cell: Cell) {
        let size = self.cell_size();
        let window = self.window();
        let cell = Window::around(&[cell], size);
        let push = |start: i32, length: u16, from: i32, room: u16| {
            let end = (start + i32::from(length)) - (from + i32::from(room));
            if start < from {
                start - from
            } else {
                end.max(0)
            }
        };
        let (x, y) = cell.corner;
        self.pan.0 += push(x, cell.columns, window.corner.0, window.columns);
        self.pan.1 += push(y, cell.lines, window.corner.1, window.lines);
    }

    /// Scrolls, but keeps part of the hive visible.
    pub(crate) fn scroll(&mut self, (x, y): (i32, i32)) {
        let whole = Window::around(&self.ground(), self.cell_size());
        let clamp =
            |pan: i32, length: u16| pan.clamp(-i32::from(length) / 2, i32::from(length) / 2);
        self.pan = (
            clamp(self.pan.0 + x, whole.columns),
            clamp(self.pan.1 + y, whole.lines),
        );
    }

    /// The cell at a position of the screen.
    pub(crate) fn cell_at(&self, place: Position, board: Rect) -> Cell {
        let (x, y) = self.window().corner;
        let column = i32::from(place.x.saturating_sub(board.x));
        let line = i32::from(place.y.saturating_sub(board.y));
        self.cell_size().cell_at((x + column, y + line))
    }

    /// The hive and, unless the game is over, the cells around it, so that nothing jumps when a piece is picked up.
    fn ground(&self) -> Vec<Cell> {
        let cells = self.hive.stacks.iter().map(|stack| stack.cell);
        let around = |cell: Cell| Direction::ALL.map(|way| beside(cell, way));
        let mut ground: Vec<Cell> = if self.game.ending.is_some() {
            cells.collect()
        } else {
            cells.flat_map(around).collect()
        };
        if ground.is_empty() {
            ground.push(self.middle());
        }
        ground
    }

    /// The cells that have something on them.
    pub(crate) fn middle(&self) -> Cell {
        let stack = self.hive.stacks.get(self.hive.stacks.len() / 2);
        stack.map_or(crate::hive::ORIGIN, |stack| stack.cell)
    }
}
