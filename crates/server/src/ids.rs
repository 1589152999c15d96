//! Names for new games.

use crate::store::GameId;

/// Letters and digits that are not mistaken for one another when read aloud or copied by hand: 32 of them.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// So many that nobody guesses one.
const LENGTH: usize = 12;

/// A name that no game has, but for a chance in a billion billions.
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
