//! Inserts many rows with few statements: a game has fifty rows, and an archive has tens of thousands of games.

use std::sync::{Arc, OnceLock};

use skep_game::Time;
use skep_rules::Color;
use sqlx::AnyConnection;

use super::content::ImportedGame;
use crate::store::append::{AnyQuery, number};
use crate::store::change::Refused;
use crate::store::column_values::{self, ColumnValue as _};
use crate::store::{GameId, Seat, rows};

/// Statements that insert rows into a table: many rows, a few, one.
struct Insert {
    head: &'static str,
    /// A row, with `?` for each bound value.
    row: &'static str,
    tail: &'static str,
    statements: OnceLock<[String; SIZES.len()]>,
}

/// Few sizes, so that the database has seen each statement before. SQLite allows 32,766 values in one.
const SIZES: [usize; 3] = [128, 16, 1];

static GAME: Insert = Insert::new(
    "INSERT INTO game (id, created_at, origin, game_type, opening, takebacks, white_name, black_name, start, version, \
     updated_at, plies, to_move, ending, winner) VALUES ",
    "(?, ?, 'opened', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    " ON CONFLICT DO NOTHING",
);
static IMPORTED_GAME: Insert = Insert::new(
    "INSERT INTO imported_game (game, digest, import) VALUES ",
    "(?, ?, ?)",
    " ON CONFLICT DO NOTHING",
);
static SEATS: Insert = Insert::new(
    "INSERT INTO seat (game, color, kind, name) VALUES ",
    "(?, 'white', 'person', ?), (?, 'black', 'person', ?)",
    "",
);
static MOVE: Insert = Insert::new(
    "INSERT INTO event (game, version, at, kind, mv) VALUES ",
    "(?, ?, ?, 'played', ?)",
    "",
);
static ENDING: Insert = Insert::new(
    "INSERT INTO event (game, version, at, kind, ending, winner) VALUES ",
    "(?, ?, ?, 'ended', ?, ?)",
    "",
);
static TAG: Insert = Insert::new(
    "INSERT INTO tag (game, place, name, value) VALUES ",
    "(?, ?, ?, ?)",
    "",
);
static COMMENT: Insert = Insert::new(
    "INSERT INTO comment (game, place, ply, text) VALUES ",
    "(?, ?, ?, ?)",
    "",
);

impl Insert {
    const fn new(head: &'static str, row: &'static str, tail: &'static str) -> Insert {
        Insert {
            head,
            row,
            tail,
            statements: OnceLock::new(),
        }
    }

    /// The statement for this many rows. Both databases number values from `$1`.
    fn statement(&self, rows: usize) -> String {
        let mut statement = self.head.to_owned();
        let mut number = 0;
        for row in 0..rows {
            statement.push_str(if row == 0 { "" } else { ", " });
            for part in self.row.split_inclusive('?') {
                let Some(before) = part.strip_suffix('?') else {
                    statement.push_str(part);
                    continue;
                };
                number += 1;
                statement.push_str(&format!("{before}${number}"));
            }
        }
        statement + self.tail
    }

    /// Inserts the rows, and returns how many were inserted.
    async fn run<'a, T>(
        &'static self,
        connection: &mut AnyConnection,
        rows: &[T],
        bind: impl Fn(AnyQuery<'a>, &T) -> AnyQuery<'a>,
    ) -> Result<u64, sqlx::Error> {
        let statements = self
            .statements
            .get_or_init(|| SIZES.map(|rows| self.statement(rows)));
        let mut inserted = 0;
        let mut rest = rows;
        for (size, statement) in SIZES.into_iter().zip(statements) {
            let (now, later) = rest.split_at(rest.len() - rest.len() % size);
            rest = later;
            for rows in now.chunks(size) {
                let query = sqlx::query(statement.as_str());
                let query = rows.iter().fold(query, &bind);
                inserted += query.execute(&mut *connection).await?.rows_affected();
            }
        }
        Ok(inserted)
    }
}

/// Games with the ids under which they are stored.
pub(super) type NamedGames = [(GameId, Arc<ImportedGame>)];

/// Writes games, or says why not; then some of them may have been written, and the transaction has to be undone.
pub(super) async fn write(
    connection: &mut AnyConnection,
    games: &NamedGames,
    import: Option<&GameId>,
    at: Time,
) -> Result<Result<(), Refused>, sqlx::Error> {
    let at = rows::millis(at);
    let made = GAME
        .run(connection, games, |query, (id, game)| {
            bind_game(query, id, game, at)
        })
        .await?;
    if made < games.len() as u64 {
        return Ok(Err(Refused::NameTaken));
    }
    let import = import.map(GameId::as_str);
    // Two transactions that want the same digests take them in the same order, so that they cannot deadlock.
    let mut by_digest: Vec<_> = games
        .iter()
        .map(|(id, game)| (game.digest(), id.as_str()))
        .collect();
    by_digest.sort_unstable();
    let noted = IMPORTED_GAME
        .run(connection, &by_digest, |query, &(digest, id)| {
            query.bind(id).bind(digest).bind(import)
        })
        .await?;
    if noted < games.len() as u64 {
        return Ok(Err(Refused::AlreadyImported));
    }
    write_seats(connection, games).await?;
    write_events(connection, games, at).await?;
    write_remarks(connection, games).await?;
    Ok(Ok(()))
}

