//! For whom this screen acts: whoever sits here plays all seats of persons. `web/src/game/seats.ts` says the same.

use skep_rules::Piece;
use skep_wire::{
    Argument, Color, EndingReason, GameView, Phrase, Seat, Seats, Takebacks, TurnView,
};

pub(crate) const fn other(color: Color) -> Color {
    match color {
        Color::White => Color::Black,
        Color::Black => Color::White,
    }
}

pub(crate) const fn seat(seats: &Seats, color: Color) -> &Seat {
    match color {
        Color::White => &seats.white,
        Color::Black => &seats.black,
    }
}

/// Which side the reader plays; none for a reader who plays both or looks on.
pub(crate) const fn own_side(yours: &[Color]) -> Option<Color> {
    match yours {
        &[only] => Some(only),
        _ => None,
    }
}

/// The sides that are played from here, as the server says.
pub(crate) fn persons(game: &GameView) -> &[Color] {
    &game.yours
}

/// Whether two persons share this screen.
pub(crate) fn is_shared(game: &GameView) -> bool {
    persons(game).len() == 2
}

/// The side that gives up or offers a draw from here: of two persons the one who is to move.
pub(crate) fn actor(game: &GameView) -> Option<Color> {
    match *persons(game) {
        [first, _] => Some(game.turn.as_ref().map_or(first, |turn| turn.color)),
        [only] => Some(only),
        _ => None,
    }
}

/// Whether a person here is to move.
pub(crate) fn is_to_move_here(game: &GameView) -> bool {
    let turn = game.turn.as_ref();
    turn.is_some_and(|turn| persons(game).contains(&turn.color))
}

/// Why a piece cannot be moved now.
pub(crate) fn why_immobile(turn: &TurnView, piece: Piece) -> Phrase {
    let name = piece.to_string();
    if let Some(stuck) = turn.stuck.iter().find(|stuck| stuck.piece == name) {
        return stuck.why.clone();
    }
    let is_own = piece.color() == turn.color.into();
    let key = if is_own {
        "web-no-target"
    } else {
        "illegal-not-yours"
    };
    Phrase::new(key).with("piece", Argument::Piece(name))
}

/// Who made the move after so many.
pub(crate) fn mover_at(game: &GameView, ply: usize) -> Color {
    if ply.is_multiple_of(2) {
        game.first
    } else {
        other(game.first)
    }
}

/// Whose latest move a takeback here would take back, if it may be asked for.
pub(crate) fn taker(game: &GameView) -> Option<Color> {
    let takebacks = game.settings.takebacks;
    let ending = game.ending.as_ref();
    let is_over = ending.is_some() && takebacks == Takebacks::Asked;
    // Who has no time left cannot use a move that is given back.
    let is_late = ending.is_some_and(|ending| ending.reason == EndingReason::Time);
    if takebacks == Takebacks::Never || is_over || is_late || game.takeback_request.is_some() {
        return None;
    }
    let here = persons(game);
    let mut moves = game.moves.iter().enumerate();
    let (ply, _) =
        moves.rfind(|(ply, played)| played.mv != "pass" && here.contains(&mover_at(game, *ply)))?;
    Some(mover_at(game, ply))
}

/// For whom an engine that thinks is told to move at once: the person who waits for it, or itself if there is none.
pub(crate) fn hurrier(game: &GameView) -> Option<Color> {
    let turn = game.turn.as_ref().filter(|_| !is_to_move_here(game))?;
    Some(actor(game).unwrap_or(turn.color))
}

/// Who here is to answer an offer of the other side's.
pub(crate) fn asked(game: &GameView, by: Option<Color>) -> Option<Color> {
    let answerer = other(by?);
    persons(game).contains(&answerer).then_some(answerer)
}

/// Whether the game has hardly begun, so that it can be broken off instead of given up.
pub(crate) fn is_fresh(game: &GameView) -> bool {
    game.moves.len() < 2
}
