//! `skep rules` as a person or a script uses it.

use std::io::Read;
use std::process::{Command, Output, Stdio};

/// A command with these language variables, and no other variables that matter.
fn command(arguments: &[&str], environment: &[(&str, &str)]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_skep"));
    command.arg("rules").args(arguments);
    for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command.envs(environment.iter().copied());
    command.stdin(Stdio::null());
    command
}

fn rules(arguments: &[&str], environment: &[(&str, &str)]) -> Output {
    command(arguments, environment).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// The output contains all of `holds` and none of `lacks`; nothing goes to standard error.
#[track_caller]
fn check(arguments: &[&str], holds: &[&str], lacks: &[&str]) {
    let output = rules(arguments, &[]);
    assert!(output.status.success(), "{arguments:?}");
    assert_eq!(text(&output.stderr), "", "{arguments:?}");
    let printed = text(&output.stdout);
    for part in holds {
        assert!(
            printed.contains(part),
            "{arguments:?}: no {part:?} in\n{printed}"
        );
    }
    for part in lacks {
        assert!(
            !printed.contains(part),
            "{arguments:?}: {part:?} in\n{printed}"
        );
    }
    assert!(!printed.contains('\x1b'), "colours in a pipe");
}

#[test]
fn parts_of_the_book() {
    check(
        &[],
        &["The rules of Hive", "  one-hive ", "skep rules beetle"],
        &["R4.2"],
    );
    check(
        &["beetle"],
        &["The Beetle\n", "R4.2  The Beetle goes", "<wB1>", " • "],
        &["R4.3"],
    );
    check(
        &["one", "hive"],
        &["One hive\n", "R3.2 ", "× bA1 \\wQ: The black Ant 1"],
        &[],
    );
    check(
        &["R5.6"],
        &["The Pillbug\n", "R5.6 ", "rests"],
        &["R5.5", "R5.7"],
    );
    check(&["r6.2"], &["R6.2 ", "White wins"], &["R6.5"]);
    check(&["8.9"], &["R8.9 "], &["R8.8"]);
    // Rules of one part may be in several chapters.
    check(
        &["r3"],
        &["One hive\n", "R3.2 ", "Freedom to move\n", "R3.6 "],
        &["R2.1", "R4.1"],
    );
    // Names in pictures and moves are explained.
    check(
        &["--lang", "de", "beetle"],
        &["wQ = weiße Königin, bQ = schwarze Königin, wS1 = weiße Spinne 1"],
        &[],
    );
    check(
        &["--all"],
        &["bQ = black Queen", "R1.1 ", "R8.9 ", "First ideas"],
        &["diagram-", "text-", "rule-"],
    );
}

#[test]
fn chapters_by_names_and_titles() {
    let rows: [(&[&str], &str); 9] = [
        (&["Beetle"], "The Beetle"),
        (&["bee"], "The Beetle"),
        (&["the beetle"], "The Beetle"),
        (&["queen"], "The Queen"),
        (&["QUEEN-TURNS"], "The Queen’s four turns"),
        (&["four turns"], "The Queen’s four turns"),
        (&["tricky"], "Tricky corners"),
        (&["--lang", "de", "käfer"], "Der Käfer"),
        (&["--lang", "de", "beetle"], "Der Käfer"),
    ];
    for (arguments, title) in rows {
        let printed = text(&rules(arguments, &[]).stdout);
        assert_eq!(printed.lines().next(), Some(title), "{arguments:?}");
    }
}

/// The environment, the arguments, the first line printed, and the complaint.
type Spoken = (
    &'static [(&'static str, &'static str)],
    &'static [&'static str],
    &'static str,
    &'static str,
);

