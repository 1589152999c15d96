//! The UHP engine answers every line of any input, and never panics.

#![no_main]

use libfuzzer_sys::fuzz_target;
use skep_engine::Stop;
use skep_uhp::{Lines, Options, Server};

fuzz_target!(|bytes: &[u8]| {
    // A deep perft or a huge table is valid, but takes too long for a fuzzer.
    let text = String::from_utf8_lossy(bytes).to_ascii_lowercase();
    if text.contains("perft") || text.contains("table") {
        return;
    }
    // Searches stop at once: this target tests the protocol, not the search.
    let stop = Stop::default();
    stop.set();
    let mut output = Vec::new();
    let mut server = Server::new(&mut output, Options::default());
    server.greet().expect("writing to memory does not fail");
    let _ = server.answer("options set TableSizeMiB 1", &stop);
    let mut lines = Lines::new(bytes);
    while let Some(line) = lines
        .next_line()
        .expect("reading from memory does not fail")
    {
        let Ok(line) = line else {
            continue;
        };
        if server
            .answer(line, &stop)
            .expect("writing to memory does not fail")
            .is_break()
        {
            break;
        }
    }
    let output = String::from_utf8(output).expect("answers are text");
    assert!(output.ends_with("ok\n"));
});
