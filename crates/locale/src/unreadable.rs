//! Why a text cannot be read: the messages of `readers.ftl`.

use skep_rules::{ParseGameStringError, ParseMoveError, ParsePositionError};

use crate::{Argument, Phrase};

impl Phrase {
    /// Why a text is not a move.
    pub fn of_unreadable(text: &str, error: ParseMoveError) -> Phrase {
        Phrase::new("refusal-unreadable")
            .with("text", Argument::Text(text.to_owned()))
            .with("expected", Argument::Phrase(error.into()))
    }

    fn with_place(self, at: usize) -> Phrase {
        let at = u32::try_from(at).unwrap_or(u32::MAX);
        self.with("at", Argument::Number(at))
    }
}

impl From<ParseMoveError> for Phrase {
    fn from(error: ParseMoveError) -> Phrase {
        match error {
            ParseMoveError::Empty => Phrase::new("read-move-empty"),
            ParseMoveError::Piece => Phrase::new("read-move-piece"),
            ParseMoveError::Reference => Phrase::new("read-move-reference"),
            ParseMoveError::ReferenceNotPlaced(piece) => {
                Phrase::about("read-reference-not-placed", piece)
            }
            ParseMoveError::NothingToReferTo => Phrase::new("read-nothing-to-refer-to"),
            ParseMoveError::ReferenceMissing => Phrase::new("read-reference-missing"),
        }
    }
}

impl From<ParseGameStringError> for Phrase {
    fn from(error: ParseGameStringError) -> Phrase {
        Phrase::new(match error {
            ParseGameStringError::GameType => "read-game-type",
            ParseGameStringError::State => "read-game-status",
            ParseGameStringError::Turn => "read-game-turn",
        })
    }
}

impl From<ParsePositionError> for Phrase {
    fn from(error: ParsePositionError) -> Phrase {
        let piece = |key: &str, piece| Phrase::about(key, piece);
        match error {
            ParsePositionError::Fields => Phrase::new("read-position-fields"),
            ParsePositionError::GameType(_) => Phrase::new("read-game-type"),
            ParsePositionError::Cell { at } => Phrase::new("read-position-cell").with_place(at),
            ParsePositionError::NoSuchPiece { at } => {
                Phrase::new("read-position-no-such-piece").with_place(at)
            }
            ParsePositionError::NotInGame(which) => piece("read-position-not-in-game", which),
            ParsePositionError::OutOfOrder(which) => piece("read-position-out-of-order", which),
            ParsePositionError::CannotClimb(which) => piece("read-position-cannot-climb", which),
            ParsePositionError::Split => Phrase::new("read-position-split"),
            ParsePositionError::TooLarge => Phrase::new("read-position-too-large"),
            ParsePositionError::Turn => Phrase::new("read-position-turn"),
            ParsePositionError::TooManyPieces(color) => {
                Phrase::new("read-position-too-many").with("color", Argument::Color(color))
            }
            ParsePositionError::LastMoved => Phrase::new("read-position-resting"),
            ParsePositionError::Opening => Phrase::new("read-position-opening"),
        }
    }
}
