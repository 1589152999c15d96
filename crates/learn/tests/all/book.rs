//! The rulebook: every rule has its place, and every diagram shows what its caption says, in all languages.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use skep_learn::{Block, Chapter, Diagram, RuleNumber, chapters, exercises};
use skep_locale::{Argument, LANGUAGES, Locale};
use skep_rules::{Bug, Color, Move, Outcome, Position};

/// How many cells the piece of each diagram can go to, and why the crossed-out moves are illegal.
#[rustfmt::skip]
const DIAGRAMS: &[(&str, Option<u32>, &[&str])] = &[
    ("goal",                Some(13), &[]),
    ("insects",             None,     &[]),
    ("start",               None,     &[]),
    ("no-edge",             Some(17), &[]),
    ("not-captured",        Some(6),  &[]),
    ("first-reply",         Some(6),  &[]),
    ("placing",             Some(5),  &["enemy-beside", "no-friend-beside"]),
    ("placing-stack",       Some(8),  &[]),
    ("placing-ground",      Some(4),  &["occupied"]),
    ("placing-hole",        Some(9),  &[]),
    ("placing-order",       Some(0),  &["out-of-order"]),
    ("queen-due",           Some(6),  &[]),
    ("opening",             Some(0),  &["queen-must-wait"]),
    ("opening-printed",     Some(6),  &[]),
    ("queen-first",         Some(0),  &["queen-not-placed"]),
    ("covered",             Some(0),  &["covered"]),
    ("no-change",           Some(10), &[]),
    ("one-hive",            Some(0),  &["pinned"]),
    ("one-hive-on-the-way", Some(0),  &["pinned"]),
    ("one-hive-ring",       Some(2),  &[]),
    ("one-hive-top",        Some(6),  &[]),
    ("boxed-in",            Some(0),  &["too-narrow"]),
    ("hole",                Some(11), &["too-narrow"]),
    ("contact",             Some(2),  &["loses-contact"]),
    ("gate",                Some(4),  &["too-narrow"]),
    ("queen",               Some(4),  &[]),
    ("beetle",              Some(4),  &[]),
    ("beetle-top",          Some(6),  &[]),
    ("beetle-covers",       Some(0),  &["covered"]),
    ("beetle-tower",        Some(4),  &[]),
    ("grasshopper",         Some(3),  &["unreachable"]),
    ("grasshopper-stack",   Some(2),  &["unreachable"]),
    ("grasshopper-out",     Some(5),  &[]),
    ("spider",              Some(4),  &["too-narrow"]),
    ("ant",                 Some(11), &["too-narrow"]),
    ("ladybug",             Some(10), &[]),
    ("ladybug-hole",        Some(9),  &[]),
    ("mosquito",            Some(6),  &[]),
    ("mosquito-alone",      Some(0),  &["mosquito-alone"]),
    ("mosquito-top",        Some(6),  &["mosquito-on-top"]),
    ("pillbug",             Some(2),  &[]),
    ("throw",               Some(3),  &[]),
    ("throw-stack",         Some(0),  &["in-stack"]),
    ("throw-covered",       Some(0),  &["thrower-covered"]),
    ("throw-pinned",        Some(0),  &["pinned"]),
    ("throw-gate",          Some(2),  &["throw-too-narrow"]),
    ("throw-gate-up",       Some(0),  &["throw-too-narrow"]),
    ("throw-just-moved",    Some(0),  &["resting"]),
    ("throw-rest",          Some(0),  &["resting"]),
    ("throw-again",         Some(0),  &["resting"]),
    ("throw-rest-pillbug",  Some(0),  &["thrower-resting"]),
    ("throw-thrower",       Some(2),  &[]),
    ("throw-mosquito",      Some(3),  &[]),
    ("throw-mosquito-pinned", Some(3), &[]),
    ("throw-mosquito-resting", Some(2), &[]),
    ("throw-mosquito-covered", Some(0), &["thrower-powerless"]),
    ("throw-while-pinned",  Some(4),  &[]),
    ("throw-queen-first",   Some(0),  &["queen-not-placed"]),
    ("pass",                None,     &[]),
    ("surrounded",          None,     &[]),
    ("both",                Some(14), &[]),
    ("repetition",          None,     &[]),
    ("corner-stack",        Some(6),  &[]),
    ("corner-gate",         Some(3),  &[]),
    ("corner-gate-mosquito", Some(6), &["too-narrow"]),
    ("corner-gate-ladybug", Some(2),  &["too-narrow"]),
    ("corner-spider-back",  Some(0),  &["unreachable"]),
    ("corner-spider",       Some(2),  &[]),
    ("corner-mosquito-top", Some(0),  &["thrower-powerless"]),
    ("corner-mosquito",     Some(3),  &["unreachable"]),
    ("corner-thrown",       Some(0),  &["resting"]),
    ("corner-thrown-mosquito", Some(0), &["thrower-resting"]),
    ("corner-after-pass",   Some(0),  &["resting"]),
    ("corner-both-ways",    Some(4),  &[]),
    ("corner-passes",       Some(9),  &[]),
    ("corner-no-cell",      Some(0),  &["enemy-beside"]),
    ("corner-under",        Some(13), &[]),
    ("corner-own-queen",    Some(3),  &[]),
    ("corner-repetition",   None,     &[]),
    ("tactics-pin",         Some(0),  &["pinned"]),
    ("tactics-beetle",      Some(7),  &[]),
    ("tactics-last",        Some(2),  &[]),
];

