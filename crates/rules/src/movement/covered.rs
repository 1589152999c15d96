//! Covered pieces: only the top piece of a stack may move or act (R3.5).

use crate::{Board, PieceSet};

/// The pieces that are not covered, so that they may move or act.
pub(crate) const fn uncovered(board: &Board) -> PieceSet {
    board.tops()
}
