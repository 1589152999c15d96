//! The Universal Hive Protocol: lines of text by which a program and an engine play Hive.
//!
//! Every answer ends with the line `ok`. [`serve()`] runs an engine on any reader and writer. It uses [`Server`], which
//! answers one command at a time. [`Client`] drives another engine's process.

mod client;
mod command;
mod lines;
mod memory;
mod options;
mod serve;
mod server;

pub use client::{Client, ClientError, Patience, excerpt};
pub use command::{Command, CommandError, MAX_DEPTH, MAX_NODES, SearchLimit};
pub use lines::{LineError, Lines, MAX_LINE};
pub use options::{OptionError, Options};
pub use serve::{Interrupt, serve};
pub use server::Server;
