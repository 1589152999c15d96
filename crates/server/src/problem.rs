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

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    code: Code,
    status: StatusCode,
    phrase: Phrase,
    /// After how many seconds to try again.
    retry_after: Option<usize>,
}

/// For people without a client, for logs, and for notes about a record.
pub(crate) static ENGLISH: LazyLock<Locale> = LazyLock::new(|| Locale::new(&["en"]));

macro_rules! problems {
    ($($(#[doc = $doc:literal])+ $name:ident($($argument:ident: $kind:ident),*) $status:ident $code:ident $stable:literal $key:literal;)*) => {
        /// The kind of a problem. Programs react to the code; rewording the message does not change it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Code {
            $($(#[doc = $doc])+ $code,)*
            /// The game refused a command or a move. The codes are those of [`skep_game::Refusal`] and [`WhyNot`].
            Refused(&'static str),
        }

        impl Code {
            /// All codes defined here.
            pub const ALL: &[Code] = &[$(Code::$code),*];

            /// The form that clients get.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Code::$code => $stable,)*
                    Code::Refused(code) => code,
                }
            }
        }

        impl Problem {
            /// Every key with the names of its arguments, for tests of the messages.
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
    // The request.
    /// The API has no such address.
    no_such_address() NOT_FOUND NoSuchAddress "no-such-address" "problem-no-such-address";
    /// The address does not accept that method.
    wrong_method() METHOD_NOT_ALLOWED WrongMethod "wrong-method" "problem-wrong-method";
    /// There is no such game, or it was deleted.
    no_such_game() NOT_FOUND NoSuchGame "no-such-game" "problem-no-such-game";
    /// The rulebook has no such chapter.
    no_such_chapter() NOT_FOUND NoSuchChapter "no-such-chapter" "problem-no-such-chapter";
    /// There is no such exercise.
    no_such_exercise() NOT_FOUND NoSuchExercise "no-such-exercise" "problem-no-such-exercise";
    /// The text is not a position string.
    unreadable_position(expected: phrase) UNPROCESSABLE_ENTITY UnreadablePosition "unreadable-position" "problem-unreadable-position";
    /// More moves than allowed.
    too_many_moves(limit: number) UNPROCESSABLE_ENTITY TooManyMoves "too-many-moves" "problem-too-many-moves";
    /// A part of the address cannot be read.
    unreadable_query(name: text, text: text) BAD_REQUEST UnreadableQuery "unreadable-query" "problem-unreadable-query";
    /// The body is not the expected message.
    unreadable_body(expected: text) BAD_REQUEST UnreadableBody "unreadable-body" "problem-unreadable-body";
    /// The body is larger than this many kilobytes.
    body_too_large(kilobytes: number) PAYLOAD_TOO_LARGE BodyTooLarge "body-too-large" "problem-body-too-large";
    /// The request did not finish in time.
    too_slow() REQUEST_TIMEOUT TooSlow "too-slow" "problem-too-slow";
    /// The request did not ask for a WebSocket.
    not_a_socket() UPGRADE_REQUIRED NotASocket "not-a-socket" "problem-not-a-socket";
    /// The text is not a record in a known format.
    unreadable_record(expected: phrase) UNPROCESSABLE_ENTITY UnreadableRecord "unreadable-record" "problem-unreadable-record";
    /// An archive cannot be read.
    unreadable_archive(reason: text) UNPROCESSABLE_ENTITY UnreadableArchive "unreadable-archive" "problem-unreadable-archive";
    /// A GameString cannot express where the game starts.
    no_game_string() UNPROCESSABLE_ENTITY NoGameString "no-game-string" "problem-no-game-string";

    // A new game.
    /// The text is not a game type.
    unknown_game_type(text: text) UNPROCESSABLE_ENTITY UnknownGameType "unknown-game-type" "problem-unknown-game-type";
    /// There is no such level.
    unknown_level(level: number) UNPROCESSABLE_ENTITY UnknownLevel "unknown-level" "problem-unknown-level";
    /// The clock starts at zero or is longer than this many hours.
    unusable_clock(hours: number) UNPROCESSABLE_ENTITY UnusableClock "unusable-clock" "problem-unusable-clock";
    /// A key or a command's id is empty or longer than this many characters.
    key_too_long(characters: number) UNPROCESSABLE_ENTITY KeyTooLong "key-too-long" "problem-key-too-long";
    /// A name contains characters that are invisible or act on the text around them.
    unusable_name() UNPROCESSABLE_ENTITY UnusableName "unusable-name" "problem-unusable-name";
    /// The game has only this many moves.
    no_such_ply(ply: number, plies: number) UNPROCESSABLE_ENTITY NoSuchPly "no-such-ply" "problem-no-such-ply";

    // An engine at a table.
    /// No engine is thinking about a move.
    not_thinking() CONFLICT NotThinking "not-thinking" "problem-not-thinking";

    // Limits.
    /// The store has its limit of games.
    too_many_games(limit: number) INSUFFICIENT_STORAGE TooManyGames "too-many-games" "problem-too-many-games";
    /// The limit of games in memory is reached.
    too_many_tables(limit: number) SERVICE_UNAVAILABLE TooManyTables "too-many-tables" "problem-too-many-tables";
    /// The limit of open sockets is reached.
    too_many_sockets(limit: number) SERVICE_UNAVAILABLE TooManySockets "too-many-sockets" "problem-too-many-sockets";
    /// The limit of open sockets from that address is reached.
    too_many_sockets_here(limit: number) TOO_MANY_REQUESTS TooManySocketsHere "too-many-sockets-here" "problem-too-many-sockets-here";
    /// Too many requests from an address or a person.
    too_many_requests(seconds: number) TOO_MANY_REQUESTS TooManyRequests "too-many-requests" "problem-too-many-requests";
    /// Too many new games from an address or a person.
    too_many_new_games(seconds: number) TOO_MANY_REQUESTS TooManyNewGames "too-many-new-games" "problem-too-many-new-games";
    /// Too many imports from an address or a person.
    too_many_imports(seconds: number) TOO_MANY_REQUESTS TooManyImports "too-many-imports" "problem-too-many-imports";
    /// Too many hints and verdicts for an address or a person.
    too_many_searches(seconds: number) TOO_MANY_REQUESTS TooManySearches "too-many-searches" "problem-too-many-searches";
    /// The socket watches its limit of games.
    too_many_watched(limit: number) TOO_MANY_REQUESTS TooManyWatched "too-many-watched" "problem-too-many-watched";
    /// All engines will be busy for a long time.
    engines_busy() SERVICE_UNAVAILABLE EnginesBusy "engines-busy" "problem-engines-busy";
    /// The game has too many requests waiting.
    table_busy() SERVICE_UNAVAILABLE TableBusy "table-busy" "problem-table-busy";

    // The socket.
    /// The text is not a message of the protocol.
    unreadable_message(expected: text) BAD_REQUEST UnreadableMessage "unreadable-message" "problem-unreadable-message";
    /// A message is not text.
    not_text() BAD_REQUEST NotText "not-text" "problem-not-text";
    /// A message is longer than this many kilobytes.
    message_too_long(kilobytes: number) PAYLOAD_TOO_LARGE MessageTooLong "message-too-long" "problem-message-too-long";
    /// Messages come too fast.
    too_fast() TOO_MANY_REQUESTS TooFast "too-fast" "problem-too-fast";

    // The sender.
    /// The request was meant for another host.
    foreign_host(host: text) FORBIDDEN ForeignHost "foreign-host" "problem-foreign-host";
    /// The request comes from a page of another site.
    foreign_origin(origin: text) FORBIDDEN ForeignOrigin "foreign-origin" "problem-foreign-origin";

    // Failures of the server.
    /// The store failed; nothing has changed.
    store() INTERNAL_SERVER_ERROR Store "store-failed" "problem-store";
    /// The store failed at the last moment, and it is unknown whether the change was made.
    /// Repeating the request with the same id or key settles it.
    unknown_outcome() SERVICE_UNAVAILABLE UnknownOutcome "unknown-outcome" "problem-unknown-outcome";
    /// Another program keeps changing the game, so that we cannot; nothing has changed.
    contended() SERVICE_UNAVAILABLE Contended "contended" "problem-contended";
    /// The store accepts no writes.
    store_unavailable() SERVICE_UNAVAILABLE StoreUnavailable "store-unavailable" "problem-store-unavailable";
    /// A stored game cannot be read.
    damaged() INTERNAL_SERVER_ERROR Damaged "game-damaged" "problem-damaged";
    /// The server is shutting down.
    closing() SERVICE_UNAVAILABLE Closing "server-closing" "problem-closing";
    /// The web app is not part of the program.
    no_web() SERVICE_UNAVAILABLE NoWeb "no-web-app" "problem-no-web";
}

impl Problem {
    /// The problem for a requester whose change the store failed to make.
    pub fn failed(failure: &Failure) -> Problem {
        if failure.is_unknown() {
            Problem::unknown_outcome()
        } else {
            Problem::store()
        }
    }

    /// The problem for a refused permission.
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

    /// The problem for a refusal of the game.
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

    /// The message.
    pub const fn phrase(&self) -> &Phrase {
        &self.phrase
    }

    /// Its HTTP status.
    pub const fn status(&self) -> StatusCode {
        self.status
    }

    /// The same, to be tried again after that many seconds.
    #[must_use]
    pub const fn retry_after(mut self, seconds: usize) -> Problem {
        self.retry_after = Some(seconds);
        self
    }

    /// After how many seconds to try again, if known.
    pub const fn seconds_to_wait(&self) -> Option<usize> {
        self.retry_after
    }

    /// The form that clients get.
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

/// User input is quoted, but not at any length.
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
