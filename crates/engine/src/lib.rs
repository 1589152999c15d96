//! Plays Hive: searches a position and returns the best move.
//!
//! The entry point is [`Engine::search`]. It takes a position and [`Limits`], reports progress to a
//! callback, and returns the last [`Report`]. It never prints and reads no input; a [`Stop`] flag
//! ends it. A [`Host`] provides its clock and helper threads. [`Engine::hint`] also says why the
//! move found is good.
//!
//! Start reading at `engine.rs`, then `search.rs` (iterative deepening) and `search/node.rs`
//! (principal variation search). Each search technique has a file of its name in `search/`. The
//! evaluation is in `eval/`. [`Prover`] is separate: it proves forced wins from the rules alone.
//! `solitaire.rs` wins games in which the opponent can only pass. `level.rs` and `handicap.rs`
//! define the mistakes of levels below full strength.

mod bench;
mod engine;
mod eval;
mod handicap;
mod hint;
mod host;
mod level;
mod limits;
#[cfg(not(target_family = "wasm"))]
mod native;
mod opening_book;
mod proof;
mod report;
mod score;
mod search;
mod solitaire;
mod time_management;
mod transposition_table;
mod tunables;

pub use bench::bench;
pub use engine::Engine;
pub use eval::{
    Evaluation, Inputs, Network, NetworkError, PHASES, TERM_COUNT, TERM_NAMES, count_terms,
    evaluate, glance, weights,
};
pub use hint::{Hint, Reason, Threat};
pub use host::Host;
pub use level::Level;
pub use limits::{Clock, Limits, Stop};
#[cfg(not(target_family = "wasm"))]
pub use native::Native;
pub use opening_book::{OpeningBook, ParseOpeningBookError};
pub use proof::{ForcedWin, OutOfNodes, Prover};
pub use report::{Report, Variation};
pub use score::Score;
pub use transposition_table::OutOfMemory;
