//! Events folded by a client and by the server give the same view.

use skep_game::{Command, Event, Game, Settings, Takebacks, Time, TimeControl};
use skep_rules::{Color, GameType};
use skep_view::{
    ClockView, GameHead, GameUpdate, GameView, Gap, Plane, SeatView, SeatsView, ShownGame,
};
use std::time::Duration;

/// Pseudo-random numbers, the same each time.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % sides as u64) as usize
    }
}

fn new_game(settings: Settings) -> ShownGame {
    let person = || SeatView::Person { name: None };
    let head = GameHead {
        id: "abc".to_owned(),
        created_at: Time::from_millis(0),
        seats: SeatsView {
            white: person(),
            black: person(),
        },
        imported: false,
        tags: Vec::new(),
        comments: Vec::new(),
    };
    ShownGame::new(head, Game::new(settings))
}

/// A random command, which is often but not always valid.
fn command(dice: &mut Dice, game: &Game) -> (Color, Command) {
    let mover = game.position().to_move();
    match dice.roll(20) {
        0 => (mover, Command::OfferDraw),
        1 => (!mover, Command::DeclineDraw),
        2 => (mover, Command::AskTakeback),
        3 => (!mover, Command::AllowTakeback),
        4 => (!mover, Command::RefuseTakeback),
        5 if dice.roll(8) == 0 => (!mover, Command::AcceptDraw),
        _ => {
            let moves = game.position().legal_moves();
            let after = game.version();
            match moves.get(dice.roll(moves.len().max(1))) {
                Some(&mv) => (mover, Command::Play { mv, after }),
                None => (mover, Command::AskTakeback),
            }
        }
    }
}

/// The places of all pieces, from the moves of the view alone.
fn laid_out(view: &GameView) -> Plane {
    let mut plane = Plane::of_stacks(&view.start);
    for played in &view.moves {
        plane.play_string(&played.mv);
    }
    plane
}

/// Plays a game, folds each update, and compares with the whole view. Returns all events with their times.
fn play(dice: &mut Dice, settings: Settings) -> Vec<(Event, Time)> {
    let mut live = new_game(settings);
    let mut known = live.view(Vec::new(), Time::from_millis(0));
    let (mut events, mut now) = (Vec::new(), 0);
    for _ in 0..150 {
        now += dice.roll(20_000) as u64;
        let at = Time::from_millis(now);
        let (color, command) = command(dice, live.game());
        let Ok(decided) = live.game().decide(Some(color), command, at) else {
            continue;
        };
        events.extend(decided.iter().map(|step| (step.event, at)));
        let told = decided.into_iter().map(|step| live.advance(step));
        let update = GameUpdate {
            events: told.collect(),
            version: live.game().version(),
            clock: ClockView::new(live.game(), at),
            turn: live.turn(),
        };
        known.fold(update).expect("the update follows");
        assert_eq!(known, live.view(Vec::new(), at));
        assert_eq!(laid_out(&known), *live.plane());
        if live.game().ending().is_some() && dice.roll(2) == 0 {
            break;
        }
    }
    let mut loaded = new_game(settings);
    for &(event, at) in &events {
        loaded.absorb(event, at);
    }
    let at = Time::from_millis(now);
    assert_eq!(loaded.view(Vec::new(), at), live.view(Vec::new(), at));
    events
}

/// The name of an event's kind.
fn kind(event: Event) -> &'static str {
    match event {
        Event::Played(_) => "played",
        Event::TakenBack { .. } => "taken back",
        Event::DrawOffered(_) => "draw offered",
        Event::DrawDeclined => "draw declined",
        Event::TakebackAsked(_) => "takeback asked",
        Event::TakebackRefused => "takeback refused",
        Event::Resumed => "resumed",
        Event::Ended(_) => "ended",
    }
}

#[test]
fn a_folded_view_equals_the_whole_one() {
    let time = TimeControl {
        initial: Duration::from_secs(600),
        increment: Duration::from_secs(5),
    };
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 1..=40_u64 {
        let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let settings = Settings {
            takebacks: [Takebacks::Free, Takebacks::Asked, Takebacks::Never][dice.roll(3)],
            time: (dice.roll(2) == 0).then_some(time),
            ..Settings::new(GameType::ALL[dice.roll(GameType::ALL.len())])
        };
        for (event, _) in play(&mut dice, settings) {
            kinds.insert(kind(event));
        }
    }
    let expected = [
        "draw declined",
        "draw offered",
        "ended",
        "played",
        "takeback asked",
        "takeback refused",
        "taken back",
    ];
    assert!(kinds.iter().eq(&expected), "{kinds:?}");
}

#[test]
fn an_update_that_does_not_follow_the_version_changes_nothing() {
    let live = new_game(Settings::new(GameType::MLP));
    let known = live.view(Vec::new(), Time::from_millis(0));
    for (version, events) in [(2, 1), (0, 1), (1, 0)] {
        let update = GameUpdate {
            version,
            events: vec![skep_view::EventView::DrawDeclined; events],
            clock: None,
            turn: None,
        };
        let mut view = known.clone();
        assert_eq!(view.fold(update), Err(Gap));
        assert_eq!(view, known);
    }
}
