//! Inputs that the app receives, and effects that it asks for.

use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::Size;
use skep_wire::{
    FromServer, GameList, GameSummary, HintView, ImportView, NewGame, PlayerCommand, ProblemView,
};

use crate::learn::screen::{LearnAnswer, LearnRequest};
use skep_records::Format;

/// Something that has happened.
#[derive(Clone, Debug)]
pub(crate) enum Input {
    Key(KeyEvent),
    Mouse(MouseEvent),
    /// Pasted text.
    Paste(String),
    Resize(Size),
    /// Time has passed.
    Tick,
    Listed(GameList),
    Made(GameSummary),
    Deleted,
    Server(FromServer),
    /// A command was accepted.
    Settled,
    Hinted(HintView),
    Imported(ImportView),
    Written {
        file: String,
    },
    Copied,
    /// The answer to a request from the lessons.
    Learn(LearnAnswer),
    /// Something failed.
    Failed(ProblemView),
}

/// Something to do outside the app's state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    List,
    Make(NewGame),
    Delete {
        game: String,
    },
    /// Watch that game and no other.
    Watch {
        game: String,
    },
    Unwatch,
    Command {
        game: String,
        command: PlayerCommand,
    },
    Hint {
        game: String,
        version: u64,
    },
    /// Ask why a move is not legal at that version.
    WhyNot {
        game: String,
        version: u64,
        mv: String,
    },
    /// Import a record from a file.
    ImportFile {
        file: String,
    },
    /// Import a pasted record.
    ImportText(String),
    Write {
        game: String,
        format: Format,
        file: String,
    },
    /// Put the game's GameString into the terminal's clipboard.
    Copy {
        game: String,
    },
    Learn(LearnRequest),
    /// Redraw the whole screen, whatever the terminal shows.
    Redraw,
    Suspend,
    Quit,
}
