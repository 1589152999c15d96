//! Any conversation: the engine answers every line, and never falls over.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    // A deep perft or a huge table is no fault, but takes longer than a fuzzer waits.
    let text = String::from_utf8_lossy(bytes).to_ascii_lowercase();
    if text.contains("perft") || text.contains("table") {
        return;
    }
    let mut output = Vec::new();
    skep_uhp::serve(std::io::Cursor::new(bytes.to_vec()), &mut output).expect("writing to memory does not fail");
    let output = String::from_utf8(output).expect("answers are text");
    assert!(output.ends_with("ok\n"));
});
