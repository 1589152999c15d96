//! Placing (R2): which pieces the side to move may place, and on which cells.

use super::Position;
use crate::board::{FULL_RING, Ring, bits, turned};
use crate::{Bug, Hex, Opening, PieceSet};

impl Position {
    /// The pieces that the side to move may place anywhere at all.
    pub(super) fn placeable(&self) -> PieceSet {
        let color = self.to_move();
        let queen = PieceSet::of_bug(Bug::Queen).of(color);
        let pieces = self.next_pieces(color);
        if self.queen_is_placed(color) {
            pieces
        } else if self.queen_is_due() {
            queen
        } else if self.queen_must_wait() {
            pieces.without(queen)
        } else {
            pieces
        }
    }

    /// Whether the Queen is still unplaced on the fourth turn, so that only she may be placed (R2.5).
    pub(super) fn queen_is_due(&self) -> bool {
        self.turn() >= 4 && !self.queen_is_placed(self.to_move())
    }

    /// Whether this is the first placement of the side to move, which may not be the Queen (R2.6).
    pub(super) fn queen_must_wait(&self) -> bool {
        self.opening == Opening::Tournament && self.board.pieces().of(self.to_move()).is_empty()
    }

    /// Reports the cells on which the side to move may place.
    pub(super) fn placement_cells(&self, mut add: impl FnMut(Hex)) {
        let color = self.to_move();
        let board = &self.board;
        if board.pieces().is_empty() {
            add(Hex::ORIGIN);
        } else if board.pieces().of(color).is_empty() {
            // R2.1: a side's first piece touches the other colour.
            let beside = |hex| Beside {
                friends: board.ring(hex),
                enemies: 0,
            };
            board
                .tops()
                .for_each(|piece| told_by(board.spot(piece), beside, &mut add));
        } else {
            // R2.2: later ones touch their own colour only.
            let beside = |hex| Beside {
                friends: board.ring_of(hex, color),
                enemies: board.ring_of(hex, !color),
            };
            board
                .tops()
                .of(color)
                .for_each(|piece| told_by(board.spot(piece), beside, &mut add));
        }
    }

    /// The number of cells on which the side to move may place.
    pub fn count_placement_cells(&self) -> u32 {
        let color = self.to_move();
        if !self.board.pieces().of(color).is_empty() {
            return self.board.front(color);
        }
        let mut cells = 0;
        self.placement_cells(|_| cells += 1);
        cells
    }
}

/// The occupied neighbours of a cell, from the point of view of the side that places.
struct Beside {
    friends: Ring,
    enemies: Ring,
}

/// Reports the empty cells beside the friendly cell `hex` that touch no enemy.
///
/// A cell that touches several friends is reported only for the first of them in the order of
/// directions. Most of that can be seen from `hex` itself, because the cells left and right of a
/// neighbour are neighbours too.
fn told_by(hex: Hex, beside: impl Fn(Hex) -> Beside, add: &mut impl FnMut(Hex)) {
    /// The directions in which the friend one sixth clockwise, seen from the cell there, takes precedence.
    const NEXT_IS_FIRST: Ring = 0b11_0111;
    /// The same for the friend one sixth counterclockwise.
    const LAST_IS_FIRST: Ring = 0b00_0100;
    let Beside { friends, enemies } = beside(hex);
    let others = turned(friends, 5) & NEXT_IS_FIRST | turned(friends, 1) & LAST_IS_FIRST;
    let hopeless = friends | enemies | turned(enemies, 1) | turned(enemies, 5) | others;
    for bit in bits(!hopeless & FULL_RING) {
        let cell = hex.toward(bit);
        let Beside { friends, enemies } = beside(cell);
        let first = friends & friends.wrapping_neg();
        if enemies == 0 && first == turned(bit, 3) {
            add(cell);
        }
    }
}
