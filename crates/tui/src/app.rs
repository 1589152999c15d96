//! All that the terminal app knows, as one plain value.

use std::time::Duration;

use ratatui::layout::Size;
use skep_draw::{Cell, Glyphs, Paint};
use skep_wire::Phrase;

use crate::game_screen::GameScreen;
use crate::home::Home;
use crate::input_line::InputLine;
use crate::learn::screen::LearnScreen;
use crate::new_game_form::NewGameForm;

/// The app at one moment.
#[derive(Clone, Debug)]
pub(crate) struct App {
    pub(crate) look: Look,
    pub(crate) size: Size,
    /// Since the start of the program.
    pub(crate) now: Duration,
    /// The list of games, which is behind all other screens.
    pub(crate) home: Home,
    pub(crate) screen: Screen,
    /// What lies over the screen and takes the keys.
    pub(crate) popup: Option<Popup>,
    /// The line that was entered last, until it is known what comes of it.
    pub(crate) sent: Option<InputLine>,
    /// Whether a record has been asked for here, and nobody has gone elsewhere since.
    pub(crate) is_opening: bool,
    /// What was said last; the next key takes it away.
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
    /// The board that is to be seen.
    pub(crate) fn game_screen(&self) -> Option<&GameScreen> {
        match self {
            Screen::Game(game_screen) => Some(game_screen),
            Screen::Learn(learn) => learn.game_screen(),
            Screen::Home | Screen::Form(_) | Screen::Loading(_) => None,
        }
    }
}

/// What has been asked for; nothing else is shown instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Awaited {
    /// A game that is being made.
    New,
    /// That game; to be looked at after so many moves, if that is said.
    Game { id: String, ply: Option<usize> },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Popup {
    /// All keys, from that line on.
    Help { from: usize },
    /// Something that cannot be undone.
    Confirmation(Confirmation),
    /// The pieces of a stack.
    Fan(Cell),
    /// As what the game is to be written.
    Formats,
    /// A line that is being typed.
    Line(InputLine),
}

/// What is asked before it is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Confirmation {
    Resign,
    Abort,
    OfferDraw,
    Delete { game: String },
}

/// The smallest terminal there is room in.
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
            is_opening: false,
            notice: None,
        }
    }

    pub(crate) const fn is_too_small(&self) -> bool {
        self.size.width < SMALLEST.width || self.size.height < SMALLEST.height
    }

    /// When the screen changes by itself: while a clock runs.
    pub(crate) fn next_tick(&self) -> Option<Duration> {
        match &self.screen {
            Screen::Game(game_screen) => game_screen.next_tick(self.now),
            Screen::Home | Screen::Form(_) | Screen::Loading(_) | Screen::Learn(_) => None,
        }
    }
}
