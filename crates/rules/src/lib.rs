//! The board game Hive with all its expansions: legal moves, endings, notation.
//!
//! Pure: no I/O, no clock, no randomness. Numbers such as R5.6 refer to `docs/rules.md`.
//!
//! Start reading at [`Position`]. `insects/` has the movement of each insect, `movement/` the rules
//! for all of them (one hive, freedom to move), and `notation/` MoveString, GameString and position
//! string.
//!
//! ```
//! use skep_rules::{GameType, Opening, Position};
//!
//! let mut position = Position::new(GameType::MLP, Opening::Tournament);
//! for text in ["wL", "bL wL-", "wM -wL"] {
//!     let mv = position.parse_move(text)?;
//!     position.play(mv)?;
//! }
//! assert_eq!(position.legal_moves().len(), 21);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod bug;
mod color;
mod game_type;
mod hex;
mod insects;
mod movement;
mod moves;
mod notation;
mod outcome;
mod perft;
mod piece;
mod position;
mod splitmix;
mod zobrist;

pub use board::{Board, Unwrapped};
pub use bug::Bug;
pub use color::Color;
pub use game_type::{GameType, Opening, ParseGameTypeError};
pub use hex::{Direction, Hex, HexSet};
pub use moves::{Move, Undo};
pub use notation::*;
pub use outcome::{DrawReason, Outcome};
pub use perft::{Leaves, perft};
pub use piece::{Piece, PieceSet};
pub use position::{
    AllWays, Canonical, Illegal, MAX_KNOWN_MOVES, Position, Reach, Survey, Symmetry, Ways,
};
pub use splitmix::{GOLDEN_GAMMA, splitmix64};
