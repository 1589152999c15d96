//! The Universal Hive Protocol: text lines by which a program plays Hive with an engine.
//!
//! Every answer ends with a line `ok`. [`serve()`] is an engine on any reader and writer, made of
//! [`Server`], which answers one command at a time; [`Client`] drives another engine's process.

mod client;
mod command;
mod lines;
mod memory;
mod options;
mod serve;
mod server;

pub use client::{Client, ClientError};
pub use command::{Command, CommandError, MAX_DEPTH, MAX_NODES, SearchLimit};
pub use lines::{LineError, Lines, MAX_LINE};
pub use options::{OptionError, Options};
pub use serve::{Interrupt, serve};
pub use server::Server;
