//! Any text read as PGN gives records that survive a round trip.

#![no_main]

use libfuzzer_sys::fuzz_target;
use skep_records::Format;

#[path = "../round_trip.rs"]
mod round_trip;

fuzz_target!(|text: &str| round_trip::check(text, Format::Pgn));
