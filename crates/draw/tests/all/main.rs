//! Pictures of a position: what is to be seen, and that every position can be drawn.

#![allow(clippy::unwrap_used, reason = "a failing helper is a failing test")]

mod games;
mod scene;
mod svg;
mod text;
