//! Checking everything that is stored, without changing anything: every game folds, every move is legal, no version is
//! missing, and lists show what the events make.
//!
//! It reads one moment of the database, so a server may go on playing meanwhile.

use std::collections::HashMap;
use std::fmt;
use std::path::Path;

use skep_game::Game;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Connection as _};

use super::backup::{BackupError, Contents, Part};
use super::dialect::Dialect;
use super::open::Target;
use super::rows::{self, Fields as _};
use super::source::{Source, bring_up_to_date};
use super::{Failure, Listed, Location, Stored};

/// What a check has found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckReport {
    /// What was checked.
    pub contents: Contents,
    /// What is wrong.
    pub damages: Vec<Damage>,
}

/// Something that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// With which game; `None` if it is none in particular.
    pub game: Option<String>,
    /// What.
    pub what: String,
}

/// Games that are read at once.
const PAGE: i64 = 200;

const GAMES: &str = rows::select_games!("id > $1 ORDER BY id LIMIT $2");
const EVENTS: &str = "\
    SELECT game, version, at, kind, mv, plies, color, ending, winner, command, command_seat \
    FROM event WHERE game > $1 AND game <= $2 ORDER BY game, version";
const TAGS: &str =
    "SELECT game, name, value FROM tag WHERE game > $1 AND game <= $2 ORDER BY game, place";
const COMMENTS: &str =
    "SELECT game, ply, text FROM comment WHERE game > $1 AND game <= $2 ORDER BY game, place";
const COUNT_GAMES: &str = "SELECT COUNT(*) FROM game";
const COUNT_EVENTS: &str = "SELECT COUNT(*) FROM event";

/// Checks all games of that location.
///
/// # Errors
/// If they cannot be read at all. What is wrong with them is in the report.
pub async fn check(location: &Location) -> Result<CheckReport, BackupError> {
    let mut source = Source::open(location).await?;
    if source.is_current() {
        source.hold_still().await?;
        return check_tables(&mut source.connection, source.dialect).await;
    }
    // An earlier version made it. A copy can be brought up to date.
    let part = Part::new(&std::env::temp_dir().join("skep-check"))?;
    source.write_to(&part.path).await?;
    bring_up_to_date(&part.path).await?;
    check_file(&part.path).await
}

/// Checks a SQLite file that is up to date.
pub(super) async fn check_file(file: &Path) -> Result<CheckReport, BackupError> {
    let mut connection = Target::of_file(file).connect_to_read().await?;
    let report = check_tables(&mut connection, Dialect::Sqlite).await?;
    connection.close().await?;
    Ok(report)
}

/// What is in a SQLite file, which may be of an earlier version. SQLite itself must find it sound.
pub(super) async fn contents(file: &Path) -> Result<Contents, BackupError> {
    let mut connection = Target::of_file(file).connect_to_read().await?;
    let mut report = CheckReport::default();
    report.check_database(&mut connection).await?;
    if !report.damages.is_empty() {
        return Err(BackupError::Damaged(report));
    }
    let contents = Contents {
        games: count(&mut connection, COUNT_GAMES).await?,
        events: count(&mut connection, COUNT_EVENTS).await?,
    };
    connection.close().await?;
    Ok(contents)
}

async fn count(connection: &mut AnyConnection, statement: &'static str) -> Result<u64, Failure> {
    let (count,): (i64,) = sqlx::query_as(statement).fetch_one(connection).await?;
    Ok(u64::try_from(count).unwrap_or_default())
}

async fn check_tables(
    connection: &mut AnyConnection,
    dialect: Dialect,
) -> Result<CheckReport, BackupError> {
    let mut report = CheckReport::default();
    if dialect == Dialect::Sqlite {
        report.check_database(connection).await?;
    }
    match report.check_games(connection).await {
        // SQLite may not be able to read a damaged file to its end.
        Err(failure) if dialect == Dialect::Sqlite => report.found(None, failure),
        checked => checked?,
    }
    Ok(report)
}

impl CheckReport {
    fn found(&mut self, game: Option<&str>, what: impl fmt::Display) {
        self.damages.push(Damage {
            game: game.map(str::to_owned),
            what: what.to_string(),
        });
    }

