//! A position or game typed as an argument: a game type, a GameString, or a position string.

use skep_rules::{GameString, Line, Opening, Position};

use crate::failure::Failure;

/// Reads typed input in the notation it appears to be in.
pub(crate) fn parse(text: &str) -> Result<Line, Failure> {
    let text = text.trim();
    if text.contains(';') {
        let game = GameString::parse(text).map_err(Failure::fault)?;
        return game.replay().map_err(Failure::fault);
    }
    if text.contains(|c: char| c.is_whitespace() || c == '_') {
        let position: Position = text.parse().map_err(Failure::fault)?;
        return Ok(Line::new(position));
    }
    match text.parse() {
        Ok(game_type) => Ok(Line::new(Position::new(game_type, Opening::Tournament))),
        Err(_) => Err(Failure::Fault(format!(
            "expected a game type such as Base+MLP, a GameString or a position string, found {:?}",
            text.chars().take(40).collect::<String>()
        ))),
    }
}
