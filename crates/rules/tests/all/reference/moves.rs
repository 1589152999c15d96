//! How each insect moves by itself (R4).
//!
//! The functions for the single insects take a board without the mover, and the cell it was lifted
//! from. They may return that cell; `own_movement` removes it (R3.6).

use super::board::{Board, DIRECTIONS, bug, color, neighbors, step};
use super::position::Position;
use super::{Action, Cell};
use std::collections::BTreeSet;

impl Position {
    /// R4: all movements of the side to move by the pieces' own power.
    pub(crate) fn movements(&self) -> BTreeSet<Action> {
        let mut actions = BTreeSet::new();
        for piece in self.board.pieces() {
            for to in self.own_movement(&piece) {
                let piece = piece.clone();
                actions.insert(Action::Put { piece, to });
            }
        }
        actions
    }

    /// The cells to which a piece of the side to move can go by itself now.
    pub(crate) fn own_movement(&self, piece: &str) -> BTreeSet<Cell> {
        let Some(from) = self.board.cell_of(piece) else {
            return BTreeSet::new();
        };
        let is_own = color(piece) == self.to_move();
        // R5.6: a thrown piece rests.
        let rests = self.resting.as_deref() == Some(piece);
        let may_move = self.may_use_table()
            && is_own
            && !rests
            && self.board.is_on_top(piece)
            && !self.board.is_pinned(piece);
        if !may_move {
            return BTreeSet::new();
        }
        let lifted = self.board.without(piece);
        let mut cells = match bug(piece) {
            'M' => mosquito(&lifted, from),
            other => moves_as(other, &lifted, from),
        };
        // R3.6: a piece never ends its move where it started.
        cells.remove(&from);
        cells
    }
}

/// The cells that a piece can reach if it moves as that bug. The Mosquito has no movement of its own.
fn moves_as(bug: char, lifted: &Board, from: Cell) -> BTreeSet<Cell> {
    match bug {
        'Q' => queen(lifted, from),
        'B' => beetle(lifted, from),
        'G' => grasshopper(lifted, from),
        'S' => spider(lifted, from),
        'A' => ant(lifted, from),
        'L' => ladybug(lifted, from),
        'P' => pillbug(lifted, from),
        _ => BTreeSet::new(),
    }
}

/// The cells to which a piece can slide from a cell in one step (R3.3).
fn slides(lifted: &Board, from: Cell) -> BTreeSet<Cell> {
    let around = neighbors(from).into_iter();
    around.filter(|&to| lifted.can_slide(from, to)).collect()
}

/// R4.1: the Queen makes one slide.
fn queen(lifted: &Board, from: Cell) -> BTreeSet<Cell> {
    slides(lifted, from)
}

/// R4.2: the Beetle makes one step in any direction, to the ground or onto any stack. A step
/// between two ground cells is a slide (R3.3), any other a climb (R3.4).
fn beetle(lifted: &Board, from: Cell) -> BTreeSet<Cell> {
    let can_step = |to: Cell| {
        if lifted.height(from) == 0 && lifted.height(to) == 0 {
            lifted.can_slide(from, to)
        } else {
            lifted.can_climb(from, to)
        }
    };
    let around = neighbors(from).into_iter();
    around.filter(|&to| can_step(to)).collect()
}

/// R4.3: the Grasshopper jumps in a straight line over one or more occupied cells to the first
/// empty cell behind them. No sliding rule holds for it.
fn grasshopper(lifted: &Board, from: Cell) -> BTreeSet<Cell> {
    let mut cells = BTreeSet::new();
    for direction in DIRECTIONS {
        let mut to = step(from, direction);
        let jumps_something = lifted.is_occupied(to);
        while lifted.is_occupied(to) {
            to = step(to, direction);
        }
        if jumps_something {
            cells.insert(to);
        }
    }
    cells
}

/// R4.4: the Spider makes exactly three slides and never touches the same cell twice.
fn spider(lifted: &Board, from: Cell) -> BTreeSet<Cell> {
    let mut cells = BTreeSet::new();
    for first in slides(lifted, from) {
        for second in slides(lifted, first) {
            for third in slides(lifted, second) {
                let path = BTreeSet::from([from, first, second, third]);
                if path.len() == 4 {
                    cells.insert(third);
                }
            }
        }
    }
    cells
}

/// R4.5: the Ant makes any number of slides, at least one.
fn ant(lifted: &Board, from: Cell) -> BTreeSet<Cell> {
    let mut cells = BTreeSet::new();
    let mut to_visit = vec![from];
    while let Some(cell) = to_visit.pop() {
        for to in slides(lifted, cell) {
            if cells.insert(to) {
                to_visit.push(to);
            }
        }
    }
    cells
}

/// R4.6: the Ladybug makes exactly three steps, up onto the hive, along the top, and down to an
/// empty cell, each free above ground (R3.4).
fn ladybug(lifted: &Board, from: Cell) -> BTreeSet<Cell> {
    let climbs = |from: Cell| {
        let around = neighbors(from).into_iter();
        around.filter(move |&to| lifted.can_climb(from, to))
    };
    let mut cells = BTreeSet::new();
    for up in climbs(from).filter(|&cell| lifted.is_occupied(cell)) {
        for along in climbs(up).filter(|&cell| lifted.is_occupied(cell)) {
            for down in climbs(along).filter(|&cell| !lifted.is_occupied(cell)) {
                cells.insert(down);
            }
        }
    }
    cells
}

/// R4.7: on top of the hive the Mosquito is a Beetle. On the ground it moves like any one piece it
/// touches, of either color, and touches only the top piece of a stack. Other Mosquitoes give it
/// nothing.
fn mosquito(lifted: &Board, from: Cell) -> BTreeSet<Cell> {
    if lifted.is_occupied(from) {
        return beetle(lifted, from);
    }
    let touched = lifted.tops_around(from);
    let lenders = touched.iter().filter(|piece| bug(piece) != 'M');
    lenders
        .flat_map(|piece| moves_as(bug(piece), lifted, from))
        .collect()
}

/// R4.8: the Pillbug makes one slide like the Queen. Its power is in `throws`.
fn pillbug(lifted: &Board, from: Cell) -> BTreeSet<Cell> {
    slides(lifted, from)
}
