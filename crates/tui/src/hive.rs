//! Which pieces stand where after some moves: MoveStrings applied one after another, without any rule of the game.
//!
//! The plane is the server's: the first piece stands on 0, 0, or all as in the game's start, so a cell keeps its
//! coordinates through the whole game. `web/src/hive` does the same.

use skep_draw::{Cell, LastMove, Scene, Stack};
use skep_rules::{Color, Direction, Piece, Position, Reference};
use skep_wire::GameView;

/// The pieces on the plane, and those in reserve.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hive {
    /// In reading order.
    pub(crate) stacks: Vec<Stack>,
    /// In the order in which they enter.
    pub(crate) reserve: Vec<Piece>,
    /// The two ends of the last move, unless that was a pass.
    pub(crate) last: Option<LastMove>,
}

/// Where the first piece of a game goes.
pub(crate) const ORIGIN: Cell = Cell { r: 0, q: 0 };

impl Hive {
    /// The game after so many moves.
    pub(crate) fn at(game: &GameView, ply: usize) -> Hive {
        let stacks = game.start.iter().map(|stack| Stack {
            cell: Cell {
                q: stack.q,
                r: stack.r,
            },
            pieces: pieces(&stack.pieces),
        });
        let mut hive = Hive {
            stacks: stacks.collect(),
            reserve: pieces(&game.reserve),
            last: None,
        };
        for played in game.moves.iter().take(ply) {
            hive.last = hive.play(&played.mv);
        }
        hive.stacks.sort_unstable_by_key(|stack| stack.cell);
        hive
    }

    pub(crate) fn stack_at(&self, cell: Cell) -> Option<&Stack> {
        self.stacks.iter().find(|stack| stack.cell == cell)
    }

    pub(crate) fn top_at(&self, cell: Cell) -> Option<Piece> {
        self.stack_at(cell)?.top()
    }

    /// Where a piece stands; nowhere if it is in reserve.
    pub(crate) fn find(&self, piece: Piece) -> Option<Cell> {
        let mut stacks = self.stacks.iter();
        let stack = stacks.find(|stack| stack.pieces.contains(&piece))?;
        Some(stack.cell)
    }

    pub(crate) fn reserve_of(&self, color: Color) -> impl Iterator<Item = Piece> + '_ {
        let pieces = self.reserve.iter().copied();
        pieces.filter(move |piece| piece.color() == color)
    }

    /// Plays a MoveString. A pass, and what does not fit here, changes nothing.
    fn play(&mut self, text: &str) -> Option<LastMove> {
        let (piece, to) = self.end_of(text)?;
        let from = self.find(piece);
        for stack in &mut self.stacks {
            stack.pieces.retain(|&other| other != piece);
        }
        self.stacks.retain(|stack| !stack.pieces.is_empty());
        self.reserve.retain(|&other| other != piece);
        match self.stacks.iter_mut().find(|stack| stack.cell == to) {
            Some(stack) => stack.pieces.push(piece),
            None => self.stacks.push(Stack {
                cell: to,
                pieces: vec![piece],
            }),
        }
        Some(LastMove { from, to })
    }

    /// The MoveString that brings a piece to a cell, legal or not; none if nothing stands on or beside it that a
    /// MoveString could name.
    pub(crate) fn move_to(&self, piece: Piece, cell: Cell) -> Option<String> {
        // A cell that only the piece itself touches is named by it: whoever judges the move says why it is none.
        let others = self.reference_to(cell, |other| other != piece);
        if let Some(reference) = others.or_else(|| self.reference_to(cell, |_| true)) {
            return Some(format!("{piece} {reference}"));
        }
        (self.stacks.is_empty() && cell == ORIGIN).then(|| piece.to_string())
    }

    /// A cell as seen from one of these pieces on it or beside it.
    fn reference_to(&self, cell: Cell, is_meant: impl Fn(Piece) -> bool) -> Option<Reference> {
        let top = |cell: Cell| {
            let pieces = self.stack_at(cell)?.pieces.iter().copied();
            pieces.rev().find(|&piece| is_meant(piece))
        };
        let on = top(cell).map(|piece| Reference {
            piece,
            direction: None,
        });
        let beside = |way: Direction| {
            Some(Reference {
                piece: top(beside(cell, way))?,
                direction: Some(way.opposite()),
            })
        };
        on.or_else(|| Direction::ALL.into_iter().find_map(beside))
    }

    /// Which piece a MoveString moves, and where it goes.
    pub(crate) fn end_of(&self, text: &str) -> Option<(Piece, Cell)> {
        let (name, reference) = text.split_once(' ').unwrap_or((text, ""));
        let piece = name.parse().ok()?;
        if reference.is_empty() {
            return self.stacks.is_empty().then_some((piece, ORIGIN));
        }
        let reference: Reference = reference.parse().ok()?;
        let at = self.find(reference.piece)?;
        let to = reference.direction.map_or(at, |way| beside(at, way));
        Some((piece, to))
    }
}

impl From<&Position> for Hive {
    /// A position without a past, such as that of an exercise.
    fn from(position: &Position) -> Hive {
        let scene = Scene::new(position);
        Hive {
            stacks: scene.stacks,
            reserve: scene.reserve.collect(),
            last: None,
        }
    }
}

/// The neighbour of a cell on that side.
pub(crate) fn beside(cell: Cell, way: Direction) -> Cell {
    let (q, r) = way.step();
    Cell {
        q: cell.q + q,
        r: cell.r + r,
    }
}

/// The pieces of those names.
pub(crate) fn pieces(names: &[String]) -> Vec<Piece> {
    names.iter().filter_map(|name| name.parse().ok()).collect()
}
