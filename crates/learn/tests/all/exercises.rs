//! Every exercise can be solved, accepts every right answer and no other, and explains wrong ones.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use proptest::prelude::*;
use skep_engine::Prover;
use skep_learn::{Aim, AnswerKind, Exercise, Goal, Phrase, Verdict, Which, chapters, exercises};
use skep_locale::{LANGUAGES, Locale};
use skep_rules::{Bug, Color, Move, Piece, Position};

#[track_caller]
fn exercise(id: &str) -> &'static Exercise {
    let mut all = exercises().iter().chain(SPECIAL);
    let found = all.find(|exercise| exercise.id == id);
    found.unwrap_or_else(|| panic!("no exercise {id}"))
}

fn english() -> &'static Locale {
    static ENGLISH: LazyLock<Locale> = LazyLock::new(|| Locale::new(&["en"]));
    &ENGLISH
}

/// All right first answers, per exercise.
fn answers() -> BTreeMap<&'static str, BTreeSet<String>> {
    let lines = include_str!("../data/answers.txt").lines();
    let lines = lines.filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let (id, answers) = line.split_once(" | ").unwrap();
            (id, answers.split(", ").map(str::to_owned).collect())
        })
        .collect()
}

fn pieces(position: &Position) -> impl Iterator<Item = Piece> + use<> {
    position.game_type().pieces()
}

/// All possible first tries: all legal moves, or all pieces.
fn candidates(exercise: &Exercise) -> Vec<String> {
    let position = exercise.position();
    match exercise.answer() {
        AnswerKind::Pieces => pieces(&position).map(|piece| piece.to_string()).collect(),
        AnswerKind::Cells | AnswerKind::Moves => {
            let moves = position.legal_moves().into_iter();
            moves.map(|mv| position.move_string(mv)).collect()
        }
    }
}

/// All MoveStrings that can be formed from the pieces, legal or not.
fn all_move_strings(position: &Position) -> Vec<String> {
    let mut texts = vec!["pass".to_owned()];
    for piece in pieces(position) {
        texts.push(piece.to_string());
        for anchor in position.board().pieces() {
            for (before, after) in [
                ("", ""),
                ("-", ""),
                ("/", ""),
                ("\\", ""),
                ("", "-"),
                ("", "/"),
                ("", "\\"),
            ] {
                texts.push(format!("{piece} {before}{anchor}{after}"));
            }
        }
    }
    texts
}

#[track_caller]
fn check_words(phrase: &Phrase) {
    let text = phrase.word(english());
    let is_worded = text != phrase.key && !text.contains(['{', '}']);
    assert!(is_worded, "{phrase:?} is worded as {text:?}");
}

#[test]
fn there_are_enough_and_each_has_its_chapter() {
    assert!(exercises().len() >= 40);
    let ids: BTreeSet<_> = exercises().iter().map(|exercise| exercise.id).collect();
    assert_eq!(ids.len(), exercises().len(), "a name occurs twice");
    for Exercise { id, chapter, .. } in exercises() {
        assert!(chapters().iter().any(|known| known.id == *chapter), "{id}");
        let number = id.strip_prefix(chapter).unwrap().strip_prefix('-').unwrap();
        let number: usize = number.parse().unwrap();
        let before = exercises().iter().take_while(|other| other.id != *id);
        let before = before.filter(|other| other.chapter == *chapter);
        assert_eq!(before.count() + 1, number, "{id}");
    }
    let sides: Vec<_> = exercises()
        .iter()
        .map(|exercise| exercise.position().to_move())
        .collect();
    for color in [Color::White, Color::Black] {
        let count = sides.iter().filter(|side| **side == color).count();
        assert!(count * 4 >= sides.len(), "{color:?} plays only {count}");
    }
}

#[test]
fn positions_are_written_as_they_are_read() {
    for exercise in exercises() {
        let position = exercise.position();
        assert_eq!(position.to_string(), exercise.position, "{}", exercise.id);
        assert_eq!(position.outcome(), None, "{}", exercise.id);
        let has_cell = exercise.goal_cell().is_some();
        assert_eq!(
            has_cell,
            matches!(exercise.goal, Goal::Move(Aim::Reach { .. }))
        );
    }
}

#[test]
fn every_message_of_an_exercise_exists() {
    let locales = LANGUAGES.map(|language| Locale::new(&[language]));
    for exercise in exercises() {
        for phrase in [exercise.task(), exercise.hint(), exercise.solved()] {
            check_words(&phrase);
            for locale in &locales {
                let text = phrase.word(locale);
                assert!(!text.contains(['{', '}']), "{text}");
            }
        }
    }
}

