//! What the levels of play guarantee: what none of them overlooks, and that a seed decides the rest.

use std::collections::BTreeSet;
use std::time::Duration;

use skep_engine::{Engine, Level, Limits, Native, Report};
use skep_rules::{GameString, GameType, Move, Opening, Outcome, Position};

/// Real games, one per row.
const GAMES: &str = include_str!("../../../rules/tests/data/replays/real_counts.jsonl");

/// The level from which a loss in one is always seen.
const FORESEES: u8 = 3;

fn engine(level: Level, seed: u64) -> Engine {
    let mut engine = Engine::new(1, Native).unwrap();
    engine.set_level(level);
    engine.set_seed(seed);
    engine
}

fn nodes(nodes: u64) -> Limits {
    Limits {
        nodes: Some(nodes),
        ..Limits::default()
    }
}

fn below_full() -> impl Iterator<Item = Level> {
    Level::all().filter(|&level| level < Level::FULL)
}

/// The positions this many plies before the end of some games that had a winner.
fn before_the_end(plies: usize) -> impl Iterator<Item = Position> {
    let rows = GAMES.lines().map(|row| serde_json::from_str(row).unwrap());
    let lines = rows.map(|row: serde_json::Value| {
        let game = GameString::parse(row["game"].as_str().unwrap()).unwrap();
        game.replay().unwrap()
    });
    let won = lines.filter(|line| matches!(line.position().outcome(), Some(Outcome::Win(_))));
    won.step_by(3)
        .map(move |line| line.without_last(plies).position().clone())
}

/// What a move leads to immediately, worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Merit {
    SurroundsItself,
    LosesInOne,
    Neither,
    Wins,
}

fn merit(position: &Position, mv: Move) -> Merit {
    let player = position.to_move();
    let mut position = position.clone();
    let _ = position.play_unchecked(mv);
    match position.outcome() {
        Some(Outcome::Win(winner)) if winner == player => Merit::Wins,
        Some(Outcome::Win(_)) => Merit::SurroundsItself,
        None if wins_in_one(&mut position) => Merit::LosesInOne,
        _ => Merit::Neither,
    }
}

fn wins_in_one(position: &mut Position) -> bool {
    let player = position.to_move();
    position.legal_moves().into_iter().any(|mv| {
        let undo = position.play_unchecked(mv);
        let outcome = position.outcome();
        position.undo(undo);
        outcome == Some(Outcome::Win(player))
    })
}

/// Every level plays one of the best moves, as far as it is guaranteed to see.
fn check(position: &Position, best: Merit) {
    for level in Level::all() {
        let seed = u64::from(position.ply());
        let report = engine(level, seed).search(position, &nodes(1000), |_| ());
        let found = report.best().unwrap();
        let least = match best {
            Merit::Neither if level.number() < FORESEES => Merit::LosesInOne,
            best => best,
        };
        assert!(
            merit(position, found) >= least,
            "{level:?} plays {} in {position}",
            position.move_string(found),
        );
    }
}

/// Finds positions this many plies before the end of a game in which some moves have that merit and
/// others are worse. Checks how many there are, and that every level plays one of the good moves.
#[track_caller]
fn check_choices(plies: usize, good: Merit, bad: Merit, expected: usize) {
    let mut count = 0;
    for position in before_the_end(plies) {
        let moves = position.legal_moves().into_iter();
        let merits: BTreeSet<_> = moves.map(|mv| merit(&position, mv)).collect();
        if merits.last() == Some(&good) && merits.contains(&bad) {
            check(&position, good);
            count += 1;
        }
    }
    assert_eq!(count, expected);
}

#[test]
fn every_level_wins_in_one() {
    check_choices(1, Merit::Wins, Merit::Neither, 41);
}

#[test]
fn from_level_3_on_a_loss_in_one_is_prevented() {
    check_choices(2, Merit::Neither, Merit::LosesInOne, 13);
    check_choices(4, Merit::Neither, Merit::LosesInOne, 36);
}

#[test]
fn no_level_surrounds_its_own_queen() {
    check_choices(2, Merit::Neither, Merit::SurroundsItself, 10);
    check_choices(2, Merit::LosesInOne, Merit::SurroundsItself, 21);
}

/// The first plies of a game of a level against itself.
fn opening(level: Level, seed: u64) -> Vec<Move> {
    let mut engine = engine(level, seed);
    let mut position = Position::new(GameType::MLP, Opening::Tournament);
    let plies = (0..6).map(|_| {
        let best = engine
            .search(&position, &nodes(1000), |_| ())
            .best()
            .unwrap();
        position.play(best).unwrap();
        best
    });
    plies.collect()
}

#[test]
fn a_seed_decides_the_game() {
    for level in below_full() {
        let games: BTreeSet<_> = (1..=4).map(|seed| opening(level, seed)).collect();
        assert!(games.len() > 1, "{level:?}");
        assert!(games.contains(&opening(level, 1)), "{level:?}");
    }
}

fn found(report: Report) -> impl PartialEq + std::fmt::Debug {
    (report.depth, report.nodes, report.variations)
}

/// Nor does it matter what a lower level has stored about the position.
#[test]
fn at_full_strength_no_seed_matters() {
    for position in before_the_end(12).step_by(5) {
        let plain = Engine::new(1, Native)
            .unwrap()
            .search(&position, &nodes(1500), |_| ());
        let mut engine = engine(Level::new(1).unwrap(), 9);
        engine.search(&position, &nodes(1500), |_| ());
        engine.set_level(Level::FULL);
        let full = engine.search(&position, &nodes(1500), |_| ());
        assert_eq!(found(full), found(plain));
    }
}

#[test]
fn the_narrower_limit_holds() {
    let position = Position::new(GameType::MLP, Opening::Tournament);
    let patient = Limits {
        time: Some(Duration::from_secs(3600)),
        ..Limits::default()
    };
    for level in below_full() {
        let own = engine(level, 1).search(&position, &patient, |_| ());
        assert!(own.nodes < 50_000, "{level:?}: {}", own.nodes);
        let asked = engine(level, 1).search(&position, &nodes(5), |_| ());
        assert!(asked.nodes < 20, "{level:?}: {}", asked.nodes);
    }
}

#[test]
fn levels_are_numbered_from_1_to_10() {
    let numbers: Vec<_> = Level::all().map(Level::number).collect();
    assert_eq!(numbers, (1..=10).collect::<Vec<_>>());
    assert_eq!(Level::new(10), Some(Level::FULL));
    assert_eq!([0, 11, 255].map(Level::new), [None; 3]);
}
