//! The Universal Hive Protocol: lines of text by which a program and an engine play Hive.
//!
//! Every answer ends with the line `ok`. [`serve()`] runs an engine on any reader and writer. It uses [`Server`], which
//! answers one command at a time. [`Client`] drives another engine's process.

mod client;
mod command;
mod command_loop;
mod lines;
mod memory;
mod options;
mod server;

pub use client::{Client, ClientError, Patience, excerpt};
pub use command::{Command, CommandError, MAX_DEPTH, MAX_NODES, SearchLimit};
pub use command_loop::{Interrupt, serve};
pub use lines::{LineError, Lines, MAX_LINE};
pub use options::{OptionError, Options};
pub use server::Server;
