//! What the coach says, and when.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use proptest::prelude::*;
use skep_learn::coach::advice;
use skep_locale::{Argument, Locale, Phrase};
use skep_rules::{Color, GameType, Line, Move, Opening, Outcome, Piece, Position};

/// A position, moves played from it, the coached side, and the advice.
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
    // The Queen was placed on the turn before; later this is not mentioned.
    ("Base wS1bS1 w2 -", &["wQ -wS1", "bQ bS1-"], White, &["coach-can-move", "coach-plan-ants"]),
    ("Base wS1bS1 w2 -", &["wQ -wS1", "bQ bS1-", "wA1 -wQ", "bA1 bQ-"], White, &["coach-queen-pinned"]),
    // What decides the game comes first.
    ("Base ..bS1wB1/wQwG1bQbA1/wA1wS1 w6 -", &[], White, &["coach-win-now"]),
    ("Base ....wA1/bA1wQwG1bS1/.wS1bQwB1/..wG2 b7 -", &[], Black, &["coach-stop-them", "coach-your-queen"]),
    ("Base ..wS1wG1/.bA1wQ/bQbG1/.bS1bB1 w8 -", &[], White, &["coach-your-queen", "coach-plan-ants"]),
    // With one place left around her, no advice fills it, and none ignores her need for room.
    ("Base ..wG1/.bA2bA1bS1/bA3wQ.bQ/bG2bS2bG1 w12 -", &[], White, &["coach-your-queen"]),
    ("Base ..wG1/.bA2bA1bS1/wA2wQ.bQ/wA1bS2bG1 w12 -", &[], White, &["coach-your-queen", "coach-plan-attack"]),
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
    ("Base wQwS1bQbG1/.wB1bA1 w9 -", &[], White, &["coach-their-queen", "coach-plan-ants"]),
    // White has pieces in reserve, but no cell to place them on.
    ("Base .bS1/.wQwG1bQ/bG1wA1/bA1 w5040 -", &[], White, &["coach-your-queen", "coach-plan-attack"]),
    // There is nothing to aim for.
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

/// White's plans, and what they name.
const PLANS: &[(&str, &str)] = &[
    ("Base wA1wQwS1bS1bQbA1 w5 -", "coach-plan-ants piece=wA2"),
    (
        "Base wA1wQwS1bS1bQbA1 w6 -",
        r"coach-plan-attack move=wA1 \bQ",
    ),
    ("Base wA1wQwS1bS1bQbA1 w7 -", "coach-plan-free piece=wA1"),
    // Of all enemies, the Ant has the most moves.
    (
        "Base wA1wQwS1bS1bQbA1 w8 -",
        "coach-plan-pin enemy=bA1 piece=wA1",
    ),
    (
        "Base ..wS1wG1/.bA1wQ/bQbG1/.bS1bB1 w11 -",
        "coach-plan-pin enemy=bQ piece=wS1",
    ),
    // Places are named by the Queen, whatever else is beside them.
    (
        "Base ..bG1/.wA1.bS1/.wQbQ/wA2.wG1 w10 -",
        "coach-plan-attack move=wA2 /bQ",
    ),
    // An attack that gives your Queen room, while one more piece beside her would lose.
    (
        "Base ..wG1/.bA2bA1bS1/wA2wQ.bQ/wA1bS2bG1 w12 -",
        r"coach-plan-attack move=wA1 bQ\",
    ),
    ("Base .wB1/wQwS1bS1bQ w9 -", "coach-plan-near piece=wB1"),
];

fn english() -> &'static Locale {
    static ENGLISH: LazyLock<Locale> = LazyLock::new(|| Locale::new(&["en"]));
    &ENGLISH
}

#[track_caller]
fn check_advice(line: &Line, you: Color) -> Vec<String> {
    let phrases = advice(line, you);
    assert!(phrases.len() <= 2, "{phrases:?}");
    for phrase in &phrases {
        let text = phrase.word(english());
        let is_worded = text != phrase.key && !text.contains(['{', '}']);
        assert!(is_worded, "{phrase:?} is worded as {text:?}");
    }
    phrases.into_iter().map(|phrase| phrase.key).collect()
}

#[test]
fn the_coach_mentions_what_matters() {
    let mut said = BTreeSet::new();
    for (start, moves, you, expected) in ROWS {
        let mut line = Line::new(start.parse().unwrap());
        for text in *moves {
            line.play_string(text).unwrap();
        }
        let keys = check_advice(&line, *you);
        assert_eq!(keys, *expected, "{start} {moves:?}");
        said.extend(keys);
    }
    let words = include_str!("../../../../locales/en/lessons.ftl").lines();
    let words = words.skip_while(|line| *line != "## The coach of the first game");
    let words = words.skip(1).take_while(|line| !line.starts_with("##"));
    let keys = words.filter_map(|line| line.split_once(" =").map(|(key, _)| key));
    let keys: BTreeSet<String> = keys.map(str::to_owned).collect();
    assert_eq!(said, keys);
}

#[test]
fn plans_name_their_piece_and_place() {
    for (start, expected) in PLANS {
        let line = Line::new(start.parse().unwrap());
        let plan = advice(&line, White).pop().unwrap();
        let names = plan.arguments.iter().map(|(name, value)| match value {
            Argument::Piece(piece) => format!("{name}={piece}"),
            Argument::Move(text) => format!("{name}={text}"),
            other => panic!("{start} speaks of {other:?}"),
        });
        let said: Vec<_> = [plan.key.clone()].into_iter().chain(names).collect();
        assert_eq!(said.join(" "), *expected, "{start}");
    }
}

/// The moves that are stated in full.
fn proposed(phrases: &[Phrase]) -> impl Iterator<Item = &str> {
    let arguments = phrases.iter().flat_map(|phrase| &phrase.arguments);
    arguments.filter_map(|(_, argument)| match argument {
        Argument::Move(text) => Some(text.as_str()),
        _ => None,
    })
}

proptest! {
    #[test]
    fn there_is_advice_on_every_turn_of_every_game(
        base in any::<bool>(),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 1..60),
    ) {
        let game_type = if base { GameType::BASE } else { GameType::MLP };
        let mut line = Line::new(Position::new(game_type, Opening::Tournament));
        for choice in choices {
            let position = line.position();
            let you = position.to_move();
            check_advice(&line, you);
            let phrases = advice(&line, you);
            prop_assert!(!phrases.is_empty());
            for mv in proposed(&phrases) {
                let mut then = position.clone();
                then.play_string(mv).unwrap();
                prop_assert_ne!(then.outcome(), Some(Outcome::Win(!you)), "{} {}", position, mv);
            }
            let moves = position.legal_moves();
            let is_placed = |wanted: Option<Piece>| {
                let placed = moves.iter().filter(|mv| matches!(mv, Move::Place { .. }));
                let mut placed = placed.filter_map(|mv| mv.piece_and_target());
                placed.any(|(piece, _)| wanted.is_none_or(|wanted| wanted == piece))
            };
            for phrase in &phrases {
                let can_be = match (phrase.key.as_str(), phrase.arguments.first_key_value()) {
                    ("coach-plan-ants", Some((_, Argument::Piece(ant)))) => is_placed(Some(*ant)),
                    ("coach-plan-place", _) => is_placed(None),
                    _ => true,
                };
                prop_assert!(can_be, "{} {:?}", position, phrase);
            }
            if moves.is_empty() {
                break;
            }
            line.play(moves[choice.index(moves.len())]).unwrap();
        }
    }
}