#[test]
fn every_exercise_is_solved_by_its_solution() {
    for exercise in exercises() {
        let solution = exercise.solution();
        let tries: Vec<&str> = solution.iter().map(String::as_str).collect();
        let id = exercise.id;
        assert!(!tries.is_empty(), "{id} has no solution");
        let step = if exercise.answer() == AnswerKind::Moves {
            2
        } else {
            1
        };
        let mut position = exercise.position();
        for end in (1..=tries.len()).step_by(step) {
            let verdict = exercise.judge(&tries[..end]);
            if end == tries.len() {
                assert_eq!(verdict, Verdict::Solved, "{id}: {tries:?}");
                continue;
            }
            let Verdict::On { reply, phrase } = verdict else {
                panic!("{id}: {:?} is {verdict:?}", &tries[..end]);
            };
            check_words(&phrase);
            if let Some(reply) = reply {
                position.play_string(tries[end - 1]).unwrap();
                assert_eq!(position.move_string(reply), tries[end], "{id}");
                position.play(reply).unwrap();
            }
        }
    }
}

#[test]
fn exactly_the_right_answers_are_accepted() {
    let mut expected = answers();
    for exercise in exercises() {
        let mut right = candidates(exercise);
        right.retain(|answer| match exercise.judge(&[answer]) {
            Verdict::Wrong(phrase) => {
                check_words(&phrase);
                false
            }
            Verdict::On { phrase, .. } => {
                check_words(&phrase);
                true
            }
            Verdict::Solved => true,
        });
        let right: BTreeSet<String> = right.into_iter().collect();
        assert_eq!(Some(right), expected.remove(exercise.id), "{}", exercise.id);
    }
    assert_eq!(expected, BTreeMap::new());
}

#[test]
fn wins_take_the_stated_number_of_moves() {
    for exercise in exercises() {
        let Goal::Win(moves) = exercise.goal else {
            continue;
        };
        let win = Prover::new(10_000_000).quickest_win(&exercise.position(), Prover::MAX_MOVES);
        assert_eq!(win.unwrap().unwrap().moves, moves, "{}", exercise.id);
    }
}

#[test]
fn illegal_tries_are_explained() {
    for exercise in exercises() {
        let position = exercise.position();
        for text in all_move_strings(&position) {
            let mv = position.parse_move(&text);
            if mv.is_ok_and(|mv| position.is_legal(mv)) {
                continue;
            }
            match exercise.judge(&[&text]) {
                Verdict::Wrong(phrase) => check_words(&phrase),
                // A piece alone is an answer only where pieces are asked for.
                _ => assert_eq!(
                    exercise.answer(),
                    AnswerKind::Pieces,
                    "{}: {text}",
                    exercise.id
                ),
            }
        }
    }
}

/// Exercises for messages that no real exercise causes.
const SPECIAL: &[Exercise] = &[
    Exercise {
        id: "pinned-in-stacks",
        chapter: "",
        position: STACKS,
        goal: Goal::Pieces(Which::Pinned),
    },
    Exercise {
        id: "shut-in",
        chapter: "",
        position: STACKS,
        goal: Goal::Move(Aim::Free(BLACK_SPIDER)),
    },
    Exercise {
        id: "full-pillbug",
        chapter: "",
        position: "Base+P .wQbA1/wS1wPbQ/wG1bS1 w7 -",
        goal: Goal::Pieces(Which::Throwable),
    },
    Exercise {
        id: "before-the-queen",
        chapter: "",
        position: "Base wS1wA1bS1bQ w3 -",
        goal: Goal::Pieces(Which::Movable),
    },
    Exercise {
        id: "too-far-ahead",
        chapter: "",
        position: STACKS,
        goal: Goal::Win(Prover::MAX_MOVES),
    },
];
const BLACK_SPIDER: Piece = Piece::new(Color::Black, Bug::Spider, 1).unwrap();
const STACKS: &str = "Base ..wA1bG1wS1/.wQ(bA1wB1)bS1/wS2.bQbB1/..(wG1bB2)/..bA2/.wG2 b9 -";

