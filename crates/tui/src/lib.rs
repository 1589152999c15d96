//! The terminal app.
//!
//! A game here is a live table of [`skep_server::Local`], on the same store as the web's: this is one more client, and holds
//! no rule of the game.

#![allow(dead_code, reason = "the screens that use it come next")]

mod describe;
mod hive;
mod learn;
mod plain;
mod seats;
mod words;

pub use learn::{Page, Place, Row, place};
pub use plain::{Plain, Reading, lines, plain};
pub use words::Words;
