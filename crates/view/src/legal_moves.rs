//! Legal moves with their targets, and who can throw a piece there.

use skep_rules::{AllWays, Move, Position};

use crate::Plane;

/// A legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LegalMove {
    /// Its MoveString.
    pub mv: String,
    /// The piece.
    pub piece: String,
    /// Where it goes. The first piece of the game is on 0, 0, or the pieces are as in `start`.
    pub q: i32,
    /// The other coordinate.
    pub r: i32,
    /// Whether the piece can move there by itself.
    pub by_itself: bool,
    /// The pieces that can throw it there.
    pub throwers: Vec<String>,
}

/// The legal moves of a position. A pass is not among them: it is played without asking.
pub(crate) fn legal_moves(position: &Position, plane: &Plane) -> Vec<LegalMove> {
    let mut ways = position.all_ways();
    let views = position.legal_moves().into_iter().filter_map(|mv| {
        let (piece, to) = mv.piece_and_target()?;
        let (q, r) = plane.locate(position.board(), to)?;
        let (by_itself, throwers) = ways_of(&mut ways, mv);
        Some(LegalMove {
            mv: position.move_string(mv),
            piece: piece.to_string(),
            q,
            r,
            by_itself,
            throwers,
        })
    });
    views.collect()
}

/// Whether the piece of a legal move can go there by itself, and which pieces can throw it there.
pub(crate) fn ways_of(ways: &mut AllWays<'_>, mv: Move) -> (bool, Vec<String>) {
    let Move::Shift { piece, to } = mv else {
        return (true, Vec::new());
    };
    let ways = ways.of(piece, to);
    let throwers = ways.throwers.map(|piece| piece.to_string());
    (ways.by_itself, throwers.collect())
}
