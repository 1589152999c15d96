//! Any GameString that parses survives a round trip.

#![no_main]

use libfuzzer_sys::fuzz_target;
use skep_rules::GameString;

fuzz_target!(|text: &str| {
    let Ok(game) = GameString::parse(text) else {
        return;
    };
    let line = match game.replay() {
        Ok(line) => line,
        Err(error) => error.line,
    };
    let written = line.to_string();
    let again = GameString::parse(&written)
        .and_then(|game| Ok(game.replay()))
        .expect("our own GameString is one");
    assert_eq!(again.expect("its moves are legal").to_string(), written);
});
