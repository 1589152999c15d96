//! The move of a hint, and why it is good.

use skep_engine::{Argument as Told, Engine, Hint, Limits, Reason, Score, Variation};
use skep_locale::{Argument, Phrase};
use skep_rules::{Bug, Move, Position};

/// A good move, and why; `None` if the game is over. To a search all first pieces are much alike, and it likes now this one
/// best, now that: so the first one is what the coach advises, and coach and hint never contradict each other.
pub fn hint(engine: &mut Engine, position: &Position, limits: &Limits) -> Option<Hint> {
    match first_piece(position) {
        Some(mv) => Hint::of(
            position,
            &Variation {
                score: Score::DRAW,
                moves: vec![mv],
            },
        ),
        None => engine.hint(position, limits),
    }
}

/// A Spider, by the words of `coach-first`, if the side to move has nothing on the board yet.
fn first_piece(position: &Position) -> Option<Move> {
    let placed = position.board().pieces().of(position.to_move());
    if !placed.is_empty() {
        return None;
    }
    let mut moves = position.legal_moves().into_iter();
    moves.find(|mv| matches!(mv, Move::Place { piece, .. } if piece.bug() == Bug::Spider))
}

/// The reason, to be worded.
pub fn why(reason: &Reason) -> Phrase {
    let arguments = reason.arguments().into_iter().map(|(name, told)| {
        let argument = match told {
            Told::Piece(piece) => Argument::Piece(piece),
            Told::Color(color) => Argument::Color(color),
            Told::Number(number) => Argument::Number(number),
            Told::Move(threat) => Argument::Move(threat.text),
        };
        (name, argument)
    });
    Phrase::new(reason.key()).with_all(arguments)
}
