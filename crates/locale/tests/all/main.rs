//! Every message that the code uses exists in thirteen languages, and there are no other messages.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod files;
mod ftl;
mod hints;
mod kinds;
mod language_negotiation;
mod languages;
mod levels;
mod numbers;
mod phrases;
mod wording;
