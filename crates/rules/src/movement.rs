//! The rules that every insect obeys when it moves (R3): one hive, freedom to move, and only the
//! top piece of a stack moves.

mod climb;
mod contour;
mod covered;
mod one_hive;
mod slide;

pub(crate) use climb::step_is_free;
pub(crate) use contour::Contour;
pub(crate) use covered::uncovered;
pub(crate) use one_hive::pinned;
pub(crate) use slide::{
    crawl_from, crawls_through_gates, direction_bit, occupied_beside_edge, ring_lifted, slides,
    slides_between,
};

use crate::{Board, Hex, HexSet, PieceSet};

/// A board and the facts that the moves of all its pieces depend on, computed once.
///
/// Nothing here depends on whose turn it is.
pub(crate) struct Terrain<'a> {
    pub(crate) board: &'a Board,
    /// The pinned pieces, whose removal would split the hive (R3.2).
    pub(crate) pinned: PieceSet,
    /// The pieces that may leave their cells: neither covered (R3.5) nor pinned (R3.2).
    pub(crate) free: PieceSet,
    /// The shores of the hive, along which Ants run. Computed on first use.
    contour: Option<Contour>,
}

impl<'a> Terrain<'a> {
    /// `among` limits the pieces whose pins are computed.
    pub(crate) fn new(board: &'a Board, among: PieceSet) -> Terrain<'a> {
        let pinned = pinned(board, among);
        Terrain {
            board,
            pinned,
            free: uncovered(board).without(pinned),
            contour: None,
        }
    }

    pub(crate) fn contour(&mut self) -> &mut Contour {
        self.contour.get_or_insert_with(Contour::new)
    }
}

/// Receives the destinations of a piece, to count, list or collect them.
pub(crate) trait Destinations {
    /// One cell.
    fn add(&mut self, to: Hex);

    /// All cells of a part of the shore except those in `except`, which all belong to it.
    fn add_part(&mut self, shore: &Contour, part: u8, except: &[Hex]) {
        shore
            .cells(part)
            .iter()
            .filter(|to| !except.contains(to))
            .for_each(|&to| self.add(to));
    }
}

/// Counts destinations.
#[derive(Default)]
pub(crate) struct Count(pub(crate) u64);

impl Destinations for Count {
    fn add(&mut self, _: Hex) {
        self.0 += 1;
    }

    fn add_part(&mut self, shore: &Contour, part: u8, except: &[Hex]) {
        self.0 += (shore.cells(part).len() - except.len()) as u64;
    }
}

impl Destinations for HexSet {
    fn add(&mut self, to: Hex) {
        self.insert(to);
    }
}
