//! Everything that a client may be told it cannot have, with its status and its words.
//!
//! A [`Problem`] is a key of `locales/en/problems.ftl` with arguments, and a status of HTTP; over the socket the same
//! problem travels without the status. What the game itself refuses comes as a phrase of its own.

use std::fmt;
use std::sync::LazyLock;

use axum::Json;
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use skep_game::Refusal;
use skep_locale::Locale;
use skep_wire::{Argument, Phrase};

/// Why something is not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    status: StatusCode,
    phrase: Phrase,
}

/// For people without a client, for logs, and for what is noted about a record.
pub(crate) static ENGLISH: LazyLock<Locale> = LazyLock::new(|| Locale::new(&["en"]));

macro_rules! problems {
    ($($(#[doc = $doc:literal])+ $name:ident($($argument:ident: $kind:ident),*) $status:ident $key:literal;)*) => {
        impl Problem {
            /// Every key with the names of its arguments, for tests of the words.
            pub const KEYS: &[(&str, &[&str])] = &[$(($key, &[$(stringify!($argument)),*])),*];

            $(
                $(#[doc = $doc])+
                pub fn $name($($argument: problems!(@type $kind)),*) -> Problem {
                    let phrase = Phrase::new($key);
                    $(let phrase = phrase.with(stringify!($argument), problems!(@wrap $kind $argument));)*
                    Problem { status: StatusCode::$status, phrase }
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
    no_such_address() NOT_FOUND "problem-no-such-address";
    /// There is something, but it cannot be asked for that way.
    wrong_method() METHOD_NOT_ALLOWED "problem-wrong-method";
    /// There is no such game, or not any more.
    no_such_game() NOT_FOUND "problem-no-such-game";
    /// The rulebook has no such chapter.
    no_such_chapter() NOT_FOUND "problem-no-such-chapter";
    /// There is no such exercise.
    no_such_exercise() NOT_FOUND "problem-no-such-exercise";
    /// The text is no position string.
    unreadable_position(expected: phrase) UNPROCESSABLE_ENTITY "problem-unreadable-position";
    /// More moves than so many.
    too_many_moves(limit: number) UNPROCESSABLE_ENTITY "problem-too-many-moves";
    /// A part of the address cannot be read.
    unreadable_query(name: text, text: text) BAD_REQUEST "problem-unreadable-query";
    /// The body is not the message that belongs there.
    unreadable_body(expected: text) BAD_REQUEST "problem-unreadable-body";
    /// The body is larger than so many kilobytes.
    body_too_large(kilobytes: number) PAYLOAD_TOO_LARGE "problem-body-too-large";
    /// The request did not come to its end in time.
    too_slow() REQUEST_TIMEOUT "problem-too-slow";
    /// No web socket was asked for.
    not_a_socket() UPGRADE_REQUIRED "problem-not-a-socket";
    /// The text is none of the records we read.
    unreadable_record(expected: phrase) UNPROCESSABLE_ENTITY "problem-unreadable-record";
    /// A GameString cannot say where the game starts.
    no_game_string() UNPROCESSABLE_ENTITY "problem-no-game-string";

    // A game to be made.
    /// The text is no type of game.
    unknown_game_type(text: text) UNPROCESSABLE_ENTITY "problem-unknown-game-type";
    /// There is no level of that number.
    unknown_level(level: number) UNPROCESSABLE_ENTITY "problem-unknown-level";
    /// The clock starts at nothing or is longer than so many hours.
    unusable_clock(hours: number) UNPROCESSABLE_ENTITY "problem-unusable-clock";
    /// A key or a command's id is empty or longer than so many characters.
    key_too_long(characters: number) UNPROCESSABLE_ENTITY "problem-key-too-long";
    /// The game has only so many moves.
    no_such_ply(ply: number, plies: number) UNPROCESSABLE_ENTITY "problem-no-such-ply";

    // A game that has gone on.
    /// The game has gone on since.
    gone_on() CONFLICT "problem-gone-on";
    /// The game is over, so there is no move to hint at.
    over() CONFLICT "problem-over";
    /// A game from a record is only to be looked at.
    opened() CONFLICT "problem-opened";
    /// No engine is thinking about a move.
    not_thinking() CONFLICT "problem-not-thinking";
    /// An engine plays that side.
    engine_seat() FORBIDDEN "problem-engine-seat";
    /// Only a player of the game may do that.
    not_a_player() FORBIDDEN "refusal-not-a-player";
    /// Whoever asks may not do that.
    not_allowed() FORBIDDEN "refusal-not-allowed";

    // Limits.
    /// There are so many games, and no more can be kept.
    too_many_games(limit: number) INSUFFICIENT_STORAGE "problem-too-many-games";
    /// There are so many games in memory.
    too_many_tables(limit: number) SERVICE_UNAVAILABLE "problem-too-many-tables";
    /// There are so many sockets.
    too_many_sockets(limit: number) SERVICE_UNAVAILABLE "problem-too-many-sockets";
    /// A socket watches so many games.
    too_many_watched(limit: number) TOO_MANY_REQUESTS "problem-too-many-watched";
    /// All engines are busy for a long while.
    engines_busy() SERVICE_UNAVAILABLE "problem-engines-busy";
    /// The game is asked for more than it can answer.
    table_busy() SERVICE_UNAVAILABLE "problem-table-busy";

    // The socket.
    /// What was said is no message of ours.
    unreadable_message(expected: text) BAD_REQUEST "problem-unreadable-message";
    /// A message is not text.
    not_text() BAD_REQUEST "problem-not-text";
    /// A message has more than so many kilobytes.
    message_too_long(kilobytes: number) PAYLOAD_TOO_LARGE "problem-message-too-long";
    /// Messages come too fast.
    too_fast() TOO_MANY_REQUESTS "problem-too-fast";

    // Who asks.
    /// The request was meant for another host.
    foreign_host(host: text) FORBIDDEN "problem-foreign-host";
    /// The request comes from a page of another site.
    foreign_origin(origin: text) FORBIDDEN "problem-foreign-origin";

    // What is wrong with us.
    /// The store failed; nothing has changed.
    store() INTERNAL_SERVER_ERROR "problem-store";
    /// A stored game cannot be read.
    damaged() INTERNAL_SERVER_ERROR "problem-damaged";
    /// The server is about to end.
    closing() SERVICE_UNAVAILABLE "problem-closing";
    /// The pages were not built into the program.
    no_web() SERVICE_UNAVAILABLE "problem-no-web";
}

impl Problem {
    /// What the permissions refuse.
    pub fn denied(refusal: Refusal) -> Problem {
        match refusal {
            Refusal::Imported => Problem::opened(),
            Refusal::EngineSeat => Problem::engine_seat(),
            Refusal::NotAPlayer => Problem::not_a_player(),
            _ => Problem::not_allowed(),
        }
    }

    /// What the game itself refuses.
    pub fn refusal(phrase: Phrase) -> Problem {
        Problem {
            status: StatusCode::CONFLICT,
            phrase,
        }
    }

    /// What it is, to be worded.
    pub const fn phrase(&self) -> &Phrase {
        &self.phrase
    }

    /// Its status as an answer of HTTP.
    pub const fn status(&self) -> StatusCode {
        self.status
    }

    /// Whether it says that the game is not there.
    pub fn is_no_such_game(&self) -> bool {
        *self == Problem::no_such_game()
    }

    /// As clients get it.
    pub fn view(&self) -> skep_wire::Problem {
        skep_wire::Problem {
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

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let no_store = (
            HeaderName::from_static("cache-control"),
            HeaderValue::from_static("no-store"),
        );
        (self.status, [no_store], Json(self.view())).into_response()
    }
}

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
