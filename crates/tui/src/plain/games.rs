//! Listing, opening and exporting games.

use std::io::{self, Write};

use skep_locale::Argument;
use skep_server::services::ListQuery;
use skep_wire::{GameSummary, ImportView};

use super::Session;
use crate::record_file;
use crate::words::text;
use skep_records::Format;

impl<W: Write> Session<'_, W> {
    /// Lists the latest games with numbers to open them by.
    pub(super) async fn games(&mut self) -> io::Result<()> {
        let list = match self.client.list(&ListQuery::default()).await {
            Ok(list) => list,
            Err(problem) => return self.refuse(&problem),
        };
        if list.games.is_empty() {
            let filter = [("filter", text("all"))];
            let said = self.words.word("games-none", &filter);
            return self.line(&said);
        }
        self.listed = list.games.iter().map(|game| game.id.clone()).collect();
        let said = (1..).zip(&list.games);
        let said: Vec<String> = said
            .map(|(number, game)| format!("{number}. {}", self.summary(game)))
            .collect();
        said.iter().try_for_each(|line| self.line(line))
    }

    fn summary(&self, game: &GameSummary) -> String {
        let players = self.words.players(&game.seats);
        let plies = [("count", Argument::Number(game.plies))];
        let plies = self.words.word("card-plies", &plies);
        format!("{players}. {}. {plies}.", self.words.standing(game))
    }

    /// Opens a game by its number in the list, by its id, from a file, or from a typed record.
    pub(super) async fn open(&mut self, what: &str) -> io::Result<()> {
        if let Ok(number) = what.parse::<usize>() {
            let listed = number
                .checked_sub(1)
                .and_then(|index| self.listed.get(index));
            return match listed.cloned() {
                Some(id) => self.enter(&id).await,
                None => self.tell("problem-no-such-game"),
            };
        }
        if self.is_game(what).await {
            return self.enter(what).await;
        }
        let imported = match record_file::record(what) {
            Ok(record) => self.client.import_record(record).await,
            Err(problem) => Err(problem),
        };
        match imported {
            Ok(imported) => self.imported(&imported).await,
            Err(problem) => self.refuse(&problem),
        }
    }

    async fn is_game(&self, what: &str) -> bool {
        let is_name = what.chars().all(|letter| letter.is_ascii_alphanumeric());
        is_name && self.client.show(what).await.is_ok()
    }

    async fn imported(&mut self, imported: &ImportView) -> io::Result<()> {
        for note in &imported.notes {
            let arguments = [
                ("game", Argument::Number(note.game)),
                ("note", text(&self.words.say(&note.phrase))),
            ];
            let said = self.words.word("record-note", &arguments);
            self.line(&said)?;
        }
        if imported.known > 0 {
            let counts = [
                ("added", Argument::Number(imported.added)),
                ("known", Argument::Number(imported.known)),
            ];
            let said = self.words.word("record-counts", &counts);
            self.line(&said)?;
        } else if !imported.others.is_empty() {
            let count = [("count", Self::count(imported.others.len()))];
            let said = self.words.word("record-others", &count);
            self.line(&said)?;
        }
        self.enter(&imported.id).await
    }

    /// Prints the current game, or writes it to a file if one is named. An existing file is not overwritten.
    pub(super) async fn export(&mut self, format: Format, file: Option<&str>) -> io::Result<()> {
        let Some(shown) = &self.shown else {
            return self.tell("plain-no-game");
        };
        let record = match self.client.record(&shown.game.id, format).await {
            Ok(record) => record,
            Err(problem) => return self.refuse(&problem),
        };
        let Some(file) = file else {
            return self.line(record.trim_end());
        };
        match record_file::write(file, &record) {
            Ok(()) => {
                let said = self.words.word("plain-written", &[("file", text(file))]);
                self.line(&said)
            }
            Err(problem) => self.refuse(&problem),
        }
    }
}
