//! One key for all positions that are the same but for where they lie and how they are turned.

use super::{Position, Symmetry};
use crate::splitmix::splitmix64 as mix;
use crate::{Board, Hex, Move, Piece, Unwrapped};

impl Position {
    /// A key that is the same for all positions equal under translation, the six rotations,
    /// mirroring and renumbering of like tiles.
    ///
    /// Side to move and game type count. The piece moved last affects the key only through the moves that
    /// its rest makes illegal (R6.4).
    pub fn canonical_key(&self) -> u64 {
        let plane = Plane::new(&self.board);
        let hindered = self.hindered_by_rest();
        let least = Symmetry::ALL
            .map(|symmetry| plane.sum(symmetry, &hindered))
            .into_iter()
            .min();
        mix(least.unwrap_or(0) ^ self.game_type.index() as u64) ^ self.to_move() as u64
    }

    /// The moves that are illegal because the piece moved last rests, as from and to.
    fn hindered_by_rest(&self) -> Vec<(Hex, Hex)> {
        let taken = self.shifts_taken_by_rest().into_iter();
        let ends = taken.filter_map(Move::piece_and_target);
        ends.map(|(piece, to)| (self.board.spot(piece), to))
            .collect()
    }
}

/// The hive on an endless plane.
struct Plane {
    cells: Unwrapped,
    /// Each piece with its height and its cell.
    pieces: Vec<(Piece, u8, (i32, i32))>,
}

impl Plane {
    fn new(board: &Board) -> Plane {
        let cells = board.unwrapped();
        let mut pieces = Vec::with_capacity(Piece::INDICES);
        for &(hex, plane) in cells.iter() {
            let height = board.height(hex);
            pieces.extend(
                board
                    .stack(hex)
                    .zip((1..=height).rev())
                    .map(|(piece, height)| (piece, height, plane)),
            );
        }
        Plane { cells, pieces }
    }

    /// A sum over pieces and hindered moves that does not depend on their order or on where the
    /// hive lies.
    fn sum(&self, symmetry: Symmetry, hindered: &[(Hex, Hex)]) -> u64 {
        let turned = self
            .pieces
            .iter()
            .map(|&(piece, height, plane)| (piece, height, symmetry.turn(plane)));
        let corner = turned
            .clone()
            .fold((i32::MAX, i32::MAX), |(q, r), (_, _, plane)| {
                (q.min(plane.0), r.min(plane.1))
            });
        // A move's target may lie one cell outside the hive.
        let place =
            |(q, r): (i32, i32)| ((q - corner.0 + 1) as u64) << 8 | (r - corner.1 + 1) as u64;
        let pieces = turned.map(|(piece, height, plane)| {
            mix(place(plane) << 16 | u64::from(height) << 8 | piece.kind_index() as u64)
        });
        let moves = hindered.iter().map(|&(from, to)| {
            let [from, to] = [from, to].map(|hex| place(symmetry.turn(self.locate(hex))));
            mix(1 << 60 | from << 16 | to)
        });
        pieces.chain(moves).fold(0, u64::wrapping_add)
    }

    fn locate(&self, hex: Hex) -> (i32, i32) {
        let plane = self.cells.locate(hex);
        plane.expect("pieces move to cells of the hive or beside it")
    }
}
