//! Zobrist hashing: a 64-bit key for each component of a position, combined by exclusive or.
//!
//! Keys are computed, not looked up: a table of piece × cell × height would not fit the cache.

use crate::splitmix::splitmix64 as mix;
use crate::{Color, GameType, Hex, Piece};

/// A tile of that side and kind at that height of that cell; numbers of like tiles do not matter.
pub(crate) const fn piece(piece: Piece, hex: Hex, height: u8) -> u64 {
    mix(1 << 32 | (piece.kind_index() as u64) << 20 | (height as u64) << 12 | hex.index() as u64)
}

/// The side to move.
pub(crate) const fn side(color: Color) -> u64 {
    match color {
        Color::White => 0,
        Color::Black => mix(2 << 32),
    }
}

/// The piece on top of that cell was moved last.
pub(crate) const fn last_moved(hex: Hex) -> u64 {
    mix(3 << 32 | hex.index() as u64)
}

/// The game type.
pub(crate) const fn game_type(game_type: GameType) -> u64 {
    mix(4 << 32 | game_type.index() as u64)
}
