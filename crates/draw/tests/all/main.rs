//! Pictures of a position: what they show, and that every position can be drawn.

#![allow(clippy::unwrap_used, reason = "a failing helper is a failing test")]

mod games;
mod scene;
mod svg;
mod text;
