//! A second implementation of Hive, slow and obvious, to test the fast one against.
//!
//! It is written from the numbered rules alone and shares nothing with the crate it tests. Every
//! function cites the rule it implements, so that it can be checked line by line. Nothing is cached
//! or updated incrementally: every answer is computed from the stacks on the table.
//!
//! Reading order: `board` (the stacks, one hive, freedom to move), `position` (placing, passing,
//! ending), `moves` (the insects), `throws` (the Pillbug's power), `repetition`, `notation`.

mod board;
mod moves;
mod notation;
mod position;
mod repetition;
mod throws;

use position::Position;
use std::collections::{BTreeMap, BTreeSet};

/// Axial coordinates q, r, without limit (R1.3): E = (+1, 0), SE = (0, +1), NE = (+1, -1).
pub(crate) type Cell = (i64, i64);

/// What a player may do in one turn.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Action {
    /// Nothing at all, because nothing else is legal (R6.1).
    Pass,
    /// A piece comes to a cell, whether placed, moved or thrown. If these lead to the same
    /// position, they are the same action (R8).
    Put {
        /// The name of the piece, such as "wA1" or "bQ".
        piece: String,
        /// Where it goes, on top of whatever is there.
        to: Cell,
    },
}

/// A game: the current position, and all earlier ones because of repetition.
#[derive(Clone)]
pub(crate) struct Reference {
    now: Position,
    past: Vec<Position>,
}

impl Reference {
    /// A new game of a type such as "Base+MLP". Under the printed rules the Queen may be a player's
    /// first placement; otherwise the tournament opening applies (R2.6).
    pub(crate) fn new(game_type: &str, printed_rules: bool) -> Reference {
        Reference {
            now: Position::new(game_type, printed_rules),
            past: Vec::new(),
        }
    }

    /// Everything the side to move may do. Empty when a Queen is surrounded. Repetition is not
    /// considered here, see [`Reference::occurrences`].
    pub(crate) fn legal(&self) -> BTreeSet<Action> {
        self.now.legal()
    }

    /// Plays one turn, and panics if the action is not legal.
    pub(crate) fn play(&mut self, action: &Action) {
        assert!(
            self.legal().contains(action),
            "{action:?} is not legal here"
        );
        let next = self.now.after(action);
        self.past.push(std::mem::replace(&mut self.now, next));
    }

    /// "WhiteWins", "BlackWins" or "Draw", by surrounded Queens only (R6.2, R6.3).
    pub(crate) fn outcome(&self) -> Option<&'static str> {
        self.now.outcome()
    }

    /// How often the current position has occurred in this game, including now (R6.4).
    pub(crate) fn occurrences(&self) -> usize {
        let before = self.past.iter();
        1 + before.filter(|past| past.is_same_as(&self.now)).count()
    }

    /// Which Pillbug or Mosquito of the side to move could throw that piece to that cell now.
    pub(crate) fn throwers(&self, piece: &str, to: Cell) -> BTreeSet<String> {
        self.now.throwers(piece, to)
    }

    /// Whether that piece belongs to the side to move and could go to that cell by its own
    /// movement. A placement is no movement.
    pub(crate) fn moves_itself(&self, piece: &str, to: Cell) -> bool {
        self.now.own_movement(piece).contains(&to)
    }

    /// The action that a MoveString describes here, read liberally. It need not be legal. `None` if
    /// the text does not name a piece of this game and a cell.
    pub(crate) fn resolve(&self, move_string: &str) -> Option<Action> {
        self.now.resolve(move_string)
    }

    /// The MoveString in the form of the conformance lists, which is not the form that UHP programs
    /// print.
    pub(crate) fn canonical(&self, action: &Action) -> String {
        self.now.canonical(action)
    }

    /// The color of the side to move: 'w' or 'b'.
    pub(crate) fn to_move(&self) -> char {
        self.now.to_move()
    }

    /// The pieces on the table: for each occupied cell its stack from bottom to top.
    pub(crate) fn stacks(&self) -> &BTreeMap<Cell, Vec<String>> {
        &self.now.board.stacks
    }

    /// The pieces of both colors that are alone on their cell and whose removal splits the rest
    /// (R3.2).
    pub(crate) fn pinned(&self) -> BTreeSet<String> {
        let pieces = self.now.board.pieces().into_iter();
        pieces
            .filter(|piece| self.now.board.is_pinned(piece))
            .collect()
    }
}
