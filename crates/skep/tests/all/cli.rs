//! The binary as a person or a script uses it: output, messages, exit codes.

mod lab;

use std::fs;
use std::io::Write;
use std::process::{Child, Command, Output, Stdio};

use crate::folder::Folder;

const SHORT: &str = "Base;InProgress;White[2];wS1;bS1 wS1-";

/// Starts the binary with pipes to talk to it.
fn start(arguments: &[&str], stdout: Stdio) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_skep"));
    command
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(stdout)
        .stderr(Stdio::piped());
    command.spawn().unwrap()
}

fn skep(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = start(arguments, Stdio::piped());
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // A command that does not read its input may end before everything is written.
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// The command fails with this code, and with one line that contains the text.
#[track_caller]
fn check_fails(arguments: &[&str], input: &str, code: i32, says: &str) {
    let output = skep(arguments, input.as_bytes());
    let errors = text(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {errors}");
    assert!(
        errors.contains(says),
        "{arguments:?}: expected {says:?} in {errors}"
    );
    let lines = errors
        .lines()
        .filter(|line| line.contains("error: "))
        .count();
    assert!(lines >= 1, "{arguments:?}: {errors}");
}

#[test]
fn wrong_usage_exits_with_2() {
    for arguments in [
        &["perft"][..],
        &["perft", "x"],
        &["perft", "21"],
        &["perft", "-1"],
        &["perft", "3", "--threads", "0"],
        &["convert", "--to", "chess"],
        &["show"],
        &["show", "Base", "--ply", "x"],
        &["show", "Base", "--width", "0"],
        &["fish"],
        &["perft", "3", "--threads", "300"],
        &["show", SHORT, "--targets", "wX"],
        &["show", SHORT, "--nodes", "1000"],
        &["show", SHORT, "--hint", "--nodes", "1"],
        &["show", SHORT, "--eval", "--as", "svg"],
        &["show", SHORT, "--output", "picture.jpg"],
        &["uhp", "now"],
        &["lab", "selfplay"],
        &["lab", "selfplay", "--output", "x", "--nodes", "0"],
        &["lab", "selfplay", "--output", "x", "--type", "Chess"],
        &[
            "lab",
            "selfplay",
            "--output",
            "x",
            "--linear",
            "--network",
            "x",
        ],
        &["lab", "train", "x", "--output", "y", "--decay", "-1"],
        &[
            "lab", "train", "--from", "x", "--output", "y", "--plot", "z",
        ],
        &["lab", "tune"],
        &["lab", "tune", "x", "--epochs", "0"],
        &["lab", "openings", "--plies", "8..4"],
        &["lab", "openings", "--plies", "1..4"],
        &["lab", "openings", "--type", "Chess"],
    ] {
        let output = skep(arguments, b"");
        assert_eq!(
            output.status.code(),
            Some(2),
            "{arguments:?}: {}",
            text(&output.stderr)
        );
        assert!(text(&output.stderr).starts_with("error: "), "{arguments:?}");
    }
}

#[test]
fn bad_data_exits_with_1_and_says_where() {
    check_fails(
        &["perft", "2", "Bose"],
        "",
        1,
        "expected a game type such as Base+MLP, a GameString or a position string, found \"Bose\"",
    );
    check_fails(
        &["perft", "2", "Base;;;wS1;bS1 wS2-"],
        "",
        1,
        "ply 2, \"bS1 wS2-\": the reference piece wS2 is not on the board",
    );
    check_fails(
        &["show", "Base wQ.bQ w2 -"],
        "",
        1,
        "the pieces do not form one hive",
    );
    check_fails(
        &["show", "Base wQbM w2 -"],
        "",
        1,
        "bM is not part of this game type",
    );
    check_fails(
        &["show", "no-such-file.sgf"],
        "",
        1,
        "found \"no-such-file.sgf\", which is no file either",
    );
    check_fails(&["show", "."], "", 1, ".: expected a file, found a folder");
    check_fails(
        &["convert", "--from", "sgf", "--to", "pgn"],
        "nonsense",
        1,
        "standard input: line 1",
    );
    check_fails(
        &["show", SHORT, "--ply", "3"],
        "",
        1,
        "expected a ply up to 2, found 3",
    );
    check_fails(
        &["show", SHORT, "--targets", "wM"],
        "",
        1,
        "wM is not part of Base",
    );
    check_fails(
        &["show", "-"],
        "what is this",
        1,
        "standard input: expected a GameString, PGN or SGF",
    );
    check_fails(
        &["show", "-", "--game", "2"],
        SHORT,
        1,
        "standard input: there is no game 2",
    );
    check_fails(
        &["convert", "--to", "pgn"],
        "",
        1,
        "standard input: expected",
    );
    check_fails(
        &["convert", "--to", "pgn", "no-such-file.sgf"],
        "",
        1,
        "no-such-file.sgf: ",
    );
    check_fails(
        &["convert", "--to", "pgn"],
        "Base;;;wS1;bS1 wS1-;bS2 bS1-",
        1,
        "standard input: line 1, ply 3: ",
    );
}

#[test]
fn perft_counts_the_same_in_every_way() {
    let ways: [&[&str]; 4] = [
        &[],
        &["--threads", "2"],
        &["--no-bulk"],
        &["--divide", "--threads", "3"],
    ];
    for way in ways {
        let output = skep(&[&["perft", "4", "Base+MLP"], way].concat(), b"");
        let counts = text(&output.stdout);
        let last = counts.lines().last().unwrap();
        assert!(
            last.starts_with("perft(4) = 151686 in ") && last.ends_with(" Mn/s"),
            "{way:?}: {counts}"
        );
    }
    let divided = text(&skep(&["perft", "3", "Base", "--divide"], b"").stdout);
    let sum: u64 = divided
        .lines()
        .filter_map(|line| line.split_once(": ")?.1.parse::<u64>().ok())
        .sum();
    assert_eq!(sum, 1440, "{divided}");
}

#[test]
fn convert_round_trips_through_all_formats() {
    let game = "Base+MLP;InProgress;White[3];wL;bL wL-;wQ -wL;bQ bL-\n";
    let pgn = skep(&["convert", "--to", "pgn"], game.as_bytes());
    assert!(pgn.status.success() && text(&pgn.stdout).contains("4. bQ bL-"));
    let sgf = skep(&["convert", "--to", "sgf"], &pgn.stdout);
    assert!(sgf.status.success() && text(&sgf.stdout).contains("GM[27]"));
    let back = skep(&["convert", "--to", "gamestring"], &sgf.stdout);
    assert_eq!(text(&back.stdout), game);
}

#[test]
fn convert_writes_many_files_and_overwrites_none() {
    let folder = Folder::new("convert");
    let (one, two) = (folder.file("one.txt"), folder.file("two.txt"));
    fs::write(&one, SHORT).unwrap();
    fs::write(&two, "Base;;;wS1;bQ wS1-").unwrap();
    let out = folder.file("");
    let arguments = ["convert", "--to", "pgn", "--output-dir", &out, &one, &two];
    // Black's Queen first: read by the printed rules, and noted.
    let output = skep(&arguments, b"");
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(text(&output.stderr).contains("ply 2: the Queen is placed first"));
    let written = fs::read_to_string(folder.file("one.pgn")).unwrap();
    assert!(written.contains("2. bS1 wS1-") && fs::metadata(folder.file("two.pgn")).is_ok());
    check_fails(
        &arguments,
        "",
        1,
        "one.pgn: exists already; --force writes over it",
    );
    assert_eq!(fs::read_to_string(folder.file("one.pgn")).unwrap(), written);
    let forced = skep(&[&arguments[..], &["--force"]].concat(), b"");
    assert!(forced.status.success());
}

#[test]
fn a_broken_game_is_converted_up_to_the_error() {
    let output = skep(
        &["convert", "--to", "gamestring"],
        b"Base;;;wS1;bS1 wS1-;bA1 bS1-;wA1 -wS1\nBase;;;wA1",
    );
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        text(&output.stdout),
        format!("{SHORT}\nBase;InProgress;Black[1];wA1\n")
    );
    assert!(text(&output.stderr).contains("line 1, ply 3"));
}

#[test]
fn show_draws_text_svg_and_png() {
    let folder = Folder::new("show");
    let drawn = text(&skep(&["show", SHORT, "--last-move"], b"").stdout);
    assert!(drawn.contains("│ wS1 │[bS1]│"), "{drawn}");
    assert!(!drawn.contains('\u{1b}'), "no colours into a pipe");
    let ascii = text(&skep(&["show", SHORT, "--ascii"], b"").stdout);
    assert!(ascii.is_ascii() && ascii.contains("wS1"), "{ascii}");
    let colored = text(&skep(&["show", SHORT, "--color", "always"], b"").stdout);
    assert!(colored.contains('\u{1b}'));
    let (svg, png) = (folder.file("a.svg"), folder.file("a.png"));
    assert!(
        skep(
            &["show", SHORT, "--output", &svg, "--dark", "--pinned"],
            b""
        )
        .status
        .success()
    );
    assert!(fs::read_to_string(&svg).unwrap().starts_with("<svg"));
    assert!(
        skep(&["show", SHORT, "--output", &png, "--width", "200"], b"")
            .status
            .success()
    );
    assert!(fs::read(&png).unwrap().starts_with(b"\x89PNG"));
    check_fails(&["show", SHORT, "--output", &png], "", 1, "exists already");
}

#[test]
fn show_hints_at_the_best_move_and_says_why() {
    // The black Ant fills the last place around the white Queen.
    let position = "Base+MLP wB2wMwB1/.wQwP/wLbLbB1bM/.bB2/bA1bQbP b9 wB1";
    let output = skep(&["show", position, "--hint", "--nodes", "1000"], b"");
    let hint = "\n  bA1 wB2\\  win in 1 ply\n  It surrounds White’s Queen and wins the game.\n";
    let shown = text(&output.stdout);
    assert!(shown.ends_with(hint), "{shown}");
}

#[test]
fn show_finds_a_game_and_a_ply_in_a_file() {
    let folder = Folder::new("ply");
    let file = folder.file("games.txt");
    fs::write(&file, format!("Base;;;wA1;bA1 wA1-\n{SHORT}\n")).unwrap();
    let first = text(&skep(&["show", &file], b"").stdout);
    let second = text(&skep(&["show", &file, "--game", "2", "--ply", "1"], b"").stdout);
    assert!(
        first.contains("bA1") && second.contains("wS1") && !second.contains("bS1"),
        "{first}\n{second}"
    );
}

#[test]
fn show_lists_the_terms_of_the_evaluation() {
    let position = "Base+MLP wLbL/wQ(bAwB) b3 wB1";
    let shown = text(&skep(&["show", position, "--eval"], b"").stdout);
    let plain = text(&skep(&["show", position], b"").stdout);
    let listed = shown.strip_prefix(&plain).unwrap();
    let values: Vec<f64> = listed
        .split_whitespace()
        .filter_map(|word| word.parse().ok())
        .collect();
    assert!(
        listed.contains("for the side to move") && listed.contains(" COVERED"),
        "{listed}"
    );
    // The first value includes the network.
    let sum: f64 = values[2..].iter().sum();
    assert!((values[1] - sum).abs() < 0.1, "{listed}");
    assert!((values[0] - values[1]).abs() > 0.01, "{listed}");
    // There is nothing to evaluate once a game is over.
    let over = r"Base;;;wS1;bS1 wS1-;wQ \wS1;bQ bS1/;wG1 -wQ;bG1 bQ-;wA1 wG1\;bA1 bQ\;wA2 \wQ;bA2 \bG1;wG2 wQ/;bG1 wG2\";
    let plain = text(&skep(&["show", over], b"").stdout);
    for flags in [&["--eval"][..], &["--hint"], &["--eval", "--hint"]] {
        let shown = skep(&[&["show", over], flags].concat(), b"");
        let expected = format!("{plain}\n  the game is over: BlackWins\n");
        assert_eq!(text(&shown.stdout), expected);
    }
}

#[test]
fn uhp_speaks() {
    let output = skep(&["uhp"], b"newgame Base\nplay wS1\nexit\n");
    assert!(output.status.success());
    assert!(
        text(&output.stdout)
            .ends_with("Base;NotStarted;White[1]\nok\nBase;InProgress;Black[1];wS1\nok\n")
    );
}

/// All commands that `skep --help` lists.
const COMMANDS: [&str; 15] = [
    "play",
    "serve",
    "tui",
    "backup",
    "restore",
    "check",
    "uhp",
    "bench",
    "perft",
    "duel",
    "convert",
    "show",
    "rules",
    "lab",
    "completions",
];

#[test]
fn every_command_explains_itself_with_an_example() {
    for command in COMMANDS {
        let help = text(&skep(&[command, "--help"], b"").stdout);
        assert!(
            help.contains("Example") && help.contains(&format!("skep {command}")),
            "{help}"
        );
    }
}

#[test]
fn completions_know_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let output = skep(&["completions", shell], b"");
        assert!(output.status.success(), "{shell}");
        let script = text(&output.stdout);
        for command in COMMANDS {
            assert!(script.contains(command), "{command} for {shell}");
        }
    }
    check_fails(&["completions", "abacus"], "", 2, "possible values: bash");
}