/// The messages for answers that do not solve an exercise, each at least once.
const VERDICTS: &[(&str, &[&str], &str)] = &[
    ("queen-1", &[], "“” cannot be read as an answer."),
    (
        "queen-1",
        &["jump!"],
        "“jump!” cannot be read as an answer.",
    ),
    ("moving-1", &["wX"], "“wX” cannot be read as an answer."),
    ("queen-1", &["bQ bS1/"], "Right. There are 3 more to find."),
    (
        "queen-1",
        &["bQ bS1/", "bQ bS1\\", "bQ /wA1"],
        "Right. There is one more to find.",
    ),
    (
        "queen-1",
        &["nonsense", "bQ bS1/"],
        "Right. There are 3 more to find.",
    ),
    (
        "queen-1",
        &["bQ bS1/", "bQ bS1/"],
        "You have found this one already.",
    ),
    (
        "moving-1",
        &["wQ", "wA1"],
        "Right. There is one more to find.",
    ),
    (
        "moving-1",
        &["wQ", "WQ"],
        "You have found this one already.",
    ),
    (
        "placing-1",
        &["wS2 wQ/"],
        "Here only the white Ant 1 counts.",
    ),
    (
        "placing-1",
        &["wA1 wQ-"],
        "A new piece may not touch one of your opponent’s.",
    ),
    (
        "queen-turns-1",
        &["wS2 wA1/"],
        "This is your fourth turn: the Queen has to be placed now.",
    ),
    (
        "moving-1",
        &["wS2"],
        "The white Spider 2 is not on the board.",
    ),
    (
        "moving-1",
        &["bQ"],
        "The black Queen is your opponent’s. Only your own pieces are asked for.",
    ),
    (
        "moving-1",
        &["wB1"],
        "The white Beetle 1 holds the hive together: without it the white Ant 1 would be cut off.",
    ),
    (
        "moving-2",
        &["bA1"],
        "Another piece stands on the black Ant 1.",
    ),
    (
        "moving-2",
        &["bS1"],
        "The black Spider 1 is not pinned, but it has nowhere to go.",
    ),
    (
        "corners-1",
        &["wA1"],
        "The white Ant 1 moved on the previous turn and has to rest for this one.",
    ),
    (
        "one-hive-1",
        &["wA2"],
        "The white Ant 2 is not pinned: the hive holds together without it.",
    ),
    (
        "pinned-in-stacks",
        &["bB2"],
        "The black Beetle 2 stands on top of another piece, so lifting it splits nothing.",
    ),
    (
        "pinned-in-stacks",
        &["bA1"],
        "Another piece stands on the black Ant 1.",
    ),
    (
        "pillbug-2",
        &["wA1"],
        "The white Ant 1 does not touch a piece of yours that can throw.",
    ),
    (
        "pillbug-2",
        &["wS1"],
        "The white Spider 1 is part of a stack. Only a piece alone on its cell can be thrown.",
    ),
    (
        "pillbug-2",
        &["bG1"],
        "The black Grasshopper 1 holds the hive together: without it the white Ant 1 would be cut off.",
    ),
    (
        "pillbug-2",
        &["bS1"],
        "The black Spider 1 moved on the previous turn and has to rest for this one.",
    ),
    (
        "full-pillbug",
        &["bA1"],
        "The black Ant 1 cannot be thrown: the way up or down is blocked, or no cell beside the Pillbug is free.",
    ),
    (
        "before-the-queen",
        &["wA1"],
        "Your pieces may move once your Queen is on the board.",
    ),
    (
        "freedom-2",
        &["wS2 wS1\\"],
        "That leaves the marked cell empty.",
    ),
    (
        "pillbug-6",
        &["wQ -bQ"],
        "The marked cell is taken now, but not by the black Ant 1.",
    ),
    (
        "one-hive-2",
        &["bS1 bG1/"],
        "The white Ant 1 is not pinned yet: the hive holds together without it.",
    ),
    (
        "queen-turns-2",
        &["bS2 bS1\\"],
        "Your pieces may move once your Queen is on the board.",
    ),
    (
        "queen-turns-2",
        &["bQ bA1-"],
        "The black Ant 1 cannot leave yet: it alone still holds the black Queen.",
    ),
    (
        "shut-in",
        &["bS2 /bQ"],
        "The black Spider 1 is not pinned any more, but it still has nowhere to go.",
    ),
    (
        "beetle-2",
        &["bS1 bQ/"],
        "The white Ant 1 is not covered yet.",
    ),
    (
        "placing-3",
        &["wQ wG1\\"],
        "A new piece from your reserve is asked for.",
    ),
    (
        "placing-3",
        &["wS2 wQ\\"],
        "The new piece does not touch the black Queen.",
    ),
    (
        "goal-1",
        &["wS2 /wQ"],
        "The enemy Queen can still breathe: 5 of the 6 places around her are taken.",
    ),
    (
        "tactics-3",
        &["wS2 wQ-"],
        "That is too slow. Your opponent’s answer: black Spider 2 to the lower left of black Spider 1. Then you do not win with your next move.",
    ),
    (
        "tactics-6",
        &["wA1 bQ\\"],
        "That is too slow. Your opponent’s answer: black Spider 1 to the upper left of black Beetle 1. Then you do not win within 2 moves.",
    ),
    (
        "tactics-3",
        &["wB1 bQ\\"],
        "Good! Your opponent’s answer: black Spider 2 to the lower right of black Spider 1. Now win with one move.",
    ),
    (
        "tactics-6",
        &["wG1 /bS1"],
        "Good! Your opponent’s answer: black Spider 1 to the upper right of black Beetle 1. Now win within 2 moves.",
    ),
    (
        "tactics-3",
        &["wB1 bQ\\", "bS2 bS1\\", "wS2 wQ-"],
        "The enemy Queen can still breathe: 5 of the 6 places around her are taken.",
    ),
    (
        "tactics-3",
        &["wB1 bQ\\", "bS2 bS1\\"],
        "It is your opponent’s turn.",
    ),
    (
        "too-far-ahead",
        &["bA3 /bQ"],
        "Whether that wins cannot be told: there are too many replies to look at.",
    ),
    (
        "ending-1",
        &["wG1 wS1\\"],
        "That surrounds both Queens at once: the game would be a draw.",
    ),
    (
        "ending-2",
        &["bA1 wS1\\"],
        "That surrounds your own Queen: you would lose.",
    ),
    (
        "ending-2",
        &["bS2 \\bA1"],
        "Your opponent would still win: white Ant 1 to the lower right of white Spider 1.",
    ),
    (
        "draws-1",
        &["bS2 -bS1"],
        "That is no draw: both Queens have to be surrounded by the same move.",
    ),
    (
        "queen-2",
        &["wS2 wG1/"],
        "4 of the 6 places around your Queen are still taken. At most 2 may be.",
    ),
    (
        "mosquito-2",
        &["bM -bG1"],
        "The insect that is to be imitated does not move there.",
    ),
    (
        "passing-2",
        &["wS2 \\wQ"],
        "Your opponent still has 8 moves.",
    ),
    (
        "tactics-1",
        &["wS2 \\wQ"],
        "The black Ant 1 can still move, to 14 cells.",
    ),
];

