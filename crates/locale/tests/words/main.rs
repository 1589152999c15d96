//! Whatever the code can say has its words, and there are no other words.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod files;
mod hints;
mod phrases;
mod settings;
