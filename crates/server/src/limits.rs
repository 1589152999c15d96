//! The limits. A client that exceeds one is refused with a message that says so.
//!
//! [`Limits`] are those that an operator may change, with `--limit NAME=VALUE` or a file (`--limits
//! FILE`). The constants below belong to the protocol, or keep one request from costing too much.

mod operator;
mod rate;

use std::time::Duration;

pub use operator::{LimitError, Limits};
pub use rate::{ParseRateError, Rate};

/// How long a whole request may take, its body and its answer included.
pub const REQUEST_TIME: Duration = Duration::from_secs(60);
/// How long getting a connection to the database may take.
pub const DATABASE_CONNECT_TIME: Duration = Duration::from_secs(5);
/// How long an idle connection to the database may take to prove that it still works.
pub const DATABASE_TEST_TIME: Duration = Duration::from_secs(2);
/// How long the database may take to answer a query, to write a change, or to commit.
pub const DATABASE_WORK_TIME: Duration = Duration::from_secs(10);
/// How long bringing the tables up to date may take.
pub const DATABASE_MIGRATION_TIME: Duration = Duration::from_secs(30 * 60);
/// How much longer a transaction may take for each change in it.
pub const DATABASE_CHANGE_TIME: Duration = Duration::from_millis(50);
/// How long the result of a health check is reused.
pub const HEALTH_PERIOD: Duration = Duration::from_secs(1);
/// How often a command is retried because another writer has changed the game.
pub const CONFLICTS: u32 = 6;
/// Games that one socket watches at once.
pub const WATCHED: usize = 64;
/// Frames above the rate that a socket may send until it is closed. Each frame within the rate takes one of them back.
pub const FRAMES_TOO_MANY: u32 = 500;
/// How long a trusted proxy may keep a connection open between two requests. Proxies keep
/// connections for a minute or two; if we closed first, a request on its way would fail.
pub const PROXY_HEAD_TIME: Duration = Duration::from_secs(180);
/// Bytes of a message on a socket.
pub const MESSAGE_BYTES: usize = 16 * 1024;
/// Messages that wait for a slow socket.
pub const OUTBOX: usize = 128;
/// Messages that wait for a table.
pub const INBOX: usize = 64;
/// Bytes of a request to create a game.
pub const BODY_BYTES: usize = 16 * 1024;
/// Bytes of a record to be imported.
pub const RECORD_BYTES: usize = 16 * 1024 * 1024;
/// Bytes of a file in an archive.
pub const ARCHIVED_FILE_BYTES: u64 = 64 * 1024 * 1024;
/// Bytes of all files in an archive that is sent to the server.
pub const SENT_ARCHIVE_BYTES: u64 = 256 * 1024 * 1024;
/// Bytes of all files in an archive that `skep import` unpacks.
pub const ARCHIVE_BYTES: u64 = 4 * 1024 * 1024 * 1024;
/// Files in an archive.
pub const ARCHIVED_FILES: u64 = 1_000_000;
/// Games of one record or archive that is sent to the server.
pub const GAMES_PER_IMPORT: usize = 30_000;
/// Notes about one record or archive.
pub const NOTES_PER_IMPORT: usize = 1_000;
/// Records and archives that the server reads at once.
pub const IMPORTS: usize = 2;
/// Characters of a key or a command's id.
pub const KEY_CHARACTERS: usize = 64;
/// Searches waiting for an engine.
pub const SEARCHES: usize = 2_000;
/// Engine moves that are being stored at once. People's moves wait behind no more than these.
pub const ENGINE_MOVES: usize = 32;
/// Moves of an engine's expected line that are shown.
pub const LINE: usize = 8;
/// Verdicts, coach's advice and tried positions computed at once, each for at most a second.
pub const VERDICTS: usize = 16;
/// Moves that can be tried from a position.
pub const TRIED_MOVES: usize = 500;
/// Games that engines resume by themselves after a restart. Others resume when someone opens them.
pub const RESUMED_GAMES: u32 = 500;
/// Games on one page of a list.
pub const PAGE: u32 = 100;
/// Commands whose answers a table remembers.
pub const ANSWERS: usize = 256;
/// Missed events that are sent to a returning client. If it missed more, it gets the whole game.
pub const TAIL: usize = 200;
/// The longest clock: a day, and an hour more for each move.
pub const LONGEST_CLOCK: Duration = Duration::from_secs(24 * 3_600);
/// See [`LONGEST_CLOCK`].
pub const LONGEST_INCREMENT: Duration = Duration::from_secs(3_600);

/// How often a socket is pinged.
pub const PING_PERIOD: Duration = Duration::from_secs(20);
/// How long a socket may be silent before it is closed.
pub const SILENCE: Duration = Duration::from_secs(50);
/// How long a message may take to be written to a socket.
pub const WRITE_TIME: Duration = Duration::from_secs(20);
/// How long closing a socket may take.
pub const LAST_WORDS: Duration = Duration::from_secs(1);
/// How long open requests may take when the server stops.
pub const FAREWELL: Duration = Duration::from_millis(1_500);