    /// Lets SQLite check its pages and indexes, and whether rows belong to rows that are there.
    async fn check_database(&mut self, connection: &mut AnyConnection) -> Result<(), Failure> {
        let found: Result<Vec<(String,)>, _> = sqlx::query_as("PRAGMA integrity_check")
            .fetch_all(&mut *connection)
            .await;
        match found {
            Ok(found) => {
                let damages = found.into_iter().filter(|(what,)| what != "ok");
                damages.for_each(|(what,)| self.found(None, what));
            }
            Err(error) => self.found(None, error),
        }
        let orphans: Vec<(String, i64)> = sqlx::query_as(
            "SELECT \"table\", COUNT(*) FROM pragma_foreign_key_check GROUP BY \"table\"",
        )
        .fetch_all(connection)
        .await?;
        for (table, count) in orphans {
            self.found(
                None,
                format_args!("{count} rows of {table} belong to a row that is not there"),
            );
        }
        Ok(())
    }

    async fn check_games(&mut self, connection: &mut AnyConnection) -> Result<(), Failure> {
        let mut after = String::new();
        loop {
            let games = sqlx::query(GAMES)
                .bind(after.as_str())
                .bind(PAGE)
                .fetch_all(&mut *connection)
                .await?;
            let Some(last) = games.last() else {
                return Ok(());
            };
            let last = last.text("id")?;
            let events = rows_between(connection, EVENTS, &after, &last).await?;
            let tags = rows_between(connection, TAGS, &after, &last).await?;
            let comments = rows_between(connection, COMMENTS, &after, &last).await?;
            let (events, tags, comments) =
                (by_game(&events)?, by_game(&tags)?, by_game(&comments)?);
            for game in &games {
                let id = game.text("id")?;
                let events = rows_of(&events, &id);
                self.contents.games += 1;
                self.contents.events += events.len() as u64;
                let stored =
                    Stored::of_rows(game, events, rows_of(&tags, &id), rows_of(&comments, &id));
                match stored.and_then(|stored| stored.game()) {
                    Ok(folded) => self.check_listed(game, &id, &folded),
                    Err(error) => self.found(Some(&id), error),
                }
            }
            after = last;
        }
    }

    /// Checks that lists show what the events make.
    fn check_listed(&mut self, row: &AnyRow, id: &str, game: &Game) {
        let listed = match rows::listed(row) {
            Ok(listed) => listed,
            Err(failure) => return self.found(Some(id), failure),
        };
        for (name, listed, folded) in disagreements(&listed, game) {
            self.found(
                Some(id),
                format_args!("lists show {name} {listed}, but its events make {folded}"),
            );
        }
    }
}

fn disagreements(listed: &Listed, game: &Game) -> Vec<(&'static str, String, String)> {
    let ending = |ending| match ending {
        Some(ending) => format!("{ending:?}"),
        None => "none".to_owned(),
    };
    let plies = game.line().moves().len();
    let rows = [
        (
            "version",
            listed.version.to_string(),
            game.version().to_string(),
        ),
        ("plies", listed.plies.to_string(), plies.to_string()),
        (
            "to move",
            format!("{:?}", listed.to_move),
            format!("{:?}", game.position().to_move()),
        ),
        ("ending", ending(listed.ending), ending(game.ending())),
    ];
    let rows = rows
        .into_iter()
        .filter(|(_, listed, folded)| listed != folded);
    rows.collect()
}

async fn rows_between(
    connection: &mut AnyConnection,
    statement: &'static str,
    after: &str,
    last: &str,
) -> Result<Vec<AnyRow>, Failure> {
    let rows = sqlx::query(statement).bind(after).bind(last);
    Ok(rows.fetch_all(connection).await?)
}

type ByGame<'r> = HashMap<String, Vec<&'r AnyRow>>;

fn by_game(rows: &[AnyRow]) -> Result<ByGame<'_>, Failure> {
    let mut sorted = ByGame::new();
    for row in rows {
        sorted.entry(row.text("game")?).or_default().push(row);
    }
    Ok(sorted)
}

fn rows_of<'r>(sorted: &'r ByGame<'r>, id: &str) -> &'r [&'r AnyRow] {
    sorted.get(id).map_or(&[], Vec::as_slice)
}

impl fmt::Display for CheckReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.contents)?;
        match self.damages.as_slice() {
            [] => f.write_str("no damage"),
            [_] => f.write_str("damage in 1 place"),
            damages => write!(f, "damage in {} places", damages.len()),
        }
    }
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.game {
            Some(game) => write!(f, "game {game}: {}", self.what),
            None => f.write_str(&self.what),
        }
    }
}
