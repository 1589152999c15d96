//! Takes over the terminal, and restores it whatever happens.

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

/// The terminal, in our hands until this value is dropped.
pub(crate) struct Screen {
    terminal: Terminal<ColorBackend<BufWriter<Counted>>>,
    written: Rc<Cell<u64>>,
}

/// Standard output, counting the bytes written.
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

/// Large enough for a whole screen in colour, so that it is written at once.
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
        // From here on the terminal is restored, even if taking it over fails halfway.
        take()?;
        Ok(screen)
    }

    pub(crate) fn size(&self) -> io::Result<Size> {
        self.terminal.size()
    }

    /// How many bytes were written so far.
    pub(crate) fn written(&self) -> u64 {
        self.written.get()
    }

    /// Draws what has changed, as one synchronised update where the terminal supports that. The size is the one the app
    /// knows; a change of size arrives as an input.
    pub(crate) fn draw(&mut self, app: &App, words: &Words) -> io::Result<()> {
        if self.terminal.get_frame().area().as_size() != app.size {
            self.renew(app.size)?;
        }
        queue!(self.terminal.backend_mut(), BeginSynchronizedUpdate)?;
        self.terminal.draw(|frame| view::draw(app, words, frame))?;
        execute!(self.terminal.backend_mut(), EndSynchronizedUpdate)
    }

    /// Restores the terminal while `away` runs.
    pub(crate) fn lend(&mut self, away: impl FnOnce()) -> io::Result<()> {
        give_back();
        away();
        self.retake()
    }

    /// Takes the terminal over again, after another program may have used it.
    pub(crate) fn retake(&mut self) -> io::Result<()> {
        take()?;
        self.renew(self.terminal.size()?)
    }

    /// Redraws everything next time, because the terminal shows something else or has another size.
    pub(crate) fn renew(&mut self, size: Size) -> io::Result<()> {
        // Resizing clears it. `clear` would ask the terminal for the cursor's position, and the answer would arrive as
        // keys.
        self.terminal.resize(Rect::from((Position::ORIGIN, size)))
    }

    /// Writes something that is not drawn, such as a text for the clipboard.
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

/// Restores what it can; errors cannot be handled here.
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

/// Prints a panic on the restored terminal. A panic in another thread does not end the app, so it must not write over
/// the screen.
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
