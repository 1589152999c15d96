//! `skep duel` as a person or a script uses it: matches played, resumed and refused.

use std::fs;
use std::process::{Command, Output, Stdio};

use tempfile::TempPath;

fn skep(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_skep"));
    command.args(arguments).stdin(Stdio::null());
    command.output().unwrap()
}

/// Engines have all the time they need to start, unless the test says otherwise.
fn duel(arguments: &[&str]) -> Output {
    let is_hurried = arguments.iter().any(|each| each.starts_with("--greeting"));
    let patience: &[&str] = if is_hurried { &[] } else { &["--greeting=300"] };
    skep(&[&["duel"], arguments, patience].concat())
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// The path of a file that is deleted on drop. It does not exist at first.
fn temporary(name: &str) -> TempPath {
    let file = tempfile::Builder::new().suffix(name).make(|_| Ok(()));
    file.unwrap().into_temp_path()
}

/// A match that takes no time, with the test's own arguments added.
fn quick(arguments: &[&str]) -> Output {
    let settings = [
        "skep",
        "skep",
        "--nodes=200",
        "--a-option=TableSizeMiB=1",
        "--b-option=TableSizeMiB=1",
        "--max-plies=40",
    ];
    duel(&[&settings, arguments].concat())
}

/// The match is played, and the output contains these lines.
#[track_caller]
fn check_played(output: &Output, says: &[&str]) {
    let (said, errors) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "{said}{errors}");
    for line in says {
        assert!(said.contains(line), "expected {line:?} in {said}{errors}");
    }
}

