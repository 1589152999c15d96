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
use crate::{Board, Bug, Hex, Piece};

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
    from: Hex,
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

/// Whether a piece that moves as `bug`, with `left` pieces beneath it, would get there if no gap were too narrow
/// (R3.3, R3.4).
pub(crate) fn reaches_through_gates_as(
    board: &Board,
    bug: Bug,
    from: Hex,
    left: u8,
    to: Hex,
) -> bool {
    // R4.2: only a Beetle ends on top of another piece.
    if bug != Bug::Beetle && board.top(to).is_some() {
        return false;
    }
    match bug {
        // R4.8
        Bug::Queen | Bug::Pillbug => queen::reaches_through_gates(board, from, to),
        Bug::Spider => spider::reaches_through_gates(board, from, to),
        Bug::Beetle => beetle::reaches_through_gates(board, from, left, to),
        Bug::Ant => ant::reaches_through_gates(board, from, to),
        Bug::Ladybug => ladybug::reaches_through_gates(board, from, to),
        // R4.3: no gap is too narrow for a jump. Nothing moves as a Mosquito.
        Bug::Grasshopper | Bug::Mosquito => false,
    }
}

/// Whether that insect moves along the ground by sliding. Grasshoppers jump (R4.3), Ladybugs climb (R4.6), and nothing
/// moves as a Mosquito (R4.7).
pub(crate) const fn slides(bug: Bug) -> bool {
    !matches!(bug, Bug::Grasshopper | Bug::Ladybug | Bug::Mosquito)
}
