//! The rows of the data, from the copy next to the tests or from a whole folder.

use std::fmt;
use std::path::PathBuf;

use serde_json::Value;
use skep_rules::{GameString, Line};

/// One line of a file of the data.
pub(crate) struct Row {
    file: String,
    number: usize,
    value: Value,
}

impl fmt::Display for Row {
    /// The place of the row, and its name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.number)?;
        let name = ["id", "name", "game"].iter().find_map(|key| {
            let name = self.value.get(key)?.as_str()?;
            Some(name)
        });
        name.map_or(Ok(()), |name| write!(f, " ({name})"))
    }
}

impl Row {
    /// The text in a required field.
    pub(crate) fn text(&self, key: &str) -> &str {
        let text = self.value[key].as_str();
        text.unwrap_or_else(|| panic!("{self}: expected a text in {key:?}"))
    }

    /// The text in a field that may be missing or null.
    pub(crate) fn optional_text(&self, key: &str) -> Option<&str> {
        self.value[key].as_str()
    }

    /// The list of texts in a required field.
    pub(crate) fn texts(&self, key: &str) -> Vec<&str> {
        let texts = self.values(key).map(|value| value.as_str());
        texts
            .collect::<Option<_>>()
            .unwrap_or_else(|| panic!("{self}: expected texts in {key:?}"))
    }

    /// The number in a required field.
    pub(crate) fn number(&self, key: &str) -> u64 {
        self.optional_number(key)
            .unwrap_or_else(|| panic!("{self}: expected a number in {key:?}"))
    }

    /// The number in a field that may be null.
    pub(crate) fn optional_number(&self, key: &str) -> Option<u64> {
        self.value[key].as_u64()
    }

    /// The list of numbers in a required field.
    pub(crate) fn numbers(&self, key: &str) -> Vec<u64> {
        let numbers = self.values(key).map(|value| value.as_u64());
        numbers
            .collect::<Option<_>>()
            .unwrap_or_else(|| panic!("{self}: expected numbers in {key:?}"))
    }

    /// The plies at which a position occurred for the first, second and third time, if one did.
    pub(crate) fn threefold(&self) -> Option<Vec<u64>> {
        (!self.value["threefold"].is_null()).then(|| self.numbers("threefold"))
    }

    /// Whether a required field is `true`.
    pub(crate) fn is(&self, key: &str) -> bool {
        self.value[key]
            .as_bool()
            .unwrap_or_else(|| panic!("{self}: expected true or false in {key:?}"))
    }

    /// The GameString in the field `game`, parsed.
    pub(crate) fn game(&self) -> GameString<'_> {
        GameString::parse(self.text("game")).unwrap_or_else(|error| panic!("{self}: {error}"))
    }

    /// The game in the field `game`, played to its end.
    pub(crate) fn line(&self) -> Result<Line, String> {
        self.game().replay().map_err(|error| error.to_string())
    }

    fn values(&self, key: &str) -> impl Iterator<Item = &Value> {
        let values = self.value[key].as_array();
        values
            .unwrap_or_else(|| panic!("{self}: expected a list in {key:?}"))
            .iter()
    }
}

/// The folder given by `SKEP_CONFORMANCE`, or the copy next to the tests.
fn folder() -> PathBuf {
    match std::env::var_os("SKEP_CONFORMANCE") {
        Some(folder) => PathBuf::from(folder),
        None => PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data")),
    }
}

/// Whether the folder has that file. The copy leaves some out.
pub(crate) fn has_file(file: &str) -> bool {
    folder().join(file).is_file()
}

/// All rows of a file.
pub(crate) fn rows(file: &str) -> Vec<Row> {
    let text = std::fs::read_to_string(folder().join(file))
        .unwrap_or_else(|error| panic!("{file} in the folder of the data: {error}"));
    let parse = |(index, line)| Row {
        file: file.to_owned(),
        number: index + 1,
        value: serde_json::from_str(line)
            .unwrap_or_else(|error| panic!("{file}:{}: {error}", index + 1)),
    };
    text.lines().enumerate().map(parse).collect()
}

/// Checks each row of a file, and panics with all failures.
#[track_caller]
pub(crate) fn check_rows(file: &str, check: impl Fn(&Row) -> Result<(), String>) {
    /// At most this many failures are shown.
    const SHOWN: usize = 10;
    let rows = rows(file);
    assert!(!rows.is_empty(), "{file} has no rows");
    let failures: Vec<_> = rows
        .iter()
        .filter_map(|row| Some(format!("{row}: {}", check(row).err()?)))
        .collect();
    println!("{file}: {} rows", rows.len());
    assert!(
        failures.is_empty(),
        "{} of {} rows failed:\n{}",
        failures.len(),
        rows.len(),
        failures[..failures.len().min(SHOWN)].join("\n")
    );
}
