//! Records: imported as games to look at, and written from games.

use skep_game::{Actor, GameAction, SiteAction};
use skep_records::Format;
use skep_wire::{ImportView, Phrase};

use super::new_game::{ATTEMPTS, all_taken, check_room, not_kept};
use super::{Services, permit};
use crate::ids;
use crate::limits;
use crate::problem::Problem;
use crate::record::{self, ImportedGame};
use crate::store::{Change, GameId, Origin, WriteError};

/// A game as a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenRecord {
    /// What the file may be called.
    pub file_name: String,
    /// What is in it.
    pub text: String,
}

impl Services {
    /// Imports a record of any kind: each of its games becomes a game to be looked at.
    ///
    /// # Errors
    /// Why it cannot be read or kept.
    pub async fn import_record(
        &self,
        actor: Actor,
        record: Vec<u8>,
    ) -> Result<ImportView, Problem> {
        permit(actor, SiteAction::Import)?;
        // Thousands of moves may have to be replayed.
        let import = move || record::import(record, limits::GAMES_PER_IMPORT);
        let imported = tokio::task::spawn_blocking(import).await;
        let imported = imported.map_err(|error| {
            tracing::error!(%error, "a record could not be read");
            Problem::unreadable_record(Phrase::new("note-unknown-format"))
        })??;
        let names = self.keep(&imported.games).await?;
        let mut names = names.iter().map(ToString::to_string);
        Ok(ImportView {
            id: names.next().unwrap_or_default(),
            others: names.collect(),
            notes: imported.notes,
        })
    }

    /// Keeps the games of a record, all of them or none.
    async fn keep(&self, games: &[ImportedGame]) -> Result<Vec<GameId>, Problem> {
        check_room(&self.tables, Origin::Imported, games.len())?;
        let made_at = self.tables.time.now().wall;
        let events: Vec<_> = games.iter().map(|game| game.events(made_at)).collect();
        let header = |game: &ImportedGame| game.header(ids::game_id(), made_at);
        let mut headers: Vec<_> = games.iter().map(header).collect();
        for _ in 0..ATTEMPTS {
            let games = headers.iter().zip(&events);
            let changes = games.map(|(header, events)| Change::create(header, events));
            match self.tables.store.write(changes.collect()).await {
                Ok(()) => return Ok(headers.into_iter().map(|header| header.id).collect()),
                // Ids are random: a collision is next to impossible, two in a row even more so.
                Err(WriteError::Refused { index, .. }) => headers[index].id = ids::game_id(),
                Err(WriteError::Failed(failure)) => return Err(not_kept(&failure)),
            }
        }
        Err(all_taken())
    }

    /// Writes a game as a record.
    ///
    /// # Errors
    /// If there is no such game, or the format cannot express it.
    pub async fn write_record(
        &self,
        actor: Actor,
        id: &GameId,
        format: Format,
    ) -> Result<WrittenRecord, Problem> {
        let (live, _) = self.game(actor, GameAction::Watch, id).await?;
        let header = live.header();
        Ok(WrittenRecord {
            text: record::write(header, live.game(), format)?,
            file_name: record::file_name(header, format),
        })
    }
}