#[test]
fn wrong_answers_say_what_is_missing() {
    let mut said = BTreeSet::new();
    for (id, tries, expected) in VERDICTS {
        let phrase = match exercise(id).judge(tries) {
            Verdict::Wrong(phrase) | Verdict::On { phrase, .. } => phrase,
            Verdict::Solved => panic!("{id}: {tries:?} solves it"),
        };
        assert_eq!(phrase.word(english()), *expected, "{id}: {tries:?}");
        said.insert(phrase.key);
    }
    let words = include_str!("../../../../locales/en/lessons.ftl").lines();
    let keys = words.filter_map(|line| line.split_once(" =").map(|(key, _)| key));
    for key in keys.filter(|key| key.starts_with("verdict-")) {
        assert!(said.contains(key), "no row hears {key}");
    }
}

#[test]
fn a_try_may_be_written_in_any_way_that_names_the_cell() {
    let exercise = exercise("beetle-2");
    for text in ["bB1 wA1", "BB1 WA1", "  bb1   wa1 ", "bB1 wQ-", "bB1 \\bB1"] {
        assert_eq!(exercise.judge(&[text]), Verdict::Solved, "{text}");
    }
}

proptest! {
    #[test]
    fn no_text_makes_judging_panic(
        index in 0..exercises().len(),
        tries in prop::collection::vec("[wb]?[QSBGAMLP]?[1-3]?[ ]?[-/\\\\]?[wb]?[QSBGAMLP]?[1-3]?[-/\\\\]?|\\PC{0,8}|pass", 0..4),
    ) {
        let tries: Vec<&str> = tries.iter().map(String::as_str).collect();
        let verdict = exercises()[index].judge(&tries);
        if let Verdict::Wrong(phrase) | Verdict::On { phrase, .. } = verdict {
            prop_assert!(!phrase.key.is_empty());
        }
    }

    #[test]
    fn no_legal_moves_make_judging_panic(
        index in 0..exercises().len(),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 1..5),
    ) {
        let exercise = &exercises()[index];
        let mut position = exercise.position();
        let mut tries = Vec::new();
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv: Move = moves[choice.index(moves.len())];
            tries.push(position.move_string(mv));
            position.play(mv).unwrap();
        }
        let tries: Vec<&str> = tries.iter().map(String::as_str).collect();
        exercise.judge(&tries);
    }
}
