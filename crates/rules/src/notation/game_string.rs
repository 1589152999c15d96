//! GameString: `Base;InProgress;White[2];wS1;bS1 wS1-`.

use std::fmt;
use std::str::FromStr;

use crate::{Bug, Color, GameType, Line, Opening, Outcome, Piece, Position, ReplayError};

/// GameStateString.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum GameState {
    NotStarted,
    InProgress,
    Draw,
    WhiteWins,
    BlackWins,
}

impl GameState {
    const ALL: [GameState; 5] = [
        GameState::NotStarted,
        GameState::InProgress,
        GameState::Draw,
        GameState::WhiteWins,
        GameState::BlackWins,
    ];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            GameState::NotStarted => "NotStarted",
            GameState::InProgress => "InProgress",
            GameState::Draw => "Draw",
            GameState::WhiteWins => "WhiteWins",
            GameState::BlackWins => "BlackWins",
        }
    }

    /// The state of a game at this position.
    pub fn of(position: &Position) -> GameState {
        match position.outcome() {
            Some(Outcome::Win(Color::White)) => GameState::WhiteWins,
            Some(Outcome::Win(Color::Black)) => GameState::BlackWins,
            Some(Outcome::Draw(_)) => GameState::Draw,
            None if position.ply() == 0 => GameState::NotStarted,
            None => GameState::InProgress,
        }
    }
}

impl fmt::Display for GameState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for GameState {
    type Err = ParseGameStringError;

    fn from_str(text: &str) -> Result<GameState, ParseGameStringError> {
        let named = |state: &GameState| state.name().eq_ignore_ascii_case(text.trim());
        GameState::ALL
            .into_iter()
            .find(named)
            .ok_or(ParseGameStringError::State)
    }
}

/// TurnString: `White[1]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnString {
    /// The side to move.
    pub to_move: Color,
    /// Which of its turns it is, from 1.
    pub turn: u32,
}

impl TurnString {
    /// The turn at this position.
    pub const fn of(position: &Position) -> TurnString {
        TurnString {
            to_move: position.to_move(),
            turn: position.turn(),
        }
    }
}

impl fmt::Display for TurnString {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}[{}]", self.to_move.name(), self.turn)
    }
}

impl FromStr for TurnString {
    type Err = ParseGameStringError;

    fn from_str(text: &str) -> Result<TurnString, ParseGameStringError> {
        let parse = || {
            let (name, turn) = text.trim().strip_suffix(']')?.split_once('[')?;
            let to_move = Color::ALL
                .into_iter()
                .find(|color| color.name().eq_ignore_ascii_case(name.trim()))?;
            let turn = turn.trim().parse().ok().filter(|&turn| turn > 0)?;
            Some(TurnString { to_move, turn })
        };
        parse().ok_or(ParseGameStringError::Turn)
    }
}

/// The parts of a GameString, its moves not yet read.
///
/// Reading is liberal: state and turn may be missing or empty, and are not checked against the
/// moves. A list of moves without a game type gets the expansions that occur in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameString<'a> {
    /// Which expansions are in the game.
    pub game_type: GameType,
    /// The state of the game, as written.
    pub state: Option<GameState>,
    /// Whose turn it is, as written.
    pub turn: Option<TurnString>,
    /// The moves, as written.
    pub moves: Vec<&'a str>,
}

/// The text is not a GameString.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseGameStringError {
    /// The first field is neither a game type nor a move.
    GameType,
    /// The second field is not a state.
    State,
    /// The third field is not a turn.
    Turn,
}

impl fmt::Display for ParseGameStringError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseGameStringError::GameType => write!(f, "{}", crate::ParseGameTypeError),
            ParseGameStringError::State => f.write_str(
                "expected a game's state: NotStarted, InProgress, Draw, WhiteWins or BlackWins",
            ),
            ParseGameStringError::Turn => {
                f.write_str("expected a turn such as White[1] or Black[12]")
            }
        }
    }
}

impl std::error::Error for ParseGameStringError {}

impl<'a> GameString<'a> {
    /// Splits a GameString into its parts.
    ///
    /// # Errors
    /// If the fields before the moves are wrong.
    pub fn parse(text: &'a str) -> Result<GameString<'a>, ParseGameStringError> {
        let mut fields = text.split(';').map(str::trim).peekable();
        let game_type = match fields.peek() {
            Some(first) if first_word_is_piece(first) => None,
            _ => {
                let first = fields.next().unwrap_or_default();
                Some(
                    first
                        .parse::<GameType>()
                        .map_err(|_| ParseGameStringError::GameType)?,
                )
            }
        };
        let state = next_field(&mut fields, ParseGameStringError::State)?;
        let turn = next_field(&mut fields, ParseGameStringError::Turn)?;
        let moves: Vec<_> = fields.filter(|field| !field.is_empty()).collect();
        let game_type = game_type.unwrap_or_else(|| needed(&moves));
        Ok(GameString {
            game_type,
            state,
            turn,
            moves,
        })
    }

    /// Plays the moves by the tournament rule, or by the printed one if a Queen is placed first.
    ///
    /// # Errors
    /// If a move cannot be read or played. The error contains the line up to there.
    pub fn replay(&self) -> Result<Line, Box<ReplayError>> {
        self.replay_by(Opening::Tournament)
    }

    /// The same, with the opening rule to use if the moves do not imply another.
    ///
    /// # Errors
    /// If a move cannot be read or played. The error contains the line up to there.
    pub fn replay_by(&self, opening: Opening) -> Result<Line, Box<ReplayError>> {
        let opening = match Opening::of_moves(&self.moves) {
            Opening::Printed => Opening::Printed,
            Opening::Tournament => opening,
        };
        let mut line = Line::new(Position::new(self.game_type, opening));
        for text in &self.moves {
            if let Err(error) = line.play_string(text) {
                let text = (*text).to_owned();
                return Err(Box::new(ReplayError { line, text, error }));
            }
        }
        Ok(line)
    }
}

impl Opening {
    /// The rule that a record's moves follow: the printed one if a Queen is placed first.
    pub fn of_moves(moves: &[&str]) -> Opening {
        let queen = |text: &&str| moved_piece(text).is_some_and(|piece| piece.bug() == Bug::Queen);
        if moves.iter().take(2).any(queen) {
            Opening::Printed
        } else {
            Opening::Tournament
        }
    }
}

/// Reads the next field, unless it is missing, empty, or already a move.
fn next_field<'a, T: FromStr, E>(
    fields: &mut std::iter::Peekable<impl Iterator<Item = &'a str>>,
    error: E,
) -> Result<Option<T>, E> {
    match fields.peek() {
        None => Ok(None),
        Some(&"") => {
            fields.next();
            Ok(None)
        }
        Some(field) if first_word_is_piece(field) => Ok(None),
        Some(field) => {
            let value = field.parse().map_err(|_| error)?;
            fields.next();
            Ok(Some(value))
        }
    }
}

fn moved_piece(text: &str) -> Option<Piece> {
    text.split_whitespace().next()?.parse().ok()
}

fn first_word_is_piece(text: &str) -> bool {
    moved_piece(text).is_some()
}

/// The smallest game type with all pieces in the moves.
fn needed(moves: &[&str]) -> GameType {
    let pieces = moves.iter().filter_map(|text| moved_piece(text));
    pieces.fold(GameType::BASE, |game_type, piece| {
        game_type.with(piece.bug())
    })
}
