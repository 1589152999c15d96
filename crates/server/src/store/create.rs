//! Creating and deleting games.

use skep_game::{Event, Time};
use skep_rules::Color;
use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection};

use super::abandoned_games;
use super::append::{EventRow, Progress};
use super::bulk;
use super::change::{Change, Effect, Kind, Refused};
use super::column_values::ColumnValue as _;
use super::rows::{self, Fields as _};
use super::subscribers::Happened;
use super::{
    CreateError, Created, Failure, GameId, Header, Origin, Seat, Store, Visibility, WriteError,
};

/// A game to create.
#[derive(Debug)]
pub(super) struct Create {
    pub(super) header: Header,
    rows: Vec<EventRow>,
    progress: Progress,
    /// A stranger made it, so it is deleted one day if it is abandoned.
    expires: bool,
}

impl Store {
    /// Creates a game with these events. If one was created with the same key before, nothing changes.
    ///
    /// # Errors
    /// If the id is taken, or the database fails.
    pub async fn create(
        &self,
        header: &Header,
        events: &[(Time, Event)],
    ) -> Result<Created, CreateError> {
        self.create_by(Change::create(header, events)).await
    }

    /// The same for a stranger: the game is deleted one day if it is abandoned.
    ///
    /// # Errors
    /// As [`Store::create`].
    pub async fn create_expiring(
        &self,
        header: &Header,
        events: &[(Time, Event)],
    ) -> Result<Created, CreateError> {
        let expires = true;
        self.create_by(Change::create_with(header, events, expires))
            .await
    }

    async fn create_by(&self, create: Change) -> Result<Created, CreateError> {
        match self.write_one(create).await {
            Ok(()) => Ok(Created::Now),
            Err(WriteError::Failed(failure)) => Err(CreateError::Failed(failure)),
            Err(WriteError::Refused { refused, .. }) => match refused {
                Refused::KeyUsed(id) => Ok(Created::Before(id)),
                Refused::NameTaken
                | Refused::Conflict
                | Refused::NoSuchGame
                | Refused::AlreadyImported
                | Refused::ImportOver => Err(CreateError::Taken),
            },
        }
    }

    /// Deletes a game and all its events; `false` if it does not exist.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn delete(&self, id: &GameId) -> Result<bool, Failure> {
        match self.write_one(Change::delete(id)).await {
            Ok(()) => Ok(true),
            Err(WriteError::Refused { .. }) => Ok(false),
            Err(WriteError::Failed(failure)) => Err(failure),
        }
    }
}

impl Change {
    /// A new game with these events.
    pub fn create(header: &Header, events: &[(Time, Event)]) -> Change {
        Change::create_with(header, events, false)
    }

    fn create_with(header: &Header, events: &[(Time, Event)], expires: bool) -> Change {
        let mut game = header.game();
        let row = |&(at, event): &(Time, Event)| {
            game.absorb(event, at);
            EventRow::new(event, at, &game)
        };
        let rows = events.iter().map(row).collect();
        Change(Kind::Create(Box::new(Create {
            header: header.clone(),
            rows,
            // A record may be very old; lists are ordered by when it was imported.
            progress: Progress::of(&game, header.created_at),
            expires,
        })))
    }
}

const INSERT_GAME: &str = "\
    INSERT INTO game (id, key, created_at, origin, game_type, opening, initial_ms, increment_ms, takebacks, \
    white_name, white_level, black_name, black_level, start, version, updated_at, plies, to_move, ending, winner) \
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20) \
    ON CONFLICT DO NOTHING";

const INSERT_SEATS: &str = "\
    INSERT INTO seat (game, color, kind, person, name, level) \
    VALUES ($1, 'white', $2, $3, $4, $5), ($1, 'black', $6, $7, $8, $9)";

const INSERT_VISIBILITY: &str = "INSERT INTO game_visibility (game, visibility) VALUES ($1, $2)";

const BY_KEY: &str = "SELECT id FROM game WHERE key = $1";

const INSERT_TAG: &str = "INSERT INTO tag (game, place, name, value) VALUES ($1, $2, $3, $4)";

const INSERT_COMMENT: &str = "INSERT INTO comment (game, place, ply, text) VALUES ($1, $2, $3, $4)";

const DELETE: &str = "DELETE FROM game WHERE id = $1 RETURNING origin";

