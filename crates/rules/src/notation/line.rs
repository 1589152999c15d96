//! A line of play: a position, the moves played from it, and the position they lead to.

use std::fmt;
use std::sync::Arc;

use crate::{GameState, Illegal, Move, MoveError, ParseMoveError, Position, TurnString};

/// The moves played from a position, as moves and as text, and the position they lead to.
///
/// A clone shares the start and the texts: a game is cloned with each move that is tried on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    start: Arc<Position>,
    moves: Vec<(Move, Arc<str>)>,
    position: Position,
    past_draw: Option<u32>,
}

/// A written move of a line cannot be read or played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayError {
    /// The line up to that move.
    pub line: Line,
    /// The move as written.
    pub text: String,
    /// What is wrong with it.
    pub error: MoveError,
}

impl ReplayError {
    /// The ply of the move, from 1.
    pub fn ply(&self) -> u32 {
        self.line.position.ply() + 1
    }
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ply {}, {:?}: {}", self.ply(), self.text, self.error)
    }
}

impl std::error::Error for ReplayError {}

impl Line {
    /// A line without moves yet.
    pub fn new(start: Position) -> Line {
        Line {
            position: start.clone(),
            start: Arc::new(start),
            moves: Vec::new(),
            past_draw: None,
        }
    }

    /// Where the line starts.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Where the line leads.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Its moves.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = Move> + '_ {
        self.moves.iter().map(|&(mv, _)| mv)
    }

    /// Its moves as MoveStrings.
    pub fn move_strings(&self) -> impl ExactSizeIterator<Item = &str> {
        self.moves.iter().map(|(_, text)| &**text)
    }

    /// The ply at which a position occurred for the third time, although the line continues.
    pub const fn past_draw(&self) -> Option<u32> {
        self.past_draw
    }

    /// Plays a legal move.
    ///
    /// # Errors
    /// If it is not legal. Nothing changes then.
    pub fn play(&mut self, mv: Move) -> Result<(), Illegal> {
        self.position.check(mv)?;
        let text = self.position.move_string(mv);
        self.position.play(mv)?;
        self.moves.push((mv, text.into()));
        Ok(())
    }

    /// Reads a MoveString and plays it, even past a draw by repetition, because programs that do
    /// not know that rule have played on.
    ///
    /// # Errors
    /// If it cannot be read or is not legal. Nothing changes then.
    pub fn play_string(&mut self, text: &str) -> Result<Move, MoveError> {
        let mv = self.position.parse_move(text).map_err(MoveError::Parse)?;
        self.play_on(mv).map_err(MoveError::Illegal)?;
        Ok(mv)
    }

    /// Plays a move that is legal except for a draw by repetition.
    ///
    /// # Errors
    /// If it is not legal. Nothing changes then.
    pub fn play_on(&mut self, mv: Move) -> Result<(), Illegal> {
        let drawn = self.position.is_drawn_by_repetition();
        self.position.play_on();
        let played = self.play(mv);
        match (drawn, played) {
            (true, Ok(())) => self.past_draw = self.past_draw.or(Some(self.position.ply() - 1)),
            (true, Err(_)) => self.position.restore_draw(),
            (false, _) => {}
        }
        played
    }

    /// The line without its last moves; empty if there are fewer.
    #[must_use]
    pub fn without_last(&self, count: usize) -> Line {
        self.first(self.moves.len().saturating_sub(count))
    }

    /// The first moves of the line; all of them if there are fewer.
    #[must_use]
    pub fn first(&self, count: usize) -> Line {
        let mut line = Line {
            start: Arc::clone(&self.start),
            position: Position::clone(&self.start),
            moves: Vec::new(),
            past_draw: None,
        };
        for mv in self.moves().take(count) {
            line.play_on(mv)
                .expect("the moves of a line are legal one after the other");
        }
        line
    }
}

impl fmt::Display for Line {
    /// The GameString, if the line begins at the start of a game.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = &self.position;
        write!(
            f,
            "{};{};{}",
            position.game_type(),
            GameState::of(position),
            TurnString::of(position)
        )?;
        self.move_strings()
            .try_for_each(|text| write!(f, ";{text}"))
    }
}

impl From<ParseMoveError> for MoveError {
    fn from(error: ParseMoveError) -> MoveError {
        MoveError::Parse(error)
    }
}
