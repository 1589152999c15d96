//! Where the pieces of a game being written are on BoardSpace's endless grid.

use skep_rules::{Board, Direction, Hex, Piece, PieceSet};

use super::cell::Cell;

/// Where each piece is, in axial coordinates of the endless plane.
#[derive(Debug)]
pub(super) struct Grid([Option<(i32, i32)>; Piece::INDICES]);

impl Grid {
    /// The grid of a board. Empty cells next to the start cell are at the origin.
    pub(super) fn new(board: &Board) -> Grid {
        let mut grid = Grid([None; Piece::INDICES]);
        for (hex, plane) in board.unwrapped() {
            board
                .stack(hex)
                .for_each(|piece| grid.0[piece.index()] = Some(plane));
        }
        grid
    }

    /// The cell of a piece on the board.
    pub(super) fn cell(&self, piece: Piece) -> Cell {
        Cell::START.at(self.0[piece.index()].unwrap_or_default())
    }

    /// Puts a piece on a cell of the board, and returns where it was.
    pub(super) fn put(&mut self, piece: Piece, to: Hex, others: PieceSet) -> Option<(i32, i32)> {
        let spot = self.find(to, others).unwrap_or_default();
        self.0[piece.index()].replace(spot)
    }

    /// Undoes [`Grid::put`].
    pub(super) fn restore(&mut self, piece: Piece, spot: Option<(i32, i32)>) {
        self.0[piece.index()] = spot;
    }

    /// The cells of the board wrap around; on the plane, a cell is next to its neighbours.
    fn find(&self, hex: Hex, mut others: PieceSet) -> Option<(i32, i32)> {
        others.find_map(|other| {
            let (q, r) = self.0[other.index()]?;
            let steps = Direction::ALL.map(Direction::step);
            let mut around = std::iter::once((0, 0))
                .chain(steps)
                .map(|(dq, dr)| (q + dq, r + dr));
            around.find(|&(q, r)| Hex::at(q, r) == hex)
        })
    }
}
