//! The hive on an endless plane.

use std::ops::Deref;

use crate::{Board, Direction, Hex, HexSet};

/// Each occupied cell of a board with its axial coordinates (q, r) on an endless plane.
///
/// The cells of the board wrap around ([`Hex`]); for drawing and comparing, neighbours must be side
/// by side. The first cell keeps its coordinates, and the others follow from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unwrapped(Vec<(Hex, (i32, i32))>);

impl Board {
    /// Lays the hive out on an endless plane.
    pub fn unwrapped(&self) -> Unwrapped {
        let Some(first) = self.tops().next().and_then(|piece| self.find(piece)) else {
            return Unwrapped(Vec::new());
        };
        let mut cells = vec![(first, Hex::ORIGIN.offset_to(first))];
        let mut seen = HexSet::from_iter([first]);
        let mut next = 0;
        while let Some(&(hex, (q, r))) = cells.get(next) {
            next += 1;
            for (direction, neighbor) in self.occupied_neighbors(hex) {
                if seen.insert(neighbor) {
                    let (dq, dr) = direction.step();
                    cells.push((neighbor, (q + dq, r + dr)));
                }
            }
        }
        Unwrapped(cells)
    }
}

impl Unwrapped {
    /// The coordinates of an occupied cell or a neighbour of one; on the empty board, of the start
    /// cell. Cells further away have no single place on the plane.
    pub fn locate(&self, hex: Hex) -> Option<(i32, i32)> {
        if self.is_empty() {
            return (hex == Hex::ORIGIN).then_some((0, 0));
        }
        let occupied = |hex| {
            let cell = self.iter().find(|&&(cell, _)| cell == hex);
            cell.map(|&(_, plane)| plane)
        };
        let beside = |direction: Direction| {
            let ((q, r), (dq, dr)) = (occupied(hex.neighbor(direction))?, direction.step());
            Some((q - dq, r - dr))
        };
        occupied(hex).or_else(|| Direction::ALL.into_iter().find_map(beside))
    }
}

impl Deref for Unwrapped {
    type Target = [(Hex, (i32, i32))];

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl IntoIterator for Unwrapped {
    type Item = (Hex, (i32, i32));
    type IntoIter = std::vec::IntoIter<Self::Item>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}
