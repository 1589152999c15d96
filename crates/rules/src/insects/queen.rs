//! The Queen (R4.1): one slide.

use crate::board::bits;
use crate::movement::{Destinations, slides};
use crate::{Board, Hex};

pub(super) fn destinations(board: &Board, from: Hex, to: &mut impl Destinations) {
    bits(slides(board.ring(from))).for_each(|bit| to.add(from.toward(bit)));
}
