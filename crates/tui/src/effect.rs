//! What comes into the app, and what it wants done.

use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::Size;
use skep_wire::{
    CommandView, FromServer, GameList, GameSummary, HintView, NewGame, Opened, Problem,
};

use crate::learn::screen::{LearnAnswer, LearnRequest};
use skep_records::Format;

/// Something that has happened.
#[derive(Clone, Debug)]
pub(crate) enum Input {
    Key(KeyEvent),
    Mouse(MouseEvent),
    /// Text that was pasted at once.
    Paste(String),
    Resize(Size),
    /// Time has passed.
    Tick,
    Listed(GameList),
    Made(GameSummary),
    Deleted,
    Server(FromServer),
    /// A command was carried out.
    Settled,
    Hinted(HintView),
    Opened(Opened),
    Written {
        file: String,
    },
    Copied,
    /// What learning asked for.
    Learn(LearnAnswer),
    /// Something was not done.
    Failed(Problem),
}

/// Something to be done outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    List,
    Make(NewGame),
    Delete {
        game: String,
    },
    /// Watch that game instead of any other.
    Watch {
        game: String,
    },
    Unwatch,
    Command {
        game: String,
        command: CommandView,
    },
    Hint {
        game: String,
        version: u64,
    },
    /// Open a record from a file.
    OpenFile {
        file: String,
    },
    /// Open a record that was pasted.
    OpenText(String),
    Write {
        game: String,
        format: Format,
        file: String,
    },
    /// Put the game as GameString into the terminal's clipboard.
    Copy {
        game: String,
    },
    Learn(LearnRequest),
    /// Draw everything anew, whatever the terminal shows.
    Redraw,
    Suspend,
    Quit,
}
