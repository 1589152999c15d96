//! The contents of a picture as plain data: the stacks on the plane, the reserves, the marks.

use skep_rules::{
    Board, Color, GameType, Hex, Line, Move, Outcome, Piece, PieceSet, Position, Unwrapped,
};

/// A cell of the endless plane, in axial coordinates: q grows to the east, r to the south-east.
///
/// The cells of a board wrap around; in a picture, neighbours are always side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// Grows to the south-east. This is the first field so that cells sort in reading order, row by row.
    pub r: i32,
    /// Grows to the east.
    pub q: i32,
}

/// The pieces of one cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stack {
    /// The cell it is on.
    pub cell: Cell,
    /// At least one piece, from bottom to top.
    pub pieces: Vec<Piece>,
}

impl Stack {
    /// The piece visible from above.
    pub fn top(&self) -> Option<Piece> {
        self.pieces.last().copied()
    }
}

/// A cell that the selected piece could go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// Which cell.
    pub cell: Cell,
    /// How the piece could get there.
    pub way: Way,
    /// The key that chooses it, in pictures for a keyboard.
    pub label: Option<char>,
}

/// How a piece gets to a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// It is placed there or moves there by itself.
    Own,
    /// A Pillbug, or a Mosquito beside one, throws it.
    Thrown,
    /// Either way.
    Either,
}

/// The two ends of the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastMove {
    /// Where the piece came from, if it was on the board.
    pub from: Option<Cell>,
    /// Where it went.
    pub to: Cell,
}

/// The contents of a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The stacks in reading order.
    pub stacks: Vec<Stack>,
    /// The pieces that neither side has placed yet.
    pub reserve: PieceSet,
    /// Which expansions are in the game.
    pub game_type: GameType,
    /// Whose turn it is.
    pub to_move: Color,
    /// Which of its turns it is, from 1.
    pub turn: u32,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
    /// The last move, if it should be marked.
    pub last_move: Option<LastMove>,
    /// The highlighted piece, on the board or in reserve.
    pub selected: Option<Piece>,
    /// Where the selected piece could go, in reading order.
    pub targets: Vec<Target>,
    /// Cells that are crossed out, because the selected piece is not allowed there.
    pub refused: Vec<Cell>,
    /// The pieces marked as pinned.
    pub pinned: PieceSet,
    /// The cell under the keyboard cursor; text only.
    pub cursor: Option<Cell>,
    /// Where the occupied cells of the board lie in the plane.
    plane: Unwrapped,
}

impl Scene {
    /// The position without any marks.
    pub fn new(position: &Position) -> Scene {
        let board = position.board();
        let plane = board.unwrapped();
        Scene {
            stacks: stacks(board, &plane),
            reserve: Color::ALL
                .map(|color| position.reserve(color))
                .into_iter()
                .fold(PieceSet::EMPTY, PieceSet::union),
            game_type: position.game_type(),
            to_move: position.to_move(),
            turn: position.turn(),
            outcome: position.outcome(),
            last_move: None,
            selected: None,
            targets: Vec::new(),
            refused: Vec::new(),
            pinned: PieceSet::EMPTY,
            cursor: None,
            plane,
        }
    }

    /// The same scene with other stacks, for callers that track the hive on a plane of their own.
    /// Set the marks as cells of that plane, not with the `with_` methods, which look them up in
    /// the position.
    #[must_use]
    pub fn with_stacks(mut self, stacks: Vec<Stack>) -> Scene {
        self.stacks = stacks;
        self
    }

    /// The end of the line, with its last move marked.
    pub fn of_line(line: &Line) -> Scene {
        let scene = Scene::new(line.position());
        let Some((piece, to)) = line.moves().last().and_then(Move::piece_and_target) else {
            return scene;
        };
        let from = line.without_last(1).position().board().find(piece);
        scene.with_last_move(from, to)
    }

    /// Marks the last move: where the piece came from, if it was on the board, and where it went.
    #[must_use]
    pub fn with_last_move(mut self, from: Option<Hex>, to: Hex) -> Scene {
        let from = from.and_then(|hex| self.locate(hex));
        self.last_move = self.locate(to).map(|to| LastMove { from, to });
        self
    }

    /// Marks a piece as selected, without its targets.
    #[must_use]
    pub fn with_selected(mut self, piece: Piece) -> Scene {
        self.selected = Some(piece);
        self
    }

    /// Marks a piece as selected, and where it can go now. `position` must be the one that the scene shows.
    #[must_use]
    pub fn with_targets_of(mut self, position: &Position, piece: Piece) -> Scene {
        let ends = position.legal_moves().into_iter().filter_map(|mv| {
            let (moved, to) = mv.piece_and_target()?;
            let way = match mv {
                Move::Shift { .. } => shift_way(position, piece, to),
                Move::Place { .. } | Move::Pass => Way::Own,
            };
            let cell = self.locate(to)?;
            (moved == piece).then_some(Target {
                cell,
                way,
                label: None,
            })
        });
        let mut targets: Vec<_> = ends.collect();
        targets.sort_unstable_by_key(|target| target.cell);
        self.targets = targets;
        self.with_selected(piece)
    }

    /// Crosses out cells that are on the hive or next to it.
    #[must_use]
    pub fn with_refused(mut self, cells: impl IntoIterator<Item = Hex>) -> Scene {
        self.refused = cells
            .into_iter()
            .filter_map(|hex| self.locate(hex))
            .collect();
        self
    }

    /// Marks the pieces whose removal would split the hive. `position` must be the one that the scene shows.
    #[must_use]
    pub fn with_pinned(mut self, position: &Position) -> Scene {
        self.pinned = position.survey().pinned();
        self
    }

    /// The stack on the cell.
    pub fn stack_at(&self, cell: Cell) -> Option<&Stack> {
        self.stacks.iter().find(|stack| stack.cell == cell)
    }

    /// All cells with something to show, in reading order: occupied cells, targets, crosses, both
    /// ends of the last move, the cursor. On an empty board, the cell where the game begins.
    pub fn cells(&self) -> Vec<Cell> {
        let stacks = self.stacks.iter().map(|stack| stack.cell);
        let targets = self.targets.iter().map(|target| target.cell);
        let refused = self.refused.iter().copied();
        let moved = self
            .last_move
            .into_iter()
            .flat_map(|last| last.from.into_iter().chain([last.to]));
        let cells = stacks.chain(targets).chain(refused).chain(moved);
        let mut cells: Vec<_> = cells.chain(self.cursor).collect();
        if cells.is_empty() {
            cells.push(Cell { q: 0, r: 0 });
        }
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// Where a cell of the board, on the hive or beside it, lies in the plane.
    fn locate(&self, hex: Hex) -> Option<Cell> {
        self.plane.locate(hex).map(|(q, r)| Cell { q, r })
    }
}

fn stacks(board: &Board, plane: &Unwrapped) -> Vec<Stack> {
    let stack = |&(hex, (q, r)): &(Hex, (i32, i32))| {
        let mut pieces: Vec<_> = board.stack(hex).collect();
        pieces.reverse();
        Stack {
            cell: Cell { q, r },
            pieces,
        }
    };
    let mut stacks: Vec<_> = plane.iter().map(stack).collect();
    stacks.sort_unstable_by_key(|stack| stack.cell);
    stacks
}

/// How the piece makes a shift that is known to be legal.
fn shift_way(position: &Position, piece: Piece, to: Hex) -> Way {
    let ways = position.ways(piece, to);
    match (ways.by_itself, ways.throwers.is_empty()) {
        (true, false) => Way::Either,
        (false, false) => Way::Thrown,
        (_, true) => Way::Own,
    }
}
