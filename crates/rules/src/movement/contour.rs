//! The shores of the hive: the empty cells along it, in parts connected by slides.
//!
//! All Ants of a position run along the same shores, so these are explored once, with every piece
//! in place, and part by part on demand. Lifting an Ant changes only the cells around it, see
//! `insects/ant.rs`.

use crate::board::{bits, turned};
use crate::movement::slides;
use crate::{Board, Hex};

impl Board {
    /// More empty cells than can touch a hive: 28 pieces have at most 4 · 28 + 2 free neighbours,
    /// and a crawl adds the cell it starts from.
    pub(crate) const SHORE: usize = 116;
}

/// The parts of the shores found so far.
pub(crate) struct Contour {
    /// The part of each cell, counted from 1; 0 if not found yet.
    part: [u8; Hex::INDICES],
    /// The cells, part after part.
    cells: [Hex; Board::SHORE],
    /// Where each part ends in `cells`.
    ends: [u8; Board::SHORE],
    parts: u8,
}

impl Contour {
    pub(crate) const fn new() -> Contour {
        let (part, cells) = ([0; Hex::INDICES], [Hex::ORIGIN; Board::SHORE]);
        Contour {
            part,
            cells,
            ends: [0; Board::SHORE],
            parts: 0,
        }
    }

    /// The part of the shore that contains this empty cell, which is adjacent to the hive.
    pub(crate) fn part(&mut self, board: &Board, hex: Hex) -> u8 {
        if self.part[hex.index()] == 0 {
            self.explore(board, hex);
        }
        self.part[hex.index()]
    }

    /// The cells of a part.
    pub(crate) fn cells(&self, part: u8) -> &[Hex] {
        &self.cells[self.end(part - 1)..self.end(part)]
    }

    /// Whether the cell is on that part.
    pub(crate) const fn is_of_part(&self, hex: Hex, part: u8) -> bool {
        self.part[hex.index()] == part
    }

    fn end(&self, part: u8) -> usize {
        if part == 0 {
            0
        } else {
            usize::from(self.ends[usize::from(part) - 1])
        }
    }

    fn explore(&mut self, board: &Board, hex: Hex) {
        let mut next = self.end(self.parts);
        let mut end = next + 1;
        self.parts += 1;
        self.part[hex.index()] = self.parts;
        self.cells[next] = hex;
        // The direction back from each cell, which need not be tried.
        let mut back = [0; Board::SHORE];
        while next < end {
            let hex = self.cells[next];
            for bit in bits(slides(board.ring(hex)) & !back[next]) {
                let neighbor = hex.toward(bit);
                if self.part[neighbor.index()] == 0 {
                    self.part[neighbor.index()] = self.parts;
                    self.cells[end] = neighbor;
                    back[end] = turned(bit, 3);
                    end += 1;
                }
            }
            next += 1;
        }
        self.ends[usize::from(self.parts) - 1] = end as u8;
    }
}
