//! What a person wants to know about a move that is not legal. Asked seldom, so nothing here is fast.

use super::Position;
use crate::movement::crawls_through_gates;
use crate::{Board, Bug, Hex, HexSet, Piece, PieceSet};

impl Position {
    /// Whom a pinned piece holds to the hive (R3.2): were it lifted, these would be cut off from the largest part
    /// that remains. Empty if nothing would be.
    pub fn cut_off(&self, piece: Piece) -> PieceSet {
        let board = self.board();
        let Some(from) = board.find(piece) else {
            return PieceSet::EMPTY;
        };
        if board.height(from) > 1 {
            return PieceSet::EMPTY;
        }
        let mut parts: Vec<PieceSet> = Vec::new();
        for (_, start) in board.occupied_neighbors(from) {
            let is_known = |part: &PieceSet| board.top(start).is_some_and(|top| part.contains(top));
            if !parts.iter().any(is_known) {
                parts.push(part_without(board, from, start));
            }
        }
        // Of parts equally large the first stays, whichever it is.
        let Some(largest) = parts.iter().copied().max_by_key(|part| part.len()) else {
            return PieceSet::EMPTY;
        };
        let others = parts.into_iter().filter(|&part| part != largest);
        others.fold(PieceSet::EMPTY, PieceSet::union)
    }

    /// Whether the piece, on top of its cell and not pinned, would get there if no gap were too narrow (R3.3, R3.4).
    pub(super) fn would_squeeze(&self, piece: Piece, to: Hex) -> bool {
        let board = self.board();
        let from = board.spot(piece);
        let left = board.height(from) - 1;
        let kinds: Vec<Bug> = match piece.bug() {
            Bug::Mosquito if left > 0 => vec![Bug::Beetle],
            Bug::Mosquito => {
                let touched = board.occupied_neighbors(from);
                touched
                    .filter_map(|(_, hex)| board.top(hex))
                    .map(Piece::bug)
                    .collect()
            }
            bug => vec![bug],
        };
        kinds
            .into_iter()
            .any(|bug| squeezes_as(board, bug, from, left, to))
    }
}

/// The pieces on the cells connected with `start` when the cell `lifted` is empty.
fn part_without(board: &Board, lifted: Hex, start: Hex) -> PieceSet {
    let mut seen = HexSet::from_iter([lifted, start]);
    let mut cells = vec![start];
    let mut part = PieceSet::EMPTY;
    while let Some(cell) = cells.pop() {
        part = part.union(board.stack(cell).collect());
        let neighbors = board.occupied_neighbors(cell).map(|(_, hex)| hex);
        cells.extend(neighbors.filter(|&hex| seen.insert(hex)));
    }
    part
}

/// Whether a piece that moves as `bug`, `left` pieces above the ground, would get there through gaps too narrow.
fn squeezes_as(board: &Board, bug: Bug, from: Hex, left: u8, to: Hex) -> bool {
    let is_empty = board.top(to).is_none();
    match bug {
        Bug::Queen | Bug::Pillbug => is_empty && crawls_through_gates(board, from, to, 1..=1),
        Bug::Spider => is_empty && crawls_through_gates(board, from, to, 3..=3),
        Bug::Ant => is_empty && crawls_through_gates(board, from, to, 1..=usize::MAX),
        Bug::Beetle if left == 0 && is_empty => crawls_through_gates(board, from, to, 1..=1),
        Bug::Beetle => from.is_beside(to),
        Bug::Ladybug => is_empty && to != from && walks_over(board, from, to),
        Bug::Grasshopper | Bug::Mosquito => false,
    }
}

/// Whether two cells of the hive lead from one cell to the other.
fn walks_over(board: &Board, from: Hex, to: Hex) -> bool {
    let is_occupied = |hex: &Hex| board.top(*hex).is_some() && *hex != from;
    let firsts = from.neighbors().into_iter().filter(is_occupied);
    let mut seconds = firsts.flat_map(|first| first.neighbors().into_iter().filter(is_occupied));
    seconds.any(|second| second.is_beside(to))
}
