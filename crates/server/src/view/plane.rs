//! Where the pieces lie on the endless plane that clients draw.
//!
//! The cells of a board wrap around after 32, so a hive that drifts comes back to the cells it came from. Clients do
//! not wrap: they start with the first piece on 0, 0, or with the stacks of a position, and follow the MoveStrings.
//! So do we: a move ends beside a piece, or on one, whose place on the plane is known.

use skep_rules::{Hex, Move, Piece, Position};

/// Axial coordinates: q grows to the east, r to the south-east.
pub(crate) type Spot = (i32, i32);

/// Where each piece lies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Plane {
    places: [Option<(Hex, Spot)>; Piece::INDICES],
}

impl Plane {
    /// Where the pieces of a position lie before any move.
    pub(crate) fn of_start(position: &Position) -> Plane {
        let mut plane = Plane::default();
        for (hex, spot) in position.board().unwrapped() {
            for piece in position.board().stack(hex) {
                plane.places[piece.index()] = Some((hex, spot));
            }
        }
        plane
    }

    /// Where they lie after these moves from the position on.
    pub(crate) fn of_moves(start: &Position, moves: impl Iterator<Item = Move>) -> Plane {
        let mut plane = Plane::of_start(start);
        moves.for_each(|mv| plane.play(mv));
        plane
    }

    /// Takes in a legal move.
    pub(crate) fn play(&mut self, mv: Move) {
        if let Some((piece, to)) = mv.piece_and_target()
            && let Some(spot) = self.locate(to)
        {
            self.places[piece.index()] = Some((to, spot));
        }
    }

    /// Where a cell lies that is on the hive or beside it; on the empty table, the first cell.
    pub(crate) fn locate(&self, hex: Hex) -> Option<Spot> {
        if self.places.iter().all(Option::is_none) {
            return Some((0, 0));
        }
        self.places.iter().flatten().find_map(|&(cell, (q, r))| {
            if cell == hex {
                return Some((q, r));
            }
            let (dq, dr) = hex.direction_to(cell)?.step();
            Some((q - dq, r - dr))
        })
    }
}
