//! MoveString: `wA1 bQ-`, `bB1 wS1`, `pass`.
//!
//! ```text
//!        \R  R/         where the moved piece goes, seen from the reference piece R;
//!       -R  R  R-       R alone: on top of it
//!        /R  R\
//! ```

use std::fmt;
use std::str::FromStr;

use crate::{Direction, Hex, Illegal, Move, Piece, Position};

/// The text is not a move in this position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseMoveError {
    /// The text is empty.
    Empty,
    /// The first word is not a piece.
    Piece,
    /// The second word is not a piece with a direction mark.
    Reference,
    /// The reference piece is not on the board.
    ReferenceNotPlaced(Piece),
    /// On the empty board there is no piece to refer to.
    NothingToReferTo,
    /// Only the first move of a game needs no reference.
    ReferenceMissing,
}

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseMoveError::Empty => f.write_str("expected a move such as wA1 bQ- or pass"),
            ParseMoveError::Piece => write!(f, "{}, or pass", crate::ParsePieceError),
            ParseMoveError::Reference => {
                f.write_str("expected, after the piece, a reference such as bQ- or /wA1 or wB1: a piece with -, / or \\ before or after it, or alone")
            }
            ParseMoveError::ReferenceNotPlaced(piece) => write!(f, "the reference piece {piece} is not on the board"),
            ParseMoveError::NothingToReferTo => f.write_str("the first move of a game has no reference"),
            ParseMoveError::ReferenceMissing => f.write_str("expected a reference such as bQ- after the piece"),
        }
    }
}

impl std::error::Error for ParseMoveError {}

/// A written move that cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// It cannot be read.
    Parse(ParseMoveError),
    /// It is not legal.
    Illegal(Illegal),
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveError::Parse(error) => error.fmt(f),
            MoveError::Illegal(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for MoveError {}

/// A cell relative to a piece: `bQ-`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reference {
    /// The piece.
    pub piece: Piece,
    /// The side of it; `None` for on top.
    pub direction: Option<Direction>,
}

impl FromStr for Reference {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Reference, ParseMoveError> {
        use Direction::{East, NorthEast, NorthWest, SouthEast, SouthWest, West};
        let (name, direction) = match (text.chars().next(), text.chars().next_back()) {
            (Some('\\'), _) => (&text[1..], Some(NorthWest)),
            (Some('-'), _) => (&text[1..], Some(West)),
            (Some('/'), _) => (&text[1..], Some(SouthWest)),
            (_, Some('/')) => (&text[..text.len() - 1], Some(NorthEast)),
            (_, Some('-')) => (&text[..text.len() - 1], Some(East)),
            (_, Some('\\')) => (&text[..text.len() - 1], Some(SouthEast)),
            _ => (text, None),
        };
        let piece = name.trim().parse().map_err(|_| ParseMoveError::Reference)?;
        Ok(Reference { piece, direction })
    }
}

impl fmt::Display for Reference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let piece = self.piece;
        match self.direction {
            None => write!(f, "{piece}"),
            Some(Direction::NorthWest) => write!(f, "\\{piece}"),
            Some(Direction::NorthEast) => write!(f, "{piece}/"),
            Some(Direction::East) => write!(f, "{piece}-"),
            Some(Direction::SouthEast) => write!(f, "{piece}\\"),
            Some(Direction::SouthWest) => write!(f, "/{piece}"),
            Some(Direction::West) => write!(f, "-{piece}"),
        }
    }
}

impl Position {
    /// The MoveString of a move of this position.
    ///
    /// The reference is the topmost piece of the destination's first occupied neighbour, clockwise
    /// from north-west, with the moved piece lifted. For a climb it is the piece beneath.
    pub fn move_string(&self, mv: Move) -> String {
        let Some((piece, to)) = mv.piece_and_target() else {
            return "pass".to_owned();
        };
        let below = self.top_without(piece, to).map(|below| Reference {
            piece: below,
            direction: None,
        });
        let beside = |direction: Direction| {
            let beside = self.top_without(piece, to.neighbor(direction))?;
            Some(Reference {
                piece: beside,
                direction: Some(direction.opposite()),
            })
        };
        match below.or_else(|| Direction::ALL.into_iter().find_map(beside)) {
            None => piece.to_string(),
            Some(reference) => format!("{piece} {reference}"),
        }
    }

    /// Reads a MoveString. Any reference that names the destination is accepted, even a covered
    /// piece or the moved piece itself, in any letter case. Legality is not checked.
    ///
    /// # Errors
    /// If the text does not name a piece or a cell.
    pub fn parse_move(&self, text: &str) -> Result<Move, ParseMoveError> {
        let (name, reference) = split_move(text)?;
        if name.eq_ignore_ascii_case("pass") && reference.is_empty() {
            return Ok(Move::Pass);
        }
        let piece: Piece = name.parse().map_err(|_| ParseMoveError::Piece)?;
        let board_is_empty = self.board().pieces().is_empty();
        let to = match (reference, board_is_empty) {
            ("" | ".", true) => Hex::ORIGIN,
            ("" | ".", false) => return Err(ParseMoveError::ReferenceMissing),
            (_, true) => return Err(ParseMoveError::NothingToReferTo),
            (reference, false) => self.parse_reference(reference)?,
        };
        Ok(if self.board().pieces().contains(piece) {
            Move::Shift { piece, to }
        } else {
            Move::Place { piece, to }
        })
    }

    /// Reads a MoveString and plays it.
    ///
    /// # Errors
    /// If it cannot be read or is not legal. Nothing changes then.
    pub fn play_string(&mut self, text: &str) -> Result<Move, MoveError> {
        let mv = self.parse_move(text).map_err(MoveError::Parse)?;
        self.play(mv).map_err(MoveError::Illegal)?;
        Ok(mv)
    }

    fn parse_reference(&self, text: &str) -> Result<Hex, ParseMoveError> {
        let Reference { piece, direction } = text.parse()?;
        let hex = self
            .board()
            .find(piece)
            .ok_or(ParseMoveError::ReferenceNotPlaced(piece))?;
        Ok(direction.map_or(hex, |direction| hex.neighbor(direction)))
    }

    /// The topmost piece of a cell when `lifted` has been picked up.
    fn top_without(&self, lifted: Piece, hex: Hex) -> Option<Piece> {
        self.board().stack(hex).find(|&piece| piece != lifted)
    }
}

/// The first word and the rest.
fn split_move(text: &str) -> Result<(&str, &str), ParseMoveError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(ParseMoveError::Empty);
    }
    let (name, reference) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    Ok((name, reference.trim()))
}
