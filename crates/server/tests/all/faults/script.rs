//! What is done while faults arrive, and what must be in the store afterwards.

use std::collections::BTreeMap;

use skep_server::store::{Filter, Location, Origin, Store};

/// Something that is asked of the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    Make(&'static str),
    Play(&'static str, &'static str),
    TakeBack(&'static str),
    Resign(&'static str),
    Import,
    Delete(&'static str),
    Restart,
}

use Action::{Delete, Import, Make, Play, Resign, Restart, TakeBack};

/// The script. A fault arrives at each of its points.
pub(crate) const SCRIPT: [Action; 12] = [
    Make("one"),
    Play("one", "wS1"),
    Play("one", "bS1 wS1-"),
    TakeBack("one"),
    Play("one", "bG1 wS1-"),
    Make("two"),
    Play("two", "wG1"),
    Import,
    Resign("one"),
    Delete("two"),
    Restart,
    Make("three"),
];

/// A record of two games.
pub(crate) const RECORD: &str = "[GameType \"Base\"]\n[White \"a\"]\n\n1. wA1\n\n[GameType \"Base\"]\n[White \"b\"]\n\n1. wB1\n";

/// Games as they must be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Model {
    pub(crate) games: BTreeMap<&'static str, Game>,
    is_imported: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Game {
    moves: Vec<&'static str>,
    is_over: bool,
    /// How many events have happened.
    pub(crate) version: u64,
}

impl Model {
    pub(crate) fn apply(&mut self, action: Action) {
        let game = match action {
            Make(name) => {
                self.games.insert(name, Game::default());
                return;
            }
            Delete(name) => {
                self.games.remove(name);
                return;
            }
            Import => {
                self.is_imported = true;
                return;
            }
            Restart => return,
            Play(name, _) | TakeBack(name) | Resign(name) => self.games.get_mut(name).unwrap(),
        };
        game.version += 1;
        match action {
            Play(_, mv) => game.moves.push(mv),
            TakeBack(_) => drop(game.moves.pop()),
            Resign(_) => game.is_over = true,
            _ => {}
        }
    }

    /// Each game as a line.
    pub(crate) fn lines(&self) -> Vec<String> {
        let line = |game: &Game| line(&game.moves.join(";"), game.is_over);
        let mut lines: Vec<_> = self.games.values().map(line).collect();
        if self.is_imported {
            lines.extend(["wA1", "wB1"].map(line_of_record));
        }
        lines.sort();
        lines
    }
}

fn line(moves: &str, is_over: bool) -> String {
    let end = if is_over { " over" } else { "" };
    format!("played: {moves}{end}")
}

fn line_of_record(moves: &str) -> String {
    format!("imported: {moves}")
}

/// Each game that is in the store as a line, read by somebody else than the server.
pub(crate) async fn stored_lines(location: &Location) -> Vec<String> {
    let store = Store::open(location).await.unwrap();
    let mut lines = Vec::new();
    for (origin, is_imported) in [(Origin::Played, false), (Origin::Imported, true)] {
        let page = store.list(Filter::All, Some(origin), None, 100).await;
        for listed in page.unwrap().games {
            let stored = store.load(&listed.id).await.unwrap().unwrap();
            let game = stored.game().unwrap();
            let moves: Vec<_> = game.line().move_strings().collect();
            let moves = moves.join(";");
            lines.push(if is_imported {
                line_of_record(&moves)
            } else {
                line(&moves, game.ending().is_some())
            });
        }
    }
    store.close().await;
    lines.sort();
    lines
}
