//! The terminal app.
//!
//! A game here is a live table of [`skep_server::Services`], on the same store as the web's: this is one more client, and holds
//! no rule of the game. All it knows is one plain value, `app.rs`; `update.rs` is the only writer, `view.rs` only draws,
//! and `run.rs` carries out what is wanted outside. Start reading at `app.rs`.

mod app;
mod canvas;
mod client;
mod clipboard;
#[cfg(unix)]
mod decode;
mod describe;
mod effect;
mod file;
mod form;
mod hive;
mod home;
mod keys;
mod layout;
mod learn;
mod line;
mod list;
mod listen;
mod look;
mod page;
mod plain;
mod run;
mod signals;
mod terminal;
#[cfg(test)]
mod tests;
#[cfg(unix)]
mod tty;
mod update;
mod view;
mod words;

pub use client::Client;
pub use learn::{Page, Place, Row, place};
pub use plain::{Plain, Reading, lines, plain};
pub use run::{RunError, Setup, run};
pub use words::Words;
