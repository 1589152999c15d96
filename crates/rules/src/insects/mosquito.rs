//! The Mosquito (R4.7): on the ground it moves as any one piece it touches, of either colour; of a
//! stack it sees the top. On top of the hive it is a Beetle.

use crate::board::bits;
use crate::insects::destinations_as;
use crate::movement::{Destinations, Terrain};
use crate::{Board, Bug, Hex, HexSet, Piece};

pub(super) fn destinations(terrain: &mut Terrain<'_>, piece: Piece, to: &mut impl Destinations) {
    let board = terrain.board;
    let from = board.spot(piece);
    let left = board.height(from) - 1;
    if left > 0 {
        return destinations_as(terrain, Bug::Beetle, from, left, to);
    }
    let mut seen = HexSet::EMPTY;
    let mut distinct = Distinct {
        seen: &mut seen,
        to,
    };
    touched(board, from)
        .ways()
        .for_each(|bug| destinations_as(terrain, bug, from, 0, &mut distinct));
}

/// Whether a Mosquito on that ground cell touches a Pillbug, whose power it may then use (R5.7).
pub(super) fn touches_pillbug(board: &Board, hex: Hex) -> bool {
    touched(board, hex).0 >> Bug::Pillbug as u8 & 1 != 0
}

/// The kinds on top of the neighbouring cells, as bits.
struct Kinds(u8);

fn touched(board: &Board, hex: Hex) -> Kinds {
    let tops = bits(board.ring(hex)).filter_map(|bit| board.top(hex.toward(bit)));
    Kinds(tops.fold(0, |kinds, piece| kinds | 1 << piece.bug() as u8))
}

impl Kinds {
    /// The ways of moving they lend. An Ant goes wherever a Queen, Pillbug or Spider could.
    fn ways(self) -> impl Iterator<Item = Bug> {
        const CRAWLERS: u8 =
            1 << Bug::Queen as u8 | 1 << Bug::Pillbug as u8 | 1 << Bug::Spider as u8;
        let ant = self.0 >> Bug::Ant as u8 & 1 != 0;
        let kinds = if ant { self.0 & !CRAWLERS } else { self.0 };
        Bug::ALL
            .into_iter()
            .filter(move |&bug| kinds >> bug as u8 & 1 != 0)
    }
}

/// Passes each cell on once, though several ways lead there.
pub(crate) struct Distinct<'a, D> {
    pub(crate) seen: &'a mut HexSet,
    pub(crate) to: &'a mut D,
}

impl<D: Destinations> Destinations for Distinct<'_, D> {
    fn add(&mut self, to: Hex) {
        if self.seen.insert(to) {
            self.to.add(to);
        }
    }
}
