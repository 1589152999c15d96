//! A position to be played with, apart from any game.

use skep_game::Ending;
use skep_rules::{Illegal, Line, Move, Position};
use skep_wire::{MoveView, Phrase, PositionView};

use super::{Plane, reserve, stacks, turn};

/// A position and what was played from it.
pub(crate) struct Trial {
    line: Line,
    moves: Vec<MoveView>,
    plane: Plane,
}

impl Trial {
    /// Nothing has been played yet.
    pub(crate) fn new(start: Position) -> Trial {
        Trial {
            plane: Plane::of_start(&start),
            line: Line::new(start),
            moves: Vec::new(),
        }
    }

    /// Plays what is written there.
    ///
    /// # Errors
    /// Why it cannot be played; nothing has changed.
    pub(crate) fn play_string(&mut self, text: &str) -> Result<(), Phrase> {
        let mv = self.line.position().parse_move(text);
        let mv = mv.map_err(|error| Phrase::of_unreadable(text, error))?;
        self.play(mv).map_err(|illegal| {
            skep_locale::Phrase::of_illegal_in(self.line.position(), illegal).into()
        })
    }

    /// Plays a move.
    ///
    /// # Errors
    /// If it is not legal; nothing has changed.
    pub(crate) fn play(&mut self, mv: Move) -> Result<(), Illegal> {
        let position = self.line.position();
        position.check(mv)?;
        let (itself, throwers) = turn::ways_of(position, mv);
        let mut played = MoveView {
            mv: position.move_string(mv),
            itself,
            throwers,
            spent_ms: 0,
            occurrence: 1,
        };
        self.line.play(mv)?;
        self.plane.play(mv);
        played.occurrence = self.line.position().occurrences();
        self.moves.push(played);
        Ok(())
    }

    /// Passes for whoever can do nothing else, as a table does.
    pub(crate) fn pass_if_forced(&mut self) {
        // A pass ends a rest, and both sides can be shut in: not more often than each of them once.
        for _ in 0..2 {
            if self.line.position().legal_moves() != [Move::Pass] || self.play(Move::Pass).is_err()
            {
                return;
            }
        }
    }

    /// Where cells lie for clients.
    pub(crate) const fn plane(&self) -> &Plane {
        &self.plane
    }

    /// As clients see it.
    pub(crate) fn view(self) -> PositionView {
        let (start, position) = (self.line.start(), self.line.position());
        let outcome = position.outcome();
        PositionView {
            position: start.to_string(),
            reserve: reserve(start),
            start: stacks(start),
            first: start.to_move().into(),
            turn: outcome.is_none().then(|| turn::turn(position, &self.plane)),
            ending: outcome.map(|outcome| Ending::Rules(outcome).into()),
            moves: self.moves,
        }
    }
}
