//! Pieces that are to be pointed out.

use skep_locale::Argument;
use skep_rules::{Illegal, Piece, PieceSet, Position};

use crate::Phrase;

/// Which pieces are to be pointed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// Those of the side to move that can move by themselves.
    Movable,
    /// Those of the side to move that hold the hive together (R3.2).
    Pinned,
    /// Those of either side that the side to move can throw (R5).
    Throwable,
}

impl Which {
    /// All of them.
    pub(super) fn find(self, position: &Position) -> PieceSet {
        let pieces = position.board().pieces();
        pieces
            .filter(|&piece| self.why_not(position, piece).is_none())
            .collect()
    }

    /// Why the piece is none of them; `None` if it is.
    pub(super) fn why_not(self, position: &Position, piece: Piece) -> Option<Phrase> {
        let phrase = |key: &str| Some(Phrase::new(key).with("piece", Argument::Piece(piece)));
        let illegal = |why| Some(Phrase::of_illegal(why, position.cut_off(piece)));
        let board = position.board();
        let Some(hex) = board.find(piece) else {
            return phrase("verdict-not-on-board");
        };
        let you = position.to_move();
        if piece.color() != you && self != Which::Throwable {
            return phrase("verdict-only-yours");
        }
        let mut survey = position.survey();
        let is_pinned = survey.pinned().contains(piece);
        let is_stacked = board.height(hex) > 1;
        let is_covered = board.covered().contains(piece);
        let rests = position.resting() == Some(piece);
        match self {
            Which::Pinned if is_pinned => None,
            Which::Pinned | Which::Movable if is_covered => illegal(Illegal::Covered(piece)),
            Which::Pinned if is_stacked => phrase("verdict-on-top"),
            Which::Pinned => phrase("verdict-not-pinned"),
            Which::Movable if rests => illegal(Illegal::Resting(piece)),
            Which::Movable if is_pinned => illegal(Illegal::Pinned(piece)),
            Which::Movable if survey.destinations(piece).is_empty() => phrase("verdict-nowhere"),
            Which::Movable => None,
            Which::Throwable if is_stacked => phrase("verdict-in-stack"),
            Which::Throwable if rests => illegal(Illegal::Resting(piece)),
            Which::Throwable if is_pinned => illegal(Illegal::Pinned(piece)),
            Which::Throwable => {
                let throwers = survey.throwers(you);
                let mut spots = throwers.filter_map(|thrower| board.find(thrower));
                if !survey.throws(throwers, piece).is_empty() {
                    None
                } else if spots.any(|spot| spot.is_beside(hex)) {
                    phrase("verdict-no-landing")
                } else {
                    phrase("verdict-no-thrower")
                }
            }
        }
    }
}
