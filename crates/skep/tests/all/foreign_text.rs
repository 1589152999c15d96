//! Text that somebody else made up (names, comments, file names, what engines call themselves) through all that the
//! binary writes. None of it may drive a terminal, forge a line, or turn the direction of what comes after it.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Command, Output, Stdio};

use skep_text::{Hazard, hazard};

use crate::folder::Folder;

/// Each is a name, a comment and the name of a file.
const HOSTILE: [&str; 9] = [
    "\u{1b}[2J\u{1b}]0;title\u{7}",
    "\u{9b}2J\u{9d}0;title\u{9c}",
    "a\nerror: forged",
    "a\r\u{85}\u{2028}\u{2029}b",
    "\u{202e}drawkcab",
    "\u{202d}\u{202a}\u{2066}\u{2067}never closed",
    "\u{2069}\u{202c}closed too often",
    "\u{200e}\u{200f}\u{61c}marks",
    "\u{e0041}\u{206a}\u{7f}invisible",
];

/// What a bidirectional control opens is closed, and there is nothing else that acts.
#[track_caller]
fn check_harmless(what: &str, output: &[u8]) {
    let text = std::str::from_utf8(output).unwrap();
    assert_eq!(skep_text::printable(text), text, "{what}: {text:?}");
    assert!(!text.contains("\nerror: forged"), "{what}: {text:?}");
}

/// The same of a file. Marks and invisible characters do no harm there and are part of the text, and a comment may have
/// several lines.
#[track_caller]
fn check_harmless_file(what: &str, file: &[u8]) {
    let acts = |c: char| {
        let is_kept = matches!(hazard(c), Some(Hazard::DirectionMark | Hazard::Invisible));
        !is_kept && !matches!(c, '\n' | '\t')
    };
    let text = std::str::from_utf8(file).unwrap();
    let acts: String = text.chars().filter(|&c| acts(c)).collect();
    assert!(skep_text::is_plain(&acts), "{what}: {text:?}");
}

fn skep(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_skep"));
    command.args(arguments).stdin(Stdio::null());
    command.output().unwrap()
}

/// The hostile text in a file that must be on one line: as it stands, and as an escape of ours.
fn in_a_line(hostile: &str) -> [String; 2] {
    let escaped = hostile.bytes().map(|byte| format!("%{byte:02X}"));
    [hostile.replace('\n', " "), escaped.collect()]
}

#[test]
fn converted_files_are_harmless() {
    let folder = Folder::new("convert-foreign");
    let file = folder.file("game.txt");
    for hostile in HOSTILE.into_iter().flat_map(in_a_line) {
        let one_word: String = hostile.split_whitespace().collect();
        let pgn = format!(
            "[GameType \"Base\"]\n[White \"{hostile}\"]\n[{one_word} \"{hostile}\"]\n\n{{{hostile}}}\n1. wS1\n{{(1. wG1 <{hostile}>)}}\n2. bS1 wS1-\n"
        );
        let in_brackets = hostile.replace(']', "\\]");
        let sgf = format!(
            "(;GM[27]SU[hive]P0[id \"{in_brackets}\"]EV[{in_brackets}]C[{in_brackets}];P0[0 Start P0];P0[1 dropb wS1 N 13 .];P0[2 done])"
        );
        for (from, text) in [("pgn", &pgn), ("sgf", &sgf)] {
            std::fs::write(&file, text).unwrap();
            for to in ["pgn", "sgf", "gamestring"] {
                let output = skep(&["convert", "--from", from, "--to", to, &file]);
                let what = format!("{hostile:?} from {from} to {to}");
                assert!(output.stdout.len() > 10, "{what}");
                check_harmless_file(&what, &output.stdout);
                check_harmless(&what, &output.stderr);
            }
        }
    }
}

#[test]
fn nothing_is_lost_on_the_way() {
    let folder = Folder::new("convert-back");
    let [pgn, sgf] = ["game.pgn", "game.sgf"].map(|name| folder.file(name));
    for hostile in HOSTILE {
        let [_, escaped] = in_a_line(hostile);
        let text = format!("[GameType \"Base\"]\n[White \"{escaped}\"]\n\n1. wS1\n{{{escaped}}}\n");
        std::fs::write(&pgn, &text).unwrap();
        let first = skep(&["convert", "--to", "pgn", &pgn]).stdout;
        std::fs::write(&sgf, skep(&["convert", "--to", "sgf", &pgn]).stdout).unwrap();
        let back = skep(&["convert", "--to", "pgn", &sgf]).stdout;
        let lines = |text: &[u8]| -> Vec<String> {
            let text = String::from_utf8(text.to_vec()).unwrap();
            let lines = text.lines().filter(|line| !line.is_empty());
            lines.map(str::to_owned).collect()
        };
        assert_eq!(lines(&back), lines(&first), "{hostile:?}");
    }
}

