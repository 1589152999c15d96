//! Which pieces are where.
//!
//! Besides the stacks themselves, the board keeps for every cell which of its six neighbours are
//! occupied, and by which colour on top. All rules for moving on the ground are lookups of these
//! six bits, so the two private functions that change a cell keep them up to date.

mod unwrapped;

pub use unwrapped::Unwrapped;

use std::fmt;

use crate::movement::slides;
use crate::zobrist;
use crate::{Color, Direction, Hex, Piece, PieceSet};

/// Which pieces are where.
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    /// The topmost piece of each cell.
    top: [Option<Piece>; Hex::INDICES],
    /// The occupied neighbours of each cell, by the colour on top.
    around: [Around; Hex::INDICES],
    /// Where each piece is; [`Spot::NOWHERE`] for pieces not on the board.
    spots: [Spot; Piece::INDICES],
    /// The pieces on the board.
    placed: PieceSet,
    /// The pieces with another one on them.
    covered: PieceSet,
    /// The pieces with another one beneath them.
    raised: PieceSet,
    tally: Tally,
}

/// Counts that are updated as pieces come and go. [`Board::untally`] restores them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tally {
    hash: u64,
    /// For each colour, the number of empty cells that touch it and not the other.
    fronts: [i8; 2],
    /// Cells minus touching pairs plus touching triples, which is one minus the number of holes in the hive.
    euler: i8,
}

/// Six directions as bits, in the order of [`Direction::ALL`].
pub(crate) type Ring = u8;

/// The directions of all six neighbours.
pub(crate) const FULL_RING: Ring = 0b11_1111;

/// The occupied neighbours of a cell, by the colour on top of them: one ring per colour.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Around([Ring; 2]);

#[derive(Clone, Copy, PartialEq, Eq)]
struct Spot {
    hex: Hex,
    /// 1 on the ground.
    height: u8,
    below: Option<Piece>,
}

impl Spot {
    const NOWHERE: Spot = Spot {
        hex: Hex::ORIGIN,
        height: 0,
        below: None,
    };
}

impl Board {
    /// The empty table.
    pub const EMPTY: Board = Board {
        top: [None; Hex::INDICES],
        around: [Around([0; 2]); Hex::INDICES],
        spots: [Spot::NOWHERE; Piece::INDICES],
        placed: PieceSet::EMPTY,
        covered: PieceSet::EMPTY,
        raised: PieceSet::EMPTY,
        tally: Tally {
            hash: 0,
            fronts: [0; 2],
            euler: 0,
        },
    };

    /// The pieces on the board.
    pub const fn pieces(&self) -> PieceSet {
        self.placed
    }

    /// The pieces with another one on them.
    pub const fn covered(&self) -> PieceSet {
        self.covered
    }

    /// The pieces on top of others.
    pub const fn raised(&self) -> PieceSet {
        self.raised
    }

    /// The pieces with nothing on them.
    pub const fn tops(&self) -> PieceSet {
        self.placed.without(self.covered)
    }

    /// The cell of the piece, if it is on the board.
    pub const fn find(&self, piece: Piece) -> Option<Hex> {
        if self.placed.contains(piece) {
            Some(self.spots[piece.index()].hex)
        } else {
            None
        }
    }

    /// The topmost piece of the cell.
    pub const fn top(&self, hex: Hex) -> Option<Piece> {
        self.top[hex.index()]
    }

    /// How many pieces are on the cell.
    pub const fn height(&self, hex: Hex) -> u8 {
        match self.top[hex.index()] {
            Some(piece) => self.spots[piece.index()].height,
            None => 0,
        }
    }

    /// The piece directly beneath; `None` if the piece is not on the board or on the ground.
    pub const fn below(&self, piece: Piece) -> Option<Piece> {
        if self.placed.contains(piece) {
            self.spots[piece.index()].below
        } else {
            None
        }
    }

