//! What a coach says in a first game.

use skep_rules::{Color, Position};

use crate::Phrase;

/// What matters now for that side, the weightiest first; at most two things.
pub fn advice(_position: &Position, _you: Color) -> Vec<Phrase> {
    Vec::new()
}
