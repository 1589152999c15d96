//! What the clocks show after any sequence of moves and takebacks.

use std::time::Duration;

use skep_game::{Command, Event, Game, Refusal, Settings, Takebacks, Time, TimeControl};
use skep_rules::{Color, GameType};

const CONTROL: TimeControl = TimeControl {
    initial: Duration::from_secs(60),
    increment: Duration::from_secs(5),
};

fn timed_game() -> Game {
    Game::new(Settings {
        time: Some(CONTROL),
        takebacks: Takebacks::Free,
        ..Settings::new(GameType::MLP)
    })
}

/// A player has the initial time, plus the increments of the moves on the board, minus the time
/// that has really been used. Nothing else changes a clock.
#[test]
fn clocks_add_up_whatever_is_taken_back() {
    let (mut takebacks, mut unpaid, mut ended) = (0, 0, 0);
    for seed in 1..=60 {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut game = timed_game();
        let mut now = 0;
        let mut used = [Duration::ZERO; 2];
        for _ in 0..400 {
            let passed = [0, 1, 500, 3_000, 7_000][random.usize(..5)];
            now += passed;
            if let Some(color) = game.clock().unwrap().running() {
                used[color as usize] += Duration::from_millis(passed);
            }
            let to_move = game.position().to_move();
            let (seat, command) = if random.u8(..3) == 0 {
                (Color::ALL[random.usize(..2)], Command::AskTakeback)
            } else {
                let legal = game.position().legal_moves();
                let mv = legal[random.usize(..legal.len())];
                let after = game.version();
                (to_move, Command::Play { mv, after })
            };
            match game.decide(Some(seat), command, Time::from_millis(now)) {
                Ok(steps) => {
                    for step in steps {
                        takebacks += u32::from(matches!(step.event, Event::TakenBack { .. }));
                        game = step.game;
                    }
                }
                Err(Refusal::NoTimeToTakeBack) => unpaid += 1,
                Err(refusal) => assert_eq!(refusal, Refusal::NothingToTakeBack),
            }
            if game.ending().is_some() {
                ended += 1;
                break;
            }
            check_sums(&game, used, now);
        }
    }
    assert!(takebacks > 100 && unpaid > 5 && ended > 5);
}

#[track_caller]
fn check_sums(game: &Game, used: [Duration; 2], now: u64) {
    for color in Color::ALL {
        // White's moves have even indices; the first move of each side is not timed.
        let moves = (2..game.line().moves().len()).filter(|index| index % 2 == color as usize);
        let gained = CONTROL.increment * moves.count() as u32;
        let expected = CONTROL.initial + gained - used[color as usize];
        let left = game.clock().unwrap().left(color, Time::from_millis(now));
        assert_eq!(left, expected, "{color:?} at {now}");
    }
}

/// Older versions took moves back without regard to the clocks, and their games are still on disk.
#[test]
fn an_old_takeback_leaves_time_to_play() {
    let mut game = timed_game();
    for (text, seconds) in [
        ("wS1", 0),
        ("bS1 wS1-", 0),
        ("wQ -wS1", 58),
        ("bQ bS1-", 58),
    ] {
        let mv = game.position().parse_move(text).unwrap();
        game.absorb(Event::Played(mv), Time::from_millis(seconds * 1000));
    }
    let now = Time::from_millis(62_000);
    let refused = game.decide(Some(Color::White), Command::AskTakeback, now);
    assert_eq!(refused, Err(Refusal::NoTimeToTakeBack));
    game.absorb(Event::TakenBack { plies: 2 }, now);
    let clock = game.clock().unwrap();
    assert_eq!(clock.running(), Some(Color::White));
    assert_eq!(clock.left(Color::White, now), Duration::from_secs(3));
    assert_eq!(clock.flagged(now), None);
}
