//! Resting: the restrictions on a piece that was just thrown or moved (R5.5, R5.6).

use crate::{Piece, PieceSet};

/// Whether a piece is resting this turn.
///
/// The opponent placed, moved or threw it on the previous turn, so it may not be thrown (R5.5). If
/// it belongs to the side to move, it was thrown, so it may neither move, nor be thrown, nor throw
/// (R5.6). A pass moves nothing, so it ends the rest.
pub(crate) fn rests(piece: Piece, last_moved: Option<Piece>) -> bool {
    last_moved == Some(piece)
}

/// The pieces that are not resting (R5.5, R5.6).
pub(crate) fn awake(mut pieces: PieceSet, last_moved: Option<Piece>) -> PieceSet {
    if let Some(resting) = last_moved {
        pieces.remove(resting);
    }
    pieces
}
