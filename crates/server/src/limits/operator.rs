//! The limits that an operator may change.

use std::fmt;
use std::time::Duration;

use super::Rate;

/// The type of a limit's value.
trait LimitValue: Sized {
    /// What a text for it looks like.
    const EXPECTED: &'static str;
    fn read(text: &str) -> Option<Self>;
    fn written(&self) -> String;
}

impl LimitValue for usize {
    const EXPECTED: &'static str = "a number above 0";

    fn read(text: &str) -> Option<usize> {
        text.parse().ok().filter(|count| *count > 0)
    }

    fn written(&self) -> String {
        self.to_string()
    }
}

impl LimitValue for Duration {
    const EXPECTED: &'static str = "a time in seconds, such as 10s";

    fn read(text: &str) -> Option<Duration> {
        let seconds = text.strip_suffix('s')?.parse().ok();
        seconds
            .filter(|seconds| *seconds > 0)
            .map(Duration::from_secs)
    }

    fn written(&self) -> String {
        format!("{}s", self.as_secs())
    }
}

impl LimitValue for Rate {
    const EXPECTED: &'static str = "a rate such as 60/h, 1200/min or 200/2s";

    fn read(text: &str) -> Option<Rate> {
        text.parse().ok()
    }

    fn written(&self) -> String {
        self.to_string()
    }
}

macro_rules! limits {
    ($($(#[doc = $doc:literal])+ $field:ident $name:literal: $kind:ty = $default:expr;)*) => {
        /// How much there may be, as far as an operator may change it.
        ///
        /// "For each address" means one IPv4 address or one IPv6 network of 64 bits, which is what
        /// one household gets. A person with an identity has the same allowance once more for all
        /// addresses together.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Limits {
            $($(#[doc = $doc])+ pub $field: $kind,)*
        }

        impl Default for Limits {
            fn default() -> Limits {
                Limits { $($field: $default,)* }
            }
        }

        impl Limits {
            /// Sets the limit of that name.
            ///
            /// # Errors
            /// If there is no such limit, or the text is not a value for it.
            pub fn set(&mut self, name: &str, text: &str) -> Result<(), LimitError> {
                match name {
                    $($name => {
                        let value = <$kind as LimitValue>::read(text);
                        self.$field = value.ok_or_else(|| LimitError::Value {
                            name: $name,
                            text: text.to_owned(),
                            expected: <$kind as LimitValue>::EXPECTED,
                        })?;
                    })*
                    _ => return Err(LimitError::Name(name.to_owned())),
                }
                Ok(())
            }

            /// All limits: the name, the value, and what it means.
            pub fn listed(&self) -> Vec<(&'static str, String, &'static str)> {
                vec![$(($name, self.$field.written(), concat!($($doc),+).trim()),)*]
            }
        }
    };
}

limits! {
    /// HTTP connections open at once. A connection that became a socket no longer counts.
    connections "connections": usize = 2_000;
    /// HTTP connections open at once from each address.
    connections_per_address "connections-per-address": usize = 128;
    /// How long the head of a request may take to arrive, and how long an idle connection is kept.
    head_time "head-time": Duration = Duration::from_secs(10);
    /// Sockets open at once.
    sockets "sockets": usize = 16_000;
    /// Sockets open at once from each address.
    sockets_per_address "sockets-per-address": usize = 128;
    /// Requests from each address.
    requests "requests": Rate = Rate::new(1_200, 60);
    /// Frames of any kind on one socket.
    frames "frames": Rate = Rate::new(200, 2);
    /// Frames of any kind on all sockets of one address.
    frames_per_address "frames-per-address": Rate = Rate::new(5_000, 10);
    /// Bytes on one socket, whatever frames they are.
    socket_bytes "socket-bytes": Rate = Rate::new(1_000_000, 10);
    /// Games made from each address.
    games_made "games-made": Rate = Rate::new(120, 3_600);
    /// Of these, games with an engine.
    engine_games "engine-games": Rate = Rate::new(60, 3_600);
    /// Records imported from each address.
    imports "imports": Rate = Rate::new(60, 3_600);
    /// Hints, advice and verdicts from each address.
    searches "searches": Rate = Rate::new(300, 60);
    /// Games in the store that are played here.
    games "games": usize = 100_000;
    /// Games in the store that were imported.
    imported_games "imported-games": usize = 1_000_000;
    /// How long a stranger's game with fewer than two moves is kept after anything happened in it.
    unbegun_age "unbegun-age": Duration = Duration::from_secs(86_400);
    /// How long a stranger's unfinished game is kept at least, even when the store is nearly full.
    unfinished_age "unfinished-age": Duration = Duration::from_secs(30 * 86_400);
    /// Games in memory at once.
    tables "tables": usize = 20_000;
    /// How long an unwatched game stays in memory.
    idle "idle": Duration = Duration::from_secs(10);
    /// Free megabytes on the disk of the games below which the health check says so.
    disk_alarm "disk-alarm": usize = 500;
}

/// Why a limit is not set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LimitError {
    /// There is no limit of that name.
    Name(String),
    /// The text is not a value for it.
    Value {
        /// The limit.
        name: &'static str,
        /// What was given.
        text: String,
        /// What was expected.
        expected: &'static str,
    },
}

impl fmt::Display for LimitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LimitError::Name(name) => {
                let all = Limits::default().listed();
                let names: Vec<_> = all.iter().map(|(name, ..)| *name).collect();
                write!(
                    f,
                    "there is no limit “{name}”: expected one of {}",
                    names.join(", ")
                )
            }
            LimitError::Value {
                name,
                text,
                expected,
            } => write!(
                f,
                "“{text}” is not a valid value for {name}: expected {expected}"
            ),
        }
    }
}

impl std::error::Error for LimitError {}

#[cfg(test)]
mod tests {
    use super::{LimitError, Limits};

    #[test]
    fn limits_are_set_by_name() {
        let mut limits = Limits::default();
        for (name, value) in [
            ("connections", "7"),
            ("head-time", "3s"),
            ("games-made", "5/h"),
        ] {
            limits.set(name, value).unwrap();
            let found = limits.listed().into_iter().find(|row| row.0 == name);
            assert_eq!(found.unwrap().1, value);
        }
        let wrong = [
            ("connections", "0"),
            ("connections", "many"),
            ("head-time", "3"),
            ("head-time", "0s"),
            ("games-made", "5"),
        ];
        for (name, value) in wrong {
            let refused = limits.set(name, value);
            assert!(matches!(refused, Err(LimitError::Value { .. })), "{name}");
        }
        assert!(matches!(limits.set("bees", "7"), Err(LimitError::Name(_))));
    }

    #[test]
    fn every_default_can_be_written_and_read() {
        let mut limits = Limits::default();
        for (name, value, meaning) in Limits::default().listed() {
            limits.set(name, &value).unwrap();
            assert!(meaning.ends_with('.'), "{name}: {meaning}");
        }
        assert_eq!(limits, Limits::default());
    }
}
