//! Every numbered rule of `docs/rules.md` as tests: `r5_6_…` states R5.6.
//!
//! A test is a row through one of the checks in `checks.rs`: a position, what is tried in it, and
//! what the rules say, compared whole. Destinations are written as MoveString references. The
//! drawings show the cells in place; the row below names the pieces of a stack.

mod checks;
mod r1_setup;
mod r2_placing;
mod r3_moving;
mod r4_insects;
mod r5_throw;
mod r6_ending;
mod r7_diagrams;
mod r8_corners;
