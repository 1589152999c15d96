//! What the coach says when.

#![allow(
    clippy::unwrap_used,
    reason = "a test may stop at what should not happen"
)]

use std::collections::BTreeSet;
use std::sync::LazyLock;

use proptest::prelude::*;
use skep_learn::coach::advice;
use skep_locale::{Argument, Locale};
use skep_rules::{Color, GameType, Opening, Position};

/// A position, moves played from it, who is coached, what is said.
type Row = (
    &'static str,
    &'static [&'static str],
    Color,
    &'static [&'static str],
);

use Color::{Black, White};

#[rustfmt::skip]
const ROWS: &[Row] = &[
    ("Base - w1 -", &[], White, &["coach-first"]),
    ("Base - w1 -", &[], Black, &[]),
    ("Base wS1 b1 wS1", &[], Black, &["coach-first"]),
    ("Base wS1bS1 w2 -", &[], White, &["coach-second", "coach-queen-soon"]),
    ("Base wG1wS1bS1bG1 w3 -", &[], White, &["coach-queen-soon", "coach-queen-where"]),
    ("Base wA1wG1wS1bS1bG1bA1 w4 -", &[], White, &["coach-queen-due", "coach-queen-where"]),
    // The Queen is in, and nothing has moved yet; later that is no news.
    ("Base wQwS1bS1bQ w3 -", &[], White, &["coach-can-move", "coach-plan-ants"]),
    ("Base wQwS1bS1bQ w3 -", &["wA1 -wQ", "bA1 bQ-"], White, &["coach-can-move", "coach-queen-pinned"]),
    // What decides the game comes first.
    ("Base ..bS1wB1/wQwG1bQbA1/wA1wS1 w6 -", &[], White, &["coach-win-now"]),
    ("Base ....wA1/bA1wQwG1bS1/.wS1bQwB1/..wG2 b7 -", &[], Black, &["coach-stop-them", "coach-your-queen"]),
    ("Base ..wS1wG1/.bA1wQ/bQbG1/.bS1bB1 w8 -", &[], White, &["coach-your-queen", "coach-plan-ants"]),
    ("Base wQbA1(bQwB1)wG1 b5 -", &[], Black, &["coach-pass"]),
    // Ideas take turns.
    ("Base ..bG1/.wA1.bS1/.wQbQ/wA2.wG1 w7 -", &[], White, &["coach-their-queen", "coach-plan-pin"]),
    ("Base ..bG1/.wA1.bS1/.wQbQ/wA2.wG1 w8 -", &[], White, &["coach-their-queen", "coach-queen-pinned"]),
    ("Base ..bG1/.wA1.bS1/.wQbQ/wA2.wG1 w9 -", &[], White, &["coach-their-queen", "coach-pinned"]),
    ("Base ..bG1/.wA1.bS1/.wQbQ/wA2.wG1 w10 -", &[], White, &["coach-their-queen", "coach-plan-attack"]),
    ("Base ..bG1/.wA1.bS1/.wQbQ/wA2.wG1 w11 -", &[], White, &["coach-their-queen", "coach-plan-free"]),
    ("Base .wB1/wQwS1bS1bQ w9 -", &[], White, &["coach-plan-near"]),
    ("Base wQwS1bS1bQbG1bA1 w9 -", &[], White, &["coach-plan-place"]),
    ("Base wQwS1bS1bQbG1bA1 w1000000000 -", &[], White, &["coach-plan-ants"]),
    ("Base .bQbS1/.wG1wB1/wQ w11 -", &[], White, &["coach-beetle"]),
    ("Base wQwS1bQbG1/.wB1bA1 w8 -", &[], White, &["coach-their-queen", "coach-cover-queen"]),
    // There is nothing to aim at.
    ("Base (wA1bB1)(wA2bB2)bQwQ w8 -", &[], White, &["coach-your-queen"]),
    // After the end.
    ("Base ..bS1wB1/wQwG1bQbA1/wA1wS1 w6 -", &["wA1 bQ\\"], White, &["coach-won", "coach-next-level"]),
    ("Base ..bS1wB1/wQwG1bQbA1/wA1wS1 w6 -", &["wA1 bQ\\"], Black, &["coach-lost", "coach-next-lessons"]),
    (
        "Base .....wG1/..bS1bB1bG1bB2/.bA1wQ.bQbG2/.bA2bS2wB1wS1 w11 -",
        &["wG1 bB1\\"],
        White,
        &["coach-drawn-both", "coach-next-lessons"],
    ),
    (
        "Base wQwS1bS1bQ w5 -",
        &["wQ \\wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-", "wQ \\wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-"],
        White,
        &["coach-drawn-repetition", "coach-next-lessons"],
    ),
];

