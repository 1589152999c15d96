//! The canonical form: one form for all positions that differ only in where the hive is, how it is
//! turned or mirrored, and how like tiles are numbered, with the mapping there and back.
//!
//! Of the twelve symmetries, the one with the least sum over all pieces is chosen. The hive then
//! moves to the origin, and like tiles are numbered in the order of their cells.

mod symmetry;

pub use symmetry::Symmetry;

use super::Position;
use crate::splitmix::splitmix64 as mix;
use crate::{Board, Color, Hex, Move, Piece, Unwrapped};

/// A position's canonical form: its key, and the mapping of moves to it and back.
///
/// Facts about a position, such as its best move, can be stored under [`Canonical::key`] and used
/// in every equivalent position:
///
/// ```
/// use skep_rules::{GameType, Opening, Position};
///
/// let mut here = Position::new(GameType::BASE, Opening::Tournament);
/// here.play_string("wS1")?;
/// let mut there = here.clone();
/// here.play_string("bG1 wS1-")?;
/// there.play_string(r"bG1 \wS1")?;
/// let (a, b) = (here.canonical(), there.canonical());
/// assert_eq!(a.key(), b.key());
/// let best = here.parse_move("wQ -wS1")?;
/// let same = b.from_canonical(a.to_canonical(best));
/// assert_eq!(there.move_string(same), r"wQ wS1\");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Canonical {
    key: u64,
    symmetry: Symmetry,
    /// The corner of the turned hive, which moves to the origin.
    corner: (i32, i32),
    renumbering: Renumbering,
}

impl Position {
    /// The position's canonical form, for storing facts about it.
    pub fn canonical(&self) -> Canonical {
        let plane = Plane::new(&self.board);
        let hindered = self.hindered_by_rest();
        let (_, symmetry) = plane.least_sum(&hindered);
        let pieces = plane.sum(symmetry, &hindered, STORED);
        let rest = [
            self.game_type.index() as u64,
            self.opening as u64,
            self.to_move() as u64,
            self.turns_that_count(),
        ];
        let rest = rest.into_iter().fold(0, |rest, part| rest << 8 | part);
        Canonical {
            key: mix(pieces ^ mix(rest)),
            symmetry,
            corner: plane.corner(symmetry),
            renumbering: Renumbering::new(&plane, symmetry),
        }
    }

    /// A key that is the same for all positions that count as one for repetition (R6.4): those
    /// equal under translation, the six rotations, mirroring and renumbering of like tiles.
    ///
    /// Side to move and game type count. The last-moved piece affects the key only through the
    /// moves that its rest makes illegal. The opening rule does not count; use [`Canonical::key`]
    /// for storage.
    pub fn canonical_key(&self) -> u64 {
        let plane = Plane::new(&self.board);
        let hindered = self.hindered_by_rest();
        let (least, _) = plane.least_sum(&hindered);
        mix(least ^ self.game_type.index() as u64) ^ self.to_move() as u64
    }

    /// The turn, as far as it decides when an unplaced Queen is due (R2.5).
    fn turns_that_count(&self) -> u64 {
        let are_placed = [Color::White, Color::Black].map(|color| self.queen_is_placed(color));
        if are_placed == [true; 2] {
            0
        } else {
            u64::from(self.turn().min(4))
        }
    }

    /// The moves that are illegal only because the last-moved piece rests, as from and to.
    fn hindered_by_rest(&self) -> Vec<(Hex, Hex)> {
        let taken = self.shifts_taken_by_rest().into_iter();
        let ends = taken.filter_map(Move::piece_and_target);
        ends.map(|(piece, to)| (self.board.spot(piece), to))
            .collect()
    }
}

/// Makes the sum in the stored key independent of the sums that choose the symmetry, because the
/// least of twelve numbers is not evenly distributed.
const STORED: u64 = 0x5ca1_ab1e_0ddb_a115;

impl Canonical {
    /// The key for storage. It stays the same in all versions.
    ///
    /// Game type, opening rule and side to move count, and as long as a Queen is unplaced, so does
    /// the turn (R2.5). The last-moved piece counts only through the moves that its rest makes
    /// illegal (R5.5, R5.6). If there are none, positions reached in different orders have the same
    /// key.
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// How the position is turned to get the canonical form.
    pub const fn symmetry(&self) -> Symmetry {
        self.symmetry
    }

    /// The canonical form's tile for this tile of the position.
    pub fn renumbered(&self, piece: Piece) -> Piece {
        Renumbering::map(&self.renumbering.to, piece)
    }

    /// The canonical form's move for this move of the position.
    #[must_use]
    pub fn to_canonical(&self, mv: Move) -> Move {
        let (q, r) = self.corner;
        mv.map(
            |piece| self.renumbered(piece),
            |hex| self.symmetry.turn_hex(hex).shifted(-q, -r),
        )
    }

