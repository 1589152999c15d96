//! What a client does with what it is told: the same as `web/src` does, in so many words.

use std::collections::HashMap;

use skep_wire::{Color, EventView, FromServer, GameView};

/// Takes in a message about the game.
#[track_caller]
pub(crate) fn fold(view: &mut GameView, message: FromServer) {
    match message {
        FromServer::Game { game } => *view = *game,
        FromServer::Events {
            version,
            events,
            clock,
            turn,
            ..
        } => {
            let before = version - events.len() as u64;
            assert_eq!(view.version, before, "events follow one another");
            events.into_iter().for_each(|event| absorb(view, event));
            view.version = version;
            view.clock = clock;
            view.turn = turn;
        }
        other => panic!("expected something about a game, found {other:?}"),
    }
}

fn absorb(view: &mut GameView, event: EventView) {
    match event {
        EventView::Played { by, played } => {
            view.takeback_request = None;
            if view.draw_offer != Some(by) && played.mv != "pass" {
                view.draw_offer = None;
            }
            view.moves.push(played);
        }
        EventView::TakenBack { plies } => {
            let kept = view.moves.len() - plies as usize;
            view.moves.truncate(kept);
            view.draw_offer = None;
            view.takeback_request = None;
            view.ending = None;
        }
        EventView::DrawOffered { by } => view.draw_offer = Some(by),
        EventView::DrawDeclined => view.draw_offer = None,
        EventView::TakebackAsked { by } => view.takeback_request = Some(by),
        EventView::TakebackRefused => view.takeback_request = None,
        EventView::Resumed => {}
        EventView::Ended { ending } => {
            view.ending = Some(ending);
            view.draw_offer = None;
            view.takeback_request = None;
        }
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

/// Numbers that look random and are the same each time.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % sides as u64) as usize
    }

    /// A legal move of the turn that is shown.
    pub(crate) fn pick(&mut self, view: &GameView) -> String {
        let legal = &view.turn.as_ref().expect("the game goes on").legal;
        legal[self.roll(legal.len())].mv.clone()
    }
}

/// The side that has the turn.
pub(crate) fn to_move(view: &GameView) -> Option<Color> {
    view.turn.as_ref().map(|turn| turn.color)
}
