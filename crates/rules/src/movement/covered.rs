//! Covered pieces: only the top piece of a stack may move or do anything (R3.5).

use crate::{Board, PieceSet};

/// The pieces that may move or do anything.
pub(crate) const fn uncovered(board: &Board) -> PieceSet {
    board.tops()
}
