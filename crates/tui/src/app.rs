//! The whole state of the terminal app, as one plain value.

use std::time::Duration;

use ratatui::layout::Size;
use skep_draw::{Cell, Glyphs, Paint};
use skep_wire::Phrase;

use crate::game_screen::GameScreen;
use crate::home::Home;
use crate::input_line::InputLine;
use crate::learn::screen::LearnScreen;
use crate::new_game_form::NewGameForm;

/// The state of the app.
#[derive(Clone, Debug)]
pub(crate) struct App {
    pub(crate) look: Look,
    pub(crate) size: Size,
    /// Time since the program started.
    pub(crate) now: Duration,
    /// The list of games, which every other screen returns to.
    pub(crate) home: Home,
    pub(crate) screen: Screen,
    /// A window over the screen, which gets the keys.
    pub(crate) popup: Option<Popup>,
    /// The line entered last, until its result is known.
    pub(crate) sent: Option<InputLine>,
    /// Whether an import was started on this screen and the user has not left it since.
    pub(crate) is_importing: bool,
    /// The latest message. The next key removes it.
    pub(crate) notice: Option<Phrase>,
}

/// What the terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    pub(crate) paint: Paint,
    pub(crate) glyphs: Glyphs,
}

#[derive(Clone, Debug)]
pub(crate) enum Screen {
    Home,
    Form(NewGameForm),
    Loading(Awaited),
    Game(Box<GameScreen>),
    Learn(Box<LearnScreen>),
}

impl Screen {
    /// The board on the screen.
    pub(crate) fn game_screen(&self) -> Option<&GameScreen> {
        match self {
            Screen::Game(game_screen) => Some(game_screen),
            Screen::Learn(learn) => learn.game_screen(),
            Screen::Home | Screen::Form(_) | Screen::Loading(_) => None,
        }
    }
}

/// What the screen is waiting for. Anything else that arrives is not shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Awaited {
    /// A game being created.
    New,
    /// That game, shown after `ply` moves if given.
    Game { id: String, ply: Option<usize> },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Popup {
    /// The list of all keys, scrolled to that line.
    Help { from: usize },
    /// Asks before something that cannot be undone.
    Confirmation(Confirmation),
    /// The pieces of a stack.
    Fan(Cell),
    /// The choice of a format for writing the game.
    Formats,
    /// A line being typed.
    Line(InputLine),
}

/// What to confirm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Confirmation {
    Resign,
    Abort,
    OfferDraw,
    Delete { game: String },
}

/// The smallest terminal that the screens fit into.
pub(crate) const SMALLEST: Size = Size {
    width: 60,
    height: 20,
};

impl App {
    pub(crate) fn new(look: Look, size: Size) -> App {
        App {
            look,
            size,
            now: Duration::ZERO,
            home: Home::default(),
            screen: Screen::Home,
            popup: None,
            sent: None,
            is_importing: false,
            notice: None,
        }
    }

    pub(crate) const fn is_too_small(&self) -> bool {
        self.size.width < SMALLEST.width || self.size.height < SMALLEST.height
    }

    /// When the screen changes next without an input: while a clock runs.
    pub(crate) fn next_tick(&self) -> Option<Duration> {
        match &self.screen {
            Screen::Game(game_screen) => game_screen.next_tick(self.now),
            Screen::Home | Screen::Form(_) | Screen::Loading(_) | Screen::Learn(_) => None,
        }
    }
}
