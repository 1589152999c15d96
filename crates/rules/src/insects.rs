//! How each insect moves (R4), and the Pillbug's power (R5): one file an insect.

mod ant;
mod beetle;
mod grasshopper;
mod ladybug;
pub(crate) mod mosquito;
pub(crate) mod pillbug;
mod queen;
mod spider;

use crate::movement::{Destinations, Terrain};
use crate::{Bug, Piece};

/// Tells where the piece, on top of its cell, can go by its own movement. Whose turn it is and
/// whether the piece rests are not asked.
pub(crate) fn destinations(terrain: &mut Terrain<'_>, piece: Piece, to: &mut impl Destinations) {
    let board = terrain.board;
    debug_assert!(board.tops().contains(piece));
    let from = board.spot(piece);
    if terrain.pinned.contains(piece) {
        return;
    }
    match piece.bug() {
        Bug::Mosquito => mosquito::destinations(terrain, piece, to),
        bug => destinations_as(terrain, bug, from, board.height(from) - 1, to),
    }
}

/// Tells where a piece on that cell, `left` pieces above the ground, can go if it moves as `bug`.
pub(crate) fn destinations_as(
    terrain: &mut Terrain<'_>,
    bug: Bug,
    from: crate::Hex,
    left: u8,
    to: &mut impl Destinations,
) {
    let board = terrain.board;
    match bug {
        // R4.8: a Pillbug moves like a Queen.
        Bug::Queen | Bug::Pillbug => queen::destinations(board, from, to),
        Bug::Spider => spider::destinations(board, from, to),
        Bug::Beetle => beetle::destinations(board, from, left, to),
        Bug::Grasshopper => grasshopper::destinations(board, from, to),
        Bug::Ant => ant::destinations(terrain, from, to),
        Bug::Ladybug => ladybug::destinations(board, from, to),
        // R4.7: from another Mosquito there is nothing to borrow.
        Bug::Mosquito => {}
    }
}
