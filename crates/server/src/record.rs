//! Games from records, and records of games.
//!
//! Any record that `skep-records` reads becomes a read-only game (`record/import.rs`), and any game
//! becomes a record in any of its formats (`record/write.rs`).

mod archive;
mod clean;
mod import;
mod metered;
mod note;
mod write;

pub use archive::{ArchiveError, RecordFile, is_record_name, unpack};
pub use import::{ImportedRecord, import, import_sent, is_loss};
pub use write::{file_name, write};
