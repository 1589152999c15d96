//! The integration tests, in one binary: linking each on its own takes longer than running it.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

mod codes;
mod faults;
mod live;
mod store;
