//! The first screen: the games that there are, the latest first.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use skep_wire::{GameList, GameSummary};

/// The list of games.
#[derive(Clone, Debug, Default)]
pub(crate) struct Home {
    /// None until they are known.
    pub(crate) games: Option<Vec<GameSummary>>,
    pub(crate) chosen: usize,
}

/// What a key asks for here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    New,
    Open,
    Learn,
    GoOn { game: String },
    Delete { game: String },
    Quit,
}

impl Home {
    pub(crate) fn listed(&mut self, list: GameList) {
        let old = self.chosen().map(|game| game.id.clone());
        let place = |id: &String| list.games.iter().position(|game| game.id == *id);
        self.chosen = old.as_ref().and_then(place).unwrap_or(0);
        self.games = Some(list.games);
    }

    pub(crate) fn chosen(&self) -> Option<&GameSummary> {
        self.games.as_ref()?.get(self.chosen)
    }

    pub(crate) fn choose(&mut self, index: usize) {
        let last = self.games.as_ref().map_or(0, Vec::len).saturating_sub(1);
        self.chosen = index.min(last);
    }

    pub(crate) fn key(&mut self, key: KeyEvent) -> Option<Wish> {
        let game = self.chosen().map(|game| game.id.clone());
        match key.code {
            KeyCode::Up => self.choose(self.chosen.saturating_sub(1)),
            KeyCode::Down => self.choose(self.chosen + 1),
            KeyCode::PageUp => self.choose(self.chosen.saturating_sub(PAGE)),
            KeyCode::PageDown => self.choose(self.chosen + PAGE),
            KeyCode::Home => self.choose(0),
            KeyCode::End => self.choose(usize::MAX),
            KeyCode::Enter | KeyCode::Char(' ') => return game.map(|game| Wish::GoOn { game }),
            KeyCode::Delete => return game.map(|game| Wish::Delete { game }),
            KeyCode::Char('n') => return Some(Wish::New),
            KeyCode::Char('o') => return Some(Wish::Open),
            KeyCode::Char('l') => return Some(Wish::Learn),
            KeyCode::Char('q') => return Some(Wish::Quit),
            _ => {}
        }
        None
    }
}

/// How many games a page key passes.
const PAGE: usize = 10;
