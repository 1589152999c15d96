//! Games from records, and records of games.
//!
//! Any record that `skep-records` reads becomes a game to be looked at (`record/open.rs`), and any game becomes a record
//! in any of its formats (`record/write.rs`).

mod note;
mod open;
mod write;

pub use open::{OpenedGame, OpenedRecord, open};
pub use write::{file_name, write};
