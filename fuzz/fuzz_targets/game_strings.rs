//! Any text read as GameString gives records that are the same when written and read again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use skep_records::Format;

#[path = "../round_trip.rs"]
mod round_trip;

fuzz_target!(|text: &str| round_trip::check(text, Format::GameString));
