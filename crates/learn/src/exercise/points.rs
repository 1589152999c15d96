//! Pieces to point out.

use skep_rules::{Hex, Illegal, Move, Piece, PieceSet, Position};

use crate::Phrase;

/// Which pieces to point out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// Those of the side to move that can move by themselves.
    Movable,
    /// Those of the side to move that are pinned (R3.2).
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

    /// Why the piece is not one of them; `None` if it is.
    pub(super) fn why_not(self, position: &Position, piece: Piece) -> Option<Phrase> {
        let phrase = |key: &str| Some(Phrase::about(key, piece));
        let illegal = |why| Some(Phrase::of_illegal_in(position, why));
        let board = position.board();
        let Some(hex) = board.find(piece) else {
            return phrase("verdict-not-on-board");
        };
        let you = position.to_move();
        if piece.color() != you && self != Which::Throwable {
            return phrase("verdict-only-yours");
        }
        let mut survey = position.survey();
        let is_stacked = board.height(hex) > 1;
        match (self, held(position, piece, hex)) {
            (Which::Pinned, _) if survey.pinned().contains(piece) => None,
            (Which::Pinned, _) if board.covered().contains(piece) => {
                illegal(Illegal::Covered(piece))
            }
            (Which::Pinned, _) if is_stacked => phrase("verdict-on-top"),
            (Which::Pinned, _) => phrase("verdict-not-pinned"),
            (Which::Throwable, _) if is_stacked => illegal(Illegal::InStack(piece)),
            (Which::Movable | Which::Throwable, Some(why)) => illegal(why),
            (Which::Movable, None) if survey.destinations(piece).is_empty() => {
                phrase("verdict-nowhere")
            }
            (Which::Movable, None) => None,
            (Which::Throwable, None) => {
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

/// The first rule that keeps the piece on that cell from going anywhere.
fn held(position: &Position, piece: Piece, hex: Hex) -> Option<Illegal> {
    // No piece can move to its own cell, so the refusal names the rule that holds the piece, if there is one.
    let why = position.check(Move::Shift { piece, to: hex }).err()?;
    let holds = matches!(
        why,
        Illegal::QueenIsDue
            | Illegal::QueenNotPlaced
            | Illegal::Covered(_)
            | Illegal::Resting(_)
            | Illegal::Pinned(_)
    );
    holds.then_some(why)
}
