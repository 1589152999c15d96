//! Rows of the database. They never leave the store.
//!
//! Statements name the columns that they read. PostgreSQL refuses a prepared `SELECT *` once its
//! table has another column, so an old server would stop working when a new one expands the tables.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use skep_engine::Level;
use skep_game::{Ending, PersonId, Settings, Time, TimeControl};
use skep_rules::Position;
use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::column_values::{self, ColumnValue};
use super::{Comment, Failure, Header, Listed, Origin, Seat, Seats, Tag};

/// Games with all columns that [`header`] and [`listed`] read. A condition selects the games. Those
/// of an unfinished import are left out.
///
/// Games made by skep 0.2 after the tables were expanded have no rows in `seat`. Their seats are in `game` itself.
macro_rules! select_games {
    ($condition:literal) => {
        concat!(
            "SELECT id, key, created_at, origin, game_type, opening, initial_ms, increment_ms, takebacks, start, \
             version, updated_at, plies, to_move, ending, winner, visibility, \
             CASE WHEN white.kind IS NULL THEN white_name ELSE white.name END AS white_name, \
             CASE WHEN white.kind IS NULL THEN white_level ELSE white.level END AS white_level, \
             CASE WHEN black.kind IS NULL THEN black_name ELSE black.name END AS black_name, \
             CASE WHEN black.kind IS NULL THEN black_level ELSE black.level END AS black_level, \
             white.person AS white_person, black.person AS black_person \
             FROM game \
             LEFT JOIN seat AS white ON white.game = id AND white.color = 'white' \
             LEFT JOIN seat AS black ON black.game = id AND black.color = 'black' \
             LEFT JOIN game_visibility ON game_visibility.game = id \
             WHERE NOT EXISTS (SELECT 1 FROM imported_game \
             JOIN unfinished_import ON unfinished_import.id = import WHERE imported_game.game = game.id) AND ",
            $condition
        )
    };
}
pub(super) use select_games;

/// The columns of a row in typed form.
pub(super) trait Fields {
    fn maybe_text(&self, column: &str) -> Result<Option<String>, Failure>;
    fn maybe_number(&self, column: &str) -> Result<Option<i64>, Failure>;

    fn text(&self, column: &str) -> Result<String, Failure> {
        self.maybe_text(column)?
            .ok_or_else(|| unexpected(column, "nothing"))
    }

    fn number(&self, column: &str) -> Result<i64, Failure> {
        self.maybe_number(column)?
            .ok_or_else(|| unexpected(column, "nothing"))
    }

    /// A number that is not negative and fits its type.
    fn count<T: TryFrom<i64>>(&self, column: &str) -> Result<T, Failure> {
        let number = self.number(column)?;
        T::try_from(number).map_err(|_| unexpected(column, number))
    }

    fn time(&self, column: &str) -> Result<Time, Failure> {
        self.count(column).map(Time::from_millis)
    }

    fn maybe_duration(&self, column: &str) -> Result<Option<Duration>, Failure> {
        let Some(number) = self.maybe_number(column)? else {
            return Ok(None);
        };
        let millis = u64::try_from(number).map_err(|_| unexpected(column, number))?;
        Ok(Some(Duration::from_millis(millis)))
    }

    fn parsed<T: FromStr>(&self, column: &str) -> Result<T, Failure> {
        let text = self.text(column)?;
        text.parse().map_err(|_| unexpected(column, text))
    }

    fn word<T: ColumnValue>(&self, column: &str) -> Result<T, Failure> {
        let text = self.text(column)?;
        T::of_word(&text).ok_or_else(|| unexpected(column, text))
    }

    fn maybe_word<T: ColumnValue>(&self, column: &str) -> Result<Option<T>, Failure> {
        let Some(text) = self.maybe_text(column)? else {
            return Ok(None);
        };
        T::of_word(&text)
            .map(Some)
            .ok_or_else(|| unexpected(column, text))
    }

