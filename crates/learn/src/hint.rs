//! The move of a hint, and why it is good.

use skep_engine::{Engine, Hint, Limits, Reason, Score, Variation};
use skep_locale::{Argument, Phrase};
use skep_rules::{Bug, Move, Position};

/// A good move, and why; `None` if the game is over. To a search, all first pieces are nearly
/// equal, and its favourite keeps changing. So the first piece is the one the coach advises, and
/// coach and hint never contradict each other.
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

/// A Spider, as `coach-first` advises, if the side to move has nothing on the board yet.
fn first_piece(position: &Position) -> Option<Move> {
    let placed = position.board().pieces().of(position.to_move());
    if !placed.is_empty() {
        return None;
    }
    let mut moves = position.legal_moves().into_iter();
    moves.find(|mv| matches!(mv, Move::Place { piece, .. } if piece.bug() == Bug::Spider))
}

/// The reason as a phrase.
pub fn why(reason: &Reason) -> Phrase {
    match reason {
        Reason::Wins { queen } => Phrase::new("hint-wins").with("queen", *queen),
        Reason::Draws => Phrase::new("hint-draws"),
        Reason::WinsIn { moves } => Phrase::new("hint-wins-in").with("moves", *moves),
        Reason::LosesIn { moves } => Phrase::new("hint-loses-in").with("moves", *moves),
        Reason::MustPass => Phrase::new("hint-must-pass"),
        Reason::QueenIsDue => Phrase::new("hint-queen-is-due"),
        Reason::OnlyMove => Phrase::new("hint-only-move"),
        Reason::StopsWin { by } => {
            Phrase::new("hint-stops-win").with("by", Argument::Move(by.text.clone()))
        }
        Reason::ThreatensWin { by } => {
            Phrase::new("hint-threatens-win").with("by", Argument::Move(by.text.clone()))
        }
        Reason::ShutsOut { side } => Phrase::new("hint-shuts-out").with("side", *side),
        Reason::Fills { count, queen } => Phrase::new("hint-fills")
            .with("count", *count)
            .with("queen", *queen),
        Reason::CoversQueen { queen } => Phrase::new("hint-covers-queen").with("queen", *queen),
        Reason::ThrowsQueen { queen, count } => Phrase::new("hint-throws-queen")
            .with("queen", *queen)
            .with("count", *count),
        Reason::OpensPlaces { queen, count } => Phrase::new("hint-opens-places")
            .with("queen", *queen)
            .with("count", *count),
        Reason::Aims { piece, queen } => Phrase::new("hint-aims")
            .with("piece", *piece)
            .with("queen", *queen),
        Reason::Nears {
            piece,
            queen,
            steps,
        } => Phrase::new("hint-nears")
            .with("piece", *piece)
            .with("queen", *queen)
            .with("steps", *steps),
        Reason::RescuesQueen { by, free } => Phrase::new("hint-rescues-queen")
            .with("by", *by)
            .with("free", *free),
        Reason::GivesRoom { free } => Phrase::new("hint-gives-room").with("free", *free),
        Reason::Guards { piece } => Phrase::new("hint-guards").with("piece", *piece),
        Reason::Wards { piece } => Phrase::new("hint-wards").with("piece", *piece),
        Reason::PlacesQueen => Phrase::new("hint-places-queen"),
        Reason::Covers { piece } => Phrase::new("hint-covers").with("piece", *piece),
        Reason::Pins { piece } => Phrase::new("hint-pins").with("piece", *piece),
        Reason::Blocks { piece } => Phrase::new("hint-blocks").with("piece", *piece),
        Reason::Frees { piece } => Phrase::new("hint-frees").with("piece", *piece),
        Reason::StopsPlacing { side } => Phrase::new("hint-stops-placing").with("side", *side),
        Reason::Develops { piece } => Phrase::new("hint-develops").with("piece", *piece),
        Reason::Throws { piece } => Phrase::new("hint-throws").with("piece", *piece),
        Reason::GainsMoves { count } => Phrase::new("hint-gains-moves").with("count", *count),
        Reason::TakesMoves { count } => Phrase::new("hint-takes-moves").with("count", *count),
        Reason::GainsPlaces { count } => Phrase::new("hint-gains-places").with("count", *count),
        Reason::TakesPlaces { count } => Phrase::new("hint-takes-places").with("count", *count),
        Reason::Waits => Phrase::new("hint-waits"),
    }
}
