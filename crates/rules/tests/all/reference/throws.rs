//! The Pillbug's power (R5): it takes one adjacent piece up onto itself and down into another empty
//! cell adjacent to itself.

use super::board::{bug, color, neighbors};
use super::position::Position;
use super::{Action, Cell};
use std::collections::BTreeSet;

impl Position {
    /// R5: all throws of the side to move.
    pub(crate) fn throws(&self) -> BTreeSet<Action> {
        let mut actions = BTreeSet::new();
        let mut throwers = self.board.pieces();
        throwers.retain(|thrower| self.has_power(thrower));
        for thrower in throwers {
            for piece in self.board.pieces() {
                for to in self.thrown_to(&thrower, &piece) {
                    let piece = piece.clone();
                    actions.insert(Action::Put { piece, to });
                }
            }
        }
        actions
    }

    /// Which pieces of the side to move could throw that piece to that cell now.
    pub(crate) fn throwers(&self, piece: &str, to: Cell) -> BTreeSet<String> {
        let mut throwers = self.board.pieces();
        throwers.retain(|thrower| self.thrown_to(thrower, piece).contains(&to));
        throwers
    }

    /// Whether a piece has the power now: it is a Pillbug of the side to move, or a Mosquito of the
    /// side to move that touches a Pillbug, and nothing takes the power away. It may be pinned or
    /// hemmed in (R5.8).
    fn has_power(&self, thrower: &str) -> bool {
        let Some(cell) = self.board.cell_of(thrower) else {
            return false;
        };
        let has_it_from_its_kind = match bug(thrower) {
            'P' => true,
            // R5.7: a Mosquito borrows the power from any uncovered Pillbug it touches, of either
            // color, even from one that cannot act.
            'M' => {
                let touched = self.board.tops_around(cell);
                touched.iter().any(|piece| bug(piece) == 'P')
            }
            _ => false,
        };
        let is_own = color(thrower) == self.to_move();
        // R5.6: a thrown Pillbug or Mosquito may not throw during its rest.
        let rests = self.resting.as_deref() == Some(thrower);
        // R5.2: a covered Pillbug cannot throw. R5.7: a Mosquito has the power at ground level.
        let is_alone = self.board.is_alone(thrower);
        self.may_use_table() && has_it_from_its_kind && is_own && !rests && is_alone
    }

    /// The cells to which that thrower could throw that piece now.
    fn thrown_to(&self, thrower: &str, piece: &str) -> BTreeSet<Cell> {
        if !self.has_power(thrower) || !self.can_be_thrown(piece) {
            return BTreeSet::new();
        }
        let (Some(over), Some(from)) = (self.board.cell_of(thrower), self.board.cell_of(piece))
        else {
            return BTreeSet::new();
        };
        // R5.1: only an adjacent piece. The thrower is not adjacent to itself.
        if !neighbors(over).contains(&from) {
            return BTreeSet::new();
        }
        let lifted = self.board.without(piece);
        // R5.4: freedom to move above ground, on the way up onto the thrower.
        if !lifted.can_climb(from, over) {
            return BTreeSet::new();
        }
        // R5.1: down into another empty cell. R5.4: with the same freedom.
        let around = neighbors(over).into_iter();
        around
            .filter(|&to| to != from && !lifted.is_occupied(to) && lifted.can_climb(over, to))
            .collect()
    }

    /// Whether a piece of either color may be thrown at all.
    fn can_be_thrown(&self, piece: &str) -> bool {
        // R5.5, R5.6: not the piece that moved on the previous turn.
        let rests = self.resting.as_deref() == Some(piece);
        // R5.2: it must be alone on its cell. R5.3: one hive.
        self.board.is_alone(piece) && !self.board.is_pinned(piece) && !rests
    }
}
