//! Whatever the code can say has its words in thirteen languages, and there are no other words.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod asked;
mod files;
mod ftl;
mod hints;
mod kinds;
mod languages;
mod levels;
mod numbers;
mod phrases;
mod wording;