/// Plans of White, and what they name.
const PLANS: &[(&str, &str)] = &[
    ("Base wA1wQwS1bS1bQbA1 w5 -", "coach-plan-ants wA2"),
    ("Base wA1wQwS1bS1bQbA1 w6 -", r"coach-plan-attack wA1 \bQ"),
    ("Base wA1wQwS1bS1bQbA1 w7 -", "coach-plan-free wA1"),
    // Of all enemies the Ant can go furthest.
    ("Base wA1wQwS1bS1bQbA1 w8 -", "coach-plan-pin wA1 bA1"),
    (
        "Base ..wS1wG1/.bA1wQ/bQbG1/.bS1bB1 w11 -",
        "coach-plan-pin wS1 bQ",
    ),
    // Places are told by their Queen, whoever else is beside them.
    (
        "Base ..bG1/.wA1.bS1/.wQbQ/wA2.wG1 w10 -",
        "coach-plan-attack wA2 /bQ",
    ),
    ("Base .wB1/wQwS1bS1bQ w9 -", "coach-plan-near wB1"),
];

fn english() -> &'static Locale {
    static ENGLISH: LazyLock<Locale> = LazyLock::new(|| Locale::new(&["en"]));
    &ENGLISH
}

#[track_caller]
fn check_advice(position: &Position, you: Color) -> Vec<String> {
    let phrases = advice(position, you);
    assert!(phrases.len() <= 2, "{phrases:?}");
    for phrase in &phrases {
        let text = phrase.word(english());
        let is_worded = text != phrase.key && !text.contains(['{', '}']);
        assert!(is_worded, "{phrase:?} is worded as {text:?}");
    }
    phrases.into_iter().map(|phrase| phrase.key).collect()
}

#[test]
fn what_matters_is_said() {
    let mut said = BTreeSet::new();
    for (start, moves, you, expected) in ROWS {
        let mut position: Position = start.parse().unwrap();
        for text in *moves {
            position.play_string(text).unwrap();
        }
        let keys = check_advice(&position, *you);
        assert_eq!(keys, *expected, "{start} {moves:?}");
        said.extend(keys);
    }
    let words = include_str!("../../../locales/en/lessons.ftl").lines();
    let words = words.skip_while(|line| *line != "## The coach of the first game");
    let words = words.skip(1).take_while(|line| !line.starts_with("##"));
    let keys = words.filter_map(|line| line.split_once(" =").map(|(key, _)| key));
    let keys: BTreeSet<String> = keys.map(str::to_owned).collect();
    assert_eq!(said, keys);
}

#[test]
fn plans_name_what_they_take() {
    for (start, expected) in PLANS {
        let position: Position = start.parse().unwrap();
        let plan = advice(&position, White).pop().unwrap();
        let names = plan.arguments.iter().map(|(_, name)| match name {
            Argument::Piece(piece) => piece.to_string(),
            Argument::Move(text) => text.clone(),
            other => panic!("{start} speaks of {other:?}"),
        });
        let said: Vec<_> = [plan.key.clone()].into_iter().chain(names).collect();
        assert_eq!(said.join(" "), *expected, "{start}");
    }
}

proptest! {
    #[test]
    fn there_is_advice_on_every_turn_of_every_game(
        base in any::<bool>(),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 1..60),
    ) {
        let game_type = if base { GameType::BASE } else { GameType::MLP };
        let mut position = Position::new(game_type, Opening::Tournament);
        for choice in choices {
            let you = position.to_move();
            prop_assert!(!check_advice(&position, you).is_empty());
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play(moves[choice.index(moves.len())]).unwrap();
        }
    }
}
