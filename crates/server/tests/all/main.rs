//! The integration tests, in one binary: linking each on its own takes longer than running it.

#![allow(
    clippy::unwrap_used,
    reason = "a test may stop at what should not happen"
)]

mod codes;
mod live;
mod store;