    /// The position's move for this move of the canonical form.
    #[must_use]
    pub fn from_canonical(&self, mv: Move) -> Move {
        let (q, r) = self.corner;
        let back = self.symmetry.inverse();
        mv.map(
            |piece| Renumbering::map(&self.renumbering.from, piece),
            |hex| back.turn_hex(hex.shifted(q, r)),
        )
    }

    /// The canonical form of the position that this was made from, with its turn. Repetitions are
    /// not kept.
    #[must_use]
    pub fn apply(&self, position: &Position) -> Position {
        let (q, r) = self.corner;
        let board = position.board.mapped(
            |piece| self.renumbered(piece),
            |hex| self.symmetry.turn_hex(hex).shifted(-q, -r),
        );
        let last_moved = position.last_moved.map(|piece| self.renumbered(piece));
        Position::set_up(
            position.game_type,
            position.opening,
            board,
            position.ply,
            last_moved,
        )
    }
}

/// The renumbering of like tiles, by index, and its inverse.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Renumbering {
    to: [Option<Piece>; Piece::INDICES],
    from: [Option<Piece>; Piece::INDICES],
}

impl Renumbering {
    /// Numbers the tiles on the board in the order of their cells, from the bottom of a stack to its top.
    /// They have the lowest numbers of their kinds (R2.7), so the reserve keeps its own.
    fn new(plane: &Plane, symmetry: Symmetry) -> Renumbering {
        let place = |&(piece, height, cell): &(Piece, u8, (i32, i32))| {
            (piece.kind_index(), symmetry.turn(cell), height)
        };
        let mut placed = plane.pieces.clone();
        placed.sort_unstable_by_key(place);
        let (mut to, mut from) = ([None; Piece::INDICES], [None; Piece::INDICES]);
        for like in placed.chunk_by(|a, b| a.0.kind_index() == b.0.kind_index()) {
            for (&(piece, ..), number) in like.iter().zip(1..) {
                let named = Piece::new(piece.color(), piece.bug(), number);
                to[piece.index()] = named;
                from[named.unwrap_or(piece).index()] = Some(piece);
            }
        }
        Renumbering { to, from }
    }

    fn map(map: &[Option<Piece>; Piece::INDICES], piece: Piece) -> Piece {
        map[piece.index()].unwrap_or(piece)
    }
}

/// The hive on an endless plane.
struct Plane {
    cells: Unwrapped,
    /// Each piece with its height and its cell.
    pieces: Vec<(Piece, u8, (i32, i32))>,
}

impl Plane {
    fn new(board: &Board) -> Plane {
        let cells = board.unwrapped();
        let mut pieces = Vec::with_capacity(Piece::INDICES);
        for &(hex, plane) in cells.iter() {
            let height = board.height(hex);
            pieces.extend(
                board
                    .stack(hex)
                    .zip((1..=height).rev())
                    .map(|(piece, height)| (piece, height, plane)),
            );
        }
        Plane { cells, pieces }
    }

    /// The least coordinates of the turned hive; the origin if the board is empty.
    fn corner(&self, symmetry: Symmetry) -> (i32, i32) {
        let cells = self.pieces.iter().map(|&(.., cell)| symmetry.turn(cell));
        let least = cells.reduce(|a, b| (a.0.min(b.0), a.1.min(b.1)));
        least.unwrap_or((0, 0))
    }

    /// The least sum over all symmetries, and the first symmetry that gives it. If others give it
    /// too, the hive itself is symmetric, so they lead to the same form.
    fn least_sum(&self, hindered: &[(Hex, Hex)]) -> (u64, Symmetry) {
        let [first, rest @ ..] =
            Symmetry::ALL.map(|symmetry| (self.sum(symmetry, hindered, 0), symmetry));
        let less = |least: (u64, Symmetry), next: (u64, Symmetry)| {
            if next.0 < least.0 { next } else { least }
        };
        rest.into_iter().fold(first, less)
    }

    /// A sum over pieces and illegal moves that does not depend on their order or on where the hive
    /// is. Sums with different salts are independent.
    fn sum(&self, symmetry: Symmetry, hindered: &[(Hex, Hex)], salt: u64) -> u64 {
        let corner = self.corner(symmetry);
        // A move's target may be one cell outside the hive.
        let place =
            |(q, r): (i32, i32)| ((q - corner.0 + 1) as u64) << 8 | (r - corner.1 + 1) as u64;
        let pieces = self.pieces.iter().map(|&(piece, height, cell)| {
            let place = place(symmetry.turn(cell));
            mix(salt ^ (place << 16 | u64::from(height) << 8 | piece.kind_index() as u64))
        });
        let moves = hindered.iter().map(|&(from, to)| {
            let [from, to] = [from, to].map(|hex| place(symmetry.turn(self.locate(hex))));
            mix(salt ^ (1 << 60 | from << 16 | to))
        });
        pieces.chain(moves).fold(0, u64::wrapping_add)
    }

    fn locate(&self, hex: Hex) -> (i32, i32) {
        let plane = self.cells.locate(hex);
        plane.expect("pieces move to cells of the hive or beside it")
    }
}
