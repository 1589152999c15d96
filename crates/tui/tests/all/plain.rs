//! Plain mode, driven by scripts of typed and printed lines.
//!
//! In `plain/*.txt`, lines that begin with `> ` are typed and the others are printed. The first line is the language.

use std::fs;
use std::io::{self, Cursor, Write};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use skep_locale::Locale;
use skep_server::store::Location;
use skep_server::{Habits, Options, limits};
use skep_tui::{Client, Plain, Reading, Words, lines, plain};
use tempfile::TempDir;
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

/// Only a hanging test waits this long.
const PATIENCE: Duration = Duration::from_secs(300);
/// How often a condition is checked.
const BEAT: Duration = Duration::from_millis(20);

fn options(folder: &Path) -> Options {
    Options {
        habits: Habits {
            reply: Duration::ZERO,
            show: Duration::ZERO,
            uses_book: false,
            ..Habits::default()
        },
        ..Options::local(Location::Folder(folder.to_owned()))
    }
}

/// The output for these lines.
async fn printed(folder: &Path, language: &str, typed: Vec<u8>) -> String {
    let client = Client::open(&options(folder)).await.unwrap();
    let words = Words::new(Locale::new(&[language]));
    let setting = Plain {
        lessons: Some(folder.join("lessons.txt")),
        reading: Reading::InTurn,
    };
    let mut output = Vec::new();
    let lines = lines(Cursor::new(typed));
    plain(&client, &words, setting, lines, &mut output)
        .await
        .unwrap();
    client.close().await;
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

/// The engine answers each move before the next line is read, and the game is still there in the next session.
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

/// Names, comments and file names are printed, and do nothing else.
#[tokio::test(flavor = "multi_thread")]
async fn foreign_text_is_printed_without_obeying_it() {
    for hostile in [
        "\u{1b}[2J\u{9b}31m",
        "\u{202e}drawkcab",
        "\u{2067}\u{2066}never closed",
        "\u{2069}closed too often",
        "דוד",
    ] {
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("game.pgn");
        let escaped: String = hostile.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let record = format!(
            "[GameType \"Base\"]\n[White \"{hostile}\"]\n[Black \"{escaped}\"]\n\n1. wS1\n{{{hostile} {escaped}}}\n"
        );
        fs::write(&file, record).unwrap();
        let file = file.display();
        let typed = format!(
            "open {file}\nshow\ngames\nexport pgn\n{hostile}\nopen {hostile}\nmoves {hostile}\nlearn {hostile}\n"
        );
        let printed = printed(folder.path(), "en", typed.into_bytes()).await;
        let seen = skep_text::printable(&printed);
        assert!(seen == printed, "{hostile:?} prints\n{printed:?}");
        let isolates = printed.matches('\u{2068}').count();
        assert_eq!(isolates > 0, hostile == "דוד", "{printed:?}");
    }
}

/// Two engines finish their game before the input ends.
#[tokio::test(flavor = "multi_thread")]
async fn two_engines_are_watched() {
    let folder = TempDir::new().unwrap();
    let shown = printed(folder.path(), "en", b"new watch 1 Base\nshow\n".to_vec()).await;
    let is_over = ["wins.", "A draw."].iter().any(|end| shown.contains(end));
    assert!(is_over, "{shown}");
}

/// An output that can be read while it is written.
#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl Write for Paper {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(text)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Paper {
    fn has(&self, text: &str) -> bool {
        let written = String::from_utf8(self.0.lock().unwrap().clone()).unwrap();
        written.contains(text)
    }

    /// Waits until the text is written.
    async fn wait_for(&self, text: &str) {
        let written = async {
            while !self.has(text) {
                sleep(BEAT).await;
            }
        };
        let in_time = timeout(PATIENCE, written).await;
        in_time.unwrap_or_else(|_| panic!("{text} is not written"));
    }
}

/// A person at the keyboard may ask what the engine thinks, and make it move now.
#[tokio::test(flavor = "multi_thread")]
async fn a_thinking_engine_reports_and_can_be_told_to_move() {
    let folder = TempDir::new().unwrap();
    let mut options = options(folder.path());
    // It thinks until it is stopped.
    options.habits.think = Duration::from_secs(24 * 3_600);
    let client = Client::open(&options).await.unwrap();
    let words = Words::new(Locale::new(&["en"]));
    let setting = Plain {
        lessons: None,
        reading: Reading::AtOnce,
    };
    let (typed, lines) = mpsc::channel(1);
    let paper = Paper::default();
    let typing = async {
        let say = |line: &str| typed.send(line.to_owned());
        say("new 10 black").await.unwrap();
        paper.wait_for("White to move.").await;
        say("thinking").await.unwrap();
        paper.wait_for("The engine is thinking.").await;
        // After a while it has thoughts to report.
        while !paper.has("It expects white ") {
            sleep(BEAT).await;
            say("thinking").await.unwrap();
        }
        say("now").await.unwrap();
        paper.wait_for("White plays white ").await;
        for idle in ["now", "thinking"] {
            say(idle).await.unwrap();
        }
        paper
            .wait_for("No engine is thinking about a move now.")
            .await;
        drop(typed);
    };
    let reading = plain(&client, &words, setting, lines, paper.clone());
    let (read, ()) = tokio::join!(reading, typing);
    read.unwrap();
    client.close().await;
}

/// A line that is not understood is answered with one line, and the game does not change.
#[tokio::test(flavor = "multi_thread")]
async fn nonsense_changes_nothing() {
    let long = vec![b'x'; limits::RECORD_BYTES + 9];
    let rows: [&[u8]; 12] = [
        &long,
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
        let shown = String::from_utf8_lossy(&row[..row.len().min(60)]);
        assert_eq!(answers.len(), 1, "{shown}: {said}");
        let standing = said.lines().nth(1).unwrap();
        assert_eq!(
            standing, "1. White against Black. White to move. not begun.",
            "{shown}"
        );
    }
}
