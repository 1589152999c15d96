//! The app without a screen, by scripts: what is typed and what is printed.
//!
//! In `plain/*.txt` a line that begins with `> ` is typed, the others are printed by then. The first line is the language.

#![allow(
    clippy::unwrap_used,
    reason = "a test may stop at what should not happen"
)]

use std::fs;
use std::io::Cursor;
use std::path::Path;
use std::time::Duration;

use skep_locale::Locale;
use skep_server::store::Place;
use skep_server::{Local, Options, Pace};
use skep_tui::{Plain, Reading, Words, lines, plain};
use tempfile::TempDir;

/// What is printed in answer to these lines.
async fn printed(folder: &Path, language: &str, typed: Vec<u8>) -> String {
    let options = Options {
        pace: Pace {
            reply: Duration::ZERO,
            show: Duration::ZERO,
        },
        ..Options::local(Place::Folder(folder.to_owned()))
    };
    let local = Local::open(&options).await.unwrap();
    let words = Words::new(Locale::new(&[language]));
    let setting = Plain {
        lessons: Some(folder.join("lessons.txt")),
        reading: Reading::InTurn,
    };
    let mut output = Vec::new();
    let lines = lines(Cursor::new(typed));
    plain(&local, &words, setting, lines, &mut output)
        .await
        .unwrap();
    local.close().await;
    String::from_utf8(output).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn scripts_are_answered_as_written() {
    let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/plain");
    let mut paths: Vec<_> = fs::read_dir(scripts)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    assert!(paths.len() > 3);
    for path in paths {
        let script = fs::read_to_string(&path).unwrap();
        let (language, script) = script.split_once('\n').unwrap();
        let typed = script.lines().filter_map(|line| line.strip_prefix("> "));
        let typed: String = typed.map(|line| format!("{line}\n")).collect();
        let expected = script.lines().filter(|line| !line.starts_with("> "));
        let expected: String = expected.map(|line| format!("{line}\n")).collect();
        let folder = TempDir::new().unwrap();
        let printed = printed(folder.path(), language, typed.into_bytes()).await;
        assert!(printed == expected, "{path:?} prints\n{printed}");
    }
}

/// The engine answers each move before the next line is read, and what was played is there the next time.
#[tokio::test(flavor = "multi_thread")]
async fn an_engine_answers_in_its_turn() {
    let folder = TempDir::new().unwrap();
    let typed = b"new 1\nwS1\nmoves\nhint\ngames\n".to_vec();
    let first = printed(folder.path(), "en", typed).await;
    assert_eq!(first.matches("White plays").count(), 1, "{first}");
    assert_eq!(first.matches("Black plays").count(), 1, "{first}");
    assert!(first.contains("A good move: "), "{first}");
    assert!(
        first.contains("1. You against Level 1. Your turn. 2 moves."),
        "{first}"
    );
    let typed = b"games\nopen 1\nhistory\nexport".to_vec();
    let again = printed(folder.path(), "en", typed).await;
    assert!(
        again.contains("1. wS1: White plays white Spider 1"),
        "{again}"
    );
    assert!(
        again.contains("Base+MLP;InProgress;White[2];wS1;b"),
        "{again}"
    );
}

/// Two engines play to the end of the game before the input is over.
#[tokio::test(flavor = "multi_thread")]
async fn two_engines_are_watched() {
    let folder = TempDir::new().unwrap();
    let shown = printed(folder.path(), "en", b"new watch 1 Base\nshow\n".to_vec()).await;
    let is_over = ["wins.", "A draw."].iter().any(|end| shown.contains(end));
    assert!(is_over, "{shown}");
}

/// Whatever cannot be understood gives one line, and the game is as before.
#[tokio::test(flavor = "multi_thread")]
async fn nonsense_changes_nothing() {
    let rows: [&[u8]; 11] = [
        b"nonsense",
        b"wA1 wA1 wA1",
        b"\xff\xfe\x00",
        b"wQ",
        b"go 7",
        b"open /",
        b"export pgn /",
        b"new 11",
        b"accept",
        "новое".as_bytes(),
        b"moves wX1",
    ];
    let folder = TempDir::new().unwrap();
    let made = printed(folder.path(), "en", b"new person".to_vec()).await;
    let start = made.lines().count();
    for row in rows {
        let typed = [b"games\nopen 1\n", row, b"\n"].concat();
        let said = printed(folder.path(), "en", typed).await;
        let answers: Vec<&str> = said.lines().skip(start + 1).collect();
        let shown = String::from_utf8_lossy(row);
        assert_eq!(answers.len(), 1, "{shown}: {said}");
        let standing = said.lines().nth(1).unwrap();
        assert_eq!(
            standing, "1. White against Black. White to move. not begun.",
            "{shown}"
        );
    }
}
