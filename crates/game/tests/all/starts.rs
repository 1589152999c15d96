//! Games that begin in the middle: with a position, or with moves taken over.

use skep_game::{Command, Ending, Event, Game, Settings, Time};
use skep_rules::{Color, GameType, Move, Outcome, Position};

const NOW: Time = Time::from_millis(0);

/// A game that begins with the position and goes on with what is forced.
#[track_caller]
fn check_forced(position: &str, expected: &[Event]) -> Game {
    let position: Position = position.parse().unwrap();
    let mut game = Game::starting_at(position, Settings::new(GameType::BASE));
    let forced = game.forced(NOW);
    let events: Vec<_> = forced.iter().map(|step| step.event).collect();
    assert_eq!(events, expected);
    for step in forced {
        game = step.game;
    }
    assert_eq!(game.forced(NOW), [], "forced once");
    game
}

#[test]
fn a_position_brings_its_type_and_side() {
    let game = check_forced("Base+M wQbQ/wM b3 -", &[]);
    assert_eq!(game.settings().game_type.to_string(), "Base+M");
    assert_eq!(game.position().to_move(), Color::Black);
    assert_eq!(game.version(), 0);
}

#[test]
fn the_side_to_move_is_asked_first() {
    let mut game = check_forced("Base+M wQbQ/wM b3 -", &[]);
    let mv = game.position().parse_move("bA1 bQ-").unwrap();
    let command = Command::Play { mv, after: 0 };
    for step in game.decide(Some(Color::Black), command, NOW).unwrap() {
        game = step.game;
    }
    assert_eq!(game.line().moves().collect::<Vec<_>>(), [mv]);
    let back = game.decide(Some(Color::White), Command::AskTakeback, NOW);
    assert!(back.is_err(), "White has not moved: {back:?}");
}

#[test]
fn a_surrounded_queen_ends_it_at_once() {
    // The white Queen in the middle of six.
    let ended = Event::Ended(Ending::Rules(Outcome::Win(Color::Black)));
    check_forced("Base .bAbA/bSwQbG/bGbQ w8 -", &[ended]);
}

#[test]
fn a_record_may_go_on_past_a_repetition() {
    let mut game = Game::new(Settings::new(GameType::BASE));
    let moves = ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"];
    let to_and_fro = [
        "wQ \\wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-", "wQ \\wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-",
        "wQ \\wS1",
    ];
    for text in moves.into_iter().chain(to_and_fro) {
        let mv = game.position().parse_move(text).unwrap();
        game.absorb(Event::Played(mv), NOW);
    }
    assert_eq!(game.version(), 13);
    assert_eq!(game.line().past_draw(), Some(12));
    let ending = Ending::Adjudication {
        winner: Some(Color::White),
    };
    game.absorb(Event::Ended(ending), NOW);
    assert_eq!(game.ending().and_then(Ending::winner), Some(Color::White));
    let pass = Command::Play {
        mv: Move::Pass,
        after: game.version(),
    };
    assert!(game.decide(Some(Color::Black), pass, NOW).is_err());
}
