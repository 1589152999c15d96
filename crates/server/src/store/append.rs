//! Keeping what has happened.

use std::sync::LazyLock;

use skep_game::{Ending, Event, Game, Time};
use skep_rules::Color;
use sqlx::AnyConnection;

use super::words::{self, Named};
use super::writer::{Change, Effect};
use super::{AppendError, CommandStamp, GameId, Store, rows};

/// Events to be kept, worked out so far that writing them needs no thought.
#[derive(Debug)]
pub(super) struct Append {
    pub(super) id: GameId,
    after: i64,
    rows: Vec<EventRow>,
    progress: Progress,
}

/// An event as a row, but for the game's name.
#[derive(Debug)]
pub(super) struct EventRow {
    version: i64,
    at: i64,
    kind: &'static str,
    mv: Option<String>,
    plies: Option<i64>,
    color: Option<&'static str>,
    ending: Option<&'static str>,
    winner: Option<&'static str>,
    command: Option<CommandStamp>,
}

/// What lists show of how far a game has come.
#[derive(Debug)]
pub(super) struct Progress {
    pub(super) version: i64,
    pub(super) updated_at: i64,
    pub(super) plies: i64,
    pub(super) to_move: &'static str,
    pub(super) ending: Option<&'static str>,
    pub(super) winner: Option<&'static str>,
}

impl Store {
    /// Keeps what has been decided on a game, and the command it came of. Once this returns, it is on disk.
    ///
    /// The game is as it was before the events.
    ///
    /// # Errors
    /// If another writer has gone on with the game, if it is not there, or if the database fails. In the last case the
    /// events may be on disk all the same, as when the connection breaks in the last moment: whoever goes on loads the
    /// game anew.
    pub async fn append(
        &self,
        id: &GameId,
        game: &Game,
        at: Time,
        command: Option<CommandStamp>,
        events: &[Event],
    ) -> Result<(), AppendError> {
        let mut game = game.clone();
        let after = i64::try_from(game.version()).unwrap_or(i64::MAX);
        let mut rows = event_rows(&mut game, events.iter().map(|&event| (at, event)));
        let Some(last) = rows.last_mut() else {
            return Ok(());
        };
        last.command = command;
        let append = Append {
            id: id.clone(),
            after,
            rows,
            progress: Progress::of(&game, at),
        };
        match self.0.writers.change(Change::Append(append)).await? {
            Effect::Done => Ok(()),
            Effect::Conflict => Err(AppendError::Conflict),
            Effect::Gone | Effect::Taken | Effect::Before(_) => Err(AppendError::Gone),
        }
    }
}

/// The rows of events that lead on from a game, which absorbs them.
pub(super) fn event_rows(
    game: &mut Game,
    events: impl IntoIterator<Item = (Time, Event)>,
) -> Vec<EventRow> {
    let events = events.into_iter();
    let row = |(at, event): (Time, Event)| {
        let mv = match event {
            Event::Played(mv) => Some(game.position().move_string(mv)),
            _ => None,
        };
        game.absorb(event, at);
        EventRow::new(game.version(), at, event, mv)
    };
    events.map(row).collect()
}

impl EventRow {
    fn new(version: u64, at: Time, event: Event, mv: Option<String>) -> EventRow {
        let row = EventRow {
            version: i64::try_from(version).unwrap_or(i64::MAX),
            at: rows::millis(at),
            kind: kind(event),
            mv,
            plies: None,
            color: None,
            ending: None,
            winner: None,
            command: None,
        };
        match event {
            Event::TakenBack { plies } => EventRow {
                plies: i64::try_from(plies).ok(),
                ..row
            },
            Event::DrawOffered(color) | Event::TakebackAsked(color) => EventRow {
                color: Some(color.word()),
                ..row
            },
            Event::Ended(ending) => {
                let (ending, winner) = named_ending(Some(ending));
                EventRow {
                    ending,
                    winner,
                    ..row
                }
            }
            Event::Played(_) | Event::DrawDeclined | Event::TakebackRefused | Event::Resumed => row,
        }
    }
}

