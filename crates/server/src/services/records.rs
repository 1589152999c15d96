//! Records: opened as games to look at, and written from games.

use skep_game::{Actor, GameAction, SiteAction};
use skep_records::Format;
use skep_wire::{Opened, Phrase};

use super::new_game::create;
use super::{Services, permit};
use crate::ids;
use crate::limits;
use crate::problem::Problem;
use crate::record;
use crate::store::GameId;
use crate::wall_clock::now;

/// A game as a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenRecord {
    /// What the file may be called.
    pub file_name: String,
    /// What is in it.
    pub text: String,
}

impl Services {
    /// Opens a record of any kind: each of its games becomes a game to be looked at.
    ///
    /// # Errors
    /// Why it cannot be read or kept.
    pub async fn open_record(&self, actor: Actor, record: Vec<u8>) -> Result<Opened, Problem> {
        permit(actor, SiteAction::Import)?;
        // Thousands of moves may have to be replayed.
        let open = move || record::open(record, limits::OPENED_GAMES);
        let opened = tokio::task::spawn_blocking(open).await;
        let opened = opened.map_err(|error| {
            tracing::error!(%error, "a record could not be read");
            Problem::unreadable_record(Phrase::new("note-unknown-format"))
        })??;
        let mut names = Vec::new();
        for game in &opened.games {
            let header = game.header(ids::game_id(), now());
            let events = game.events(header.created_at);
            let (_, id) = create(&self.tables, header, &events).await?;
            names.push(id.to_string());
        }
        tracing::info!(games = names.len(), "a record was opened");
        let mut names = names.into_iter();
        Ok(Opened {
            id: names.next().unwrap_or_default(),
            others: names.collect(),
            notes: opened.notes,
        })
    }

    /// Writes a game as a record.
    ///
    /// # Errors
    /// Why it cannot be written.
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
