//! Engines that misbehave. They are shell scripts, so these tests need a shell.

use std::time::Duration;

use skep_uhp::{Client, ClientError, Patience};

const SHORT: Duration = Duration::from_millis(100);
/// Only a hanging test waits this long.
const LONG: Duration = Duration::from_secs(300);
const PATIENT: Patience = Patience {
    greeting: LONG,
    answer: LONG,
};

fn start(script: &str, greeting: Duration) -> Result<Client, ClientError> {
    let patience = Patience {
        greeting,
        ..PATIENT
    };
    Client::start("sh", &["-c", script], patience, || ())
}

/// Asks an engine that is a script, and expects this answer or this failure.
#[track_caller]
fn check(script: &str, expected: Result<&[&str], &str>) {
    let mut engine = start(&format!("echo id x; echo ok; {script}"), LONG).unwrap();
    assert_eq!(engine.greeting(), ["id x"]);
    let answer = engine.ask_within("bestmove depth 1", LONG);
    match (answer, expected) {
        (Ok(lines), expected) => assert_eq!(Ok(lines), expected.map(owned), "{script}"),
        (Err(ClientError::Late), _) => panic!("{script}: it was waited for in vain"),
        (Err(error), Err(expected)) => {
            assert!(error.to_string().contains(expected), "{script}: {error}");
        }
        (Err(error), Ok(_)) => panic!("{script}: {error}"),
    }
}

fn owned(lines: &[&str]) -> Vec<String> {
    lines.iter().map(|&line| line.to_owned()).collect()
}

#[test]
fn answers_are_the_lines_before_ok() {
    check(
        "read x; echo \"$x\"; printf 'a\\r\\nok\\n'; read x",
        Ok(&["bestmove depth 1", "a"]),
    );
    check("read x; printf 'a\\377\\nb\\nok\\n'; read x", Ok(&["b"]));
    check("read x; echo ok; exit", Ok(&[]));
}

#[test]
fn an_engine_that_ends_is_noticed_at_once() {
    check("exit", Err(""));
    check("read x; exit", Err("the engine ended"));
    check("read x; echo wA1; kill -9 $$", Err("the engine ended"));
}

#[test]
fn an_engine_that_hangs_does_not_hang_us() {
    let mut engine = start("echo ok; read x; exec sleep 100000", LONG).unwrap();
    let late = engine.ask_within("info", SHORT);
    assert!(matches!(late, Err(ClientError::Late)), "{late:?}");
    assert!(engine.ask("info").is_err(), "it was ended");
}

#[test]
fn programs_that_do_not_speak_the_protocol_are_told() {
    let rows = [
        ("exec cat", LONG, "it repeats what it is told"),
        (
            "read x; echo \"$x\"; exec sleep 100000",
            LONG,
            "it repeats what it is told",
        ),
        ("exec sleep 100000", SHORT, "it said nothing for 0.1 s"),
        ("exit 3", LONG, "it ended without a word"),
        ("echo Hello; exit", LONG, "it said \"Hello\" and ended"),
        // What a program says goes to a terminal.
        (
            r"printf '\033[2J\302\23331m\342\200\256Hello'",
            LONG,
            r#"it said "\u{1b}[2J\u{9b}31m\u{202e}Hello" and ended"#,
        ),
    ];
    for (script, patience, says) in rows {
        let error = start(script, patience).unwrap_err().to_string();
        assert!(error.starts_with(says), "{script}: {error}");
        assert!(error.contains("a line such as id skep v1.0"), "{error}");
    }
}

/// Some engines wait to be asked, and some are slow to start: they may answer twice.
#[test]
fn an_engine_that_does_not_greet_is_asked() {
    let info = "echo id x; echo Mosquito; echo ok";
    let play = "read x; echo \"$x\"; echo ok";
    for greetings in [info.to_owned(), format!("{info}; {info}")] {
        let script = format!("read x; {greetings}; {play}; {play}; read x");
        let mut engine = start(&script, LONG).unwrap();
        assert_eq!(engine.greeting(), ["id x", "Mosquito"], "{script}");
        for command in ["newgame Base", "play wS1"] {
            assert_eq!(engine.ask(command).unwrap(), [command], "{script}");
        }
    }
}

#[test]
fn who_is_waited_for_can_be_said() {
    let said = std::cell::Cell::new(false);
    let greets = "read x; echo id x; echo ok; read x";
    let engine = Client::start("sh", &["-c", greets], PATIENT, || said.set(true));
    assert!(engine.is_ok() && said.get());
}

#[test]
fn an_engine_that_babbles_fills_no_memory() {
    check(
        "read x; exec yes 'a line that is repeated without end'",
        Err("expected an answer of at most 4 MiB"),
    );
}

#[test]
fn what_is_no_program_is_told() {
    let error = Client::start("no-such-engine", &[""; 0], PATIENT, || ());
    assert!(matches!(error, Err(ClientError::Io(_))), "{error:?}");
}
