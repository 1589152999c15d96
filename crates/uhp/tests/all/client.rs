//! Engines that misbehave. They are shell scripts, so these tests need a shell.

use std::time::Duration;

use skep_uhp::{Client, ClientError};

const SHORT: Duration = Duration::from_millis(100);
/// Only a hanging test waits this long.
const LONG: Duration = Duration::from_secs(300);

fn start(script: &str, patience: Duration) -> Result<Client, ClientError> {
    Client::start("sh", &["-c", script], patience)
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
    drop(engine);
    let late = start("exec sleep 100000", SHORT);
    assert!(matches!(late, Err(ClientError::Late)), "{late:?}");
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
    let error = Client::start("no-such-engine", &[""; 0], LONG);
    assert!(matches!(error, Err(ClientError::Io(_))), "{error:?}");
}
