//! The twelve ways to turn and mirror the plane.

use crate::Position;
use crate::{Board, Direction, Hex, Move, Piece};

/// A rotation about the origin, possibly after mirroring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry {
    /// Sixths of a turn clockwise.
    sixths: u8,
    mirrored: bool,
}

impl Symmetry {
    /// All twelve; the first is the identity.
    pub const ALL: [Symmetry; 12] = {
        let mut all = [Symmetry {
            sixths: 0,
            mirrored: false,
        }; 12];
        let mut index = 0;
        while index < 12 {
            all[index] = Symmetry {
                sixths: index as u8 % 6,
                mirrored: index >= 6,
            };
            index += 1;
        }
        all
    };

    /// Where a vector in axial coordinates goes.
    pub const fn turn(self, (q, r): (i32, i32)) -> (i32, i32) {
        // Mirrored at the axis between north-west and south-east.
        let (mut q, mut r) = if self.mirrored { (-q, q + r) } else { (q, r) };
        let mut sixths = self.sixths;
        while sixths > 0 {
            (q, r) = (-r, q + r);
            sixths -= 1;
        }
        (q, r)
    }

    /// Where a cell goes.
    pub const fn turn_hex(self, hex: Hex) -> Hex {
        let (q, r) = self.turn((hex.q(), hex.r()));
        Hex::at(q, r)
    }

    /// Where a direction goes.
    pub fn turn_direction(self, direction: Direction) -> Direction {
        let turned = self.turn(direction.step());
        let same = Direction::ALL
            .into_iter()
            .find(|direction| direction.step() == turned);
        same.expect("a symmetry turns unit steps into unit steps")
    }

    /// The same move on the turned plane.
    #[must_use]
    pub fn turn_move(self, mv: Move) -> Move {
        mv.map(|piece| piece, |hex| self.turn_hex(hex))
    }

    /// The inverse symmetry.
    #[must_use]
    pub const fn inverse(self) -> Symmetry {
        // Mirroring twice, with a rotation in between, changes the direction of the rotation.
        let sixths = if self.mirrored {
            self.sixths
        } else {
            (6 - self.sixths) % 6
        };
        Symmetry { sixths, ..self }
    }
}

impl Position {
    /// The same position on the turned plane.
    #[must_use]
    pub fn turned(&self, symmetry: Symmetry) -> Position {
        Position {
            board: self
                .board
                .mapped(|piece| piece, |hex| symmetry.turn_hex(hex)),
            ..self.clone()
        }
    }
}

impl Board {
    /// The same board with other pieces on other cells.
    pub(super) fn mapped(&self, piece: impl Fn(Piece) -> Piece, to: impl Fn(Hex) -> Hex) -> Board {
        let mut board = Board::EMPTY;
        for (hex, _) in self.unwrapped() {
            let mut stack: Vec<_> = self.stack(hex).collect();
            stack.reverse();
            stack
                .into_iter()
                .for_each(|it| board.drop(piece(it), to(hex)));
        }
        board
    }
}
