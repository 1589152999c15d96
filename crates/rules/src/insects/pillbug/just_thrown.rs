//! The rest of a piece that was just thrown or moved (R5.5, R5.6).

use crate::{Piece, PieceSet};

/// Whether a piece rests in this turn.
///
/// The opponent has placed, moved or thrown it on the turn just before, so it may not be thrown (R5.5).
/// If it is one's own it was thrown, so it may neither move, nor be thrown, nor throw (R5.6). A pass
/// moves nothing, and so ends the rest.
pub(crate) fn rests(piece: Piece, last_moved: Option<Piece>) -> bool {
    last_moved == Some(piece)
}

/// Those of the pieces that do not rest (R5.5, R5.6).
pub(crate) fn awake(mut pieces: PieceSet, last_moved: Option<Piece>) -> PieceSet {
    if let Some(resting) = last_moved {
        pieces.remove(resting);
    }
    pieces
}
