//! What makes the engine stronger: matches that tell which of two engines is.
//!
//! Start reading at [`duel::Duel`].

pub mod duel;
