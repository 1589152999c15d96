//! Pieces for the tables. One that does not exist does not compile.

use skep_rules::{Bug, Color, Piece};

/// White's piece of that kind and number.
pub(crate) const fn white(bug: Bug, number: u8) -> Piece {
    piece(Color::White, bug, number)
}

/// Black's.
pub(crate) const fn black(bug: Bug, number: u8) -> Piece {
    piece(Color::Black, bug, number)
}

const fn piece(color: Color, bug: Bug, number: u8) -> Piece {
    Piece::new(color, bug, number).expect("the tables name pieces of the game")
}
