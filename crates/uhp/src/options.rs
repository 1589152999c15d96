//! The engine's options, as `options` lists and changes them.

use std::fmt;

use skep_rules::Opening;

/// What can be set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Which opening rule `newgame` follows. The protocol itself knows only the tournament rule.
    pub opening: Opening,
}

/// An option cannot be shown or changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// There is no option of that name.
    Key,
    /// The option takes other values.
    Value(&'static str),
}

/// The options' names, in the order in which they are listed.
const KEYS: [&str; 1] = ["Opening"];

impl Options {
    /// All options, a line each: `Key;type;value;default` and the range or values.
    pub fn list(&self) -> impl Iterator<Item = String> + '_ {
        KEYS.into_iter().filter_map(|key| self.get(key).ok())
    }

    /// One option's line.
    ///
    /// # Errors
    /// If there is no such option.
    pub fn get(&self, key: &str) -> Result<String, OptionError> {
        match KEYS
            .into_iter()
            .find(|known| known.eq_ignore_ascii_case(key))
        {
            Some("Opening") => {
                let name = opening_name;
                let [value, default] = [name(self.opening), name(Opening::default())];
                Ok(format!(
                    "Opening;enum;{value};{default};{};{}",
                    name(Opening::Tournament),
                    name(Opening::Printed)
                ))
            }
            _ => Err(OptionError::Key),
        }
    }

    /// Changes one option.
    ///
    /// # Errors
    /// If there is no such option, or it does not take the value; nothing is changed.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        match KEYS
            .into_iter()
            .find(|known| known.eq_ignore_ascii_case(key))
        {
            Some("Opening") => {
                let openings = [Opening::Tournament, Opening::Printed];
                let named = openings
                    .into_iter()
                    .find(|&opening| opening_name(opening).eq_ignore_ascii_case(value));
                self.opening = named.ok_or(OptionError::Value("Tournament or Printed"))?;
                Ok(())
            }
            _ => Err(OptionError::Key),
        }
    }
}

const fn opening_name(opening: Opening) -> &'static str {
    match opening {
        Opening::Tournament => "Tournament",
        Opening::Printed => "Printed",
    }
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::Key => write!(f, "unknown option, expected {}", KEYS.join(", ")),
            OptionError::Value(values) => write!(f, "expected {values}"),
        }
    }
}

impl std::error::Error for OptionError {}
