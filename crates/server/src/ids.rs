//! Ids for new games.

use crate::store::GameId;

/// 32 letters and digits that are not confused when read aloud or copied by hand.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// Long enough that nobody can guess one.
const LENGTH: usize = 12;

/// A new id. The chance of a collision is one in a billion billion.
pub(crate) fn game_id() -> GameId {
    let mut bytes = [0; LENGTH];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    let letters = bytes.map(|byte| char::from(LETTERS[usize::from(byte) % LETTERS.len()]));
    let name: String = letters.into_iter().collect();
    name.parse().expect("letters and digits make a name")
}

#[cfg(test)]
mod tests {
    use super::{LENGTH, LETTERS, game_id};
    use std::collections::BTreeSet;

    #[test]
    fn names_differ() {
        let letters: BTreeSet<_> = LETTERS.iter().collect();
        assert_eq!(letters.len(), LETTERS.len());
        let names: BTreeSet<_> = (0..1_000).map(|_| game_id()).collect();
        assert_eq!(names.len(), 1_000);
        assert!(names.iter().all(|name| name.as_str().len() == LENGTH));
    }
}
