//! The engine's options, as `options` lists and changes them.

use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::num::{NonZeroU32, NonZeroUsize};
use std::sync::Arc;

use skep_engine::{Level, Network};
use skep_rules::Opening;

/// The options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Which opening rule `newgame` follows. The protocol itself knows only the tournament rule.
    pub opening: Opening,
    /// How many threads search.
    pub threads: NonZeroUsize,
    /// The size of the transposition table in mebibytes.
    pub table_size: NonZeroUsize,
    /// How many lines to search for.
    pub lines: NonZeroUsize,
    /// How strong the engine plays.
    pub level: Level,
    /// The seed for the mistakes of lower levels and for the choice of book openings. `None` draws a new one for each
    /// game.
    pub seed: Option<NonZeroU32>,
    /// Whether the network evaluates positions too, or the linear evaluation alone.
    pub uses_network: bool,
    /// That network.
    pub network: Arc<Network>,
    /// Whether `bestmove time` plays from the opening book.
    pub uses_book: bool,
    /// Whether `bestmove` prints what it has found so far, in Mzinga's format.
    pub intermediate: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            opening: Opening::Tournament,
            threads: NonZeroUsize::MIN,
            table_size: NonZeroUsize::MIN.saturating_add(127),
            lines: NonZeroUsize::MIN,
            level: Level::FULL,
            seed: None,
            uses_network: true,
            network: Network::shipped(),
            uses_book: false,
            intermediate: false,
        }
    }
}

/// An option cannot be shown or changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// There is no option with that name.
    Key,
    /// The option takes other values.
    Value(String),
}

/// An option: its name, its possible values, and where it is stored.
struct OptionSpec {
    key: &'static str,
    kind: ValueKind,
}

#[derive(Clone, Copy)]
enum ValueKind {
    Opening,
    Switch(fn(&mut Options) -> &mut bool),
    Number(fn(&mut Options) -> &mut NonZeroUsize, usize),
    Level,
    Seed,
}

/// All options, in the order in which they are listed.
const OPTIONS: [OptionSpec; 9] = [
    OptionSpec {
        key: "Threads",
        kind: ValueKind::Number(|options| &mut options.threads, 256),
    },
    OptionSpec {
        key: "TableSizeMiB",
        kind: ValueKind::Number(|options| &mut options.table_size, 16_384),
    },
    OptionSpec {
        key: "Lines",
        kind: ValueKind::Number(|options| &mut options.lines, 20),
    },
    OptionSpec {
        key: "Level",
        kind: ValueKind::Level,
    },
    OptionSpec {
        key: "Seed",
        kind: ValueKind::Seed,
    },
    OptionSpec {
        key: "Network",
        kind: ValueKind::Switch(|options| &mut options.uses_network),
    },
    OptionSpec {
        key: "Book",
        kind: ValueKind::Switch(|options| &mut options.uses_book),
    },
    OptionSpec {
        key: "ReportIntermediateBestMoves",
        kind: ValueKind::Switch(|options| &mut options.intermediate),
    },
    OptionSpec {
        key: "Opening",
        kind: ValueKind::Opening,
    },
];

/// MzingaViewer reads numbers as signed 32-bit integers.
const LAST_SEED: u32 = i32::MAX as u32;

const OPENINGS: [(Opening, &str); 2] = [
    (Opening::Tournament, "Tournament"),
    (Opening::Printed, "Printed"),
];

impl Options {
    /// All options, one line each: `Key;type;value;default` and the range or values.
    pub fn list(&self) -> impl Iterator<Item = String> + '_ {
        OPTIONS.iter().map(|spec| self.line(spec))
    }

    /// One option's line.
    ///
    /// # Errors
    /// If there is no such option.
    pub fn get(&self, key: &str) -> Result<String, OptionError> {
        Ok(self.line(find(key)?))
    }

    /// Changes one option.
    ///
    /// # Errors
    /// If there is no such option or the value does not fit. Nothing changes then.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let expected = |values: String| OptionError::Value(values);
        match find(key)?.kind {
            ValueKind::Opening => {
                let named = OPENINGS
                    .into_iter()
                    .find(|(_, name)| name.eq_ignore_ascii_case(value));
                self.opening = named
                    .ok_or_else(|| expected("Tournament or Printed".to_owned()))?
                    .0;
            }
            ValueKind::Switch(field) => {
                let value = value.to_ascii_lowercase().parse();
                *field(self) = value.map_err(|_| expected("True or False".to_owned()))?;
            }
            ValueKind::Number(field, most) => {
                let value = value
                    .parse()
                    .ok()
                    .filter(|&value: &NonZeroUsize| value.get() <= most);
                *field(self) =
                    value.ok_or_else(|| expected(format!("a whole number from 1 to {most}")))?;
            }
            ValueKind::Level => {
                let most = Level::FULL.number();
                let level = value.parse().ok().and_then(Level::new);
                self.level =
                    level.ok_or_else(|| expected(format!("a whole number from 1 to {most}")))?;
            }
            ValueKind::Seed => {
                let seed = value.parse().ok().filter(|&seed| seed <= LAST_SEED);
                let seed =
                    seed.ok_or_else(|| expected(format!("a whole number from 0 to {LAST_SEED}")))?;
                self.seed = NonZeroU32::new(seed);
            }
        }
        Ok(())
    }

    fn line(&self, spec: &OptionSpec) -> String {
        let (mut options, mut defaults) = (self.clone(), Options::default());
        let key = spec.key;
        match spec.kind {
            ValueKind::Opening => {
                let name = |opening| {
                    OPENINGS
                        .into_iter()
                        .find(|&(known, _)| known == opening)
                        .map_or("", |(_, name)| name)
                };
                let names = OPENINGS.map(|(_, name)| name).join(";");
                format!(
                    "{key};enum;{};{};{names}",
                    name(options.opening),
                    name(defaults.opening)
                )
            }
            ValueKind::Switch(field) => {
                let name = |value| if value { "True" } else { "False" };
                format!(
                    "{key};bool;{};{}",
                    name(*field(&mut options)),
                    name(*field(&mut defaults))
                )
            }
            ValueKind::Number(field, most) => {
                format!(
                    "{key};int;{};{};1;{most}",
                    field(&mut options),
                    field(&mut defaults)
                )
            }
            ValueKind::Level => {
                let [value, default, most] =
                    [options.level, defaults.level, Level::FULL].map(Level::number);
                format!("{key};int;{value};{default};1;{most}")
            }
            ValueKind::Seed => {
                let [value, default] =
                    [options.seed, defaults.seed].map(|seed| seed.map_or(0, NonZeroU32::get));
                format!("{key};int;{value};{default};0;{LAST_SEED}")
            }
        }
    }

    /// The seed of a new game.
    pub(crate) fn new_seed(&self) -> u64 {
        let drawn = || RandomState::new().hash_one(());
        self.seed.map_or_else(drawn, |seed| u64::from(seed.get()))
    }
}

fn find(key: &str) -> Result<&'static OptionSpec, OptionError> {
    OPTIONS
        .iter()
        .find(|spec| spec.key.eq_ignore_ascii_case(key))
        .ok_or(OptionError::Key)
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::Key => write!(
                f,
                "unknown option, expected {}",
                OPTIONS.map(|spec| spec.key).join(", ")
            ),
            OptionError::Value(values) => write!(f, "expected {values}"),
        }
    }
}

impl std::error::Error for OptionError {}
