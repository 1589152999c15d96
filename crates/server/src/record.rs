//! Games from records, and records of games.
//!
//! Any record that `skep-records` reads becomes a read-only game (`record/import.rs`), and any game
//! becomes a record in any of its formats (`record/write.rs`).

mod clean;
mod import;
mod note;
mod write;

pub use import::{ImportedRecord, import};
pub use write::{file_name, write};
