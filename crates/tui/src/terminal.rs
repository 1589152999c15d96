//! The terminal itself: taken over, given back whatever happens.

use std::cell::Cell;
use std::io::{self, BufWriter, Stdout, Write, stdout};
use std::panic;
use std::rc::Rc;
use std::thread;

use ratatui::crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use ratatui::crossterm::terminal::{
    BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen,
    size,
};
#[cfg(not(unix))]
use ratatui::crossterm::terminal::{disable_raw_mode, enable_raw_mode};
use ratatui::crossterm::{cursor, execute, queue};
use ratatui::layout::{Position, Rect, Size};
use ratatui::{Terminal, TerminalOptions, Viewport};

use crate::Words;
use crate::app::App;
use crate::color_backend::ColorBackend;
#[cfg(unix)]
use crate::tty::{disable_raw_mode, enable_raw_mode};
use crate::view;

/// The terminal, ours until this goes.
pub(crate) struct Screen {
    terminal: Terminal<ColorBackend<BufWriter<Counted>>>,
    written: Rc<Cell<u64>>,
}

/// Standard output, and how much has been written to it.
struct Counted {
    out: Stdout,
    written: Rc<Cell<u64>>,
}

impl Write for Counted {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let count = self.out.write(bytes)?;
        self.written.set(self.written.get() + count as u64);
        Ok(count)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// Holds a whole screen in colour, so that it goes out at once.
const BUFFER: usize = 64 * 1024;

impl Screen {
    /// Takes the terminal over.
    pub(crate) fn open() -> io::Result<Screen> {
        restore_on_panic();
        let written = Rc::new(Cell::new(0));
        let out = Counted {
            out: stdout(),
            written: Rc::clone(&written),
        };
        let out = BufWriter::with_capacity(BUFFER, out);
        let (width, height) = size()?;
        let viewport = Viewport::Fixed(Rect::new(0, 0, width, height));
        let backend = ColorBackend::new(out);
        let screen = Screen {
            terminal: Terminal::with_options(backend, TerminalOptions { viewport })?,
            written,
        };
        // From here on it is given back, also if it can be taken in part only.
        take()?;
        Ok(screen)
    }

    pub(crate) fn size(&self) -> io::Result<Size> {
        self.terminal.size()
    }

    /// How many bytes the drawing has taken so far.
    pub(crate) fn written(&self) -> u64 {
        self.written.get()
    }

    /// Draws what has changed, as one piece where the terminal can do that. It is as large as the app believes: that the
    /// terminal has another size by now is told by the next input.
    pub(crate) fn draw(&mut self, app: &App, words: &Words) -> io::Result<()> {
        if self.terminal.get_frame().area().as_size() != app.size {
            self.renew(app.size)?;
        }
        queue!(self.terminal.backend_mut(), BeginSynchronizedUpdate)?;
        self.terminal.draw(|frame| view::draw(app, words, frame))?;
        execute!(self.terminal.backend_mut(), EndSynchronizedUpdate)
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
        self.renew(self.terminal.size()?)
    }

    /// Draws everything anew the next time: the terminal shows something else, or has another size.
    pub(crate) fn renew(&mut self, size: Size) -> io::Result<()> {
        // It is cleared by a size, since `clear` asks the terminal where the cursor is, and whoever reads the keys gets the
        // answer.
        self.terminal.resize(Rect::from((Position::ORIGIN, size)))
    }

    /// Writes what is not drawn, such as a text for the clipboard.
    pub(crate) fn send(&mut self, text: &str) -> io::Result<()> {
        let out = self.terminal.backend_mut();
        out.write_all(text.as_bytes())?;
        Write::flush(out)
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
