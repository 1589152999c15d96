//! The server as its clients know it: real sockets, real HTTP, a store on disk.

mod asked;
mod fold;
mod games;
mod haste;
mod host;
mod learn;
mod local;
mod players;
mod refusals;
mod tables;
mod web;
