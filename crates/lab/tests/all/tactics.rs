//! The suite of forced wins: each is proved, every kind occurs, and the engine finds them.

use std::collections::{BTreeMap, BTreeSet};

use skep_engine::{Engine, Limits, Native, Prover};
use skep_lab::{Tactic, Theme};
use skep_rules::{Color, Move, Outcome, Position};

fn lines() -> impl Iterator<Item = &'static str> {
    let lines = include_str!("../data/tactics.txt").lines();
    lines.filter(|line| !line.starts_with('#'))
}

fn suite() -> impl Iterator<Item = Tactic> {
    lines().map(|line| line.parse().unwrap())
}

#[test]
fn a_tactic_reads_as_it_is_written() {
    for line in lines() {
        assert_eq!(line.parse::<Tactic>().unwrap().to_string(), line);
    }
}

#[test]
fn malformed_tactics_are_refused() {
    for (text, message) in [
        (
            "Base wQbQ w3 - | 1 | wQ bQ/",
            "expected position string | moves to win | first moves | themes",
        ),
        (
            "Base wQbQ | 1 | wQ bQ/ | queen",
            "expected a position string before the first |",
        ),
        (
            "Base wQbQ w3 - | 9 | wQ bQ/ | queen",
            "expected after the position a number of moves from 1 to 8",
        ),
        (
            "Base wQbQ w3 - | 1 | wQ bQ- | queen",
            "expected after the second | legal moves with commas between",
        ),
        (
            r"Base wQbQ w3 - | 1 | wQ \bQ | wasp",
            "expected after the third | names of themes",
        ),
    ] {
        let refused = text.parse::<Tactic>().unwrap_err();
        assert_eq!(refused.to_string(), message, "{text}");
    }
}

/// No two are the same position up to rotation, mirroring and renumbering.
#[test]
fn all_positions_differ() {
    let keys: BTreeSet<_> = suite().map(|t| t.position.canonical_key()).collect();
    assert_eq!(keys.len(), suite().count());
}

#[test]
fn the_suite_has_wins_of_every_length_and_game_type() {
    let mut lengths = BTreeMap::new();
    let mut game_types = BTreeMap::new();
    for tactic in suite() {
        *lengths.entry(tactic.win.moves).or_insert(0) += 1;
        let name = tactic.position.game_type().to_string();
        *game_types.entry(name).or_insert(0) += 1;
    }
    assert_eq!(lengths, [(1, 15), (2, 28), (3, 26), (4, 20)].into());
    assert_eq!(game_types.len(), 8);
    assert!(
        game_types.values().all(|&count| count >= 9),
        "{game_types:?}"
    );
    let unique = suite().filter(|tactic| tactic.win.first_moves.len() == 1);
    assert!(unique.count() >= 85);
}

#[test]
fn the_suite_has_every_theme() {
    let themes: Vec<_> = suite().flat_map(|tactic| tactic.themes).collect();
    for (least, names) in [
        (1, "as-queen queen-forced"),
        (2, "as-ladybug"),
        (
            3,
            "queen zugzwang as-spider as-grasshopper as-ant as-beetle",
        ),
        (4, "as-pillbug throws-queen throws-enemy throws-own"),
        (5, "covers-queen covers-enemy drop shut-out ladybug spider"),
        (8, "pins frees threatened placement"),
        (10, "beetle grasshopper ant mosquito pillbug"),
    ] {
        for name in names.split(' ') {
            let theme: Theme = name.parse().unwrap();
            let count = themes.iter().filter(|&&other| other == theme).count();
            assert!(count >= least, "{name}: {count}");
        }
    }
}

/// Length, first moves and themes are as written. Wins in 4 take longer: `cargo xtask tactics`.
#[test]
fn wins_in_up_to_three_are_proved() {
    for tactic in suite().filter(|tactic| tactic.win.moves <= 3) {
        let mut prover = Prover::new(1_000_000);
        let proved = Tactic::prove(&tactic.position, tactic.win.moves, &mut prover);
        assert_eq!(proved, Ok(Some(tactic)));
    }
}

#[test]
fn the_prover_agrees_with_the_definition() {
    for tactic in suite().filter(|tactic| tactic.win.moves <= 3) {
        let position = &tactic.position;
        let moves = position.legal_moves().into_iter();
        let winning: Vec<_> = moves.filter(|&mv| wins_by(position, mv, 2)).collect();
        let mut prover = Prover::new(1_000_000);
        assert_eq!(
            prover.wins(position, 2),
            Ok(!winning.is_empty()),
            "{tactic}"
        );
        if tactic.win.moves == 2 {
            assert_eq!(winning, tactic.win.first_moves, "{tactic}");
        }
    }
}

/// The slow twin of the prover: the definition of a win in this many moves.
fn wins_by(position: &Position, mv: Move, moves: u8) -> bool {
    let attacker = position.to_move();
    let after = played(position, mv);
    let replies = after.legal_moves().into_iter();
    match has_won(&after, attacker) {
        Some(won) => won,
        None if moves == 1 => false,
        None => replies.map(|reply| played(&after, reply)).all(|next| {
            let mut moves_left = next.legal_moves().into_iter();
            has_won(&next, attacker)
                .unwrap_or_else(|| moves_left.any(|mv| wins_by(&next, mv, moves - 1)))
        }),
    }
}

fn played(position: &Position, mv: Move) -> Position {
    let mut position = position.clone();
    let _ = position.play_unchecked(mv);
    position
}

fn has_won(position: &Position, attacker: Color) -> Option<bool> {
    let outcome = position.outcome()?;
    Some(outcome == Outcome::Win(attacker))
}

/// About as many nodes as it searches in two seconds on a slow machine.
const NODES: u64 = 600_000;

#[test]
fn the_engine_finds_wins_in_up_to_three_with_their_exact_length() {
    let limits = Limits {
        nodes: Some(NODES),
        ..Limits::default()
    };
    let mut engine = Engine::new(16, Native).unwrap();
    for tactic in suite().filter(|tactic| tactic.win.moves <= 3) {
        let attempt = tactic.attempt(&mut engine, &limits);
        assert!(attempt.solved_after.is_some(), "{tactic}: not found");
        let plies = attempt.report.variations[0].score.plies_to_end();
        let expected = tactic.score().plies_to_end();
        // One ply less if the opponent has to surround their own Queen.
        let earlier = expected.map(|plies| plies - 1);
        assert!(plies == expected || plies == earlier, "{tactic}: {plies:?}");
        // The end of the line may be missing if it was seen at the end of a search.
        let mut position = tactic.position.clone();
        let line = &attempt.report.variations[0].moves;
        line.iter().for_each(|&mv| position.play(mv).unwrap());
        let is_won = position.outcome() == Some(Outcome::Win(tactic.position.to_move()));
        let is_whole = plies == Some(line.len() as u16);
        assert_eq!(is_won, is_whole, "{tactic}: {line:?}");
    }
}
