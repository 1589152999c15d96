//! Lists of games, latest first.

use std::fmt;
use std::str::FromStr;

use skep_game::{Ending, Settings, Time};
use skep_rules::Color;
use sqlx::AssertSqlSafe;

use super::column_values::ColumnValue as _;
use super::rows::{self, Fields as _};
use super::{Failure, GameId, Origin, Seats, Store};

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
    /// Its id in addresses.
    pub id: GameId,
    /// When it began.
    pub created_at: Time,
    /// When its latest event happened.
    pub updated_at: Time,
    /// What the players agreed on.
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
    pub imported: bool,
}

/// A page of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The games, latest first.
    pub games: Vec<Listed>,
    /// Where the next page begins, if there is one.
    pub next: Option<Cursor>,
}

/// A place in a list: after the game with that id, whose latest event was at that time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor {
    updated_at: Time,
    id: GameId,
}

/// The text is not a place in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseCursorError;

/// All listed games.
const LISTED: &str = rows::select_games!("(visibility IS NULL OR visibility = 'listed')");

/// An engine is to move. The seats of games made by skep 0.2 are in `game`, see `select_games`.
const UNFINISHED: &str = "\
    SELECT id FROM game LEFT JOIN seat ON seat.game = id AND seat.color = to_move \
    WHERE ending IS NULL AND origin = 'played' AND \
    CASE WHEN kind IS NOT NULL THEN level WHEN to_move = 'white' THEN white_level ELSE black_level END IS NOT NULL \
    ORDER BY updated_at DESC, id DESC LIMIT $1";

/// Games of an import that is still being written do not count yet.
const COUNT: &str = "\
    SELECT (SELECT COUNT(*) FROM game WHERE origin = $1) - \
    (SELECT COUNT(*) FROM imported_game JOIN unfinished_import ON unfinished_import.id = import \
    JOIN game ON game.id = imported_game.game WHERE origin = $1) AS games";

/// The statement for a page: which games, of which origin, and whether it is the first page.
fn page(filter: Filter, origin: Option<Origin>, is_later: bool) -> String {
    let state = match filter {
        Filter::All => "",
        Filter::Live => " AND ending IS NULL AND origin = 'played'",
        Filter::Over => " AND (ending IS NOT NULL OR origin = 'opened')",
    };
    let origin = match origin {
        None => "",
        Some(Origin::Played) => " AND origin = 'played'",
        Some(Origin::Imported) => " AND origin = 'opened'",
    };
    let place = if is_later {
        " AND (updated_at, id) < ($2, $3)"
    } else {
        ""
    };
    format!("{LISTED}{state}{origin}{place} ORDER BY updated_at DESC, id DESC LIMIT $1")
}

impl Store {
    /// The listed games after that place, at most this many, of one origin if given.
    ///
    /// # Errors
    /// If the database fails, or a stored game is damaged.
    pub async fn list(
        &self,
        filter: Filter,
        origin: Option<Origin>,
        after: Option<&Cursor>,
        limit: u32,
    ) -> Result<Page, Failure> {
        // Built from literals only.
        let statement = AssertSqlSafe(page(filter, origin, after.is_some()));
        // One more than requested tells whether there is another page.
        let wanted = i64::from(limit) + 1;
        let mut query = sqlx::query(statement).bind(wanted);
        if let Some(cursor) = after {
            query = query
                .bind(rows::millis(cursor.updated_at))
                .bind(cursor.id.as_str());
        }
        let rows = self.fetch(query).await?;
        let mut games = rows
            .iter()
            .map(rows::listed)
            .collect::<Result<Vec<_>, _>>()?;
        let has_more = games.len() > limit as usize;
        games.truncate(limit as usize);
        let next = games.last().filter(|_| has_more).map(|last| Cursor {
            updated_at: last.updated_at,
            id: last.id.clone(),
        });
        Ok(Page { games, next })
    }

    /// The games in which an engine is to move, latest first, at most this many. They continue after a restart.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn unfinished(&self, limit: u32) -> Result<Vec<GameId>, Failure> {
        let rows = self
            .fetch(sqlx::query(UNFINISHED).bind(i64::from(limit)))
            .await?;
        rows.iter().map(|row| row.parsed("id")).collect()
    }

    /// How many games there are of that origin.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn count(&self, origin: Origin) -> Result<u64, Failure> {
        let rows = self.fetch(sqlx::query(COUNT).bind(origin.word())).await?;
        let count = rows.first().map(|row| row.count("games"));
        count.unwrap_or_else(|| Err(Failure::new("it does not count")))
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