/// The word for what has happened; `store/load.rs` reads it.
const fn kind(event: Event) -> &'static str {
    match event {
        Event::Played(_) => "played",
        Event::TakenBack { .. } => "taken_back",
        Event::DrawOffered(_) => "draw_offered",
        Event::DrawDeclined => "draw_declined",
        Event::TakebackAsked(_) => "takeback_asked",
        Event::TakebackRefused => "takeback_refused",
        Event::Resumed => "resumed",
        Event::Ended(_) => "ended",
    }
}

impl Progress {
    pub(super) fn of(game: &Game, at: Time) -> Progress {
        let (ending, winner) = named_ending(game.ending());
        Progress {
            version: i64::try_from(game.version()).unwrap_or(i64::MAX),
            updated_at: rows::millis(at),
            plies: i64::try_from(game.line().moves().len()).unwrap_or(i64::MAX),
            to_move: game.position().to_move().word(),
            ending,
            winner,
        }
    }
}

fn named_ending(ending: Option<Ending>) -> (Option<&'static str>, Option<&'static str>) {
    let named = ending.map(words::of_ending);
    let winner = named
        .and_then(|(_, winner)| winner)
        .map(<Color as Named>::word);
    (named.map(|(name, _)| name), winner)
}

const ADVANCE: &str = "\
    UPDATE game SET version = $3, updated_at = $4, plies = $5, to_move = $6, ending = $7, winner = $8 \
    WHERE id = $1 AND version = $2";

const EXISTS: &str = "SELECT id FROM game WHERE id = $1";

impl Append {
    /// The row of the game is the gate: only one writer gets from a version to the next.
    pub(super) async fn write(
        &self,
        connection: &mut AnyConnection,
    ) -> Result<Effect, sqlx::Error> {
        let progress = &self.progress;
        let advanced = sqlx::query(ADVANCE)
            .bind(self.id.as_str())
            .bind(self.after)
            .bind(progress.version)
            .bind(progress.updated_at)
            .bind(progress.plies)
            .bind(progress.to_move)
            .bind(progress.ending)
            .bind(progress.winner)
            .execute(&mut *connection)
            .await?;
        if advanced.rows_affected() == 1 {
            insert(connection, &self.id, &self.rows).await?;
            return Ok(Effect::Done);
        }
        let exists = sqlx::query(EXISTS)
            .bind(self.id.as_str())
            .fetch_optional(connection)
            .await?;
        Ok(exists.map_or(Effect::Gone, |_| Effect::Conflict))
    }
}

/// Columns of an event.
const COLUMNS: usize = 11;
/// A long game enters by so many rows a statement.
const MANY: usize = 64;

/// The statement for so many events.
fn insertion(count: usize) -> String {
    let row = |index: usize| {
        let numbers = (1..=COLUMNS).map(|column| format!("${}", index * COLUMNS + column));
        format!("({})", numbers.collect::<Vec<_>>().join(", "))
    };
    let rows = (0..count).map(row).collect::<Vec<_>>().join(", ");
    format!(
        "INSERT INTO event (game, version, at, kind, mv, plies, color, ending, winner, command, command_seat) \
         VALUES {rows}"
    )
}

static INSERT_ONE: LazyLock<String> = LazyLock::new(|| insertion(1));
static INSERT_MANY: LazyLock<String> = LazyLock::new(|| insertion(MANY));

/// Writes events, whose place nobody else has taken.
pub(super) async fn insert(
    connection: &mut AnyConnection,
    id: &GameId,
    rows: &[EventRow],
) -> Result<(), sqlx::Error> {
    let (many, rest) = rows.split_at(rows.len() - rows.len() % MANY);
    let statements = many
        .chunks(MANY)
        .map(|rows| (&*INSERT_MANY, rows))
        .chain(rest.chunks(1).map(|rows| (&*INSERT_ONE, rows)));
    for (statement, rows) in statements {
        let mut query = sqlx::query(statement.as_str());
        for row in rows {
            query = query
                .bind(id.as_str())
                .bind(row.version)
                .bind(row.at)
                .bind(row.kind)
                .bind(row.mv.as_deref())
                .bind(row.plies)
                .bind(row.color)
                .bind(row.ending)
                .bind(row.winner)
                .bind(row.command.as_ref().map(|command| command.id.as_str()))
                .bind(row.command.as_ref().map(|command| command.seat.word()));
        }
        query.execute(&mut *connection).await?;
    }
    Ok(())
}
