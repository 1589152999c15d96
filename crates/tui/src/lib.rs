//! The terminal app.
//!
//! The app is one more client of the live tables of [`skep_server::Services`], on the same store as the web app. It holds
//! no rule of the game. Its whole state is one plain value (`app.rs`). Only `update.rs` changes it, `view.rs` draws it, and
//! `run.rs` carries out effects such as asking the server. Start reading at `app.rs`.

mod app;
mod client;
mod clipboard;
mod color_backend;
mod colors;
#[cfg(unix)]
mod decode_input;
mod describe;
mod effect;
mod game_screen;
mod hive;
mod home;
mod input_line;
mod key_help;
mod layout;
mod learn;
mod list_navigation;
mod new_game_form;
mod plain;
mod record_file;
mod run;
mod signals;
mod terminal;
mod terminal_events;
#[cfg(test)]
mod tests;
#[cfg(unix)]
mod tty;
mod update;
mod view;
mod words;

pub use client::Client;
pub use learn::{BookEntry, BookText, Row, find_in_book};
pub use plain::{Plain, Reading, lines, plain};
pub use run::{RunError, Setup, run};
pub use words::Words;
