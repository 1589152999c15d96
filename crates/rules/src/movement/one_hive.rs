//! Which pieces hold the hive together (R3.2): the articulation points of the graph of cells.

use crate::board::{Ring, directions, groups};
use crate::{Board, Direction, Hex, Piece, PieceSet};

/// The pieces of `among` that are alone on their cell and whose removal would split the hive.
///
/// Such a piece has neighbours in two or more groups with gaps between them. In a hive without
/// holes this is sufficient: the gaps are connected around the outside, so only the piece connects
/// the groups.
pub(crate) fn pinned(board: &Board, among: PieceSet) -> PieceSet {
    let alone = among.intersection(board.tops()).without(board.raised());
    let between: PieceSet = alone
        .filter(|&piece| is_between(board.ring(board.spot(piece))))
        .collect();
    if board.has_holes() {
        between.intersection(separating(board))
    } else {
        between
    }
}

/// The articulation points, found by Tarjan's depth-first search: a cell separates the hive if one
/// of its children in the search tree has no path back above it.
fn separating(board: &Board) -> PieceSet {
    let mut search = Search {
        board,
        found: [0; Piece::INDICES],
        count: 1,
        separating: PieceSet::EMPTY,
    };
    let Some(root) = board.tops().next() else {
        return PieceSet::EMPTY;
    };
    search.found[root.index()] = 1;
    let mut children = 0;
    let hex = board.spot(root);
    for direction in directions(board.ring(hex)) {
        if search.found_at(hex.neighbor(direction)).is_none() {
            search.visit(hex.neighbor(direction), direction.opposite());
            children += 1;
        }
    }
    if children > 1 {
        search.separating.insert(root);
    }
    search.separating
}

struct Search<'a> {
    board: &'a Board,
    /// When each cell was found, by its topmost piece; 0 if not yet.
    found: [u8; Piece::INDICES],
    count: u8,
    separating: PieceSet,
}

impl Search<'_> {
    /// Continues the search from a new cell, and returns the earliest cell that can be reached from there.
    fn visit(&mut self, hex: Hex, back: Direction) -> u8 {
        let piece = self
            .board
            .top(hex)
            .expect("the ring of a cell names occupied neighbours");
        self.count += 1;
        let found = self.count;
        self.found[piece.index()] = found;
        let mut earliest = found;
        for direction in directions(self.board.ring(hex) & !(1 << back as u8)) {
            let neighbor = hex.neighbor(direction);
            let reached = match self.found_at(neighbor) {
                Some(found) => found,
                None => {
                    let reached = self.visit(neighbor, direction.opposite());
                    if reached >= found {
                        self.separating.insert(piece);
                    }
                    reached
                }
            };
            earliest = earliest.min(reached);
        }
        earliest
    }

    fn found_at(&self, hex: Hex) -> Option<u8> {
        let piece = self
            .board
            .top(hex)
            .expect("the ring of a cell names occupied neighbours");
        let found = self.found[piece.index()];
        (found != 0).then_some(found)
    }
}

/// Whether occupied neighbours lie in two or more groups.
const fn is_between(ring: Ring) -> bool {
    BETWEEN >> ring & 1 != 0
}

/// [`is_between`] for each of the 64 rings.
const BETWEEN: u64 = {
    let mut table = 0;
    let mut ring = 0;
    while ring < 64 {
        table |= ((groups(ring) > 1) as u64) << ring;
        ring += 1;
    }
    table
};