#[cfg(unix)]
#[test]
fn messages_about_files_and_arguments_are_harmless() {
    let folder = Folder::new("foreign-names");
    for hostile in HOSTILE {
        let file = folder.file(hostile);
        std::fs::write(&file, format!("(;GM[27]SU[hive];P0[0 {hostile}])")).unwrap();
        let missing = format!("{file}.none");
        let illegal = format!("Base;InProgress;White[2];{hostile};bS1 wS1-");
        let data = folder.file("games");
        let copy = format!("{file}.copy");
        let rows: [&[&str]; 19] = [
            &["import", "--data", &data, &file, &missing],
            &["serve", "--limits", &file],
            &["backup", "--data", &data, &copy],
            &["backup", "--data", &data, &copy],
            &["restore", "--data", &data, &file],
            &["check", "--data", &file],
            &["convert", "--to", "pgn", &file],
            &["convert", "--to", "pgn", &missing],
            &["convert", "--to", "pgn", "--output", &file, &file],
            &["convert", "--to", "pgn", "--output-dir", &file, &missing],
            &["show", &file],
            &["show", hostile],
            &["show", &illegal],
            &["show", "Base", "--targets", hostile],
            &["show", "Base", hostile],
            &["rules", "--lang", hostile],
            &["rules", hostile],
            &["lab", "ratings", &file],
            &["duel", hostile, hostile, "--nodes=9", "--pgn", &file],
        ];
        for arguments in rows {
            let output = skep(arguments);
            let what = format!("{arguments:?}");
            check_harmless(&what, &output.stdout);
            // Of a usage error, clap repeats the argument as it was typed, in several lines if it has several.
            if output.status.code() != Some(2) || !hostile.contains('\n') {
                check_harmless(&what, &output.stderr);
            }
        }
    }
}

/// Engines that call themselves something hostile, and play badly.
#[cfg(unix)]
#[test]
fn what_engines_say_is_harmless() {
    let folder = Folder::new("foreign-engines");
    for (index, hostile) in HOSTILE.into_iter().enumerate() {
        let (name, script) = (hostile.replace('\n', " "), folder.file("engine.sh"));
        let text = format!(
            "echo 'id {name}'; echo ok\nwhile read -r x y; do case $x in bestmove) echo '{name}';; esac; echo ok; done\n"
        );
        std::fs::write(&script, text).unwrap();
        let (engine, pgn) = (
            format!("sh '{script}'"),
            folder.file(&format!("{index}.pgn")),
        );
        let output = skep(&[
            "duel",
            "skep",
            &engine,
            "--a-nodes=9",
            "--b-depth=1",
            "--games=2",
            "--type=Base",
            "--greeting=300",
            "--patience=300",
            "--pgn",
            &pgn,
        ]);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{hostile:?}: {errors}");
        check_harmless(hostile, &output.stdout);
        check_harmless(hostile, &output.stderr);
        check_harmless_file(hostile, &std::fs::read(&pgn).unwrap());
        check_harmless(hostile, &skep(&["lab", "ratings", &pgn]).stdout);
    }
}

/// What clients send is in the log, on one line each, and drives no terminal.
#[cfg(unix)]
#[test]
fn the_log_of_a_server_is_harmless() {
    for log in ["json", "text"] {
        let folder = Folder::new(&format!("foreign-log-{log}"));
        let data = folder.file("games");
        let mut command = Command::new(env!("CARGO_BIN_EXE_skep"));
        command.args(["serve", "--port", "0", "--log", log, "--data", &data]);
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut server = command.spawn().unwrap();
        let mut line = String::new();
        let output = server.stdout.take().unwrap();
        BufReader::new(output).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("skep is at http://").unwrap();
        let paths = ["\u{9b}2J", "\u{202e}drawkcab", "\u{2028}forged"];
        for path in paths {
            let mut stream = TcpStream::connect(address).unwrap();
            let request =
                format!("GET /{path} HTTP/1.1\r\nHost: evil\r\nConnection: close\r\n\r\n");
            stream.write_all(request.as_bytes()).unwrap();
            let mut answer = String::new();
            stream.read_to_string(&mut answer).unwrap();
            assert!(answer.starts_with("HTTP/1.1 403"), "{answer}");
        }
        let ended = Command::new("kill").arg(server.id().to_string()).status();
        assert!(ended.unwrap().success());
        let errors = server.wait_with_output().unwrap().stderr;
        check_harmless(log, &errors);
        let errors = String::from_utf8(errors).unwrap();
        let refused = errors.matches("a request was refused").count();
        assert_eq!(refused, paths.len(), "{log}: {errors}");
        if log == "json" {
            let lines = errors
                .lines()
                .map(serde_json::from_str::<serde_json::Value>);
            let told: Vec<_> = lines
                .filter_map(|line| Some(line.unwrap()["path"].as_str()?.to_owned()))
                .collect();
            assert_eq!(
                told,
                paths.map(|path| format!("/{path}")),
                "nothing is lost"
            );
        }
    }
}
