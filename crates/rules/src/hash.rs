//! 64-bit keys of what makes up a position, to be combined by exclusive or.
//!
//! Keys are computed, not looked up: a table of piece × cell × height would not fit the cache.

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

/// The piece on top of that cell rests.
pub(crate) const fn resting(hex: Hex) -> u64 {
    mix(3 << 32 | hex.index() as u64)
}

/// The game type.
pub(crate) const fn game_type(game_type: GameType) -> u64 {
    mix(4 << 32 | game_type.index() as u64)
}

/// The finalizer of splitmix64: each bit of the input changes half of the output's.
pub(crate) const fn mix(value: u64) -> u64 {
    let value = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let value = (value ^ value >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ value >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ value >> 31
}
