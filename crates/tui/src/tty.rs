//! The terminal device: its mode, and the bytes typed on it.

use std::fs::File;
use std::io::{self, IsTerminal as _, Stdin, stdin};
use std::os::fd::{AsFd, BorrowedFd};
use std::sync::{Mutex, PoisonError};

use rustix::io::{ioctl_fionread, read, retry_on_intr};
use rustix::termios::{InputModes, OptionalActions, Termios, tcgetattr, tcsetattr};

use crate::decode_input::Source;

/// The mode before the terminal was taken over.
static BEFORE: Mutex<Option<Termios>> = Mutex::new(None);

/// The terminal, even if standard input is something else.
#[derive(Debug)]
pub(crate) enum Tty {
    Input(Stdin),
    Device(File),
}

impl Tty {
    pub(crate) fn open() -> io::Result<Tty> {
        if stdin().is_terminal() {
            return Ok(Tty::Input(stdin()));
        }
        File::open("/dev/tty").map(Tty::Device)
    }

    fn fd(&self) -> BorrowedFd<'_> {
        match self {
            Tty::Input(input) => input.as_fd(),
            Tty::Device(file) => file.as_fd(),
        }
    }
}

impl Source for &Tty {
    fn byte(&mut self) -> Option<u8> {
        let mut byte = [0];
        let count = retry_on_intr(|| read(self.fd(), &mut byte)).ok()?;
        (count == 1).then_some(byte[0])
    }

    fn has_more(&self) -> bool {
        ioctl_fionread(self.fd()).is_ok_and(|count| count > 0)
    }
}

/// Delivers every key at once and without echo.
pub(crate) fn enable_raw_mode() -> io::Result<()> {
    let mut before = BEFORE.lock().unwrap_or_else(PoisonError::into_inner);
    if before.is_some() {
        return Ok(());
    }
    let tty = Tty::open()?;
    let mode = tcgetattr(tty.fd())?;
    let mut raw = mode.clone();
    raw.make_raw();
    // Enter stays a newline. Input typed just before we quit may be a command for the shell, and some shells would wait
    // for its newline forever.
    raw.input_modes |= InputModes::ICRNL;
    tcsetattr(tty.fd(), OptionalActions::Now, &raw)?;
    *before = Some(mode);
    Ok(())
}

/// Restores the mode. Unread input stays in the terminal.
pub(crate) fn disable_raw_mode() -> io::Result<()> {
    let mut before = BEFORE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(mode) = &*before {
        tcsetattr(Tty::open()?.fd(), OptionalActions::Now, mode)?;
        *before = None;
    }
    Ok(())
}
