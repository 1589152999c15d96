//! Facts about the game besides its moves, as names and values.

use std::fmt;

/// The most tags of a record; a typical file has a dozen.
pub const MAX_TAGS: usize = 500;

/// The tags that every PGN file has, in order, besides `GameType` and `Result`.
pub(crate) const ROSTER: [&str; 6] = ["Date", "Event", "Site", "Round", "White", "Black"];

/// Names of parts of the record that are not tags.
pub(crate) const RESERVED: [&str; 3] = ["GameType", "Result", "Position"];

/// Names and values, in order, each name once. A tag always has a value.
///
/// `Date` (year.month.day), `Event`, `Site`, `Round`, `White` and `Black` are in every PGN file.
/// `SgfDate`, `SgfGameName` and `SgfResult` keep the wording of a BoardSpace file, and so do
/// `TimeControl`, `WhiteRanking` and `BlackRanking`. `Ending` is an [`Ending`](crate::Ending).
#[derive(Clone, Debug, Default)]
pub struct Tags(Vec<(String, String)>);

/// Why a tag cannot be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TagError {
    /// The name is empty.
    NoName,
    /// `GameType`, `Result` and `Position` are parts of the record, not tags.
    Reserved,
    /// There are already [`MAX_TAGS`].
    TooMany,
}

impl fmt::Display for TagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TagError::NoName => f.write_str("expected a tag with a name"),
            TagError::Reserved => {
                f.write_str("expected another name than GameType, Result or Position")
            }
            TagError::TooMany => write!(f, "expected at most {MAX_TAGS} tags"),
        }
    }
}

impl std::error::Error for TagError {}

impl Tags {
    /// The value of that name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter()
            .find_map(|(known, value)| (known == name).then_some(value))
    }

    /// Sets the value for that name; an empty value removes the tag.
    ///
    /// # Errors
    /// If the name cannot be a tag's name, or there are too many tags.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if name.is_empty() {
            return Err(TagError::NoName);
        }
        if RESERVED.contains(&name) {
            return Err(TagError::Reserved);
        }
        if value.is_empty() {
            self.remove(name);
            return Ok(());
        }
        let is_full = self.0.len() >= MAX_TAGS;
        match self.0.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => value.clone_into(old),
            None if is_full => return Err(TagError::TooMany),
            None => self.0.push((name.to_owned(), value.to_owned())),
        }
        Ok(())
    }

    /// Removes the tag, if it is there.
    pub fn remove(&mut self, name: &str) {
        self.0.retain(|(known, _)| known != name);
    }

    /// Names and values, in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

impl PartialEq for Tags {
    /// The same names with the same values. Order does not count, because formats that have their
    /// own places for some tags do not keep it.
    fn eq(&self, other: &Tags) -> bool {
        self.0.len() == other.0.len()
            && self
                .iter()
                .all(|(name, value)| other.get(name) == Some(value))
    }
}

impl Eq for Tags {}
