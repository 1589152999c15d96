//! The integration tests, in one binary: linking each on its own takes longer than running it.

#![allow(
    clippy::unwrap_used,
    reason = "a test may stop at what should not happen"
)]

mod against_reference;
mod canonical_form;
mod common;
mod conformance;
mod laws;
mod perft;
mod reference;
mod rules_by_number;
mod unbounded;
