//! Round trip: a record that is read, written and read again is the same game.

use skep_records::{Format, read, write};

/// Reads a text and checks the round trip of each game in it.
pub fn check(text: &str, format: Format) {
    for reading in read(text, format).take(20) {
        for format in [Format::Pgn, Format::Sgf] {
            let written = write(&reading.record, format).expect("every record can be written so");
            let mut again = read(&written, format);
            let first = again.next().expect("a written record is there");
            assert_eq!(first.error, None, "{written}");
            assert_eq!(first.record, reading.record, "{written}");
            assert!(again.next().is_none(), "{written}");
        }
        if let Ok(written) = write(&reading.record, Format::GameString) {
            let again = read(&written, Format::GameString)
                .next()
                .expect("a written game is there");
            assert_eq!(
                again.record.main_line().to_string(),
                reading.record.main_line().to_string()
            );
        }
    }
}
