//! Everything that can go wrong for a client, with its code, its HTTP status and its message.
//!
//! The message is a key of `problems.ftl` with arguments. Over the socket a [`Problem`] travels without its status.

use std::fmt;
use std::sync::LazyLock;

use axum::http::StatusCode;
use skep_game::Refusal;
use skep_locale::Locale;
use skep_view::WhyNot;
use skep_wire::{Argument, Phrase};

use crate::store::Failure;

/// Why something is not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    code: Code,
    status: StatusCode,
    phrase: Phrase,
    /// After how many seconds it may be tried again.
    retry_after: Option<usize>,
}

/// For people without a client, for logs, and for what is noted about a record.
pub(crate) static ENGLISH: LazyLock<Locale> = LazyLock::new(|| Locale::new(&["en"]));

macro_rules! problems {
    ($($(#[doc = $doc:literal])+ $name:ident($($argument:ident: $kind:ident),*) $status:ident $code:ident $stable:literal $key:literal;)*) => {
        /// What kind of problem it is. Programs react to the code; it stays the same, however the message is worded.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Code {
            $($(#[doc = $doc])+ $code,)*
            /// The game refused a command or a move. The codes are those of [`skep_game::Refusal`] and [`WhyNot`].
            Refused(&'static str),
        }

        impl Code {
            /// All codes of our own.
            pub const ALL: &[Code] = &[$(Code::$code),*];

            /// As clients get it.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Code::$code => $stable,)*
                    Code::Refused(code) => code,
                }
            }
        }

        impl Problem {
            /// Every key with the names of its arguments, for tests of the words.
            pub const KEYS: &[(&str, &[&str])] = &[$(($key, &[$(stringify!($argument)),*])),*];

            $(
                $(#[doc = $doc])+
                pub fn $name($($argument: problems!(@type $kind)),*) -> Problem {
                    let phrase = Phrase::new($key);
                    $(let phrase = phrase.with(stringify!($argument), problems!(@wrap $kind $argument));)*
                    Problem { code: Code::$code, status: StatusCode::$status, phrase, retry_after: None }
                }
            )*
        }
    };
    (@type text) => { &str };
    (@type number) => { usize };
    (@type phrase) => { Phrase };
    (@wrap text $value:ident) => { Argument::Text(shortened($value)) };
    (@wrap phrase $value:ident) => { Argument::Phrase($value) };
    (@wrap number $value:ident) => { Argument::Number(u32::try_from($value).unwrap_or(u32::MAX)) };
}

problems! {
    // What is asked for.
    /// There is nothing at that address of the interface.
    no_such_address() NOT_FOUND NoSuchAddress "no-such-address" "problem-no-such-address";
    /// There is something, but it cannot be asked for that way.
    wrong_method() METHOD_NOT_ALLOWED WrongMethod "wrong-method" "problem-wrong-method";
    /// There is no such game, or it was deleted.
    no_such_game() NOT_FOUND NoSuchGame "no-such-game" "problem-no-such-game";
    /// The rulebook has no such chapter.
    no_such_chapter() NOT_FOUND NoSuchChapter "no-such-chapter" "problem-no-such-chapter";
    /// There is no such exercise.
    no_such_exercise() NOT_FOUND NoSuchExercise "no-such-exercise" "problem-no-such-exercise";
    /// The text is no position string.
    unreadable_position(expected: phrase) UNPROCESSABLE_ENTITY UnreadablePosition "unreadable-position" "problem-unreadable-position";
    /// More moves than are allowed.
    too_many_moves(limit: number) UNPROCESSABLE_ENTITY TooManyMoves "too-many-moves" "problem-too-many-moves";
    /// A part of the address cannot be read.
    unreadable_query(name: text, text: text) BAD_REQUEST UnreadableQuery "unreadable-query" "problem-unreadable-query";
    /// The body is not the message that belongs there.
    unreadable_body(expected: text) BAD_REQUEST UnreadableBody "unreadable-body" "problem-unreadable-body";
    /// The body is larger than this many kilobytes.
    body_too_large(kilobytes: number) PAYLOAD_TOO_LARGE BodyTooLarge "body-too-large" "problem-body-too-large";
    /// The request did not come to its end in time.
    too_slow() REQUEST_TIMEOUT TooSlow "too-slow" "problem-too-slow";
    /// No web socket was asked for.
    not_a_socket() UPGRADE_REQUIRED NotASocket "not-a-socket" "problem-not-a-socket";
    /// The text is none of the records we read.
    unreadable_record(expected: phrase) UNPROCESSABLE_ENTITY UnreadableRecord "unreadable-record" "problem-unreadable-record";
    /// A GameString cannot say where the game starts.
    no_game_string() UNPROCESSABLE_ENTITY NoGameString "no-game-string" "problem-no-game-string";

    // A game to be made.
    /// The text is no type of game.
    unknown_game_type(text: text) UNPROCESSABLE_ENTITY UnknownGameType "unknown-game-type" "problem-unknown-game-type";
    /// There is no level of that number.
    unknown_level(level: number) UNPROCESSABLE_ENTITY UnknownLevel "unknown-level" "problem-unknown-level";
    /// The clock starts at nothing or is longer than this many hours.
    unusable_clock(hours: number) UNPROCESSABLE_ENTITY UnusableClock "unusable-clock" "problem-unusable-clock";
    /// A key or a command's id is empty or longer than this many characters.
    key_too_long(characters: number) UNPROCESSABLE_ENTITY KeyTooLong "key-too-long" "problem-key-too-long";
    /// A name holds characters that cannot be shown, or act on the text around them.
    unusable_name() UNPROCESSABLE_ENTITY UnusableName "unusable-name" "problem-unusable-name";
    /// The game has only this many moves.
    no_such_ply(ply: number, plies: number) UNPROCESSABLE_ENTITY NoSuchPly "no-such-ply" "problem-no-such-ply";

    // An engine at a table.
    /// No engine is thinking about a move.
    not_thinking() CONFLICT NotThinking "not-thinking" "problem-not-thinking";

    // Limits.
    /// The store holds as many games as it may.
    too_many_games(limit: number) INSUFFICIENT_STORAGE TooManyGames "too-many-games" "problem-too-many-games";
    /// As many games are in memory as may be.
    too_many_tables(limit: number) SERVICE_UNAVAILABLE TooManyTables "too-many-tables" "problem-too-many-tables";
    /// As many sockets are open as may be.
    too_many_sockets(limit: number) SERVICE_UNAVAILABLE TooManySockets "too-many-sockets" "problem-too-many-sockets";
    /// As many sockets are open from that address as may be.
    too_many_sockets_here(limit: number) TOO_MANY_REQUESTS TooManySocketsHere "too-many-sockets-here" "problem-too-many-sockets-here";
    /// More requests than an address or a person may send.
    too_many_requests(seconds: number) TOO_MANY_REQUESTS TooManyRequests "too-many-requests" "problem-too-many-requests";
    /// More games than an address or a person may make.
    too_many_new_games(seconds: number) TOO_MANY_REQUESTS TooManyNewGames "too-many-new-games" "problem-too-many-new-games";
    /// More records than an address or a person may open.
    too_many_imports(seconds: number) TOO_MANY_REQUESTS TooManyImports "too-many-imports" "problem-too-many-imports";
    /// More hints and verdicts than an address or a person may ask for.
    too_many_searches(seconds: number) TOO_MANY_REQUESTS TooManySearches "too-many-searches" "problem-too-many-searches";
    /// The socket watches as many games as it may.
    too_many_watched(limit: number) TOO_MANY_REQUESTS TooManyWatched "too-many-watched" "problem-too-many-watched";
    /// All engines are busy for a long while.
    engines_busy() SERVICE_UNAVAILABLE EnginesBusy "engines-busy" "problem-engines-busy";
    /// The game is asked for more than it can answer.
    table_busy() SERVICE_UNAVAILABLE TableBusy "table-busy" "problem-table-busy";

    // The socket.
    /// What was said is no message of ours.
    unreadable_message(expected: text) BAD_REQUEST UnreadableMessage "unreadable-message" "problem-unreadable-message";
    /// A message is not text.
    not_text() BAD_REQUEST NotText "not-text" "problem-not-text";
    /// A message has more than this many kilobytes.
    message_too_long(kilobytes: number) PAYLOAD_TOO_LARGE MessageTooLong "message-too-long" "problem-message-too-long";
    /// Messages come too fast.
    too_fast() TOO_MANY_REQUESTS TooFast "too-fast" "problem-too-fast";

    // Who asks.
    /// The request was meant for another host.
    foreign_host(host: text) FORBIDDEN ForeignHost "foreign-host" "problem-foreign-host";
    /// The request comes from a page of another site.
    foreign_origin(origin: text) FORBIDDEN ForeignOrigin "foreign-origin" "problem-foreign-origin";

    // What is wrong with us.
    /// The store failed; nothing has changed.
    store() INTERNAL_SERVER_ERROR Store "store-failed" "problem-store";
    /// The store failed at the last moment: nobody knows whether it was done. The same again, with the same id or key,
    /// settles it.
    unknown_outcome() SERVICE_UNAVAILABLE UnknownOutcome "unknown-outcome" "problem-unknown-outcome";
    /// Another program goes on with the game whenever we want to; nothing has changed.
    contended() SERVICE_UNAVAILABLE Contended "contended" "problem-contended";
    /// The store takes nothing that is to be saved.
    store_unavailable() SERVICE_UNAVAILABLE StoreUnavailable "store-unavailable" "problem-store-unavailable";
    /// A stored game cannot be read.
    damaged() INTERNAL_SERVER_ERROR Damaged "game-damaged" "problem-damaged";
    /// The server is about to end.
    closing() SERVICE_UNAVAILABLE Closing "server-closing" "problem-closing";
    /// The pages were not built into the program.
    no_web() SERVICE_UNAVAILABLE NoWeb "no-web-app" "problem-no-web";
}

impl Problem {
    /// What a failure of the store means to whoever wanted something changed.
    pub fn failed(failure: &Failure) -> Problem {
        if failure.is_unknown() {
            Problem::unknown_outcome()
        } else {
            Problem::store()
        }
    }

    /// What the permissions refuse.
    pub fn denied(refusal: Refusal) -> Problem {
        let status = match refusal {
            Refusal::Imported => StatusCode::CONFLICT,
            _ => StatusCode::FORBIDDEN,
        };
        Problem {
            status,
            ..Problem::refusal(refusal)
        }
    }

    /// What the game itself refuses.
    pub fn refusal(why: impl Into<WhyNot>) -> Problem {
        let why = why.into();
        Problem {
            code: Code::Refused(why.code),
            status: StatusCode::CONFLICT,
            phrase: why.phrase,
            retry_after: None,
        }
    }

    /// What kind of problem it is.
    pub const fn code(&self) -> Code {
        self.code
    }

    /// What it is, to be worded.
    pub const fn phrase(&self) -> &Phrase {
        &self.phrase
    }

    /// Its status as an answer of HTTP.
    pub const fn status(&self) -> StatusCode {
        self.status
    }

    /// The same, to be tried again after that many seconds.
    #[must_use]
    pub const fn retry_after(mut self, seconds: usize) -> Problem {
        self.retry_after = Some(seconds);
        self
    }

    /// After how many seconds it may be tried again, if that is known.
    pub const fn seconds_to_wait(&self) -> Option<usize> {
        self.retry_after
    }

    /// As clients get it.
    pub fn view(&self) -> skep_wire::ProblemView {
        skep_wire::ProblemView {
            code: self.code.as_str().to_owned(),
            phrase: self.phrase.clone(),
            text: self.to_string(),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.phrase.word(&ENGLISH))
    }
}

impl std::error::Error for Problem {}

/// What somebody typed is given back, but not at any length.
fn shortened(text: &str) -> String {
    const LONGEST: usize = 120;
    match text.char_indices().nth(LONGEST) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

#[cfg(test)]
mod tests {
    use super::{ENGLISH, Problem, shortened};
    use skep_wire::{Argument, Phrase};

    #[test]
    fn every_problem_has_its_words() {
        for (key, names) in Problem::KEYS {
            let phrase = names.iter().fold(Phrase::new(*key), |phrase, name| {
                phrase.with(name, Argument::Text("something.".to_owned()))
            });
            let text = phrase.word(&ENGLISH);
            assert!(text != *key && text.contains(' '), "{key}: {text}");
            assert!(!text.contains('{'), "{key}: {text}");
            assert!(text.ends_with(['.', '?', '!']), "{key}: {text}");
        }
    }

    #[test]
    fn what_was_typed_is_given_back_in_part() {
        assert_eq!(shortened("short"), "short");
        let long = "ü".repeat(500);
        assert_eq!(shortened(&long).chars().count(), 121);
    }
}
