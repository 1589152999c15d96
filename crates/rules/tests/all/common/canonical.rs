//! MoveStrings in the form of the data's lists.
//!
//! An occupied destination is named by its top piece. For an empty one, the reference is the top
//! piece around it with the smallest name in ASCII order, after the moved piece is lifted. UHP
//! programs print another reference.

use sha2::{Digest, Sha256};
use skep_rules::{Direction, Hex, Move, Piece, Position};

/// The MoveString of a move in the form of the lists.
pub(crate) fn canonical(position: &Position, mv: Move) -> String {
    let Some((piece, to)) = mv.piece_and_target() else {
        return "pass".to_owned();
    };
    if let Some(below) = top_without(position, piece, to) {
        return format!("{piece} {below}");
    }
    let around = Direction::ALL.into_iter().filter_map(|direction| {
        let top = top_without(position, piece, to.neighbor(direction))?;
        Some((top.to_string(), direction))
    });
    let Some((name, direction)) = around.min() else {
        return piece.to_string();
    };
    // The reference is in that direction from the destination, so the destination is in the opposite one.
    match direction.opposite() {
        Direction::NorthWest => format!("{piece} \\{name}"),
        Direction::NorthEast => format!("{piece} {name}/"),
        Direction::East => format!("{piece} {name}-"),
        Direction::SouthEast => format!("{piece} {name}\\"),
        Direction::SouthWest => format!("{piece} /{name}"),
        Direction::West => format!("{piece} -{name}"),
    }
}

/// All legal moves in the form of the lists, sorted.
pub(crate) fn canonical_list(position: &Position) -> Vec<String> {
    let moves = position.legal_moves().into_iter();
    let mut list: Vec<_> = moves.map(|mv| canonical(position, mv)).collect();
    list.sort_unstable();
    list
}

/// The first 16 hexadecimal digits of the SHA-256 of a list joined by `;`.
pub(crate) fn digest(list: &[String]) -> String {
    let hash = Sha256::digest(list.join(";"));
    hash[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

fn top_without(position: &Position, lifted: Piece, hex: Hex) -> Option<Piece> {
    let mut stack = position.board().stack(hex);
    stack.find(|&piece| piece != lifted)
}
