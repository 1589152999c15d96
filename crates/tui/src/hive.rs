//! The pieces on the plane, ready to be drawn.

use skep_draw::{Cell, LastMove, Scene, Stack};
use skep_rules::{Color, Direction, Piece, Position};
use skep_view::{GameView, Plane, Spot};

/// The pieces on the plane, and those in reserve.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hive {
    plane: Plane,
    /// In reading order.
    pub(crate) stacks: Vec<Stack>,
    /// In the order in which they enter.
    pub(crate) reserve: Vec<Piece>,
    /// The two ends of the last move, unless that was a pass.
    pub(crate) last: Option<LastMove>,
}

/// Where the first piece of a game goes.
pub(crate) const ORIGIN: Cell = cell_at(skep_view::ORIGIN);

impl Hive {
    /// The game after this many moves.
    pub(crate) fn at(game: &GameView, ply: usize) -> Hive {
        let mut plane = Plane::of_stacks(&game.start);
        let mut reserve = pieces(&game.reserve);
        let mut last = None;
        for played in game.moves.iter().take(ply) {
            last = plane.play_string(&played.mv).map(|(piece, from, to)| {
                reserve.retain(|&other| other != piece);
                LastMove {
                    from: from.map(cell_at),
                    to: cell_at(to),
                }
            });
        }
        Hive::new(plane, reserve, last)
    }

    fn new(plane: Plane, reserve: Vec<Piece>, last: Option<LastMove>) -> Hive {
        let stacks = plane.stacks().into_iter().map(|(spot, pieces)| Stack {
            cell: cell_at(spot),
            pieces,
        });
        let mut stacks: Vec<Stack> = stacks.collect();
        stacks.sort_unstable_by_key(|stack| stack.cell);
        Hive {
            plane,
            stacks,
            reserve,
            last,
        }
    }

    pub(crate) fn stack_at(&self, cell: Cell) -> Option<&Stack> {
        self.stacks.iter().find(|stack| stack.cell == cell)
    }

    pub(crate) fn top_at(&self, cell: Cell) -> Option<Piece> {
        self.stack_at(cell)?.top()
    }

    /// Where a piece stands; nowhere if it is in reserve.
    pub(crate) fn find(&self, piece: Piece) -> Option<Cell> {
        self.plane.find(piece).map(cell_at)
    }

    pub(crate) fn reserve_of(&self, color: Color) -> impl Iterator<Item = Piece> + '_ {
        let pieces = self.reserve.iter().copied();
        pieces.filter(move |piece| piece.color() == color)
    }

    /// The MoveString that brings a piece to a cell, legal or not; `None` if there is no piece on or beside the cell to refer to.
    pub(crate) fn move_to(&self, piece: Piece, cell: Cell) -> Option<String> {
        self.plane.move_to(piece, spot_of(cell))
    }

    /// Which piece a MoveString moves, and where to.
    pub(crate) fn end_of(&self, text: &str) -> Option<(Piece, Cell)> {
        let (piece, to) = self.plane.target_of(text)?;
        Some((piece, cell_at(to)))
    }
}

impl From<&Position> for Hive {
    /// A position without a past, such as that of an exercise.
    fn from(position: &Position) -> Hive {
        let reserve = Scene::new(position).reserve.collect();
        Hive::new(Plane::of_start(position), reserve, None)
    }
}

/// The neighbour of a cell on that side.
pub(crate) fn beside(cell: Cell, way: Direction) -> Cell {
    cell_at(skep_view::beside(spot_of(cell), way))
}

const fn cell_at((q, r): Spot) -> Cell {
    Cell { r, q }
}

const fn spot_of(cell: Cell) -> Spot {
    (cell.q, cell.r)
}

/// The pieces of those names.
pub(crate) fn pieces(names: &[String]) -> Vec<Piece> {
    names.iter().filter_map(|name| name.parse().ok()).collect()
}
