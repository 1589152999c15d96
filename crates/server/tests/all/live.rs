//! The server as its clients know it: real sockets, real HTTP, a store on disk.

mod asked;
mod fold;
mod games;
mod host;
mod learn;
mod local;
mod move_now;
mod players;
mod refusals;
mod tables;
mod web;
