//! When two positions of one game are the same (R6.4).

use super::board::{bug, color};
use super::position::Position;
use super::{Action, Cell};
use std::collections::{BTreeMap, BTreeSet};

/// For each occupied cell, the (color, bug) of its pieces from bottom to top. Tile numbers do not
/// count.
type Kinds = BTreeMap<Cell, Vec<(char, char)>>;

/// One of the twelve ways to turn and mirror the plane around the origin.
struct Symmetry {
    mirrored: bool,
    sixths: usize,
}

impl Symmetry {
    /// Where a cell goes.
    fn of(&self, cell: Cell) -> Cell {
        let (mut q, mut r) = cell;
        if self.mirrored {
            (q, r) = (r, q);
        }
        for _ in 0..self.sixths {
            // One sixth clockwise: E becomes SE, and SE becomes SW.
            (q, r) = (-r, q + r);
        }
        (q, r)
    }
}

impl Position {
    /// R6.4: whether two positions of one game are the same: same side to move, same stacks of
    /// (color, bug) and same legal moves on the board, both under one and the same rotation,
    /// reflection and translation.
    pub(crate) fn is_same_as(&self, other: &Position) -> bool {
        if self.to_move() != other.to_move() {
            return false;
        }
        for mirrored in [false, true] {
            for sixths in 0..6 {
                if self.is_image_of(other, &Symmetry { mirrored, sixths }) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether this position is the other one under that symmetry and some translation.
    fn is_image_of(&self, other: &Position, symmetry: &Symmetry) -> bool {
        let ours = self.kinds();
        let theirs: Kinds = other
            .kinds()
            .into_iter()
            .map(|(cell, stack)| (symmetry.of(cell), stack))
            .collect();
        // A translation keeps the order of cells, so the least cell of one hive must map to the
        // least cell of the other. That leaves a single translation to try.
        let (Some(&our_least), Some(&their_least)) = (ours.keys().next(), theirs.keys().next())
        else {
            return ours.is_empty() && theirs.is_empty();
        };
        let translated = |cell: Cell| {
            (
                cell.0 + our_least.0 - their_least.0,
                cell.1 + our_least.1 - their_least.1,
            )
        };
        let theirs: Kinds = theirs
            .into_iter()
            .map(|(cell, stack)| (translated(cell), stack))
            .collect();
        if ours != theirs {
            return false;
        }
        let our_moves = self.moves_on_board();
        let their_moves: BTreeSet<(Cell, Cell)> = other
            .moves_on_board()
            .into_iter()
            .map(|(from, to)| (translated(symmetry.of(from)), translated(symmetry.of(to))))
            .collect();
        our_moves == their_moves
    }

    /// The stacks without the tile numbers.
    fn kinds(&self) -> Kinds {
        let stacks = self.board.stacks.iter();
        stacks
            .map(|(&cell, stack)| {
                let kinds = stack.iter().map(|piece| (color(piece), bug(piece)));
                (cell, kinds.collect())
            })
            .collect()
    }

    /// The legal moves and throws of pieces on the table, as (from, to), without placements and
    /// passes.
    fn moves_on_board(&self) -> BTreeSet<(Cell, Cell)> {
        let mut moves = BTreeSet::new();
        for action in self.legal() {
            let Action::Put { piece, to } = action else {
                continue;
            };
            if let Some(from) = self.board.cell_of(&piece) {
                moves.insert((from, to));
            }
        }
        moves
    }
}
