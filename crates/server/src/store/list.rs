//! Lists of games, the latest first.

use std::fmt;
use std::str::FromStr;

use skep_game::{Ending, Settings, Time};
use skep_rules::Color;

use super::row::{self, Fields as _};
use super::{Failure, GameId, Seats, Store};

/// Which games are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Filter {
    /// All of them.
    #[default]
    All,
    /// Those that can be played on.
    Live,
    /// Those that are over, or were read from a record.
    Over,
}

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its name in addresses.
    pub id: GameId,
    /// When it began.
    pub created_at: Time,
    /// When something happened last.
    pub updated_at: Time,
    /// What was agreed upon.
    pub settings: Settings,
    /// Who plays.
    pub seats: Seats,
    /// How many events have happened.
    pub version: u64,
    /// How many moves have been played.
    pub plies: u32,
    /// Whose turn it is, or would be.
    pub to_move: Color,
    /// How it ended, if it did.
    pub ending: Option<Ending>,
    /// Whether it was read from a record.
    pub opened: bool,
}

/// Some games of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The latest first.
    pub games: Vec<Listed>,
    /// Where the next page begins, if there is one.
    pub next: Option<Cursor>,
}

/// A place in a list: after the game of that name, whose latest event was at that time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor {
    updated_at: Time,
    id: GameId,
}

/// The text is no place in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseCursorError;

/// One statement for each filter and, of these, for the first page and those after it.
macro_rules! page {
    ($condition:literal) => {
        [
            concat!(
                "SELECT * FROM game WHERE ",
                $condition,
                " ORDER BY updated_at DESC, id DESC LIMIT $1"
            ),
            concat!(
                "SELECT * FROM game WHERE ",
                $condition,
                " AND (updated_at, id) < ($2, $3) ORDER BY updated_at DESC, id DESC LIMIT $1"
            ),
        ]
    };
}

const ALL: [&str; 2] = page!("1 = 1");
const LIVE: [&str; 2] = page!("ending IS NULL AND origin = 'played'");
const OVER: [&str; 2] = page!("(ending IS NOT NULL OR origin = 'opened')");

const UNFINISHED: &str = "\
    SELECT id FROM game WHERE ending IS NULL AND origin = 'played' AND \
    ((to_move = 'white' AND white_level IS NOT NULL) OR (to_move = 'black' AND black_level IS NOT NULL)) \
    ORDER BY updated_at DESC, id DESC LIMIT $1";

const COUNT: &str = "SELECT COUNT(*) AS games FROM game";

impl Store {
    /// The games after that place, at most so many.
    ///
    /// # Errors
    /// If the database fails, or holds what is no game.
    pub async fn list(
        &self,
        filter: Filter,
        after: Option<&Cursor>,
        limit: u32,
    ) -> Result<Page, Failure> {
        let [first, later] = match filter {
            Filter::All => ALL,
            Filter::Live => LIVE,
            Filter::Over => OVER,
        };
        // One more than asked for tells whether there is another page.
        let wanted = i64::from(limit) + 1;
        let rows = match after {
            None => sqlx::query(first).bind(wanted),
            Some(cursor) => sqlx::query(later)
                .bind(wanted)
                .bind(row::millis(cursor.updated_at))
                .bind(cursor.id.as_str().to_owned()),
        }
        .fetch_all(&self.0.pool)
        .await?;
        let mut games = rows
            .iter()
            .map(row::listed)
            .collect::<Result<Vec<_>, _>>()?;
        let has_more = games.len() > limit as usize;
        games.truncate(limit as usize);
        let next = games.last().filter(|_| has_more).map(|last| Cursor {
            updated_at: last.updated_at,
            id: last.id.clone(),
        });
        Ok(Page { games, next })
    }

    /// The games in which an engine is to move, the latest first, at most so many: after a start they go on.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn unfinished(&self, limit: u32) -> Result<Vec<GameId>, Failure> {
        let rows = sqlx::query(UNFINISHED)
            .bind(i64::from(limit))
            .fetch_all(&self.0.pool)
            .await?;
        rows.iter().map(|row| row.parsed("id")).collect()
    }

    /// How many games there are.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn count(&self) -> Result<u64, Failure> {
        let row = sqlx::query(COUNT).fetch_one(&self.0.pool).await?;
        row.count("games")
    }
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.updated_at.as_millis(), self.id)
    }
}

impl FromStr for Cursor {
    type Err = ParseCursorError;

    fn from_str(text: &str) -> Result<Cursor, ParseCursorError> {
        let (millis, id) = text.split_once('-').ok_or(ParseCursorError)?;
        let millis = millis.parse().map_err(|_| ParseCursorError)?;
        Ok(Cursor {
            updated_at: Time::from_millis(millis),
            id: id.parse().map_err(|_| ParseCursorError)?,
        })
    }
}

impl fmt::Display for ParseCursorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a place in a list, as the page before named it")
    }
}

impl std::error::Error for ParseCursorError {}
