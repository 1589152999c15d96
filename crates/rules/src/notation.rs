//! How pieces, moves, games and positions are written.
//!
//! We write strictly by the Universal Hive Protocol, and read liberally.

mod game_string;
mod line;
mod move_string;
mod piece_string;
mod position_string;

pub use game_string::{GameState, GameString, ParseGameStringError, TurnString};
pub use line::{Line, ReplayError};
pub use move_string::{MoveError, ParseMoveError, Reference};
pub use piece_string::ParsePieceError;
pub use position_string::ParsePositionError;
