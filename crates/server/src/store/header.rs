//! What is fixed when a game begins.

use std::fmt;
use std::str::FromStr;

use skep_engine::Level;
use skep_game::{Game, Holder, PersonId, Seating, Settings, Time};
use skep_rules::{Color, Position};
use skep_text::one_line;

/// The id of a game, as used in addresses: letters and digits, at most [`GameId::LONGEST`] of them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(Box<str>);

/// The text is not the id of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseGameIdError;

/// What is fixed when a game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// Its id in addresses.
    pub id: GameId,
    /// Chosen by the requester: the same key again creates no second game.
    pub key: Option<String>,
    /// When it began.
    pub created_at: Time,
    /// What the players agreed on.
    pub settings: Settings,
    /// Who plays.
    pub seats: Seats,
    /// Where it starts, if not at the empty board.
    pub start: Option<Position>,
    /// Whether it was read from a record. Such a game can be viewed but not played on.
    pub imported: bool,
    /// Whether lists show it.
    pub visibility: Visibility,
    /// The tags of its record.
    pub tags: Vec<Tag>,
    /// The comments of its record.
    pub comments: Vec<Comment>,
}

/// Where a game comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It is played here.
    Played,
    /// It was read from a record.
    Imported,
}

/// Who can find a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Visibility {
    /// Lists show it.
    #[default]
    Listed,
    /// Only people who know its id find it.
    Unlisted,
}

/// Who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seats {
    /// The side that moves first.
    pub white: Seat,
    /// The other.
    pub black: Seat,
}

/// Who plays a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seat {
    /// A person.
    Person {
        /// Their identity; `None` for anyone at the owner's screen.
        person: Option<PersonId>,
        /// The name in a record; `None` for a game played here.
        name: Option<String>,
    },
    /// Our engine.
    Engine(Level),
}

impl Seat {
    /// The most characters of a person's name.
    const NAME_CHARACTERS: usize = 60;

    /// A person; the name is put on one line and cut if it is too long.
    pub fn person(name: Option<&str>) -> Seat {
        let tidied = |name: &str| {
            let name = one_line(name);
            let name: String = name.trim().chars().take(Seat::NAME_CHARACTERS).collect();
            let name = name.trim();
            (!name.is_empty()).then(|| name.to_owned())
        };
        Seat::Person {
            person: None,
            name: name.and_then(tidied),
        }
    }
}

/// A tag of a record, such as its players' names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// Such as `White`.
    pub name: String,
    /// Such as the player's name.
    pub value: String,
}

/// A comment on the position after this many moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment {
    /// After this many moves; 0 before the first.
    pub ply: u32,
    /// The comment.
    pub text: String,
}

impl Header {
    /// The game before anything has happened.
    pub fn game(&self) -> Game {
        match &self.start {
            Some(start) => Game::starting_at(start.clone(), self.settings),
            None => Game::new(self.settings),
        }
    }

    /// Where it comes from.
    pub const fn origin(&self) -> Origin {
        if self.imported {
            Origin::Imported
        } else {
            Origin::Played
        }
    }
}

impl Header {
    /// Who holds the seats, for permissions.
    pub fn seating(&self) -> Seating {
        self.seats.seating(self.imported)
    }
}

impl Seats {
    /// Who holds the seats. In an imported game nobody does.
    pub const fn seating(&self, is_imported: bool) -> Seating {
        if is_imported {
            return Seating::Imported;
        }
        Seating::Played {
            white: self.white.holder(),
            black: self.black.holder(),
        }
    }
}

impl Seats {
    /// Who plays that side.
    pub const fn of(&self, color: Color) -> &Seat {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }
}

impl Seat {
    /// Who holds it.
    pub const fn holder(&self) -> Holder {
        match self {
            Seat::Person { person, .. } => Holder::Person(*person),
            Seat::Engine(_) => Holder::Engine,
        }
    }

    /// The engine's level, if an engine plays.
    pub const fn level(&self) -> Option<Level> {
        match self {
            Seat::Engine(level) => Some(*level),
            Seat::Person { .. } => None,
        }
    }
}

impl GameId {
    /// The most characters of an id.
    pub const LONGEST: usize = 32;

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for GameId {
    type Err = ParseGameIdError;

    fn from_str(text: &str) -> Result<GameId, ParseGameIdError> {
        let has_length = (1..=GameId::LONGEST).contains(&text.len());
        let is_plain = text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if has_length && is_plain {
            Ok(GameId(text.into()))
        } else {
            Err(ParseGameIdError)
        }
    }
}

impl fmt::Display for ParseGameIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "expected the name of a game: at most {} letters and digits",
            GameId::LONGEST
        )
    }
}

impl std::error::Error for ParseGameIdError {}
