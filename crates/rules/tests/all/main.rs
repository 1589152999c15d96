//! The integration tests, in one binary: linking each on its own takes longer than running it.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

mod against_reference;
mod canonical_form;
mod common;
mod conformance;
mod laws;
mod perft;
mod reference;
mod rules_by_number;
mod unbounded;
