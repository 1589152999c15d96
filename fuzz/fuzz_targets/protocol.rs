//! Any conversation: the engine answers every line, and never falls over.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    // A deep perft is no fault, but takes longer than a fuzzer waits.
    if String::from_utf8_lossy(bytes).to_ascii_lowercase().contains("perft") {
        return;
    }
    let mut output = Vec::new();
    skep_uhp::serve(bytes, &mut output).expect("writing to memory does not fail");
    let output = String::from_utf8(output).expect("answers are text");
    assert!(output.ends_with("ok\n"));
});
