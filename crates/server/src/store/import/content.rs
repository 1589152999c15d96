//! The content of an imported game, and the digest that identifies it.

use std::fmt::Write as _;

use sha2::{Digest as _, Sha256};
use skep_game::{Ending, Event, Settings, Takebacks, Time};
use skep_rules::{Color, GameType, Opening, Position};

use crate::store::column_values::{self, ColumnValue as _};
use crate::store::{
    Comment, Failure, GameId, Header, Seat, Seats, Stored, StoredKind, Tag, Visibility,
};

/// Everything that is stored of a game from a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameContent {
    /// Which expansions are in the game.
    pub game_type: GameType,
    /// The rule for the first moves.
    pub opening: Opening,
    /// Where it starts, if not at the empty board.
    pub start: Option<Position>,
    /// The moves.
    pub moves: MoveList,
    /// How it ended, if it did.
    pub ending: Option<Ending>,
    /// Players, date, event and so on.
    pub tags: Vec<Tag>,
    /// The comments of the record.
    pub comments: Vec<Comment>,
}

/// Legal moves in order, as MoveStrings. They are kept in one text, because an import may contain millions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveList {
    joined: String,
    count: usize,
}

/// A game to be imported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportedGame {
    content: GameContent,
    digest: String,
}

/// No MoveString contains it.
const SEPARATOR: char = ';';

impl MoveList {
    /// How many moves there are.
    pub const fn len(&self) -> usize {
        self.count
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The moves in order.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        // An empty text would be split into one empty part.
        self.joined.split(SEPARATOR).take(self.count)
    }
}

impl<'a> FromIterator<&'a str> for MoveList {
    fn from_iter<I: IntoIterator<Item = &'a str>>(moves: I) -> MoveList {
        let mut list = MoveList::default();
        for mv in moves {
            if list.count > 0 {
                list.joined.push(SEPARATOR);
            }
            list.joined.push_str(mv);
            list.count += 1;
        }
        list.joined.shrink_to_fit();
        list
    }
}

impl ImportedGame {
    /// Computes the digest.
    pub fn new(content: GameContent) -> ImportedGame {
        let digest = content.digest();
        ImportedGame { content, digest }
    }

    /// What the record says.
    pub const fn content(&self) -> &GameContent {
        &self.content
    }

    /// About how many rows of the database it takes.
    pub const fn rows(&self) -> usize {
        let content = &self.content;
        5 + content.moves.len() + content.tags.len() + content.comments.len()
    }

    /// The same for the same content.
    pub fn digest(&self) -> &str {
        &self.digest
    }

    /// The header under which the game is stored.
    pub fn header(&self, id: GameId, now: Time) -> Header {
        let content = &self.content;
        Header {
            id,
            key: None,
            created_at: now,
            settings: content.settings(),
            seats: content.seats(),
            start: content.start.clone(),
            imported: true,
            visibility: Visibility::default(),
            tags: content.tags.clone(),
            comments: content.comments.clone(),
        }
    }
}

impl GameContent {
    /// The content of a game that was imported before.
    ///
    /// # Errors
    /// If something has happened to the game that is not in a record.
    pub(super) fn of_stored(stored: Stored) -> Result<GameContent, Failure> {
        let mut ending = None;
        let mut moves = Vec::with_capacity(stored.events.len());
        for event in &stored.events {
            match &event.kind {
                StoredKind::Played(mv) if ending.is_none() => moves.push(mv.as_str()),
                StoredKind::Other(Event::Ended(how)) if ending.is_none() => ending = Some(*how),
                _ => return Err(Failure::new("expected moves and an ending")),
            }
        }
        let settings = stored.header.settings;
        Ok(GameContent {
            game_type: settings.game_type,
            opening: settings.opening,
            moves: moves.into_iter().collect(),
            start: stored.header.start,
            ending,
            tags: stored.header.tags,
            comments: stored.header.comments,
        })
    }

    /// Nobody plays on, so most of the settings mean nothing.
    pub(super) const fn settings(&self) -> Settings {
        Settings {
            game_type: self.game_type,
            opening: self.opening,
            time: None,
            takebacks: Takebacks::Never,
        }
    }

    /// The players, by their names in the tags.
    pub(super) fn seats(&self) -> Seats {
        let seat = |color: Color| {
            let mut tags = self.tags.iter();
            let tag = tags.find(|tag| tag.name == color.name());
            Seat::person(tag.map(|tag| tag.value.as_str()))
        };
        Seats {
            white: seat(Color::White),
            black: seat(Color::Black),
        }
    }

    /// Whose turn it is after the last move.
    pub(super) fn to_move(&self) -> Color {
        let first = self.start.as_ref().map_or(Color::White, Position::to_move);
        if self.moves.len().is_multiple_of(2) {
            first
        } else {
            !first
        }
    }

    /// The digest covers everything that is stored: two games are the same if keeping only one of
    /// them loses nothing. The order of tags does not matter, because not every format keeps it.
    ///
    /// Digests are on disk. Computing them differently would import everything again.
    fn digest(&self) -> String {
        let mut hasher = Hasher(Sha256::new());
        hasher.text("skep imported game 1");
        hasher.text(&self.game_type.to_string());
        hasher.text(self.opening.word());
        let start = self.start.as_ref().map(ToString::to_string);
        hasher.text(&start.unwrap_or_default());
        hasher.count(self.moves.len());
        hasher.text(&self.moves.joined);
        let (ending, winner) = match self.ending.map(column_values::of_ending) {
            Some((ending, winner)) => (ending, winner.map_or("", Color::word)),
            None => ("", ""),
        };
        hasher.text(ending);
        hasher.text(winner);
        let mut tags: Vec<_> = self.tags.iter().collect();
        tags.sort_by(|one, other| one.name.cmp(&other.name));
        hasher.count(tags.len());
        for tag in tags {
            hasher.text(&tag.name);
            hasher.text(&tag.value);
        }
        hasher.count(self.comments.len());
        for comment in &self.comments {
            hasher.count(comment.ply as usize);
            hasher.text(&comment.text);
        }
        hasher.finish()
    }
}

/// Each text is preceded by its length, so that different contents cannot coincide.
struct Hasher(Sha256);

impl Hasher {
    fn count(&mut self, count: usize) {
        self.0.update((count as u64).to_le_bytes());
    }

    fn text(&mut self, text: &str) {
        self.count(text.len());
        self.0.update(text);
    }

    fn finish(self) -> String {
        let mut hex = String::with_capacity(64);
        for byte in self.0.finalize() {
            let _ = write!(hex, "{byte:02x}");
        }
        hex
    }
}
