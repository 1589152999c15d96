//! Huge and hostile texts are read or end in an error, in time proportional to their length.
//!
//! `SKEP_HUGE=100` makes the texts that many megabytes long.
use std::time::{Duration, Instant};

use skep_records::{Editor, Format, MAX_PLIES, Reason, Record, read, write};
use skep_rules::{GameType, Opening};

fn length() -> usize {
    let megabytes = std::env::var("SKEP_HUGE")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(1);
    megabytes << 20
}

/// Reads up to ten thousand games from the text, in each format.
#[track_caller]
fn check(name: &str, text: &str) {
    for format in Format::ALL {
        let started = Instant::now();
        let (mut games, mut errors) = (0_usize, 0_usize);
        for reading in read(text, format).take(10_000) {
            games += 1;
            errors += usize::from(reading.error.is_some());
        }
        let elapsed = started.elapsed();
        println!("{name}, {format:?}: {games} games, {errors} errors, {elapsed:?}");
        // Backtracking over a megabyte would take hours; linear reading takes a fraction of a second.
        let allowed = Duration::from_secs(300) * (1 + (text.len() >> 20) as u32 / 10);
        assert!(elapsed < allowed, "{name}, {format:?}: {elapsed:?}");
    }
}

/// A text of the requested length: a start, then a part repeated.
fn repeated(start: &str, part: &str) -> String {
    let mut text = start.to_owned();
    while text.len() < length() {
        text.push_str(part);
    }
    text
}

#[test]
fn long_texts_are_handled() {
    let rows = [
        ("one word", "", "a"),
        ("blanks", "", " "),
        ("semicolons", "Base;", ";"),
        ("short moves", "Base;InProgress;White[1]", ";x"),
        ("passes", "Base;InProgress;White[1];wA1", ";pass"),
        ("digits", "", "1"),
        ("numbers", "1. wA1 ", "2. "),
        ("open brackets", "", "("),
        ("open trees", "(;GM[27]SU[hive]", "(;"),
        ("open braces", "1. wA1\n", "{"),
        ("games with open braces", "", "[A \"x\"]\n{\n"),
        ("variations of nothing", "1. wA1\n", "{(1. )}"),
        ("variations", "1. wA1\n", "{(1. wB1 (1. wG1))}"),
        ("tags", "", "[A \"x\"] "),
        ("tag lines", "", "[A \"x\"]\n"),
        ("open tag", "[A \"", "x"),
        ("quotes", "[A \"", "\""),
        ("names", "[", "A"),
        ("one comment", "{", "x"),
        ("comments", "1. wA1\n", "{x}\n"),
        ("open value", "(;C[", "x"),
        ("backslashes", "(;C[", "\\"),
        ("open values", "", "(;C[\n"),
        ("values", "(;C", "[x]"),
        ("small games", "", "(;)"),
        ("wrong games", "", "(;GM[1])"),
        ("resignations", "(;", "P0[1 resign]"),
        ("idle dones", "(;", "P0[1 done]"),
        ("own tags", "(;", "TG[:x]"),
        ("percents", "{", "%25"),
        ("long command", "(;P0[1 move ", "w "),
    ];
    for (name, start, part) in rows {
        check(name, &repeated(start, part));
    }
    let names: String = (0..length() / 20)
        .map(|number| format!("[A{number} \"x\"]\n"))
        .collect();
    check("different tags", &names);
}

/// A game that never ends: two ants walk back and forth.
fn endless(plies: usize) -> Vec<&'static str> {
    let opening = [
        "wA1", "bA1 wA1-", "wQ -wA1", "bQ bA1-", "wA2 -wQ", "bA2 bQ-",
    ];
    let dance = ["wA2 \\wQ", "bA2 bQ\\", "wA2 -wQ", "bA2 bQ-"];
    opening
        .into_iter()
        .chain(dance.into_iter().cycle())
        .take(plies)
        .collect()
}

#[track_caller]
fn check_too_long(text: &str, format: Format) {
    let started = Instant::now();
    let reading = read(text, format).next().unwrap();
    println!(
        "{format:?}: {} plies, {:?}",
        reading.record.plies(),
        started.elapsed()
    );
    let error = reading.error.unwrap();
    assert_eq!(error.reason, Reason::TooLong);
    assert_eq!(error.ply, Some(MAX_PLIES as u32 + 1));
    assert_eq!(reading.record.plies(), MAX_PLIES);
}

#[test]
fn a_game_of_a_million_plies_is_read_up_to_the_limit() {
    let moves = endless(1_000_000);
    check_too_long(
        &format!("Base;InProgress;White[1];{}", moves.join(";")),
        Format::GameString,
    );
    let numbered: String = moves
        .iter()
        .enumerate()
        .map(|(index, text)| format!("{}. {text}\n", index + 1))
        .collect();
    check_too_long(&format!("[GameType \"Base\"]\n\n{numbered}"), Format::Pgn);
    let start = write(&full_record(), Format::Sgf).unwrap();
    let start = start.trim_end().trim_end_matches(')');
    let more =
        "; P0[1 dropb wA2 L 13 .]; P0[2 done]; P1[1 dropb bA2 Q 13 .]; P1[2 done]".repeat(100_000);
    check_too_long(&format!("{start}{more})"), Format::Sgf);
}

fn full_record() -> Record {
    let mut editor = Editor::new(Record::new(GameType::BASE, Opening::Tournament));
    for text in endless(MAX_PLIES) {
        editor.play_string(text).unwrap();
    }
    assert!(editor.play_string("wA2 -wQ").is_err());
    editor.into_record()
}

#[test]
fn the_longest_records_are_written_and_read() {
    // As long and as branched as possible: a variation at every other ply.
    let mut editor = Editor::new(Record::new(GameType::BASE, Opening::Tournament));
    let mut moves = endless(MAX_PLIES).into_iter();
    while editor.record().plies() + 2 <= MAX_PLIES {
        editor.play_string(moves.next().unwrap()).unwrap();
        let main = editor.at();
        editor.back();
        let legal = editor.position().legal_moves();
        let other = legal.into_iter().find(|&mv| {
            editor
                .record()
                .played(main)
                .is_some_and(|(known, _)| known != mv)
        });
        if let Some(other) = other {
            editor.play(other).unwrap();
        }
        editor.go_to(main);
    }
    // And nested as deep as possible: each move is a variation of the continuation of the one before.
    let mut nested = Editor::new(Record::new(GameType::BASE, Opening::Tournament));
    for text in endless(MAX_PLIES / 2) {
        let legal = nested.position().legal_moves();
        let mv = nested.position().parse_move(text).unwrap();
        if let Some(&other) = legal.iter().find(|&&other| other != mv) {
            nested.play(other).unwrap();
            nested.back();
        }
        nested.play(mv).unwrap();
    }
    for record in [full_record(), editor.into_record(), nested.into_record()] {
        for format in [Format::Pgn, Format::Sgf] {
            let started = Instant::now();
            let text = write(&record, format).unwrap();
            let written = started.elapsed();
            let reading = read(&text, format).next().unwrap();
            assert_eq!(reading.error, None);
            assert!(reading.record == record.clone());
            println!(
                "{format:?}: {} plies, written {written:?}, all {:?}",
                record.plies(),
                started.elapsed()
            );
        }
    }
}
