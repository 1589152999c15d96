//! The terminal itself: taken over, given back whatever happens.

use std::io::{self, BufWriter, Stdout, Write, stdout};
use std::panic;
use std::thread;

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use ratatui::crossterm::terminal::{
    BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen,
    disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{cursor, execute, queue};
use ratatui::layout::{Position, Rect, Size};

use crate::Words;
use crate::app::App;
use crate::view;

/// The terminal, ours until this goes.
pub(crate) struct Screen(Terminal<CrosstermBackend<BufWriter<Stdout>>>);

/// Holds a whole screen in colour, so that it goes out at once.
const BUFFER: usize = 64 * 1024;

impl Screen {
    /// Takes the terminal over.
    pub(crate) fn open() -> io::Result<Screen> {
        restore_on_panic();
        take()?;
        let out = BufWriter::with_capacity(BUFFER, stdout());
        Ok(Screen(Terminal::new(CrosstermBackend::new(out))?))
    }

    pub(crate) fn size(&self) -> io::Result<Size> {
        self.0.size()
    }

    /// Draws what has changed, as one piece where the terminal can do that.
    pub(crate) fn draw(&mut self, app: &App, words: &Words) -> io::Result<()> {
        queue!(self.0.backend_mut(), BeginSynchronizedUpdate)?;
        self.0.draw(|frame| view::draw(app, words, frame))?;
        execute!(self.0.backend_mut(), EndSynchronizedUpdate)
    }

    /// Gives the terminal back until `away` is over.
    pub(crate) fn lend(&mut self, away: impl FnOnce()) -> io::Result<()> {
        give_back();
        away();
        self.retake()
    }

    /// Takes the terminal over once more: somebody else may have had it.
    pub(crate) fn retake(&mut self) -> io::Result<()> {
        take()?;
        // It is cleared by its new size, since `clear` asks the terminal where the cursor is, and whoever reads the keys
        // gets the answer.
        let size = self.0.size()?;
        self.0.resize(Rect::from((Position::ORIGIN, size)))
    }

    /// Writes what is not drawn, such as a text for the clipboard.
    pub(crate) fn send(&mut self, text: &str) -> io::Result<()> {
        let out = self.0.backend_mut();
        out.write_all(text.as_bytes())?;
        out.flush()
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

fn take() -> io::Result<()> {
    enable_raw_mode()?;
    execute!(
        stdout(),
        EnterAlternateScreen,
        EnableMouseCapture,
        EnableBracketedPaste
    )
}

/// What cannot be given back is beyond our help.
fn give_back() {
    let _ = execute!(
        stdout(),
        DisableBracketedPaste,
        DisableMouseCapture,
        LeaveAlternateScreen,
        cursor::Show
    );
    let _ = disable_raw_mode();
}

/// A panic is told on the screen that was there before. One in another thread is not ours to end by, nor to write over the
/// screen.
fn restore_on_panic() {
    let ours = thread::current().id();
    let tell = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        if thread::current().id() == ours {
            give_back();
            tell(panic);
        }
    }));
}