#[track_caller]
fn check_fails(output: &Output, code: i32, says: &str) {
    let errors = text(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{errors}");
    assert!(errors.contains(says), "expected {says:?} in {errors}");
    assert!(!errors.contains("panicked"), "{errors}");
}

fn rounds(file: &TempPath) -> Vec<String> {
    let games = fs::read_to_string(file).unwrap_or_default();
    let tags = games.lines().filter_map(|line| {
        let value = line.strip_prefix("[Round \"")?;
        value.strip_suffix("\"]").map(str::to_owned)
    });
    let mut rounds: Vec<_> = tags.collect();
    rounds.sort();
    rounds
}

#[test]
fn a_match_is_played_resumed_and_repaired() {
    let file = temporary("resumed.pgn");
    let pgn = ["--pgn", file.to_str().unwrap(), "--concurrency=2"];
    let run = |games: &str| quick(&[&pgn[..], &["--games", games]].concat());
    let first = run("4");
    check_played(
        &first,
        &["games     4: ", "A none; B none", " (A): skep; nodes 200"],
    );
    assert_eq!(rounds(&file), ["1.1", "1.2", "2.1", "2.2"]);
    let four = fs::read(&file).unwrap();
    check_played(&run("6"), &["games     6: "]);
    assert_eq!(rounds(&file), ["1.1", "1.2", "2.1", "2.2", "3.1", "3.2"]);
    let six = fs::read(&file).unwrap();
    assert!(six.starts_with(&four), "games are appended");
    // Killed while writing the last game: that one is played again, no other.
    fs::write(&file, &six[..six.len() - 30]).unwrap();
    let mended = run("6");
    check_played(&mended, &["games     6: "]);
    assert!(text(&mended.stderr).contains("the last game was torn"));
    assert_eq!(rounds(&file), ["1.1", "1.2", "2.1", "2.2", "3.1", "3.2"]);
    // Nothing is left to play.
    let played = fs::read(&file).unwrap();
    assert_eq!(run("6").stdout, mended.stdout);
    check_played(&run("2"), &["games     6: "]);
    assert_eq!(fs::read(&file).unwrap(), played);
    // Another match cannot use the same file.
    let other = quick(&[&pgn[..], &["--seed=2"]].concat());
    check_fails(&other, 1, "holds another match");
    assert_eq!(fs::read(&file).unwrap(), played);
}

#[test]
fn players_are_rated_by_their_settings() {
    let file = temporary("rated.pgn");
    let settings = ["--a-option=Level=2", "--b-option=Level=1", "--games=4"];
    check_played(
        &quick(&[&settings[..], &["--pgn", file.to_str().unwrap()]].concat()),
        &[],
    );
    let ratings = skep(&["lab", "ratings", file.to_str().unwrap()]);
    let players = [1, 2].map(|level| format!("skep; nodes 200; TableSizeMiB=1; Level={level}\n"));
    check_played(&ratings, &players.each_ref().map(String::as_str));
    let said = text(&ratings.stdout);
    assert!(said.contains("±") && said.lines().count() == 3, "{said}");
    fs::write(&file, "[GameType \"Base\"]\n\n1. wS1\n").unwrap();
    let refused = skep(&["lab", "ratings", file.to_str().unwrap()]);
    check_fails(
        &refused,
        1,
        "expected a game of skep duel, with a tag Round",
    );
}

#[test]
fn openings_come_from_a_file() {
    let openings = temporary("openings.txt");
    fs::write(
        &openings,
        "Base+M;InProgress;Black[1];wM\nBase;InProgress;White[2];wS1;bS1 wS1-\n",
    )
    .unwrap();
    let pgn = temporary("openings.pgn");
    let files = [
        "--openings",
        openings.to_str().unwrap(),
        "--pgn",
        pgn.to_str().unwrap(),
    ];
    let output = quick(&[&files[..], &["--games=4", "--every=1", "--sprt=-5,5"]].concat());
    check_played(
        &output,
        &[
            "Base, Base+M, ",
            "2 games: +",
            "4 games: +",
            "SPRT      LLR",
        ],
    );
    assert!(!text(&output.stderr).contains("again and again"));
    let games = fs::read_to_string(&pgn).unwrap();
    assert_eq!(games.matches("\n1. wM\n").count(), 2);
    assert_eq!(games.matches("\n1. wS1\n2. bS1 wS1-\n").count(), 2);
    let more = quick(&["--openings", openings.to_str().unwrap(), "--games=6"]);
    assert!(text(&more.stderr).contains("note: 2 openings are played again and again"));
    fs::write(&openings, "Base;;;wS1;bS1 bS1-\n").unwrap();
    check_fails(&quick(&files), 1, "line 1, ply 2");
}

#[test]
fn balanced_openings_are_shipped() {
    let pgn = temporary("balanced.pgn");
    let run = |more: &[&str]| {
        let settings = [
            "--balanced",
            "--type=Base+M",
            "--games=2",
            "--pgn",
            pgn.to_str().unwrap(),
        ];
        quick(&[&settings[..], more].concat())
    };
    check_played(
        &run(&["--seed=5"]),
        &["Base+M, balanced, shuffled by seed 5"],
    );
    check_played(&run(&["--seed=5"]), &["games     2: "]);
    check_fails(&run(&[]), 1, "its Openings is");
    check_fails(&run(&["--opening-plies=2"]), 2, "cannot be used with");
}

#[test]
fn a_file_takes_one_match_at_a_time() {
    let pgn = temporary("one.pgn");
    let arguments = [
        "skep",
        "skep",
        "--nodes=200",
        "--games=1000",
        "--pgn",
        pgn.to_str().unwrap(),
    ];
    let mut first = Command::new(env!("CARGO_BIN_EXE_skep"));
    first
        .arg("duel")
        .args(arguments)
        .stdin(Stdio::null())
        .stderr(Stdio::null());
    let mut first = first.spawn().unwrap();
    while rounds(&pgn).is_empty() {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let second = duel(&arguments);
    first.kill().unwrap();
    first.wait().unwrap();
    check_fails(&second, 1, "another match is being written to it");
}

/// An engine that is a shell script, after its greeting.
#[cfg(unix)]
fn scripted(name: &str, script: &str) -> (TempPath, String) {
    let file = temporary(name);
    let greeting = "echo 'id scripted'; echo 'Mosquito;Ladybug;Pillbug'; echo ok\n";
    fs::write(&file, format!("{greeting}{script}\n")).unwrap();
    let command = format!("sh '{}'", file.to_str().unwrap());
    (file, command)
}

#[cfg(unix)]
#[test]
fn engines_that_misbehave_lose_and_the_match_goes_on() {
    let answer = |bestmove: &str| {
        format!("while read -r x y; do case $x in bestmove) {bestmove};; esac; echo ok; done")
    };
    let rows = [
        ("illegal", answer("echo wQ9"), "B 2 illegal move"),
        ("crash", answer("exit 3"), "B 2 crash"),
        (
            "refuse",
            "while read -r x; do echo 'err no'; echo ok; done".to_owned(),
            "B 2 refused",
        ),
        ("late", answer("exec sleep 100000"), "B 2 time"),
        ("silent", answer(":"), "B 2 refused"),
    ];
    for (name, script, says) in rows {
        let (_file, command) = scripted(name, &script);
        // Any answer is in time, however slow the machine.
        let margin = if name == "late" { "0.1" } else { "300" };
        let margin = format!("--margin={margin}");
        let limits = ["--a-nodes=50", "--b-time=0.01", &margin];
        let output = duel(&[&["skep", &command, "--games=2"][..], &limits].concat());
        check_played(&output, &["2: 2 won, 0 drawn, 0 lost; score 100.0 %", says]);
        assert!(
            text(&output.stderr).contains("round 1.2: scripted forfeits"),
            "{name}"
        );
    }
}

/// An engine that crashes and cannot be restarted.
#[cfg(unix)]
#[test]
fn an_interrupted_match_reports_its_standings() {
    let script =
        "while read -r x y; do case $x in bestmove) rm -f \"$0\"; exit 3;; esac; echo ok; done";
    let (_file, command) = scripted("once", script);
    let output = duel(&["skep", &command, "--a-nodes=50", "--b-depth=1", "--games=4"]);
    assert!(
        text(&output.stdout).contains("1: 1 won, 0 drawn, 0 lost"),
        "{}",
        text(&output.stdout)
    );
    check_fails(&output, 1, ": it ended without a word");
}

#[test]
fn engines_that_cannot_take_part_stop_the_match() {
    let rows = [
        (
            &["no-such-engine", "skep", "--nodes=9"][..],
            "no-such-engine: ",
        ),
        (
            &["skep", "skep", "--nodes=9", "--b-option=Colour=red"],
            "options set Colour red: err unknown option",
        ),
        (&["skep", "skep", "--nodes=9", "--pgn=/"], "/: "),
    ];
    for (arguments, says) in rows {
        check_fails(&duel(arguments), 1, says);
    }
}

/// This is detected within moments, and the user is told which engine we are waiting for.
#[cfg(unix)]
#[test]
fn programs_that_are_no_engines_are_told_by_name() {
    let silent = "sh -c 'exec sleep 100000'";
    let rows = [
        (
            &["skep", "cat", "--nodes=9", "--greeting=300"][..],
            "waiting for cat to say who it is, at most 300 s\nerror: cat: it repeats what it is told and does not speak UHP; \
             expected an answer to the command info: a line such as id skep v1.0, and a line ok\n",
        ),
        (
            &[silent, "skep", "--nodes=9", "--greeting=0.1"],
            "error: sh -c 'exec sleep 100000': it said nothing for 0.1 s; expected an answer to the command info: ",
        ),
        (
            &["skep", "echo hello", "--nodes=9"],
            "error: echo hello: it said \"hello\" and ended; expected an answer",
        ),
    ];
    for (arguments, says) in rows {
        check_fails(&duel(arguments), 1, says);
    }
}

/// Like nokamute.
#[cfg(unix)]
#[test]
fn engines_without_node_limits_stop_the_match_instead_of_losing() {
    let script = "while read -r x y z; do [ \"$y\" = nodes ] && echo 'err nodes'; echo ok; done";
    let (_file, command) = scripted("nodes", script);
    let output = duel(&["skep", &command, "--nodes=9"]);
    check_fails(
        &output,
        1,
        "takes no limit of nodes, expected one of time or depth",
    );
    let output = duel(&["skep", &command, "--a-nodes=9", "--b-depth=1", "--games=2"]);
    check_played(&output, &["B 2 refused"]);
}

#[test]
fn wrong_usage_exits_with_2() {
    let rows = [
        (&["skep"][..], "required"),
        (&["skep", "skep"], "expected a limit for skep"),
        (
            &["skep", "skep", "--a-nodes=9"],
            "expected a limit for skep",
        ),
        (
            &["skep", "skep", "--nodes=9", "--games=3"],
            "expected an even number of games",
        ),
        (
            &["skep", "skep", "--nodes=9", "--time=1"],
            "cannot be used with",
        ),
        (&["skep", "skep", "--nodes=0"], "--nodes"),
        (&["skep", "skep", "--time=-1"], "expected seconds"),
        (&["skep", "skep", "--time=nan"], "expected seconds"),
        (&["skep", "skep", "--time=0"], "a thousandth of a second"),
        (
            &["skep", "skep", "--nodes=9", "--sprt=5"],
            "expected two Elo differences",
        ),
        (
            &["skep", "skep", "--nodes=9", "--a-option=x"],
            "expected an option such as",
        ),
        (
            &["skep", "skep", "--nodes=9", "--max-plies=4"],
            "expected more plies",
        ),
        (
            &["skep", "skep", "--nodes=9", "--type=Chess"],
            "expected a game type",
        ),
        (&["skep", "", "--nodes=9"], "expected an engine such as"),
        (
            &["skep", "'skep", "--nodes=9"],
            "expected an engine such as",
        ),
    ];
    for (arguments, says) in rows {
        check_fails(&duel(arguments), 2, says);
    }
}

#[cfg(unix)]
#[test]
fn a_test_that_is_decided_ends_the_match() {
    let refuses = "while read -r x; do echo 'err no'; echo ok; done";
    let (_file, command) = scripted("sprt", refuses);
    let pgn = temporary("sprt.pgn");
    let settings = [
        "--depth=1",
        "--games=1000",
        "--concurrency=2",
        "--sprt=0,200",
    ];
    let arguments = [
        &["skep", &command, "--pgn", pgn.to_str().unwrap()][..],
        &settings,
    ]
    .concat();
    let decided = duel(&arguments);
    check_played(&decided, &[": decided for 200", "score 100.0 %"]);
    let played = fs::read(&pgn).unwrap();
    assert!(rounds(&pgn).len() < 100, "{}", rounds(&pgn).len());
    // It stays decided.
    assert_eq!(duel(&arguments).stdout, decided.stdout);
    assert_eq!(fs::read(&pgn).unwrap(), played);
}
