//! Records: imported as read-only games, and written from games.

use std::sync::Arc;

use skep_game::{Actor, GameAction, SiteAction};
use skep_records::Format;
use skep_wire::{ImportView, Phrase};

use super::new_game::{check_room, not_kept};
use super::{Services, permit};
use crate::limits;
use crate::problem::Problem;
use crate::record;
use crate::store::{GameId, ImportedGame, Origin, Placed};

/// A game as a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenRecord {
    /// The name of the file.
    pub file_name: String,
    /// Its content.
    pub text: String,
}

impl Services {
    /// Imports a record of any kind: each of its games becomes a read-only game.
    ///
    /// # Errors
    /// Why it cannot be read or stored.
    pub async fn import_record(
        &self,
        actor: Actor,
        record: Vec<u8>,
    ) -> Result<ImportView, Problem> {
        permit(actor, SiteAction::Import)?;
        // Thousands of moves may have to be replayed.
        let import = move || record::import_sent(record, limits::GAMES_PER_IMPORT);
        let imported = self.imports.run_in_turn(import).await;
        let imported = imported.map_err(|error| {
            tracing::error!(%error, "a record could not be read");
            Problem::unreadable_record(Phrase::new("note-unknown-format"))
        })??;
        let placed = self.keep(imported.games).await?;
        let added = placed.iter().filter(|placed| placed.is_new).count();
        let mut names = placed.iter().map(|placed| placed.id.to_string());
        Ok(ImportView {
            id: names.next().unwrap_or_default(),
            others: names.collect(),
            added: u32::try_from(added).unwrap_or(u32::MAX),
            known: u32::try_from(placed.len() - added).unwrap_or(u32::MAX),
            notes: imported.notes,
        })
    }

    /// Stores the games of a record, all of them or none. Returns the place of each.
    async fn keep(&self, games: Vec<Arc<ImportedGame>>) -> Result<Vec<Placed>, Problem> {
        check_room(&self.tables, Origin::Imported, games.len())?;
        let (store, now) = (self.tables.store.clone(), self.tables.time.now().wall);
        // Who asks may give up, but the import goes on: what is half written would have to be deleted.
        let import = async move { store.import(&games, now, &|_| ()).await };
        let imported = tokio::spawn(import).await;
        let imported = imported.map_err(|error| {
            tracing::error!(%error, "an import ended early");
            Problem::unknown_outcome()
        })?;
        imported.map_err(|failure| not_kept(&failure))
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