    /// The pieces of the cell from top to bottom.
    pub fn stack(&self, hex: Hex) -> impl Iterator<Item = Piece> + '_ {
        std::iter::successors(self.top(hex), |&piece| self.spots[piece.index()].below)
    }

    /// Whether all six neighbours of the cell are occupied.
    pub const fn is_surrounded(&self, hex: Hex) -> bool {
        self.ring(hex) == FULL_RING
    }

    /// How many neighbours of the cell are occupied.
    pub const fn crowd(&self, hex: Hex) -> u32 {
        self.ring(hex).count_ones()
    }

    /// The occupied neighbours of the cell.
    pub fn occupied_neighbors(&self, hex: Hex) -> impl Iterator<Item = (Direction, Hex)> + use<> {
        directions(self.ring(hex)).map(move |direction| (direction, hex.neighbor(direction)))
    }

    /// The hash of the pieces and their cells; like tiles count as the same.
    pub const fn hash(&self) -> u64 {
        self.tally.hash
    }

    /// How many empty cells touch that colour and not the other (R2.2).
    pub const fn front(&self, color: Color) -> u32 {
        self.tally.fronts[color as usize] as u32
    }

    /// Whether the cell is one of them.
    pub const fn is_front(&self, hex: Hex, color: Color) -> bool {
        let Around(rings) = self.around[hex.index()];
        let (own, other) = (rings[color as usize], rings[1 - color as usize]);
        self.top(hex).is_none() && own != 0 && other == 0
    }

    /// Whether no piece can slide into the empty cell, so that it has to be dropped in (R3.3).
    pub const fn is_gated(&self, hex: Hex) -> bool {
        slides(self.ring(hex)) == 0
    }

    /// The neighbours of the cell with that colour on top, as bits in the order of
    /// [`Direction::ALL`].
    pub const fn neighbors_of(&self, hex: Hex, color: Color) -> u8 {
        self.ring_of(hex, color)
    }

    /// The occupied neighbours of the cell, as bits.
    pub(crate) const fn ring(&self, hex: Hex) -> Ring {
        let Around([white, black]) = self.around[hex.index()];
        white | black
    }

    /// The neighbours of the cell with that colour on top, as bits.
    pub(crate) const fn ring_of(&self, hex: Hex, color: Color) -> Ring {
        self.around[hex.index()].0[color as usize]
    }

    /// The cell of a piece that is known to be on the board.
    pub(crate) const fn spot(&self, piece: Piece) -> Hex {
        self.spots[piece.index()].hex
    }

    /// Whether the hive, which is in one piece, encloses empty cells.
    pub(crate) const fn has_holes(&self) -> bool {
        self.tally.euler < 1
    }

    /// Puts a piece that is not on the board on top of the cell.
    pub(crate) fn drop(&mut self, piece: Piece, hex: Hex) {
        let height = self.height(hex) + 1;
        self.tally.hash ^= zobrist::piece(piece, hex, height);
        match self.top(hex) {
            None => {
                self.tally.euler += euler_change(self.ring(hex));
                self.tally_cell(hex, -1);
                self.tally_neighbors(hex, piece.color(), 1);
            }
            Some(below) if below.color() != piece.color() => {
                self.tally_turncoat(hex, piece.color())
            }
            Some(_) => {}
        }
        self.drop_untallied(piece, hex);
    }

    /// Removes the topmost piece from its cell, and returns the cell.
    pub(crate) fn lift(&mut self, piece: Piece) -> Hex {
        let Spot { hex, height, below } = self.spots[piece.index()];
        self.lift_untallied(piece);
        self.tally.hash ^= zobrist::piece(piece, hex, height);
        match below {
            None => {
                self.tally.euler -= euler_change(self.ring(hex));
                self.tally_neighbors(hex, piece.color(), -1);
                self.tally_cell(hex, 1);
            }
            Some(below) if below.color() != piece.color() => {
                self.tally_turncoat(hex, !piece.color())
            }
            Some(_) => {}
        }
        hex
    }

    pub(crate) const fn tally(&self) -> Tally {
        self.tally
    }

    /// Puts a piece back where it was, or takes it off the board, and restores the tally.
    pub(crate) fn untally(&mut self, tally: Tally, piece: Piece, from: Option<Hex>) {
        self.lift_untallied(piece);
        if let Some(from) = from {
            self.drop_untallied(piece, from);
        }
        self.tally = tally;
    }

    fn drop_untallied(&mut self, piece: Piece, hex: Hex) {
        debug_assert!(!self.placed.contains(piece));
        let below = self.top[hex.index()];
        let height = self.height(hex) + 1;
        if let Some(below) = below {
            self.covered.insert(below);
            self.raised.insert(piece);
            self.show(hex, below.color(), false);
        }
        self.spots[piece.index()] = Spot { hex, height, below };
        self.placed.insert(piece);
        self.top[hex.index()] = Some(piece);
        self.show(hex, piece.color(), true);
    }

    fn lift_untallied(&mut self, piece: Piece) {
        debug_assert!(self.tops().contains(piece));
        let Spot { hex, below, .. } = self.spots[piece.index()];
        self.spots[piece.index()] = Spot::NOWHERE;
        self.placed.remove(piece);
        self.top[hex.index()] = below;
        self.show(hex, piece.color(), false);
        if let Some(below) = below {
            self.covered.remove(below);
            self.raised.remove(piece);
            self.show(hex, below.color(), true);
        }
    }

    /// Sets or clears that colour in the rings of a cell's neighbours.
    fn show(&mut self, hex: Hex, color: Color, shown: bool) {
        for (direction, neighbor) in hex.neighbors().into_iter().enumerate() {
            let bit = 1 << ((direction + 3) % 6);
            let ring = &mut self.around[neighbor.index()].0[color as usize];
            *ring = if shown { *ring | bit } else { *ring & !bit };
        }
    }

    /// Counts an empty cell in or out.
    fn tally_cell(&mut self, hex: Hex, sign: i8) {
        let Around([white, black]) = self.around[hex.index()];
        self.tally.fronts[0] += sign * i8::from(white != 0 && black == 0);
        self.tally.fronts[1] += sign * i8::from(black != 0 && white == 0);
    }

    /// Updates the counts for the empty neighbours of a cell when the colour, which they do not see
    /// there, comes or goes. Those that see it nowhere else join or leave its front.
    fn tally_neighbors(&mut self, hex: Hex, color: Color, sign: i8) {
        let (mut own, mut other) = (0, 0);
        let ring = self.ring(hex);
        for (direction, neighbor) in hex.neighbors().into_iter().enumerate() {
            let Around(rings) = self.around[neighbor.index()];
            let fresh = ring >> direction & 1 == 0 && rings[color as usize] == 0;
            let contested = rings[!color as usize] != 0;
            own += i8::from(fresh & !contested);
            other += i8::from(fresh & contested);
        }
        self.tally.fronts[color as usize] += sign * own;
        self.tally.fronts[!color as usize] -= sign * other;
    }

    /// Updates the counts when this colour replaces the other on a cell.
    fn tally_turncoat(&mut self, hex: Hex, color: Color) {
        let (mut own, mut other) = (0, 0);
        let ring = self.ring(hex);
        for (direction, neighbor) in hex.neighbors().into_iter().enumerate() {
            let Around(rings) = self.around[neighbor.index()];
            let bit: Ring = 1 << ((direction + 3) % 6);
            let empty = ring >> direction & 1 == 0;
            let (friends, enemies) = (rings[color as usize] & !bit, rings[!color as usize] & !bit);
            own += i8::from(empty & (enemies == 0));
            other += i8::from(empty & (friends == 0));
        }
        self.tally.fronts[color as usize] += own;
        self.tally.fronts[!color as usize] -= other;
    }

    /// Recomputes the tally the slow way.
    pub(crate) fn tally_from_scratch(&self) -> Tally {
        let mut tally = Tally {
            hash: 0,
            fronts: [0; 2],
            euler: 0,
        };
        for piece in self.placed {
            let Spot { hex, height, .. } = self.spots[piece.index()];
            tally.hash ^= zobrist::piece(piece, hex, height);
        }
        let mut cells = crate::HexSet::EMPTY;
        // Each pair of neighbours is counted twice, each triple three times.
        let (mut pairs, mut triples) = (0, 0);
        for piece in self.tops() {
            let hex = self.spot(piece);
            tally.euler += 1;
            for direction in Direction::ALL {
                let (next, side) = (hex.neighbor(direction), hex.neighbor(direction.turned(1)));
                pairs += i32::from(self.top(next).is_some());
                triples += i32::from(self.top(next).is_some() && self.top(side).is_some());
                if self.top(next).is_none() && cells.insert(next) {
                    let seen = |color| {
                        next.neighbors()
                            .iter()
                            .any(|&hex| self.top(hex).is_some_and(|top| top.color() == color))
                    };
                    tally.fronts[0] += i8::from(seen(Color::White) && !seen(Color::Black));
                    tally.fronts[1] += i8::from(seen(Color::Black) && !seen(Color::White));
                }
            }
        }
        tally.euler += (triples / 3 - pairs / 2) as i8;
        tally
    }
}

