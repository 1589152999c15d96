//! The web isolates in the same way: `web/src/locale/isolate.ts` is tested with the same rows.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use skep_text::isolated;

#[test]
fn sentences_are_isolated_as_on_the_web() {
    let rows = include_str!("../data/isolated.json");
    let rows: Vec<(String, String)> = serde_json::from_str(rows).unwrap();
    for (text, expected) in rows {
        assert_eq!(isolated(&text), expected, "{text:?}");
    }
}
