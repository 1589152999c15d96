//! Freedom to move on the ground (R3.3).

use std::ops::RangeInclusive;

use crate::board::{FULL_RING, Ring, bits, turned};
use crate::movement::Destinations;
use crate::{Board, Direction, Hex, HexSet};

/// For each set of occupied neighbours, the directions in which a piece can slide: the cell is
/// empty, and exactly one of the two cells beside the edge is occupied. If both are, the gap is too
/// narrow; if neither is, the piece would lose contact with the hive.
static SLIDES: [Ring; 64] = {
    let mut table = [0; 64];
    let mut ring = 0;
    while ring < 64 {
        let beside = turned(ring as Ring, 1) ^ turned(ring as Ring, 5);
        table[ring] = beside & !(ring as Ring) & FULL_RING;
        ring += 1;
    }
    table
};

/// The directions in which a piece with these occupied neighbours can slide.
pub(crate) const fn slides(ring: Ring) -> Ring {
    SLIDES[(ring & FULL_RING) as usize]
}

/// The directions of the empty neighbours that are between two empty ones. Next to a lifted piece,
/// they touch nothing that [`slides`] would lead along.
pub(crate) const fn slides_between(ring: Ring) -> Ring {
    !(ring | turned(ring, 1) | turned(ring, 5)) & FULL_RING
}

/// Whether a ground piece with these neighbours can slide in that direction.
pub(crate) const fn can_slide(ring: Ring, direction: Direction) -> bool {
    slides(ring) >> direction as u8 & 1 != 0
}

/// The occupied neighbours of `hex` when the piece alone on the cell `lifted` has been picked up.
pub(crate) fn ring_lifted(board: &Board, hex: Hex, lifted: Hex) -> Ring {
    board.ring(hex) & !direction_bit(hex, lifted)
}

/// The direction from one cell to its neighbour, as a bit; zero if it is not a neighbour.
pub(crate) fn direction_bit(from: Hex, to: Hex) -> Ring {
    TOWARD[from.way_index(to)]
}

/// For each offset between two cells, the bit of its direction if they are neighbours.
static TOWARD: [Ring; Hex::INDICES] = {
    let mut table = [0; Hex::INDICES];
    let mut direction = 0;
    while direction < 6 {
        let (q, r) = Direction::ALL[direction].step();
        table[Hex::at(q, r).index()] = 1 << direction;
        direction += 1;
    }
    table
};

/// All cells that a ground piece, lifted from `from`, can crawl to in any number of slides.
pub(crate) fn crawl_from(board: &Board, from: Hex, to: &mut impl Destinations) {
    let mut seen = HexSet::from_iter([from]);
    let mut path = [from; Board::SHORE];
    let (mut next, mut end) = (0, 1);
    while next < end {
        let hex = path[next];
        next += 1;
        for bit in bits(slides(ring_lifted(board, hex, from))) {
            let neighbor = hex.toward(bit);
            if seen.insert(neighbor) {
                to.add(neighbor);
                path[end] = neighbor;
                end += 1;
            }
        }
    }
}

/// Whether the shortest path of a ground piece there has this many slides, if no gap were too narrow.
pub(crate) fn crawls_through_gates(
    board: &Board,
    from: Hex,
    to: Hex,
    steps: RangeInclusive<usize>,
) -> bool {
    let mut reached = vec![from];
    let mut seen = HexSet::from_iter([from]);
    for step in 1..=*steps.end() {
        let mut next = Vec::new();
        for hex in reached {
            let ring = ring_lifted(board, hex, from);
            let beside = turned(ring, 1) | turned(ring, 5);
            let fresh = bits(beside & !ring & FULL_RING).map(|bit| hex.toward(bit));
            next.extend(fresh.filter(|&hex| seen.insert(hex)));
        }
        if steps.contains(&step) && next.contains(&to) {
            return true;
        }
        if next.is_empty() {
            return false;
        }
        reached = next;
    }
    false
}

/// How many of the two cells beside the edge between two neighbouring cells are occupied: with two the gap is too
/// narrow, with none the piece loses contact.
pub(crate) fn occupied_beside_edge(board: &Board, from: Hex, to: Hex) -> usize {
    let sides = board.occupied_neighbors(from).map(|(_, hex)| hex);
    sides.filter(|hex| hex.is_beside(to)).count()
}
