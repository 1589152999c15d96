//! What the side to move can do, and which pieces can do nothing.

use skep_locale::{Argument, Phrase};
use skep_rules::{Color, Hex, Illegal, Move, Piece, PieceSet, Position};

use crate::legal_moves::legal_moves;
use crate::{LegalMove, Plane};

/// Whose turn it is, and what can be done.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TurnView {
    /// Who is to move.
    #[cfg_attr(feature = "serde", serde(with = "skep_locale::json::ColorName"))]
    #[cfg_attr(feature = "typescript", ts(as = "skep_locale::json::ColorName"))]
    pub color: Color,
    /// The legal moves; empty while an engine is to move.
    pub legal: Vec<LegalMove>,
    /// The pieces that cannot be moved at all, and why: those of the side to move, and all others on the board.
    pub stuck: Vec<StuckView>,
}

/// A piece that cannot be moved.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct StuckView {
    /// The piece.
    pub piece: String,
    /// The code of the reason. It is stable; `docs/api.md` lists all codes.
    #[cfg_attr(feature = "serde", serde(default))]
    pub code: String,
    /// Why.
    pub why: Phrase,
}

impl TurnView {
    /// What can be done in a position in which the game is not over.
    pub fn new(position: &Position, plane: &Plane) -> TurnView {
        TurnView {
            color: position.to_move(),
            legal: legal_moves(position, plane),
            stuck: stuck(position),
        }
    }

    /// The view while an engine is to move, without the lists, which nobody needs.
    pub const fn of_engine(color: Color) -> TurnView {
        TurnView {
            color,
            legal: Vec::new(),
            stuck: Vec::new(),
        }
    }

    /// Why a piece cannot be moved now.
    pub fn why_immobile(&self, piece: Piece) -> Phrase {
        let name = piece.to_string();
        if let Some(stuck) = self.stuck.iter().find(|stuck| stuck.piece == name) {
            return stuck.why.clone();
        }
        let key = if piece.color() == self.color {
            "refusal-no-target"
        } else {
            "illegal-not-yours"
        };
        Phrase::new(key).with("piece", Argument::Piece(piece))
    }
}

/// The pieces that cannot be moved at all, among those on the board and the next of each kind in the mover's reserve.
fn stuck(position: &Position) -> Vec<StuckView> {
    let moves = position.legal_moves().into_iter();
    let movable: PieceSet = moves
        .filter_map(|mv| mv.piece_and_target().map(|(piece, _)| piece))
        .collect();
    let in_hand = position.next_pieces(position.to_move());
    let in_play = position.board().pieces().union(in_hand);
    let views = in_play.without(movable).filter_map(|piece| {
        let illegal = why_stuck(position, piece)?;
        Some(StuckView {
            piece: piece.to_string(),
            code: illegal.code().to_owned(),
            why: Phrase::of_illegal_in(position, illegal),
        })
    });
    views.collect()
}

/// Why no move of the piece is legal. If it may leave its cell, the reason is what blocks it nearby.
fn why_stuck(position: &Position, piece: Piece) -> Option<Illegal> {
    let board = position.board();
    let Some(from) = board.find(piece) else {
        return why_not_placed(position, piece);
    };
    let shift = |to| position.check(Move::Shift { piece, to }).err();
    let illegal = shift(from)?;
    if !matches!(illegal, Illegal::SameCell(_) | Illegal::NotThrown(_)) {
        return Some(illegal);
    }
    let mut around = from.neighbors().into_iter().flat_map(Hex::neighbors);
    let nearby = around.find_map(|to| {
        shift(to).filter(|illegal| {
            matches!(
                illegal,
                Illegal::TooNarrow(_)
                    | Illegal::InStack(_)
                    | Illegal::ThrowTooNarrow(_)
                    | Illegal::ThrowerCovered(_)
                    | Illegal::ThrowerResting(_)
                    | Illegal::MosquitoAlone(_)
            )
        })
    });
    Some(nearby.unwrap_or(if piece.color() == position.to_move() {
        Illegal::Unreachable(piece)
    } else {
        Illegal::NotThrown(piece)
    }))
}

/// Why the piece cannot be placed at all. The reason is given for an empty cell beside its own colour, if there is one.
fn why_not_placed(position: &Position, piece: Piece) -> Option<Illegal> {
    let board = position.board();
    let own = board.tops().of(piece.color());
    let around = own
        .filter_map(|own| board.find(own))
        .flat_map(Hex::neighbors);
    let mut empty = around.filter(|&hex| board.top(hex).is_none());
    let to = empty.next().unwrap_or(Hex::ORIGIN);
    position.check(Move::Place { piece, to }).err()
}
