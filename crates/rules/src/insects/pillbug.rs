//! The Pillbug's power (R5): instead of moving, it lifts a neighbour onto itself and puts it down
//! on another empty cell beside it. A piece that was just thrown rests (`pillbug/last_moved.rs`).
//! The Pillbug itself moves like a Queen, see `queen.rs`.

mod last_moved;

use crate::board::{FULL_RING, Ring, bits, turned};
use crate::insects::mosquito;
use crate::movement::{Destinations, Terrain, uncovered};
use crate::{Board, Bug, Color, Hex, Piece, PieceSet};

pub(crate) use last_moved::{awake, rests};

/// The pieces that can ever have the power.
pub(crate) const MAY: PieceSet =
    PieceSet::of_bug(Bug::Pillbug).union(PieceSet::of_bug(Bug::Mosquito));

/// The pieces of that side that have the power now: a Pillbug, or a Mosquito that touches one
/// (R5.7), on the ground, uncovered and not resting (R5.2, R5.6). Even a pinned one can throw
/// (R5.8).
pub(crate) fn throwers(board: &Board, color: Color, last_moved: Option<Piece>) -> PieceSet {
    let able = uncovered(board)
        .without(board.raised())
        .intersection(MAY)
        .of(color);
    if able.is_empty() {
        return PieceSet::EMPTY;
    }
    awake(able, last_moved)
        .filter(|&piece| {
            piece.bug() == Bug::Pillbug || mosquito::touches_pillbug(board, board.spot(piece))
        })
        .collect()
}

/// What a thrower can do: which neighbours it can lift, and where it can put them.
#[derive(Clone, Copy)]
pub(crate) struct Throw {
    pub(crate) from: Hex,
    taken: PieceSet,
    landings: Ring,
}

impl Throw {
    pub(crate) fn new(terrain: &Terrain<'_>, thrower: Piece, last_moved: Option<Piece>) -> Throw {
        let board = terrain.board;
        let from = board.spot(thrower);
        let ring = board.ring(from);
        // R5.2: only a piece alone on its cell can be lifted.
        let tall = tall(board, from, ring);
        // R5.4: no piece goes up or down between two stacks higher than the Pillbug.
        let open = !(turned(tall, 1) & turned(tall, 5));
        let neighbors: PieceSet = bits(ring & open & !tall)
            .filter_map(|bit| board.top(from.toward(bit)))
            .collect();
        // R5.3: one hive.
        let unpinned = neighbors.without(terrain.pinned);
        Throw {
            from,
            taken: awake(unpinned, last_moved),
            landings: !ring & open & FULL_RING,
        }
    }

    /// The pieces it can lift, if there is anywhere to put them.
    pub(crate) const fn pieces(self) -> PieceSet {
        if self.landings == 0 {
            PieceSet::EMPTY
        } else {
            self.taken
        }
    }

    /// The cells it can put any of them on.
    pub(crate) fn landings(self) -> impl Iterator<Item = Hex> {
        bits(self.landings).map(move |bit| self.from.toward(bit))
    }
}

/// What the Pillbug and the Mosquito of the side to move can throw, and where to.
pub(crate) struct Throws {
    throws: [Option<Throw>; 2],
    /// The pieces that can be thrown somewhere.
    pub(crate) thrown: PieceSet,
}

impl Throws {
    pub(crate) fn new(
        terrain: &Terrain<'_>,
        mut throwers: PieceSet,
        last_moved: Option<Piece>,
    ) -> Throws {
        let throws = [(); 2].map(|()| Some(Throw::new(terrain, throwers.next()?, last_moved)));
        let thrown = throws.iter().flatten().map(|throw| throw.pieces());
        Throws {
            throws,
            thrown: thrown.fold(PieceSet::EMPTY, PieceSet::union),
        }
    }

    /// Reports where the piece can be thrown.
    pub(crate) fn destinations(&self, piece: Piece, to: &mut impl Destinations) {
        let throws = self
            .throws
            .iter()
            .flatten()
            .filter(|throw| throw.pieces().contains(piece));
        throws.for_each(|throw| throw.landings().for_each(|hex| to.add(hex)));
    }
}

/// The neighbours that are stacks of two or more.
fn tall(board: &Board, hex: Hex, ring: Ring) -> Ring {
    if board.raised().is_empty() {
        return 0;
    }
    bits(ring)
        .filter(|&bit| board.height(hex.toward(bit)) > 1)
        .fold(0, |tall, bit| tall | bit)
}