#[test]
fn every_command_has_a_man_page() {
    let folder = Folder::new("man");
    let pages = folder.file("man1");
    assert!(skep(&["man", &pages], b"").status.success());
    for command in COMMANDS {
        let page = std::fs::read_to_string(format!("{pages}/skep-{command}.1")).unwrap();
        assert!(page.contains(".SH SYNOPSIS"), "{command}: {page}");
    }
    // A file is where the folder should be.
    let taken = format!("{pages}/skep-uhp.1");
    check_fails(&["man", &taken], "", 1, "skep-uhp.1");
}

#[test]
fn unreadable_input_writes_no_file() {
    let folder = Folder::new("nothing");
    let out = folder.file("out.pgn");
    for (format, nonsense) in [
        ("sgf", "nonsense"),
        ("pgn", "[GameType \"Chess\"]\n1. e4"),
        ("gamestring", "Base;;;fish"),
    ] {
        let output = skep(
            &["convert", "--from", format, "--to", "pgn", "--output", &out],
            nonsense.as_bytes(),
        );
        assert_eq!(
            output.status.code(),
            Some(1),
            "{format}: {}",
            text(&output.stderr)
        );
        assert!(fs::metadata(&out).is_err(), "{format}: a file was written");
    }
}

#[test]
fn two_inputs_with_one_name_do_not_overwrite_each_other() {
    let folder = Folder::new("names");
    let paths = ["a", "b"].map(|name| {
        fs::create_dir_all(folder.file(name)).unwrap();
        let path = folder.file(&format!("{name}/game.txt"));
        fs::write(&path, format!("Base;;;w{}1", name.to_uppercase())).unwrap();
        path
    });
    let out = folder.file("new/out");
    let arguments = [
        "convert",
        "--to",
        "pgn",
        "--force",
        "--output-dir",
        &out,
        &paths[0],
        &paths[1],
    ];
    check_fails(
        &arguments,
        "",
        1,
        "b/game.txt: another input was written to ",
    );
    assert!(
        fs::read_to_string(folder.file("new/out/game.pgn"))
            .unwrap()
            .contains("1. wA1")
    );
}