fn bind_game<'a>(query: AnyQuery<'a>, id: &GameId, game: &ImportedGame, at: i64) -> AnyQuery<'a> {
    let content = game.content();
    let (settings, seats) = (content.settings(), content.seats());
    let (ending, winner) = named_ending(game);
    let plies = number(content.moves.len());
    query
        .bind(id.as_str().to_owned())
        .bind(at)
        .bind(settings.game_type.to_string())
        .bind(settings.opening.word())
        .bind(settings.takebacks.word())
        .bind(name(&seats.white).map(str::to_owned))
        .bind(name(&seats.black).map(str::to_owned))
        .bind(content.start.as_ref().map(ToString::to_string))
        .bind(plies + i64::from(ending.is_some()))
        .bind(at)
        .bind(plies)
        .bind(content.to_move().word())
        .bind(ending)
        .bind(winner)
}

fn named_ending(game: &ImportedGame) -> (Option<&'static str>, Option<&'static str>) {
    match game.content().ending.map(column_values::of_ending) {
        Some((ending, winner)) => (Some(ending), winner.map(Color::word)),
        None => (None, None),
    }
}

fn name(seat: &Seat) -> Option<&str> {
    match seat {
        Seat::Person { name, .. } => name.as_deref(),
        Seat::Engine(_) => None,
    }
}

async fn write_seats(
    connection: &mut AnyConnection,
    games: &NamedGames,
) -> Result<(), sqlx::Error> {
    let bind = |query: AnyQuery<'static>, (id, game): &(GameId, Arc<ImportedGame>)| {
        let seats = game.content().seats();
        query
            .bind(id.as_str().to_owned())
            .bind(name(&seats.white).map(str::to_owned))
            .bind(id.as_str().to_owned())
            .bind(name(&seats.black).map(str::to_owned))
    };
    SEATS.run(connection, games, bind).await.map(drop)
}

async fn write_events(
    connection: &mut AnyConnection,
    games: &NamedGames,
    at: i64,
) -> Result<(), sqlx::Error> {
    let mut moves = Vec::new();
    let mut endings = Vec::new();
    for (id, game) in games {
        let versions = (1_i64..).zip(game.content().moves.iter());
        moves.extend(versions.map(|(version, mv)| (id.as_str(), version, mv)));
        if let (Some(ending), winner) = named_ending(game) {
            let version = number(game.content().moves.len()) + 1;
            endings.push((id.as_str(), version, ending, winner));
        }
    }
    MOVE.run(connection, &moves, |query, &(id, version, mv)| {
        query.bind(id).bind(version).bind(at).bind(mv)
    })
    .await?;
    ENDING
        .run(
            connection,
            &endings,
            |query, &(id, version, ending, winner)| {
                let query = query.bind(id).bind(version).bind(at);
                query.bind(ending).bind(winner)
            },
        )
        .await?;
    Ok(())
}

/// What the records say besides the moves.
async fn write_remarks(
    connection: &mut AnyConnection,
    games: &NamedGames,
) -> Result<(), sqlx::Error> {
    let mut tags = Vec::new();
    let mut comments = Vec::new();
    for (id, game) in games {
        let id = id.as_str();
        let content = game.content();
        tags.extend(
            (0_i64..)
                .zip(&content.tags)
                .map(|(place, tag)| (id, place, tag)),
        );
        let places = (0_i64..).zip(&content.comments);
        comments.extend(places.map(|(place, comment)| (id, place, comment)));
    }
    TAG.run(connection, &tags, |query, &(id, place, tag)| {
        let query = query.bind(id).bind(place);
        query.bind(tag.name.as_str()).bind(tag.value.as_str())
    })
    .await?;
    COMMENT
        .run(connection, &comments, |query, &(id, place, comment)| {
            let query = query.bind(id).bind(place);
            query
                .bind(i64::from(comment.ply))
                .bind(comment.text.as_str())
        })
        .await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::Insert;

    #[test]
    fn values_are_numbered() {
        static INSERT: Insert = Insert::new("INSERT INTO a VALUES ", "(?, 'x', ?)", " END");
        assert_eq!(
            INSERT.statement(1),
            "INSERT INTO a VALUES ($1, 'x', $2) END"
        );
        assert_eq!(
            INSERT.statement(2),
            "INSERT INTO a VALUES ($1, 'x', $2), ($3, 'x', $4) END"
        );
    }
}
