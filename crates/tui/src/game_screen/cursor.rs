//! Moving the cursor over the board.

use skep_draw::Cell;
use skep_rules::{Bug, Direction};

use super::GameScreen;
use crate::hive::{ORIGIN, beside};

/// A direction of the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Heading {
    To(Direction),
    Up,
    Down,
}

/// How far from the hive the cursor may go.
const FARTHEST: i32 = 2;

impl GameScreen {
    pub(crate) fn walk(&mut self, heading: Heading) {
        let is_even = self.cursor.r.rem_euclid(2) == 0;
        // Straight up and down alternates between two columns, so that going back retraces the way.
        let way = match (heading, is_even) {
            (Heading::To(way), _) => way,
            (Heading::Up, true) => Direction::NorthEast,
            (Heading::Up, false) => Direction::NorthWest,
            (Heading::Down, true) => Direction::SouthEast,
            (Heading::Down, false) => Direction::SouthWest,
        };
        let cell = beside(self.cursor, way);
        if self.is_near(cell) {
            self.put_cursor(cell);
        }
    }

    /// Moves the cursor to a click. Far from the hive it would get lost, so it stays.
    pub(crate) fn point_at(&mut self, cell: Cell) -> bool {
        let is_near = self.is_near(cell);
        if is_near {
            self.cursor = cell;
        }
        is_near
    }

    pub(crate) fn put_cursor(&mut self, cell: Cell) {
        self.cursor = cell;
        self.reveal(cell);
    }

    /// Moves to the next target of the piece in hand, or without one to the next piece that can move.
    pub(crate) fn walk_on(&mut self, step: isize) {
        let mut cells: Vec<Cell> = match self.held {
            Some(_) => self.targets().iter().map(|target| target.cell).collect(),
            None => {
                let tops = self.hive.stacks.iter().filter_map(|stack| stack.top());
                let free = tops.filter(|piece| !self.moves_of(*piece).is_empty());
                free.filter_map(|piece| self.hive.find(piece)).collect()
            }
        };
        cells.sort_unstable();
        self.walk_among(&cells, step);
    }

    /// Moves to the next insect of that kind on the board.
    pub(crate) fn jump(&mut self, bug: Bug) {
        let stacks = self.hive.stacks.iter();
        let kind = stacks.filter(|stack| stack.top().is_some_and(|top| top.bug() == bug));
        let cells: Vec<Cell> = kind.map(|stack| stack.cell).collect();
        self.walk_among(&cells, 1);
    }

    /// Moves to the next or previous of these cells, wrapping around.
    fn walk_among(&mut self, cells: &[Cell], step: isize) {
        let count = cells.len() as isize;
        if count == 0 {
            return;
        }
        let next = match cells.binary_search(&self.cursor) {
            Ok(here) => here as isize + step,
            Err(after) if step > 0 => after as isize,
            Err(after) => after as isize - 1,
        };
        self.put_cursor(cells[next.rem_euclid(count) as usize]);
    }

    pub(crate) fn is_near(&self, cell: Cell) -> bool {
        if self.hive.stacks.is_empty() {
            return cell == ORIGIN;
        }
        let mut stacks = self.hive.stacks.iter();
        stacks.any(|stack| distance(stack.cell, cell) <= FARTHEST)
    }
}

fn distance(one: Cell, other: Cell) -> i32 {
    let (q, r) = (one.q - other.q, one.r - other.r);
    q.abs().max(r.abs()).max((q + r).abs())
}
