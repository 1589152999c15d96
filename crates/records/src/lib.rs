//! Whole games of Hive on file: read and write GameString, PGN and BoardSpace SGF.
//!
//! Pure: text in, records out; no files, no clock. Start reading at [`Record`], a game with its
//! tags, comments and variations. [`read()`] turns a text into records, [`write()`] a record into a
//! text. `pgn.rs`, `sgf.rs` and `game_string.rs` describe what each format can hold and how we
//! write it. A game that is written and read again is the same game.
//!
//! Real records are full of oddities, so reading never just fails. Every [`Reading`] has the game
//! as far as it could be read, [`Note`]s about what had to be interpreted, and the error that ended
//! it early, if there was one.
//!
//! Our extensions are ones that other programs can skip: PGN variations are inside comments, SGF
//! tags are in a private property `TG`, and characters that would end a comment or tag early are
//! percent escapes such as `%7D`. A record has at most [`MAX_PLIES`] moves and [`MAX_TAGS`] tags.
//! Readers take linear time for texts of any length.
//!
//! ```
//! use skep_records::{Format, read, write};
//!
//! let text = "Base;InProgress;White[2];wS1;bS1 wS1-\nBase;InProgress;Black[1];wQ2\n";
//! let readings: Vec<_> = read(text, Format::GameString).collect();
//! assert_eq!(readings[0].error, None);
//! assert!(write(&readings[0].record, Format::Pgn)?.contains("2. bS1 wS1-"));
//!
//! let error = readings[1].error.as_ref().expect("there is no second Queen");
//! assert!(error.in_file("my.txt").to_string().starts_with("my.txt: line 2, ply 1: \"wQ2\": expected a piece"));
//! # Ok::<(), skep_records::WriteError>(())
//! ```

mod draft;
mod editor;
mod error;
mod escape;
mod expected;
mod format;
mod game_result;
mod game_string;
mod pgn;
mod reading;
mod record;
mod scan;
mod sgf;
mod tags;
mod tree;

pub use editor::{Editor, PlayError, PlayStringError};
pub use error::{InFile, ReadError, Reason, WriteError};
pub use expected::Expected;
pub use format::{Format, Readings, decode, read, write, write_all};
pub use game_result::{Ending, GameResult, ParseEndingError};
pub use reading::{Note, Reading, Taken};
pub use record::Record;
pub use tags::{MAX_TAGS, TagError, Tags};
pub use tree::{MAX_PLIES, NodeId};
