//! How much of everything there may be. Beyond each of these a client is refused with a sentence that says so.

use std::num::NonZeroU32;
use std::time::Duration;

use crate::rate_limit::Rate;

/// Games in the store that are played here.
pub const GAMES: u64 = 100_000;
/// Games in the store that were read from records.
pub const IMPORTED_GAMES: u64 = 100_000;
/// Games in memory at once.
pub const TABLES: usize = 10_000;
/// Connections at once that ask by HTTP; a socket is one no more.
pub const CONNECTIONS: usize = 2_000;
/// How long the head of a request may take.
pub const HEAD_TIME: Duration = Duration::from_secs(20);
/// How long a request may take with all that it brings and waits for.
pub const REQUEST_TIME: Duration = Duration::from_secs(60);
/// Sockets open at once.
pub const SOCKETS: usize = 4_000;
/// Games that one socket watches at once.
pub const WATCHED: usize = 64;
/// How fast one socket may send messages: a burst, then a hundred a second.
pub(crate) const MESSAGES: Rate = Rate {
    burst: NonZeroU32::new(200).expect("more than none"),
    period: Duration::from_millis(10),
    patience: 500,
};
/// Bytes of a message on a socket.
pub const MESSAGE_BYTES: usize = 16 * 1024;
/// Messages that wait for a slow socket.
pub const OUTBOX: usize = 128;
/// Messages that wait for a table.
pub const INBOX: usize = 64;
/// Bytes of a request to make a game.
pub const BODY_BYTES: usize = 16 * 1024;
/// Bytes of a record to be opened.
pub const RECORD_BYTES: usize = 4 * 1024 * 1024;
/// Games that are opened from one record.
pub const OPENED_GAMES: usize = 200;
/// Characters of a key or a command's id.
pub const KEY_CHARACTERS: usize = 64;
/// Searches that wait for an engine.
pub const SEARCHES: usize = 2_000;
/// Moves that clients are told of the line an engine expects.
pub const LINE: usize = 8;
/// Hints that are looked for at once.
pub const HINTS: usize = 16;
/// Verdicts, advice and positions played out that are worked on at once, each for a second at most.
pub const VERDICTS: usize = 16;
/// Moves that are tried from a position.
pub const TRIED_MOVES: usize = 500;
/// Games of engines that go on after a restart; the others go on when somebody looks.
pub const RESUMED_GAMES: u32 = 500;
/// Games of a page of a list.
pub const PAGE: u32 = 100;
/// Commands whose answers a table remembers.
pub const ANSWERS: usize = 256;
/// Events that are sent as such to a client that comes back; beyond that it gets the whole game.
pub const TAIL: usize = 200;
/// The longest clock: a day, and an hour more for each move.
pub const LONGEST_CLOCK: Duration = Duration::from_secs(24 * 3_600);
/// See [`LONGEST_CLOCK`].
pub const LONGEST_INCREMENT: Duration = Duration::from_secs(3_600);

/// How long a game stays in memory that nobody looks at.
pub const IDLE: Duration = Duration::from_secs(60);
/// How often a socket is asked whether it is still there.
pub const PING_PERIOD: Duration = Duration::from_secs(20);
/// After how much silence it is not.
pub const SILENCE: Duration = Duration::from_secs(50);
/// How long a message may take to be written to a socket.
pub const WRITE_TIME: Duration = Duration::from_secs(20);
/// How long a socket that is closed may take to hear it.
pub const LAST_WORDS: Duration = Duration::from_secs(1);
/// How long requests may take to end when the server does.
pub const FAREWELL: Duration = Duration::from_millis(1_500);