impl Create {
    pub(super) async fn write(
        &self,
        connection: &mut AnyConnection,
    ) -> Result<Effect, sqlx::Error> {
        let header = &self.header;
        let settings = &header.settings;
        let white = SeatRow::of(header.seats.of(Color::White));
        let black = SeatRow::of(header.seats.of(Color::Black));
        let insert_game = sqlx::query(INSERT_GAME)
            .bind(header.id.as_str())
            .bind(header.key.as_deref())
            .bind(rows::millis(header.created_at))
            .bind(header.origin().word())
            .bind(settings.game_type.to_string())
            .bind(settings.opening.word())
            .bind(settings.time.map(|time| rows::span(time.initial)))
            .bind(settings.time.map(|time| rows::span(time.increment)))
            .bind(settings.takebacks.word())
            .bind(white.name)
            .bind(white.level)
            .bind(black.name)
            .bind(black.level)
            .bind(header.start.as_ref().map(ToString::to_string));
        let made = self.progress.bind(insert_game);
        let made = made.execute(&mut *connection).await?;
        if made.rows_affected() == 0 {
            return self.find_same(connection).await;
        }
        sqlx::query(INSERT_SEATS)
            .bind(header.id.as_str())
            .bind(white.kind)
            .bind(white.person)
            .bind(white.name)
            .bind(white.level)
            .bind(black.kind)
            .bind(black.person)
            .bind(black.name)
            .bind(black.level)
            .execute(&mut *connection)
            .await?;
        if header.visibility != Visibility::default() {
            sqlx::query(INSERT_VISIBILITY)
                .bind(header.id.as_str())
                .bind(header.visibility.word())
                .execute(&mut *connection)
                .await?;
        }
        if self.expires {
            abandoned_games::mark(connection, &header.id).await?;
        }
        let events: Vec<_> = self.rows.iter().map(|row| (&header.id, row)).collect();
        bulk::insert(connection, &events).await?;
        self.write_remarks(connection).await?;
        Ok(Ok(vec![self.happened()]))
    }

    /// Why the game was not created: the key was used before, or the id is taken.
    async fn find_same(&self, connection: &mut AnyConnection) -> Result<Effect, sqlx::Error> {
        let Some(key) = self.header.key.as_deref() else {
            return Ok(Err(Refused::NameTaken));
        };
        let found: Option<(String,)> = sqlx::query_as(BY_KEY)
            .bind(key)
            .fetch_optional(connection)
            .await?;
        let same = found.and_then(|(id,)| id.parse().ok());
        Ok(Err(same.map_or(Refused::NameTaken, Refused::KeyUsed)))
    }

    fn happened(&self) -> Happened {
        let id = self.header.id.clone();
        match self.header.origin() {
            Origin::Played => Happened::GameMade { id },
            Origin::Imported => Happened::GamesImported { ids: [id].into() },
        }
    }

    /// What the record says besides the moves.
    async fn write_remarks(&self, connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
        for (place, tag) in (0_i64..).zip(&self.header.tags) {
            sqlx::query(INSERT_TAG)
                .bind(self.header.id.as_str())
                .bind(place)
                .bind(tag.name.as_str())
                .bind(tag.value.as_str())
                .execute(&mut *connection)
                .await?;
        }
        for (place, comment) in (0_i64..).zip(&self.header.comments) {
            sqlx::query(INSERT_COMMENT)
                .bind(self.header.id.as_str())
                .bind(place)
                .bind(i64::from(comment.ply))
                .bind(comment.text.as_str())
                .execute(&mut *connection)
                .await?;
        }
        Ok(())
    }
}

/// Deletes the game and everything that belongs to it.
pub(super) async fn delete(
    connection: &mut AnyConnection,
    id: &GameId,
) -> Result<Effect, sqlx::Error> {
    let query = sqlx::query(DELETE).bind(id.as_str());
    delete_by(connection, id, query).await
}

/// Deletes the game by a statement that returns its origin, or nothing if it finds no such game.
pub(super) async fn delete_by(
    connection: &mut AnyConnection,
    id: &GameId,
    query: Query<'_, Any, AnyArguments>,
) -> Result<Effect, sqlx::Error> {
    let Some(row) = query.fetch_optional(connection).await? else {
        return Ok(Err(Refused::NoSuchGame));
    };
    // Whatever the row said, it is gone.
    let origin = row.word("origin").unwrap_or(Origin::Played);
    let id = id.clone();
    Ok(Ok(vec![Happened::GameDeleted { id, origin }]))
}

/// Who plays a side, as a row.
struct SeatRow<'a> {
    kind: &'static str,
    person: Option<i64>,
    name: Option<&'a str>,
    level: Option<i64>,
}

impl SeatRow<'_> {
    fn of(seat: &Seat) -> SeatRow<'_> {
        match seat {
            Seat::Person { person, name } => SeatRow {
                kind: "person",
                person: person.map(rows::person_number),
                name: name.as_deref(),
                level: None,
            },
            Seat::Engine(level) => SeatRow {
                kind: "engine",
                person: None,
                name: None,
                level: Some(i64::from(level.number())),
            },
        }
    }
}
