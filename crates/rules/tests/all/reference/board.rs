//! The stacks on the table, and the two rules that govern every movement: one hive (R3.2) and
//! freedom to move (R3.3, R3.4).

use super::Cell;
use std::collections::{BTreeMap, BTreeSet};

/// The six directions, clockwise: E, SE, SW, W, NW, NE. The two cells beside the edge that a step
/// crosses are in the directions before and after that of the step.
pub(crate) const DIRECTIONS: [Cell; 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// The cell one step away in that direction.
pub(crate) fn step(cell: Cell, direction: Cell) -> Cell {
    (cell.0 + direction.0, cell.1 + direction.1)
}

/// The six cells around a cell, clockwise from E.
pub(crate) fn neighbors(cell: Cell) -> [Cell; 6] {
    DIRECTIONS.map(|direction| step(cell, direction))
}

/// The two cells that are neighbors both of `from` and of its neighbor `to`.
fn side_cells(from: Cell, to: Cell) -> [Cell; 2] {
    let around = neighbors(from);
    let direction = around
        .iter()
        .position(|&cell| cell == to)
        .expect("a step leads to a neighbor");
    [around[(direction + 5) % 6], around[(direction + 1) % 6]]
}

/// The color of a piece by its name: 'w' or 'b'.
pub(crate) fn color(piece: &str) -> char {
    piece.chars().next().expect("a name starts with the color")
}

/// The bug of a piece by its name: one of Q, B, G, S, A, M, L, P.
pub(crate) fn bug(piece: &str) -> char {
    piece.chars().nth(1).expect("a name has the bug second")
}

/// The pieces on the table: for each occupied cell its stack from bottom to top, never empty.
#[derive(Clone)]
pub(crate) struct Board {
    pub(crate) stacks: BTreeMap<Cell, Vec<String>>,
}

impl Board {
    /// How many pieces are on a cell.
    pub(crate) fn height(&self, cell: Cell) -> usize {
        self.stacks.get(&cell).map_or(0, Vec::len)
    }

    /// Whether any piece is on a cell.
    pub(crate) fn is_occupied(&self, cell: Cell) -> bool {
        self.height(cell) > 0
    }

    /// The top piece of the stack on a cell.
    pub(crate) fn top(&self, cell: Cell) -> Option<&String> {
        self.stacks.get(&cell).and_then(|stack| stack.last())
    }

    /// The top pieces of the stacks around a cell: what a piece on that cell touches.
    pub(crate) fn tops_around(&self, cell: Cell) -> BTreeSet<String> {
        let around = neighbors(cell).into_iter();
        around
            .filter_map(|neighbor| self.top(neighbor).cloned())
            .collect()
    }

    /// All pieces on the table, covered ones too.
    pub(crate) fn pieces(&self) -> BTreeSet<String> {
        self.stacks.values().flatten().cloned().collect()
    }

    /// The cell of a piece, covered or not; `None` if it is in reserve.
    pub(crate) fn cell_of(&self, piece: &str) -> Option<Cell> {
        let mut stacks = self.stacks.iter();
        stacks
            .find(|(_, stack)| stack.iter().any(|other| other == piece))
            .map(|(&cell, _)| cell)
    }

    /// Whether a piece is on the table with nothing on top of it (R3.5).
    pub(crate) fn is_on_top(&self, piece: &str) -> bool {
        self.stacks
            .values()
            .any(|stack| stack.last().is_some_and(|top| top == piece))
    }

    /// Whether a piece is on the table with nothing on top of it and nothing beneath.
    pub(crate) fn is_alone(&self, piece: &str) -> bool {
        self.stacks
            .values()
            .any(|stack| stack.len() == 1 && stack[0] == piece)
    }

    /// The board without a piece. What was beneath it stays.
    pub(crate) fn without(&self, piece: &str) -> Board {
        let mut stacks = self.stacks.clone();
        for stack in stacks.values_mut() {
            stack.retain(|other| other != piece);
        }
        stacks.retain(|_, stack| !stack.is_empty());
        Board { stacks }
    }

    /// The board with a piece, so far off the table, on top of a cell.
    pub(crate) fn with(&self, piece: &str, to: Cell) -> Board {
        let mut stacks = self.stacks.clone();
        stacks.entry(to).or_default().push(piece.to_string());
        Board { stacks }
    }

    /// R3.2: whether the pieces form one connected group. An empty table counts as one.
    pub(crate) fn is_one_hive(&self) -> bool {
        let Some(&first) = self.stacks.keys().next() else {
            return true;
        };
        let mut reached = BTreeSet::from([first]);
        let mut to_visit = vec![first];
        while let Some(cell) = to_visit.pop() {
            for neighbor in neighbors(cell) {
                if self.is_occupied(neighbor) && reached.insert(neighbor) {
                    to_visit.push(neighbor);
                }
            }
        }
        reached.len() == self.stacks.len()
    }

    /// R3.2: a piece alone on its cell whose lifting would split the rest may neither move nor be
    /// thrown. A piece on top of another never splits anything.
    pub(crate) fn is_pinned(&self, piece: &str) -> bool {
        self.is_alone(piece) && !self.without(piece).is_one_hive()
    }

    /// R3.3: whether a piece that has been lifted from the ground of `from` (it is not on this
    /// board) can slide to the neighbor `to`. Of the two cells beside the edge exactly one must be
    /// occupied: with both the gap is too narrow, with none contact is lost on the way.
    pub(crate) fn can_slide(&self, from: Cell, to: Cell) -> bool {
        let [left, right] = side_cells(from, to);
        !self.is_occupied(from)
            && !self.is_occupied(to)
            && self.is_occupied(left) != self.is_occupied(right)
    }

    /// R3.4: whether a piece that has been lifted from `from` (it is not on this board) is free to
    /// climb to, come down to, or go along the top to the neighbor `to`. The step is blocked if
    /// both side cells are higher than the greater of the heights left behind and stepped onto.
    pub(crate) fn can_climb(&self, from: Cell, to: Cell) -> bool {
        let [left, right] = side_cells(from, to);
        let height = self.height(from).max(self.height(to));
        let blocked = self.height(left) > height && self.height(right) > height;
        !blocked
    }

    /// R6.2: whether the Queen of a color is surrounded, that is, whether all six neighboring cells
    /// are occupied, by any colors, whatever lies on her. In reserve she is not.
    pub(crate) fn is_queen_surrounded(&self, color: char) -> bool {
        let Some(queen) = self.cell_of(&format!("{color}Q")) else {
            return false;
        };
        neighbors(queen).iter().all(|&cell| self.is_occupied(cell))
    }
}
