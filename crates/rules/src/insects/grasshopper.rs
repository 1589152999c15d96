//! The Grasshopper (R4.3): a straight jump over an unbroken line of pieces, at least one. Stacks
//! count as one piece; no gap is too narrow for a jump.

use crate::board::bits;
use crate::movement::Destinations;
use crate::{Board, Hex};

pub(super) fn destinations(board: &Board, from: Hex, to: &mut impl Destinations) {
    for bit in bits(board.ring(from)) {
        let mut hex = from.toward(bit);
        while board.ring(hex) & bit != 0 {
            hex = hex.toward(bit);
        }
        to.add(hex.toward(bit));
    }
}
