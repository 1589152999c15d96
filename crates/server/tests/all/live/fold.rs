//! What a client does with the messages it gets.

use std::collections::HashMap;

use skep_wire::{Color, FromServer, GameView};

/// Adds a message about the game to the view.
#[track_caller]
pub(crate) fn fold(view: &mut GameView, message: FromServer) {
    match message {
        FromServer::Game { game } => *view = *game,
        FromServer::Events { update, .. } => {
            view.fold(update).expect("events follow one another");
        }
        other => panic!("expected something about a game, found {other:?}"),
    }
}

/// A cell of the plane.
pub(crate) type Spot = (i32, i32);

/// Where the pieces of a view lie, from MoveStrings alone.
pub(crate) fn spots(view: &GameView) -> HashMap<String, Spot> {
    let mut spots = HashMap::new();
    for stack in &view.start {
        for piece in &stack.pieces {
            spots.insert(piece.clone(), (stack.q, stack.r));
        }
    }
    for played in &view.moves {
        if let Some((piece, spot)) = target(&spots, &played.mv) {
            spots.insert(piece, spot);
        }
    }
    spots
}

/// Which piece a MoveString moves, and where to; nothing for a pass.
pub(crate) fn target(spots: &HashMap<String, Spot>, mv: &str) -> Option<(String, Spot)> {
    let mut words = mv.split(' ');
    let piece = words.next().filter(|&word| word != "pass")?;
    let Some(reference) = words.next() else {
        return Some((piece.to_owned(), (0, 0)));
    };
    let (name, step) = match (&reference[..1], &reference[reference.len() - 1..]) {
        ("-", _) => (&reference[1..], (-1, 0)),
        ("/", _) => (&reference[1..], (-1, 1)),
        ("\\", _) => (&reference[1..], (0, -1)),
        (_, "-") => (&reference[..reference.len() - 1], (1, 0)),
        (_, "/") => (&reference[..reference.len() - 1], (1, -1)),
        (_, "\\") => (&reference[..reference.len() - 1], (0, 1)),
        _ => (reference, (0, 0)),
    };
    let (q, r) = spots[name];
    Some((piece.to_owned(), (q + step.0, r + step.1)))
}

/// A random legal move of the turn.
pub(crate) fn random_move(view: &GameView, random: &mut fastrand::Rng) -> String {
    let legal = &view.turn.as_ref().expect("the game goes on").legal;
    random.choice(legal).expect("a move is legal").mv.clone()
}

/// The side that has the turn.
pub(crate) fn to_move(view: &GameView) -> Option<Color> {
    view.turn.as_ref().map(|turn| turn.color)
}
