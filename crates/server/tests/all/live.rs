//! The server from a client's point of view: real sockets, real HTTP, a store on disk.

mod clocks;
mod fold;
mod games;
pub(crate) mod host;
mod http;
mod learn;
mod metrics;
mod move_now;
mod players;
mod refusals;
mod services;
mod strangers;
mod tables;
mod web;