#[test]
fn the_language_is_that_of_the_environment() {
    let rows: [Spoken; 12] = [
        (&[], &[], "The rules of Hive", ""),
        (&[("LANG", "C")], &[], "The rules of Hive", ""),
        (&[("LANG", "de_AT.UTF-8")], &["beetle"], "Der Käfer", ""),
        (
            &[("LANG", "de_DE.UTF-8"), ("LC_ALL", "fr_FR")],
            &["beetle"],
            "Le Scarabée",
            "",
        ),
        (
            &[("LANG", "ja_JP.UTF-8"), ("LANGUAGE", "ja:fr")],
            &["beetle"],
            "Le Scarabée",
            "",
        ),
        (
            &[("LANG", "de_DE.UTF-8")],
            &["--lang", "en", "beetle"],
            "The Beetle",
            "",
        ),
        (&[], &["--lang", "pt-BR", "queen"], "A rainha", ""),
        (&[], &["--lang", "pt_BR.UTF-8", "queen"], "A rainha", ""),
        (
            &[("LANG", "ja_JP.UTF-8")],
            &[],
            "The rules of Hive",
            "There are no words for “ja-JP” yet, so this is English.\n",
        ),
        (
            &[("LANG", "de_DE.UTF-8")],
            &["--lang", "?!", "ant"],
            "The Ant",
            "There are no words for “?!” yet, so this is English.\n",
        ),
        (
            &[],
            &["--lang", "\u{1b}[31mred", "ant"],
            "The Ant",
            "There are no words for “[31mred” yet, so this is English.\n",
        ),
        (
            &[("LANG", "de_DE.UTF-8")],
            &["--lang", "", "beetle"],
            "Der Käfer",
            "",
        ),
    ];
    for (environment, arguments, title, says) in rows {
        let output = rules(arguments, environment);
        let printed = text(&output.stdout);
        let case = format!("{environment:?} {arguments:?}");
        assert_eq!(printed.lines().next(), Some(title), "{case}");
        assert_eq!(text(&output.stderr), says, "{case}");
        assert!(output.status.success(), "{case}");
    }
}

#[test]
fn missing_chapters_are_reported() {
    let rows = [
        (
            "betle",
            "There is no chapter and no rule “betle”. Did you mean beetle?",
        ),
        ("p", "Did you mean setup, placing, pillbug, passing?"),
        ("r9.1", "no rule “r9.1”. “skep rules”"),
        ("R7", "no rule “R7”. “skep rules”"),
        ("qqqq", "no rule “qqqq”. “skep rules”"),
        ("\u{1b}[2J", "no rule “[2J”."),
    ];
    for (wanted, says) in rows {
        let output = rules(&[wanted], &[]);
        let errors = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{wanted}");
        assert!(errors.contains(says), "{wanted}: {errors}");
        assert!(errors.starts_with("error: "), "{wanted}: {errors}");
        assert_eq!(errors.lines().count(), 1, "{wanted}: {errors}");
        assert!(output.stdout.is_empty());
    }
    let output = rules(&["qqqq", "--lang", "uk"], &[]);
    assert!(text(&output.stderr).starts_with("помилка: Немає"));
    let output = rules(&["ant", "--all"], &[]);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn plain_ascii_and_colours() {
    let ascii = text(&rules(&["--all", "--ascii"], &[]).stdout);
    // The text keeps its quotes and apostrophes.
    let other = ascii
        .chars()
        .find(|letter| !letter.is_ascii() && !"’“”".contains(*letter));
    assert_eq!(other, None);
    let colours = text(&rules(&["ant", "--color", "always"], &[]).stdout);
    assert!(colours.starts_with("\x1b[1mThe Ant\x1b[0m\n"));
}

/// Pictures may be wider, but without a terminal, text stays within 80 columns in all our languages.
#[test]
fn every_language_prints_the_whole_book() {
    for language in skep_locale::LANGUAGES {
        let printed = text(&rules(&["--all", "--lang", language], &[]).stdout);
        for part in ["R1.1 ", "R5.8 ", "R8.9 ", "<wB1>"] {
            assert!(printed.contains(part), "{language} has no {part}");
        }
        for line in printed.lines() {
            assert!(line.chars().count() <= 80, "{language}: {line}");
            assert_eq!(line.trim_end(), line, "{language}");
        }
        for prefix in ["diagram-", "rule-", "chapter-", "picture-", "illegal-", "{"] {
            assert!(!printed.contains(prefix), "{language} prints {prefix}");
        }
    }
}

#[test]
fn a_reader_may_stop_early() {
    let mut child = command(&["--all"], &[])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = [0; 10];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(text(&output.stderr), "");
    assert!(output.status.success());
}
