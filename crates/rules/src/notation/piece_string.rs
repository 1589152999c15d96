//! PieceString: `wQ`, `bA1`.

use std::fmt;
use std::str::FromStr;

use crate::{Bug, Color, Piece};

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.color().letter(), self.bug().letter())?;
        if self.bug().count() > 1 {
            write!(f, "{}", self.number())
        } else {
            Ok(())
        }
    }
}

/// The text is not a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePieceError;

impl fmt::Display for ParsePieceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a piece such as wQ, bA1 or wM: w or b, one of QSBGAMLP, and a number if there are several")
    }
}

impl std::error::Error for ParsePieceError {}

impl FromStr for Piece {
    type Err = ParsePieceError;

    /// Reads any letter case, and a 1 after a piece that is the only one of its kind (`wM1`).
    fn from_str(text: &str) -> Result<Piece, ParsePieceError> {
        let mut chars = text.chars();
        let color = chars
            .next()
            .and_then(Color::from_letter)
            .ok_or(ParsePieceError)?;
        let bug = chars
            .next()
            .and_then(Bug::from_letter)
            .ok_or(ParsePieceError)?;
        let number = match chars.as_str() {
            "" if bug.count() == 1 => 1,
            "1" => 1,
            "2" => 2,
            "3" => 3,
            _ => return Err(ParsePieceError),
        };
        Piece::new(color, bug, number).ok_or(ParsePieceError)
    }
}
