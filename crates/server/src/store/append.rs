//! Storing events.

use std::sync::Arc;

use skep_game::{Ending, Event, Game, Step, Time};
use skep_rules::Color;
use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection};

use super::change::{Change, Effect, Kind, Refused};
use super::column_values::{self, ColumnValue};
use super::subscribers::Happened;
use super::{AppendError, CommandStamp, GameId, Store, WriteError, bulk, rows};

/// Events to be kept, worked out so far that writing them needs no thought.
#[derive(Debug)]
pub(super) struct Append {
    pub(super) id: GameId,
    after: i64,
    pub(super) rows: Vec<EventRow>,
    progress: Progress,
    events: Arc<[Event]>,
    version: u64,
}

/// An event as a row, except for the game's id.
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

/// What lists show about the progress of a game.
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
    /// Stores what was decided about a game, and the command that caused it. Once this returns, it
    /// is on disk. Lists show `updated_at`, which is wall time, as the last change.
    ///
    /// # Errors
    /// If another writer has changed the game, if it does not exist, or if the database fails. In
    /// the last case the events may be on disk all the same, for example if the connection breaks
    /// at the last moment. The caller then loads the game again.
    pub async fn append(
        &self,
        id: &GameId,
        steps: &[Step],
        command: Option<CommandStamp>,
        updated_at: Time,
    ) -> Result<(), AppendError> {
        let Some(change) = Change::append(id, steps, command, updated_at) else {
            return Ok(());
        };
        self.write_one(change).await.map_err(|error| match error {
            WriteError::Failed(failure) => AppendError::Failed(failure),
            WriteError::Refused { refused, .. } => match refused {
                Refused::Conflict => AppendError::Conflict,
                Refused::NoSuchGame
                | Refused::NameTaken
                | Refused::KeyUsed(_)
                | Refused::AlreadyImported
                | Refused::ImportOver => AppendError::Gone,
            },
        })
    }
}

impl Change {
    /// What was decided about a game, the command that caused it, and the wall time; nothing if
    /// there are no steps.
    pub fn append(
        id: &GameId,
        steps: &[Step],
        command: Option<CommandStamp>,
        updated_at: Time,
    ) -> Option<Change> {
        let (first, last) = (steps.first()?, steps.last()?);
        let mut rows: Vec<_> = steps
            .iter()
            .map(|step| EventRow::new(step.event, step.at, &step.game))
            .collect();
        if let Some(last) = rows.last_mut() {
            last.command = command;
        }
        Some(Change(Kind::Append(Append {
            id: id.clone(),
            after: number(first.game.version()) - 1,
            rows,
            progress: Progress::of(&last.game, updated_at),
            events: steps.iter().map(|step| step.event).collect(),
            version: last.game.version(),
        })))
    }
}

/// A count in the type of the database.
pub(super) fn number<T: TryInto<i64>>(count: T) -> i64 {
    count.try_into().unwrap_or(i64::MAX)
}

impl EventRow {
    /// An event, with the game after it.
    pub(super) fn new(event: Event, at: Time, after: &Game) -> EventRow {
        let row = EventRow {
            version: number(after.version()),
            at: rows::millis(at),
            kind: kind(event),
            mv: None,
            plies: None,
            color: None,
            ending: None,
            winner: None,
            command: None,
        };
        match event {
            Event::Played(_) => EventRow {
                mv: after.line().move_strings().last().map(str::to_owned),
                ..row
            },
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
            Event::DrawDeclined | Event::TakebackRefused | Event::Resumed => row,
        }
    }
}

impl EventRow {
    /// Binds the columns of `event`, in the order in which INSERT names them.
    pub(super) fn bind<'q>(&self, query: AnyQuery<'q>, game: &GameId) -> AnyQuery<'q> {
        let command = self.command.as_ref();
        query
            .bind(game.as_str())
            .bind(self.version)
            .bind(self.at)
            .bind(self.kind)
            .bind(self.mv.as_deref())
            .bind(self.plies)
            .bind(self.color)
            .bind(self.ending)
            .bind(self.winner)
            .bind(command.map(|command| command.id.as_str()))
            .bind(command.map(|command| command.seat.word()))
    }
}

/// The word for an event; `store/load.rs` reads it.
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
    pub(super) fn of(game: &Game, updated_at: Time) -> Progress {
        let (ending, winner) = named_ending(game.ending());
        Progress {
            version: number(game.version()),
            updated_at: rows::millis(updated_at),
            plies: number(game.line().moves().len()),
            to_move: game.position().to_move().word(),
            ending,
            winner,
        }
    }

    /// Binds the columns of `game` that change, in the order in which INSERT and UPDATE name them.
    pub(super) fn bind<'q>(&self, query: AnyQuery<'q>) -> AnyQuery<'q> {
        query
            .bind(self.version)
            .bind(self.updated_at)
            .bind(self.plies)
            .bind(self.to_move)
            .bind(self.ending)
            .bind(self.winner)
    }
}

/// A statement that values are bound to.
pub(super) type AnyQuery<'q> = Query<'q, Any, AnyArguments>;

fn named_ending(ending: Option<Ending>) -> (Option<&'static str>, Option<&'static str>) {
    let named = ending.map(column_values::of_ending);
    let winner = named
        .and_then(|(_, winner)| winner)
        .map(<Color as ColumnValue>::word);
    (named.map(|(name, _)| name), winner)
}

const EXISTS: &str = "SELECT id FROM game WHERE id = $1";

impl Append {
    /// The row of the game is the gate: only one writer can take it from one version to the next.
    pub(super) async fn write(
        &self,
        connection: &mut AnyConnection,
    ) -> Result<Effect, sqlx::Error> {
        if bulk::append(connection, &[self]).await? {
            return Ok(Ok(self.happened()));
        }
        let exists = sqlx::query(EXISTS)
            .bind(self.id.as_str())
            .fetch_optional(connection)
            .await?;
        Ok(Err(
            exists.map_or(Refused::NoSuchGame, |_| Refused::Conflict)
        ))
    }

    /// Binds the game, the expected version, and the new values.
    pub(super) fn bind_advance<'q>(&self, query: AnyQuery<'q>) -> AnyQuery<'q> {
        let query = query.bind(self.id.as_str()).bind(self.after);
        self.progress.bind(query)
    }

    pub(super) fn happened(&self) -> Vec<Happened> {
        let changed = Happened::GameChanged {
            id: self.id.clone(),
            version: self.version,
            events: Arc::clone(&self.events),
        };
        let ended = match self.events.last() {
            Some(&Event::Ended(ending)) => Some(Happened::GameEnded {
                id: self.id.clone(),
                version: self.version,
                ending,
            }),
            _ => None,
        };
        [changed].into_iter().chain(ended).collect()
    }
}
