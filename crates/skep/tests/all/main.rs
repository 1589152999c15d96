//! The integration tests, in one binary: linking each on its own takes longer than running it.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

mod backup;
mod cli;
mod crash;
mod duel;
mod folder;
mod foreign_text;
#[cfg(target_os = "linux")]
mod full_disk;
mod import;
mod rules;
mod serve;
mod server;
#[cfg(unix)]
mod tui;
mod uhp;
