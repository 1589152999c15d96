//! The first screen: the list of games, latest first.

use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};
use ratatui::layout::Size;
use skep_wire::{GameList, GameSummary};

use crate::layout::home_list;
use crate::list_navigation::{self, Pick};

/// The list of games.
#[derive(Clone, Debug, Default)]
pub(crate) struct Home {
    /// `None` until the list has arrived.
    pub(crate) games: Option<Vec<GameSummary>>,
    pub(crate) chosen: usize,
}

/// What a key asks the app to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum HomeAction {
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

    pub(crate) fn key(&mut self, key: KeyEvent) -> Option<HomeAction> {
        if let Some(row) = list_navigation::walked(key.code, self.chosen, self.count()) {
            self.chosen = row;
            return None;
        }
        match key.code {
            KeyCode::Enter | KeyCode::Char(' ') => self.go_on(),
            KeyCode::Delete => {
                let game = self.chosen()?.id.clone();
                Some(HomeAction::Delete { game })
            }
            KeyCode::Char('n') => Some(HomeAction::New),
            KeyCode::Char('o') => Some(HomeAction::Open),
            KeyCode::Char('l') => Some(HomeAction::Learn),
            KeyCode::Char('q') => Some(HomeAction::Quit),
            _ => None,
        }
    }

    pub(crate) fn mouse(&mut self, mouse: MouseEvent, size: Size) -> Option<HomeAction> {
        match list_navigation::pointed(mouse, home_list(size), self.chosen, self.count())? {
            Pick::Row(row) => self.chosen = row,
            Pick::Chosen => return self.go_on(),
        }
        None
    }

    fn go_on(&self) -> Option<HomeAction> {
        let game = self.chosen()?.id.clone();
        Some(HomeAction::GoOn { game })
    }

    fn count(&self) -> usize {
        self.games.as_ref().map_or(0, Vec::len)
    }
}
