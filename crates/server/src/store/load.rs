//! Loading a game: folding what has happened.

use skep_game::{Event, Game};
use skep_rules::{Illegal, Move};
use sqlx::any::AnyRow;

use super::rows::{self, Fields as _};
use super::{
    CommandStamp, Failure, GameId, Happening, Header, LoadError, SettledCommand, Store, Stored,
};

const GAME: &str = rows::select_games!("WHERE id = $1");
const EVENTS: &str = "\
    SELECT version, at, kind, mv, plies, color, ending, winner, command, command_seat \
    FROM event WHERE game = $1 ORDER BY version";
const TAGS: &str = "SELECT name, value FROM tag WHERE game = $1 ORDER BY place";
const COMMENTS: &str = "SELECT ply, text FROM comment WHERE game = $1 ORDER BY place";

impl Store {
    /// The game of that name as its events have made it; `None` if there is none.
    ///
    /// # Errors
    /// If the database fails, or what is stored makes no game.
    pub async fn load(&self, id: &GameId) -> Result<Option<Stored>, LoadError> {
        let Some(game) = self.rows(GAME, id).await?.into_iter().next() else {
            return Ok(None);
        };
        let events = self.rows(EVENTS, id).await?;
        let tags = self.rows(TAGS, id).await?;
        let comments = self.rows(COMMENTS, id).await?;
        let tags = tags.iter().map(rows::tag).collect::<Result<_, _>>()?;
        let comments = comments
            .iter()
            .map(rows::comment)
            .collect::<Result<_, _>>()?;
        let header = rows::header(&game, tags, comments)?;
        fold(header, &events).map(Some)
    }

    async fn rows(&self, statement: &'static str, id: &GameId) -> Result<Vec<AnyRow>, Failure> {
        let rows = sqlx::query(statement)
            .bind(id.as_str())
            .fetch_all(&self.0.pool)
            .await?;
        Ok(rows)
    }
}

fn fold(header: Header, rows: &[AnyRow]) -> Result<Stored, LoadError> {
    let mut stored = Stored {
        game: header.game(),
        header,
        happenings: Vec::with_capacity(rows.len()),
        commands: Vec::new(),
    };
    for row in rows {
        let version = stored.game.version() + 1;
        let damaged = |failure: Failure| LoadError::Damaged {
            version,
            reason: failure.0,
        };
        stored.absorb(row).map_err(damaged)?;
    }
    Ok(stored)
}

impl Stored {
    fn absorb(&mut self, row: &AnyRow) -> Result<(), Failure> {
        let version = self.game.version() + 1;
        if row.count::<u64>("version")? != version {
            return Err(Failure(format!("expected version {version}")));
        }
        let event = event(&self.game, row)?;
        let at = row.time("at")?;
        self.game.absorb(event, at);
        self.happenings.push(Happening {
            at,
            event,
            mv: row.maybe_text("mv")?,
        });
        if let Some(id) = row.maybe_text("command")? {
            let seat = row.named("command_seat")?;
            self.commands.push(SettledCommand {
                stamp: CommandStamp { id, seat },
                version,
            });
        }
        Ok(())
    }
}

/// What a row says has happened to the game, such that the game can absorb it.
fn event(game: &Game, row: &AnyRow) -> Result<Event, Failure> {
    let kind = row.text("kind")?;
    Ok(match kind.as_str() {
        "played" => Event::Played(legal_move(game, &row.text("mv")?)?),
        "taken_back" => Event::TakenBack {
            plies: row.count("plies")?,
        },
        "draw_offered" => Event::DrawOffered(row.named("color")?),
        "draw_declined" => Event::DrawDeclined,
        "takeback_asked" => Event::TakebackAsked(row.named("color")?),
        "takeback_refused" => Event::TakebackRefused,
        "resumed" => Event::Resumed,
        "ended" => {
            let ending = row.maybe_ending()?;
            Event::Ended(ending.ok_or_else(|| Failure("expected an ending".to_owned()))?)
        }
        _ => {
            return Err(Failure(format!(
                "expected another kind of event than {kind}"
            )));
        }
    })
}

fn legal_move(game: &Game, text: &str) -> Result<Move, Failure> {
    let wrong = |error: &dyn std::fmt::Display| Failure(format!("{text:?}: {error}"));
    let position = game.position();
    let mv = position.parse_move(text).map_err(|error| wrong(&error))?;
    let mut legality = position.check(mv);
    if legality == Err(Illegal::GameOver) {
        // A record may go on past a draw by repetition.
        let mut position = position.clone();
        position.play_on();
        legality = position.check(mv);
    }
    legality.map_err(|error| wrong(&error))?;
    Ok(mv)
}
