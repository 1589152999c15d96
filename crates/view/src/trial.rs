//! A position to try moves from, apart from any game.

use skep_game::Ending;
use skep_rules::{Color, Illegal, Line, Move, Position};

use crate::game_view::{reserve, stacks};
use crate::legal_moves::ways_of;
use crate::{EndingView, MoveView, Plane, StackView, TurnView, WhyNot};

/// A position, and the moves tried from it. The fields are those of a `GameView`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PositionView {
    /// The position string of the start.
    pub position: String,
    /// All tiles of the game that are not on the board at the start, in the order in which they enter.
    pub reserve: Vec<String>,
    /// The pieces on the board before the first move.
    pub start: Vec<StackView>,
    /// Who moves first.
    #[cfg_attr(feature = "serde", serde(with = "skep_locale::json::ColorName"))]
    #[cfg_attr(feature = "typescript", ts(as = "skep_locale::json::ColorName"))]
    pub first: Color,
    /// The moves so far.
    pub moves: Vec<MoveView>,
    /// Whose turn it is and what can be done; none if the game is over.
    pub turn: Option<TurnView>,
    /// How it ended, if it did.
    pub ending: Option<EndingView>,
}

/// A position and the moves tried from it.
#[derive(Clone, Debug)]
pub struct Trial {
    line: Line,
    moves: Vec<MoveView>,
    plane: Plane,
}

impl Trial {
    /// Starts from a position.
    pub fn new(start: Position) -> Trial {
        Trial {
            plane: Plane::of_start(&start),
            line: Line::new(start),
            moves: Vec::new(),
        }
    }

    /// Plays a MoveString.
    ///
    /// # Errors
    /// Why it cannot be played; then nothing changes.
    pub fn play_string(&mut self, text: &str) -> Result<(), WhyNot> {
        let mv = self.line.position().parse_move(text);
        let mv = mv.map_err(|error| WhyNot::unreadable(text, error))?;
        self.play(mv)
            .map_err(|illegal| WhyNot::illegal(self.line.position(), illegal))
    }

    /// Plays a move.
    ///
    /// # Errors
    /// If it is not legal; then nothing changes.
    pub fn play(&mut self, mv: Move) -> Result<(), Illegal> {
        let position = self.line.position();
        position.check(mv)?;
        let mut played = MoveView::new(position, mv);
        self.plane.play(position.board(), mv);
        self.line.play(mv)?;
        played.complete(&self.line);
        self.moves.push(played);
        Ok(())
    }

    /// Passes for a side that has no other move, as a game does.
    pub fn pass_if_forced(&mut self) {
        // After a pass the other side may have to pass as well, and each side passes at most once here.
        for _ in 0..2 {
            if self.line.position().legal_moves() != [Move::Pass] || self.play(Move::Pass).is_err()
            {
                return;
            }
        }
    }

    /// The current position.
    pub const fn position(&self) -> &Position {
        self.line.position()
    }

    /// Where the pieces are for clients.
    pub const fn plane(&self) -> &Plane {
        &self.plane
    }

    /// The form that clients get.
    pub fn view(self) -> PositionView {
        let (start, position) = (self.line.start(), self.line.position());
        let outcome = position.outcome();
        PositionView {
            position: start.to_string(),
            reserve: reserve(start),
            start: stacks(start),
            first: start.to_move(),
            turn: outcome
                .is_none()
                .then(|| TurnView::new(position, &self.plane)),
            ending: outcome.map(|outcome| Ending::Rules(outcome).into()),
            moves: self.moves,
        }
    }
}

impl MoveView {
    /// A legal move that is about to be played. Its text and the position's number of occurrences
    /// are filled in afterwards.
    pub(crate) fn new(position: &Position, mv: Move) -> MoveView {
        let (by_itself, throwers) = ways_of(&mut position.all_ways(), mv);
        MoveView {
            mv: String::new(),
            by_itself,
            throwers,
            spent_ms: 0,
            occurrence: 1,
        }
    }

    /// Adds what is known from the line after the move was played.
    pub(crate) fn complete(&mut self, line: &Line) {
        self.mv = line.move_strings().last().unwrap_or_default().to_owned();
        self.occurrence = line.position().occurrences();
    }
}