/// Moves in diagrams, and the state of the game after them, as promised by the captions.
const PROMISES: &[(&str, &[&str], &str)] = &[
    ("goal", &["wA1 bQ-"], "WhiteWins"),
    ("surrounded", &[], "WhiteWins"),
    ("both", &["wA1 wG1-"], "Draw"),
    ("corner-under", &[r"bA1 wG1\"], "BlackWins"),
    ("tactics-last", &["wG1 bQ-"], "WhiteWins"),
    ("pass", &["pass"], ""),
    (
        "repetition",
        &[
            r"wQ \wS1", "bQ bG1/", "wQ -wS1", "bQ bG1-", r"wQ \wS1", "bQ bG1/", "wQ -wS1",
        ],
        "",
    ),
    (
        "repetition",
        &[
            r"wQ \wS1", "bQ bG1/", "wQ -wS1", "bQ bG1-", r"wQ \wS1", "bQ bG1/", "wQ -wS1",
            "bQ bG1-",
        ],
        "Draw",
    ),
    ("placing-hole", &["wA2 wQ-"], ""),
    ("beetle-top", &["wB1 wS1\\"], ""),
    ("beetle-covers", &["bS2 bA1\\", "wA1 wB1-"], ""),
    ("ladybug-hole", &["wL wQ-"], ""),
    ("corner-gate", &["wG1 bS1-"], ""),
    ("corner-spider", &["wS1 \\bS1"], ""),
    ("tactics-beetle", &["wA1 wB1-"], ""),
    ("no-edge", &["wA1 bA1-"], ""),
    ("not-captured", &["wB1 wQ", "bA1 bG1-"], ""),
    ("beetle-tower", &["wB2 bM"], ""),
    ("grasshopper-stack", &["wG1 bQ-"], ""),
    ("throw-thrower", &[r"wP bP\"], ""),
    ("corner-after-pass", &["pass", r"bP \wP"], ""),
    (
        "corner-passes",
        &["wA1 -wQ", "pass", "wA1 wB2-", "pass", "wA1 -wQ", "pass"],
        "",
    ),
    ("corner-no-cell", &["pass"], ""),
    ("corner-own-queen", &["wQ wP-"], "BlackWins"),
    (
        "corner-repetition",
        &[
            r"wQ \wG1", "bQ bS1/", "wQ -wG1", "bQ bS1-", "wQ /wG1", r"bQ bS1\", "wQ -wG1",
            "bQ bS1-",
        ],
        "Draw",
    ),
    (
        "corner-repetition",
        &[
            r"wQ \wG1",
            "bQ bS1/",
            "wQ -wG1",
            "bQ bS1-",
            r"wA1 \wG1",
            "bA1 bS1/",
            "wQ /wG1",
            r"bQ bS1\",
            "wQ -wG1",
            "bQ bS1-",
        ],
        "",
    ),
];

fn diagrams() -> impl Iterator<Item = (&'static Chapter, &'static Diagram)> {
    chapters().iter().flat_map(|chapter| {
        let diagrams = chapter.blocks.iter().filter_map(|block| match block {
            Block::Diagram(diagram) => Some(diagram),
            Block::Rule(_) | Block::Text(_) => None,
        });
        diagrams.map(move |diagram| (chapter, diagram))
    })
}

/// The chapter ids, which addresses, exercises and translators depend on.
#[test]
fn chapters_are_in_order() {
    let ids: Vec<_> = chapters().iter().map(|chapter| chapter.id).collect();
    let expected = "goal setup placing queen-turns opening moving one-hive freedom queen beetle grasshopper spider ant ladybug \
                    mosquito pillbug passing ending draws corners tactics";
    assert_eq!(ids.join(" "), expected);
}

#[test]
fn every_rule_has_one_home() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules.md");
    let text = fs::read_to_string(path).unwrap();
    let numbers = text
        .lines()
        .filter_map(|line| line.strip_prefix("- ")?.split(' ').next());
    let mut stated: Vec<_> = numbers.map(|number| number.parse().unwrap()).collect();
    let mut housed: Vec<_> = chapters().iter().flat_map(Chapter::rules).collect();
    let by_number = |rule: &RuleNumber| (rule.0, rule.1);
    stated.sort_by_key(by_number);
    housed.sort_by_key(by_number);
    assert_eq!(housed, stated);
}

/// Agreements, resignations and clocks (R6.5) are not on the board; all other rules can be tried.
#[test]
fn every_rule_of_the_board_has_its_diagram() {
    let blocks = chapters()
        .iter()
        .flat_map(|chapter| chapter.blocks.windows(2));
    let shown = blocks.filter_map(|pair| match pair {
        [Block::Rule(number), Block::Diagram(_)] => Some(*number),
        _ => None,
    });
    let shown: Vec<_> = shown.collect();
    let rules = chapters().iter().flat_map(Chapter::rules);
    let only_told: Vec<_> = rules.filter(|rule| !shown.contains(rule)).collect();
    assert_eq!(only_told, [RuleNumber(6, 5)]);
}

/// Every text is shown somewhere, and everything shown has a text.
#[test]
fn every_text_has_its_place() {
    let subjects = ["chapter-", "rule-", "text-", "diagram-", "exercise-"];
    let said: BTreeSet<_> = ["rulebook.ftl", "lessons.ftl"]
        .into_iter()
        .flat_map(keys)
        .filter(|key| subjects.iter().any(|subject| key.starts_with(subject)))
        .collect();
    let shown = chapters().iter().flat_map(|chapter| {
        let blocks = chapter.blocks.iter().map(|block| match block {
            Block::Rule(number) => number.key(),
            Block::Text(id) => format!("text-{id}"),
            Block::Diagram(diagram) => diagram.caption().key,
        });
        let title = ["", ".about"].map(|part| format!("chapter-{}{part}", chapter.id));
        blocks.chain(title)
    });
    let exercises = exercises().iter().flat_map(|exercise| {
        ["", ".hint", ".solved"].map(|part| format!("exercise-{}{part}", exercise.id))
    });
    let shown: Vec<_> = shown.chain(exercises).collect();
    let once: BTreeSet<_> = shown.iter().cloned().collect();
    assert_eq!(shown.len(), once.len(), "something is shown twice");
    assert_eq!(once, said);
}

/// The keys of a file's messages and, as `message.attribute`, of their attributes.
fn keys(file: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en");
    let text = fs::read_to_string(path.join(file)).unwrap();
    let mut message = String::new();
    let mut keys = Vec::new();
    for (key, _) in text.lines().filter_map(|line| line.split_once(" =")) {
        match key.trim_start().strip_prefix('.') {
            Some(attribute) => keys.push(format!("{message}.{attribute}")),
            None if key.contains([' ', '#']) => {}
            None => {
                message = key.to_owned();
                keys.push(message.clone());
            }
        }
    }
    keys
}

#[test]
fn positions_are_written_as_they_are_read() {
    for (_, diagram) in diagrams() {
        let id = diagram.id;
        let position: Position = diagram.position.parse().unwrap();
        assert_eq!(position.to_string(), diagram.position, "{id}");
        let pieces = position.board().pieces().len();
        assert!(pieces <= 14, "{id} has {pieces} pieces");
    }
}

#[test]
fn diagrams_show_what_the_rules_say() {
    let shown: Vec<_> = diagrams().map(|(_, diagram)| diagram.id).collect();
    let expected: Vec<_> = DIAGRAMS.iter().map(|(id, ..)| *id).collect();
    assert_eq!(shown, expected);
    for ((_, diagram), (id, cells, reasons)) in diagrams().zip(DIAGRAMS) {
        let facts = diagram.facts();
        let counted = facts.iter().find(|(name, _)| *name == "cells");
        let counted = counted.map(|(_, argument)| argument.clone());
        assert_eq!(counted, cells.map(Argument::Number), "cells of {id}");
        let refused = diagram.refused();
        let given: Vec<_> = refused.iter().map(|(_, why)| why.code()).collect();
        assert_eq!(given, *reasons, "refusals of {id}");
        // A cross would hide a target of the diagram's own piece.
        let moves = diagram.position().legal_moves().into_iter();
        let own = moves.filter_map(Move::piece_and_target);
        let own = own.filter(|(mover, _)| diagram.piece() == Some(*mover));
        let own: Vec<_> = own.map(|(_, to)| to).collect();
        for (_, cell) in refused.iter().filter_map(|(mv, _)| mv.piece_and_target()) {
            assert!(!own.contains(&cell), "a cross of {id} is on a target");
        }
    }
}

#[test]
fn captions_keep_their_promises() {
    for (id, moves, result) in PROMISES {
        let (_, diagram) = diagrams().find(|(_, diagram)| diagram.id == *id).unwrap();
        let mut position = diagram.position();
        for text in *moves {
            let mv = position.parse_move(text).unwrap();
            position
                .play(mv)
                .unwrap_or_else(|why| panic!("{id}, {text}: {why}"));
        }
        let ended = match position.outcome() {
            None => "",
            Some(Outcome::Win(Color::White)) => "WhiteWins",
            Some(Outcome::Win(Color::Black)) => "BlackWins",
            Some(Outcome::Draw(_)) => "Draw",
        };
        assert_eq!(ended, *result, "{id} after {moves:?}");
    }
}

/// Diagrams about what an insect does to others: what the Beetle covers, what the Pillbug throws.
const ABOUT_OTHERS: &[&str] = &[
    "beetle-covers",
    "throw",
    "throw-stack",
    "throw-covered",
    "throw-pinned",
    "throw-gate",
    "throw-gate-up",
    "throw-just-moved",
    "throw-rest",
    "throw-again",
    "throw-rest-pillbug",
    "throw-mosquito",
    "throw-mosquito-pinned",
    "throw-mosquito-resting",
    "throw-mosquito-covered",
    "throw-while-pinned",
    "throw-queen-first",
];

/// The chapter of an insect shows that insect in action.
#[test]
fn an_insects_diagrams_are_about_it() {
    for (chapter, diagram) in diagrams() {
        let Some(bug) = Bug::ALL.into_iter().find(|bug| insect(*bug) == chapter.id) else {
            continue;
        };
        let piece = diagram.piece().unwrap();
        let position = diagram.position();
        let is_there = position.board().pieces().any(|there| there.bug() == bug);
        assert!(is_there, "{}", diagram.id);
        let is_about_it = !ABOUT_OTHERS.contains(&diagram.id);
        assert_eq!(piece.bug() == bug, is_about_it, "{}", diagram.id);
    }
}

fn insect(bug: Bug) -> String {
    format!("{bug:?}").to_lowercase()
}

#[test]
fn captions_get_all_their_arguments() {
    for language in LANGUAGES {
        let locale = Locale::new(&[language]);
        for (_, diagram) in diagrams() {
            let text = diagram.caption().word(&locale);
            let is_whole = !text.contains(['{', '}', '$']);
            assert!(is_whole, "{language} {}: {text}", diagram.id);
        }
    }
}

#[test]
fn counts_in_captions_match_the_diagram() {
    let locale = Locale::new(&["en"]);
    for ((_, diagram), (id, cells, _)) in diagrams().zip(DIAGRAMS) {
        let unworded = locale.word(&diagram.caption().key, &[]);
        let counts_cells = unworded.contains("$cells");
        assert!(
            !counts_cells || cells.is_some_and(|cells| cells > 1),
            "{id}"
        );
        let facts = diagram.facts();
        for ring in ["white_ring", "black_ring"] {
            let is_counted = facts.iter().any(|(name, _)| *name == ring);
            assert!(!unworded.contains(ring) || is_counted, "{id}: {ring}");
        }
    }
}

#[test]
fn cited_rules_are_in_the_book() {
    let locale = Locale::new(&["en"]);
    let rules: Vec<_> = chapters().iter().flat_map(Chapter::rules).collect();
    let mut cited = 0;
    for rule in &rules {
        let text = locale.word(&rule.key(), &[]);
        let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '.');
        let numbers = words.filter_map(|word| word.trim_end_matches('.').parse().ok());
        for number in numbers {
            assert!(rules.contains(&number), "{rule} cites {number}");
            cited += 1;
        }
    }
    assert!(cited > 5);
}

/// Counts in a caption are arguments: without them there is no digit in it. Numbers in rules are
/// words, such as three steps and six places, and the same in all languages (`numbers.rs` in the
/// tests of `locale`).
#[test]
fn no_digit_is_typed_into_a_caption() {
    for language in LANGUAGES {
        let locale = Locale::new(&[language]);
        for (_, diagram) in diagrams() {
            let text = locale.word(&diagram.caption().key, &[]);
            let has_digit = text.contains(|letter: char| letter.is_ascii_digit());
            assert!(!has_digit, "{language} {}: {text}", diagram.id);
        }
    }
}

#[test]
fn numbers_of_rules_are_read_and_written() {
    let rows = [
        ("R2.1", Some((2, 1))),
        ("r8.9", Some((8, 9))),
        ("3.3", Some((3, 3))),
        ("R2", None),
        ("R2.", None),
        ("r300.1", None),
        ("beetle", None),
        ("", None),
    ];
    for (text, expected) in rows {
        let read: Option<RuleNumber> = text.parse().ok();
        assert_eq!(
            read,
            expected.map(|(part, rule)| RuleNumber(part, rule)),
            "{text}"
        );
    }
    assert_eq!(RuleNumber(2, 1).to_string(), "R2.1");
}

#[test]
fn a_pass_is_the_only_move() {
    for id in ["pass", "corner-after-pass", "corner-no-cell"] {
        let (_, diagram) = diagrams().find(|(_, diagram)| diagram.id == id).unwrap();
        assert_eq!(diagram.position().legal_moves(), [Move::Pass], "{id}");
    }
}
