//! Loading a game: reading its events and folding them.

use std::borrow::Borrow;

use skep_game::{Event, Game, Time};
use skep_rules::{Illegal, Move};
use sqlx::any::AnyRow;

use super::append::AnyQuery;
use super::rows::{self, Fields as _};
use super::{
    Absorb, CommandStamp, Failure, GameId, LoadError, SettledCommand, Store, Stored, StoredEvent,
    StoredKind,
};

const GAME: &str = rows::select_games!("id = $1");
const EVENTS: &str = "\
    SELECT version, at, kind, mv, plies, color, ending, winner, command, command_seat \
    FROM event WHERE game = $1 ORDER BY version";
const TAGS: &str = "SELECT name, value FROM tag WHERE game = $1 ORDER BY place";
const COMMENTS: &str = "SELECT ply, text FROM comment WHERE game = $1 ORDER BY place";

impl Store {
    /// The stored game with that id; `None` if there is none.
    ///
    /// # Errors
    /// If the database fails, or the stored data does not make a game.
    pub async fn load(&self, id: &GameId) -> Result<Option<Stored>, LoadError> {
        let mut reader = self.reader().await?;
        let game = reader.fetch(by_id(GAME, id)).await?;
        let events = reader.fetch(by_id(EVENTS, id)).await?;
        let tags = reader.fetch(by_id(TAGS, id)).await?;
        let comments = reader.fetch(by_id(COMMENTS, id)).await?;
        reader.finish();
        let Some(game) = game.into_iter().next() else {
            return Ok(None);
        };
        Stored::of_rows(&game, &events, &tags, &comments).map(Some)
    }
}

fn by_id<'q>(statement: &'static str, id: &'q GameId) -> AnyQuery<'q> {
    sqlx::query(statement).bind(id.as_str())
}

impl Stored {
    /// What the rows of a game say: its own, and those of its events, tags and comments, each in order.
    pub(super) fn of_rows(
        game: &AnyRow,
        events: &[impl Borrow<AnyRow>],
        tags: &[impl Borrow<AnyRow>],
        comments: &[impl Borrow<AnyRow>],
    ) -> Result<Stored, LoadError> {
        let tags = tags.iter().map(|row| rows::tag(row.borrow()));
        let comments = comments.iter().map(|row| rows::comment(row.borrow()));
        let (tags, comments) = (
            tags.collect::<Result<_, _>>()?,
            comments.collect::<Result<_, _>>()?,
        );
        let mut stored = Stored {
            header: rows::header(game, tags, comments)?,
            updated_at: game.time("updated_at")?,
            events: Vec::with_capacity(events.len()),
            commands: Vec::new(),
        };
        for (version, row) in (1..).zip(events) {
            let read = stored.read(version, row.borrow());
            read.map_err(|failure| damaged(version, failure))?;
        }
        Ok(stored)
    }

    /// Folds the events into the game.
    ///
    /// # Errors
    /// If an event is impossible.
    pub fn fold_into(&self, state: &mut impl Absorb) -> Result<(), LoadError> {
        for event in &self.events {
            let happened = match &event.kind {
                StoredKind::Played(text) => legal_move(state.game(), text).map(Event::Played),
                StoredKind::Other(event) => Ok(*event),
            };
            let version = state.game().version() + 1;
            let happened = happened.map_err(|failure| damaged(version, failure))?;
            state.absorb(happened, event.at);
        }
        Ok(())
    }

    /// The game after all events.
    ///
    /// # Errors
    /// If an event is impossible.
    pub fn game(&self) -> Result<Game, LoadError> {
        let mut game = self.header.game();
        self.fold_into(&mut game)?;
        Ok(game)
    }

    fn read(&mut self, version: u64, row: &AnyRow) -> Result<(), Failure> {
        if row.count::<u64>("version")? != version {
            return Err(Failure::new(format!("expected version {version}")));
        }
        self.events.push(StoredEvent {
            at: row.time("at")?,
            kind: kind(row)?,
        });
        if let Some(id) = row.maybe_text("command")? {
            let seat = row.word("command_seat")?;
            self.commands.push(SettledCommand {
                stamp: CommandStamp { id, seat },
                version,
            });
        }
        Ok(())
    }
}

fn damaged(version: u64, failure: Failure) -> LoadError {
    LoadError::Damaged {
        version,
        reason: failure.reason(),
    }
}

impl Absorb for Game {
    fn game(&self) -> &Game {
        self
    }

    fn absorb(&mut self, event: Event, at: Time) {
        Game::absorb(self, event, at);
    }
}

/// The event in a row.
fn kind(row: &AnyRow) -> Result<StoredKind, Failure> {
    let kind = row.text("kind")?;
    Ok(StoredKind::Other(match kind.as_str() {
        "played" => return Ok(StoredKind::Played(row.text("mv")?)),
        "taken_back" => Event::TakenBack {
            plies: row.count("plies")?,
        },
        "draw_offered" => Event::DrawOffered(row.word("color")?),
        "draw_declined" => Event::DrawDeclined,
        "takeback_asked" => Event::TakebackAsked(row.word("color")?),
        "takeback_refused" => Event::TakebackRefused,
        "resumed" => Event::Resumed,
        "ended" => {
            let ending = row.maybe_ending()?;
            Event::Ended(ending.ok_or_else(|| Failure::new("expected an ending"))?)
        }
        _ => {
            return Err(Failure::new(format!(
                "expected another kind of event than {kind}"
            )));
        }
    }))
}

fn legal_move(game: &Game, text: &str) -> Result<Move, Failure> {
    let wrong = |error: &dyn std::fmt::Display| Failure::new(format!("{text:?}: {error}"));
    let position = game.position();
    let mv = position.parse_move(text).map_err(|error| wrong(&error))?;
    let mut legality = position.check(mv);
    if legality == Err(Illegal::GameOver) {
        // A record may continue past a draw by repetition.
        let mut position = position.clone();
        position.play_on();
        legality = position.check(mv);
    }
    legality.map_err(|error| wrong(&error))?;
    Ok(mv)
}
