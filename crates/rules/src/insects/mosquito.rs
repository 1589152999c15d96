//! The Mosquito (R4.7): on the ground it moves like any one piece it touches, of either colour.
//! Only the top piece of a stack counts. Touching only Mosquitoes, it cannot move. On top of the
//! hive it is a Beetle. Beside a Pillbug it may use the Pillbug's power (R5.7).

use crate::board::bits;
use crate::insects::destinations_as;
use crate::movement::{Destinations, Terrain};
use crate::{Board, Bug, Hex, HexSet};

/// Reports where a Mosquito on that cell, with `left` pieces beneath it, can go.
pub(super) fn destinations(
    terrain: &mut Terrain<'_>,
    from: Hex,
    left: u8,
    to: &mut impl Destinations,
) {
    let mut seen = HexSet::EMPTY;
    let mut distinct = Distinct {
        seen: &mut seen,
        to,
    };
    moves_as(terrain.board, from, left)
        .without_slower_than_ant()
        .bugs()
        .for_each(|bug| destinations_as(terrain, bug, from, left, &mut distinct));
}

/// The insects that a Mosquito on that cell, with `left` pieces beneath it, can move like. None if
/// it touches only Mosquitoes, which have no movement to copy.
pub(crate) fn moves_as(board: &Board, from: Hex, left: u8) -> Kinds {
    if left > 0 {
        Kinds::of(Bug::Beetle)
    } else {
        touched(board, from).without(Kinds::of(Bug::Mosquito))
    }
}

/// Whether a Mosquito on that ground cell touches a Pillbug, whose power it may then use (R5.7).
pub(super) fn touches_pillbug(board: &Board, hex: Hex) -> bool {
    touched(board, hex).contains(Bug::Pillbug)
}

/// The kinds on top of the neighbouring cells.
fn touched(board: &Board, hex: Hex) -> Kinds {
    let tops = bits(board.ring(hex)).filter_map(|bit| board.top(hex.toward(bit)));
    tops.fold(Kinds(0), |kinds, piece| kinds.with(piece.bug()))
}

/// A set of kinds of insects, as bits.
#[derive(Clone, Copy)]
pub(crate) struct Kinds(u8);

impl Kinds {
    const fn of(bug: Bug) -> Kinds {
        Kinds(1 << bug as u8)
    }

    const fn with(self, bug: Bug) -> Kinds {
        Kinds(self.0 | Kinds::of(bug).0)
    }

    const fn without(self, other: Kinds) -> Kinds {
        Kinds(self.0 & !other.0)
    }

    const fn contains(self, bug: Bug) -> bool {
        self.0 & Kinds::of(bug).0 != 0
    }

    /// An Ant reaches every cell that a Queen, Pillbug or Spider could.
    const fn without_slower_than_ant(self) -> Kinds {
        const SLOWER: Kinds = Kinds::of(Bug::Queen).with(Bug::Pillbug).with(Bug::Spider);
        if self.contains(Bug::Ant) {
            self.without(SLOWER)
        } else {
            self
        }
    }

    pub(crate) fn bugs(self) -> impl Iterator<Item = Bug> {
        Bug::ALL.into_iter().filter(move |&bug| self.contains(bug))
    }
}

/// Reports each cell once, even if it is reached in several ways.
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