/// The number of groups that the occupied neighbours form, with gaps between them; zero if there is
/// no gap.
pub(crate) const fn groups(ring: Ring) -> u32 {
    (ring & !turned(ring, 1)).count_ones()
}

/// What a cell with these occupied neighbours adds to [`Tally::euler`]: one for itself, minus one
/// for each neighbour, plus one for each two neighbours that touch.
const fn euler_change(ring: Ring) -> i8 {
    EULER_CHANGES[(ring & FULL_RING) as usize]
}

static EULER_CHANGES: [i8; 64] = {
    let mut table = [0; 64];
    let mut ring = 0;
    while ring < 64 {
        table[ring as usize] = 1 - groups(ring) as i8;
        ring += 1;
    }
    table
};

/// The directions, each turned clockwise by this many sixths.
pub(crate) const fn turned(ring: Ring, sixths: u32) -> Ring {
    (ring << sixths | ring >> (6 - sixths)) & FULL_RING
}

/// The directions whose bits are set.
pub(crate) fn directions(ring: Ring) -> impl Iterator<Item = Direction> {
    bits(ring).map(|bit| Direction::from_index(bit.trailing_zeros()))
}

/// The directions as rings of one bit each, for [`Hex::toward`] in hot loops.
pub(crate) fn bits(mut ring: Ring) -> impl Iterator<Item = Ring> {
    std::iter::from_fn(move || {
        let rest = ring & ring.wrapping_sub(1);
        let bit = ring ^ rest;
        ring = rest;
        (bit != 0).then_some(bit)
    })
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells = self.unwrapped();
        f.debug_map()
            .entries(
                cells
                    .iter()
                    .map(|&(hex, plane)| (plane, self.stack(hex).collect::<Vec<_>>())),
            )
            .finish()
    }
}
