//! What moving has to obey, whatever the insect (R3): one hive, and freedom to move.

mod climb;
mod contour;
mod pins;
mod slide;

pub(crate) use climb::step_is_free;
pub(crate) use contour::Contour;
pub(crate) use pins::pinned;
pub(crate) use slide::{
    crawl_from, crawls_through_gates, direction_bit, ring_lifted, slides, slides_between,
};

use crate::{Board, Hex, HexSet, PieceSet};

/// A board with what all its pieces' moves depend on, found out once for all of them.
///
/// Nothing here depends on whose turn it is.
pub(crate) struct Terrain<'a> {
    pub(crate) board: &'a Board,
    /// The pieces that must stay, lest the hive split (R3.2).
    pub(crate) pinned: PieceSet,
    /// The shores of the hive, along which Ants run; made when the first one asks.
    contour: Option<Contour>,
}

impl<'a> Terrain<'a> {
    /// `among` names the pieces whose pins will be asked for.
    pub(crate) fn new(board: &'a Board, among: PieceSet) -> Terrain<'a> {
        Terrain {
            board,
            pinned: pinned(board, among),
            contour: None,
        }
    }

    pub(crate) fn contour(&mut self) -> &mut Contour {
        self.contour.get_or_insert_with(Contour::new)
    }
}

/// Who is told the destinations of a piece: to count, list or collect them.
pub(crate) trait Destinations {
    /// One cell.
    fn add(&mut self, to: Hex);

    /// All cells of a part of the shore but those in `except`, each of which is among them.
    fn add_part(&mut self, shore: &Contour, part: u8, except: &[Hex]) {
        shore
            .cells(part)
            .iter()
            .filter(|to| !except.contains(to))
            .for_each(|&to| self.add(to));
    }
}

impl Destinations for HexSet {
    fn add(&mut self, to: Hex) {
        self.insert(to);
    }
}