#[test]
fn losses_in_a_game_string_are_reported() {
    let output = skep(
        &["convert", "--to", "gamestring"],
        b"Base;WhiteWins;Black[1];wS1\n",
    );
    assert!(output.status.success());
    assert_eq!(text(&output.stdout), "Base;InProgress;Black[1];wS1\n");
    assert!(
        text(&output.stderr).contains("WhiteWins is lost"),
        "{}",
        text(&output.stderr)
    );
}

/// The reader of our output may stop reading, and the disk may be full. Neither may cause a panic.
#[cfg(target_os = "linux")]
#[test]
fn closed_output_causes_no_panic() {
    let commands: [&[&str]; 4] = [
        &["perft", "3"],
        &["show", SHORT],
        &["convert", "--to", "pgn"],
        &["uhp"],
    ];
    for arguments in commands {
        let full = fs::OpenOptions::new()
            .write(true)
            .open("/dev/full")
            .unwrap();
        let mut child = start(arguments, full.into());
        let _ = child.stdin.take().unwrap().write_all(SHORT.as_bytes());
        let output = child.wait_with_output().unwrap();
        let errors = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {errors}");
        assert!(
            errors.starts_with("error: standard output: "),
            "{arguments:?}: {errors}"
        );
    }
    for arguments in commands {
        let mut child = start(arguments, Stdio::piped());
        drop(child.stdout.take());
        let _ = child.stdin.take().unwrap().write_all(SHORT.as_bytes());
        let output = child.wait_with_output().unwrap();
        assert_eq!(text(&output.stderr), "", "{arguments:?}");
    }
}

/// A signature must be that of the search used in play.
#[test]
fn a_bench_without_the_network_has_no_signature() {
    for (arguments, has_signature) in [(&["bench"][..], true), (&["bench", "--linear"], false)] {
        let output = skep(arguments, b"");
        assert!(output.status.success(), "{}", text(&output.stderr));
        let said = text(&output.stdout);
        assert_eq!(said.contains("\nBench: "), has_signature, "{said}");
        assert!(said.ends_with(" Mn/s\n"), "{said}");
    }
}
