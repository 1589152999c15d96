//! Which expansions are in the game, and which opening rule applies.

use std::fmt;
use std::str::FromStr;

use crate::{Bug, PieceSet};

/// Which of the three expansions are in the game: eight types in all (R1.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameType(u8);

/// The expansions in the order in which a game type names them.
const EXPANSIONS: [Bug; 3] = [Bug::Mosquito, Bug::Ladybug, Bug::Pillbug];

impl GameType {
    /// The eleven basic pieces alone.
    pub const BASE: GameType = GameType(0);
    /// With Mosquito, Ladybug and Pillbug.
    pub const MLP: GameType = GameType(7);
    /// All eight types.
    pub const ALL: [GameType; 8] = [
        GameType(0),
        GameType(1),
        GameType(2),
        GameType(4),
        GameType(3),
        GameType(5),
        GameType(6),
        GameType(7),
    ];

    /// Whether pieces of the kind take part.
    pub fn has(self, bug: Bug) -> bool {
        match EXPANSIONS.iter().position(|&expansion| expansion == bug) {
            Some(bit) => self.0 >> bit & 1 != 0,
            None => true,
        }
    }

    /// The same type with that expansion added; a basic kind changes nothing.
    #[must_use]
    pub fn with(self, bug: Bug) -> GameType {
        match EXPANSIONS.iter().position(|&expansion| expansion == bug) {
            Some(bit) => GameType(self.0 | 1 << bit),
            None => self,
        }
    }

    /// All tiles of both sides.
    pub fn pieces(self) -> PieceSet {
        let bugs = Bug::ALL.into_iter().filter(|&bug| self.has(bug));
        bugs.map(PieceSet::of_bug)
            .fold(PieceSet::EMPTY, PieceSet::union)
    }

    /// A number below 8, different for each type.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for GameType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Base")?;
        if *self != GameType::BASE {
            f.write_str("+")?;
        }
        EXPANSIONS
            .into_iter()
            .filter(|&bug| self.has(bug))
            .try_for_each(|bug| write!(f, "{}", bug.letter()))
    }
}

/// The text is not a game type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseGameTypeError;

impl fmt::Display for ParseGameTypeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a game type: Base, or Base+ and letters among M, L, P")
    }
}

impl std::error::Error for ParseGameTypeError {}

impl FromStr for GameType {
    type Err = ParseGameTypeError;

    /// Reads any letter case and any order of the expansions' letters.
    fn from_str(text: &str) -> Result<GameType, ParseGameTypeError> {
        let text = text.trim();
        let (base, letters) = text
            .split_once('+')
            .map_or((text, None), |(base, letters)| (base, Some(letters)));
        if !base.eq_ignore_ascii_case("base") || letters == Some("") {
            return Err(ParseGameTypeError);
        }
        letters
            .unwrap_or("")
            .chars()
            .try_fold(GameType::BASE, |game_type, letter| {
                let bug = Bug::from_letter(letter).filter(|&bug| !game_type.has(bug));
                bug.map(|bug| game_type.with(bug)).ok_or(ParseGameTypeError)
            })
    }
}

/// Whether the Queen may be a player's very first placement (R2.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Opening {
    /// She may not: the rule in tournaments and in the Universal Hive Protocol.
    #[default]
    Tournament,
    /// She may: the rule in the printed rulebooks.
    Printed,
}
