//! How each insect moves (R4), and the Pillbug's power (R5): one file per insect.

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

/// Reports where the piece can go by its own movement: nowhere if it may not leave its cell. Whose
/// turn it is and whether the piece is resting do not matter here.
pub(crate) fn destinations(terrain: &mut Terrain<'_>, piece: Piece, to: &mut impl Destinations) {
    if !terrain.free.contains(piece) {
        return;
    }
    let board = terrain.board;
    let from = board.spot(piece);
    let left = board.height(from) - 1;
    match piece.bug() {
        Bug::Mosquito => mosquito::destinations(terrain, from, left, to),
        bug => destinations_as(terrain, bug, from, left, to),
    }
}

/// Reports where a piece on that cell, with `left` pieces beneath it, can go if it moves as `bug`.
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
        // Nothing moves as a Mosquito, not even a Mosquito: see `mosquito.rs`.
        Bug::Mosquito => {}
    }
}