    /// The ending in the columns `ending` and `winner`.
    fn maybe_ending(&self) -> Result<Option<Ending>, Failure> {
        let Some(name) = self.maybe_text("ending")? else {
            return Ok(None);
        };
        column_values::ending(&name, self.maybe_word("winner")?)
            .map(Some)
            .ok_or_else(|| unexpected("ending", name))
    }
}

impl Fields for AnyRow {
    fn maybe_text(&self, column: &str) -> Result<Option<String>, Failure> {
        Ok(self.try_get(column)?)
    }

    fn maybe_number(&self, column: &str) -> Result<Option<i64>, Failure> {
        Ok(self.try_get(column)?)
    }
}

fn unexpected(column: &str, found: impl fmt::Display) -> Failure {
    Failure::new(format!("expected another {column} than {found}"))
}

/// A time in the type of the database.
pub(super) fn millis(time: Time) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

/// A duration in the type of the database.
pub(super) fn span(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

fn settings(row: &AnyRow) -> Result<Settings, Failure> {
    let initial = row.maybe_duration("initial_ms")?;
    let increment = row.maybe_duration("increment_ms")?;
    Ok(Settings {
        game_type: row.parsed("game_type")?,
        opening: row.word("opening")?,
        time: initial.map(|initial| TimeControl {
            initial,
            increment: increment.unwrap_or_default(),
        }),
        takebacks: row.word("takebacks")?,
    })
}

/// A person's identity as a column: SQL has no unsigned numbers.
pub(super) const fn person_number(person: PersonId) -> i64 {
    person.0.cast_signed()
}

const fn person_id(number: i64) -> PersonId {
    PersonId(number.cast_unsigned())
}

fn seats(row: &AnyRow) -> Result<Seats, Failure> {
    let seat = |level: &str, person: &str, name: &str| match row.maybe_number(level)? {
        None => Ok(Seat::Person {
            person: row.maybe_number(person)?.map(person_id),
            name: row.maybe_text(name)?,
        }),
        Some(number) => {
            let known = u8::try_from(number).ok().and_then(Level::new);
            known
                .map(Seat::Engine)
                .ok_or_else(|| unexpected(level, number))
        }
    };
    Ok(Seats {
        white: seat("white_level", "white_person", "white_name")?,
        black: seat("black_level", "black_person", "black_name")?,
    })
}

/// A row of `game` for lists.
pub(super) fn listed(row: &AnyRow) -> Result<Listed, Failure> {
    Ok(Listed {
        id: row.parsed("id")?,
        created_at: row.time("created_at")?,
        updated_at: row.time("updated_at")?,
        settings: settings(row)?,
        seats: seats(row)?,
        version: row.count("version")?,
        plies: row.count("plies")?,
        to_move: row.word("to_move")?,
        ending: row.maybe_ending()?,
        imported: row.word::<Origin>("origin")? == Origin::Imported,
    })
}

/// A row of `game` as the header, with the data of other tables.
pub(super) fn header(
    row: &AnyRow,
    tags: Vec<Tag>,
    comments: Vec<Comment>,
) -> Result<Header, Failure> {
    let start = row.maybe_text("start")?;
    let start: Option<Position> = start
        .map(|text| text.parse().map_err(|_| unexpected("start", text)))
        .transpose()?;
    Ok(Header {
        id: row.parsed("id")?,
        key: row.maybe_text("key")?,
        created_at: row.time("created_at")?,
        settings: settings(row)?,
        seats: seats(row)?,
        start,
        imported: row.word::<Origin>("origin")? == Origin::Imported,
        visibility: row.maybe_word("visibility")?.unwrap_or_default(),
        tags,
        comments,
    })
}

/// A row of `tag`.
pub(super) fn tag(row: &AnyRow) -> Result<Tag, Failure> {
    Ok(Tag {
        name: row.text("name")?,
        value: row.text("value")?,
    })
}

/// A row of `comment`.
pub(super) fn comment(row: &AnyRow) -> Result<Comment, Failure> {
    Ok(Comment {
        ply: row.count("ply")?,
        text: row.text("text")?,
    })
}
