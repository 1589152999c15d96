//! Why a move is not legal. People ask rarely, so nothing here needs to be fast.

use super::Position;
use crate::insects::{self, mosquito, pillbug};
use crate::movement::{occupied_beside_edge, uncovered};
use crate::{Board, Bug, Hex, HexSet, Illegal, Piece, PieceSet};

impl Position {
    /// The pieces that a pinned piece connects to the hive (R3.2): if it were lifted, they would be
    /// cut off from the largest remaining part. Empty if it is not pinned.
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
        // Of equally large parts, the first counts as the one that remains.
        let Some(largest) = parts.iter().copied().max_by_key(|part| part.len()) else {
            return PieceSet::EMPTY;
        };
        let others = parts.into_iter().filter(|&part| part != largest);
        others.fold(PieceSet::EMPTY, PieceSet::union)
    }

    /// Why a piece on the board cannot make an illegal shift: the first rule that forbids it.
    pub(super) fn why_not(&self, piece: Piece, to: Hex) -> Illegal {
        let survey = self.survey();
        let throwers = survey.throwers(self.to_move());
        let is_theirs = piece.color() != self.to_move();
        if !uncovered(&self.board).contains(piece) {
            Illegal::Covered(piece)
        } else if is_theirs && throwers.is_empty() {
            self.why_no_thrower(piece, to)
        } else if pillbug::rests(piece, self.last_moved) {
            Illegal::Resting(piece)
        } else if survey.pinned().contains(piece) {
            Illegal::Pinned(piece)
        } else if self.board.spot(piece) == to {
            Illegal::SameCell(piece)
        } else if is_theirs {
            self.why_not_thrown(throwers, piece, to)
        } else {
            self.why_not_moved(piece, to)
        }
    }

    /// Why none of `throwers` can throw a piece there that is otherwise free to be thrown.
    fn why_not_thrown(&self, mut throwers: PieceSet, piece: Piece, to: Hex) -> Illegal {
        if throwers.any(|thrower| self.could_throw(thrower, piece, to)) {
            if self.board.height(self.board.spot(piece)) > 1 {
                Illegal::InStack(piece)
            } else {
                Illegal::ThrowTooNarrow(piece)
            }
        } else {
            self.why_no_thrower(piece, to)
        }
    }

    /// Why nobody can throw the opponent's piece there: what keeps a piece in the thrower's place
    /// from throwing.
    fn why_no_thrower(&self, piece: Piece, to: Hex) -> Illegal {
        let color = self.to_move();
        let mut own = self.board.pieces().of(color).intersection(pillbug::MAY);
        if own.is_empty() || !self.game_type.has(Bug::Pillbug) {
            return Illegal::NotYours(piece);
        }
        let Some(thrower) = own.find(|&thrower| self.could_throw(thrower, piece, to)) else {
            return Illegal::NotThrown(piece);
        };
        if !uncovered(&self.board).contains(thrower) {
            Illegal::ThrowerCovered(thrower)
        } else if pillbug::throwers(&self.board, color, None).contains(thrower) {
            Illegal::ThrowerResting(thrower)
        } else {
            Illegal::ThrowerPowerless(thrower)
        }
    }

    /// Whether the thrower is between the piece and another, empty cell.
    fn could_throw(&self, thrower: Piece, piece: Piece, to: Hex) -> bool {
        let over = self.board.spot(thrower);
        let from = self.board.spot(piece);
        self.board.top(to).is_none() && over.is_beside(from) && over.is_beside(to)
    }

    /// Why a piece that is free to leave its cell cannot go there by itself.
    fn why_not_moved(&self, piece: Piece, to: Hex) -> Illegal {
        let board = self.board();
        let from = board.spot(piece);
        let left = board.height(from) - 1;
        let kinds = kinds(board, piece, from, left);
        if kinds.is_empty() {
            Illegal::MosquitoAlone(piece)
        } else if board.top(to).is_some() && !kinds.contains(&Bug::Beetle) {
            Illegal::CannotClimb(piece)
        } else if kinds
            .iter()
            .any(|&bug| insects::reaches_through_gates_as(board, bug, from, left, to))
        {
            Illegal::TooNarrow(piece)
        } else if left == 0 && kinds.iter().any(|&bug| lets_go_as(board, bug, from, to)) {
            Illegal::LosesContact(piece)
        } else if piece.bug() == Bug::Mosquito && left > 0 {
            Illegal::MosquitoOnTop(piece)
        } else {
            Illegal::Unreachable(piece)
        }
    }
}

/// The insects that a piece with `left` pieces beneath it can move like.
fn kinds(board: &Board, piece: Piece, from: Hex, left: u8) -> Vec<Bug> {
    match piece.bug() {
        Bug::Mosquito => mosquito::moves_as(board, from, left).bugs().collect(),
        bug => vec![bug],
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

/// Whether a ground piece that moves as `bug` would lose contact (R3.3) on its way to the empty neighbouring cell.
fn lets_go_as(board: &Board, bug: Bug, from: Hex, to: Hex) -> bool {
    let is_step = board.top(to).is_none() && from.is_beside(to);
    insects::slides(bug) && is_step && occupied_beside_edge(board, from, to) == 0
}
