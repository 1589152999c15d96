//! Checks the engine against the conversations in `transcripts/`.
//!
//! `>` is input, `<` is the expected answer, `#` is a comment. `...` in an answer stands for any text. The `ok` after
//! each answer is checked but not written.

use std::fs;
use std::io::Cursor;
use std::path::Path;

use skep_engine::Stop;
use skep_uhp::{Interrupt, Options, Server, serve};

#[test]
fn transcripts() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let mut count = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        check(
            &path.display().to_string(),
            &fs::read_to_string(&path).unwrap(),
        );
        count += 1;
    }
    assert!(count >= 8, "only {count} transcripts were found");
}

#[track_caller]
fn check(name: &str, transcript: &str) {
    let said = |mark| {
        transcript
            .lines()
            .filter_map(move |line| line.strip_prefix(mark))
    };
    let input: String = said(">")
        .map(|line| format!("{}\n", line.strip_prefix(' ').unwrap_or(line)))
        .collect();
    let mut output = Vec::new();
    converse(&input, &mut output);
    let output = String::from_utf8(output).unwrap();
    let mut answers = output.lines();
    let mut expected = transcript
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .peekable();
    while let Some(line) = expected.next() {
        if let Some(answer) = line.strip_prefix("< ") {
            let got = answers.next().unwrap_or("nothing");
            assert!(
                matches(got, answer),
                "{name}:\nexpected {answer}\ngot      {got}\nin\n{output}"
            );
        }
        let ends = expected.peek().is_none_or(|next| next.starts_with('>'));
        let is_silent = line.trim() == ">" || line == "> exit";
        if ends && !is_silent {
            assert_eq!(
                answers.next(),
                Some("ok"),
                "{name}: after {line} in\n{output}"
            );
        }
    }
    assert_eq!(
        answers.next(),
        None,
        "{name}: the engine says more than expected in\n{output}"
    );
}

/// Sends the lines one by one, each after the answer to the one before.
fn converse(input: &str, output: &mut Vec<u8>) {
    let mut server = Server::new(output, Options::default());
    server.greet().unwrap();
    for line in input.lines() {
        if server.answer(line, &Stop::default()).unwrap().is_break() {
            return;
        }
    }
}

fn matches(got: &str, expected: &str) -> bool {
    let Some((start, end)) = expected.split_once("...") else {
        return got == expected;
    };
    got.len() >= start.len() + end.len() && got.starts_with(start) && got.ends_with(end)
}

#[test]
fn a_long_line_is_refused_and_the_conversation_goes_on() {
    let mut input = vec![b'x'; 100_000_000];
    input.extend_from_slice(b"\nplay \xff\xfe\nnewgame\n");
    let mut output = Vec::new();
    serve(
        Cursor::new(input),
        &mut output,
        &Interrupt::default(),
        Options::default(),
    )
    .unwrap();
    let output = String::from_utf8(output).unwrap();
    let answers: Vec<_> = output.lines().skip(3).collect();
    let expected = [
        "err expected a line of at most 1048576 bytes",
        "ok",
        "err expected a line of UTF-8 text",
        "ok",
        "Base;NotStarted;White[1]",
        "ok",
    ];
    assert_eq!(answers, expected);
}
