//! A reader that refuses to go beyond a limit which its owner can move.

use std::cell::Cell;
use std::io::{self, Read};
use std::rc::Rc;

/// How much was read, and how much may be.
#[derive(Clone, Debug)]
pub(super) struct Meter(Rc<Cell<(u64, u64)>>);

impl Meter {
    pub(super) fn new(limit: u64) -> Meter {
        Meter(Rc::new(Cell::new((0, limit))))
    }

    /// How many bytes were read.
    pub(super) fn position(&self) -> u64 {
        self.0.get().0
    }

    /// Reading fails beyond this many bytes from the start.
    pub(super) fn set_limit(&self, limit: u64) {
        self.0.set((self.position(), limit));
    }
}

/// A source of which only so much is read.
pub(super) struct Metered<R> {
    pub(super) source: R,
    pub(super) meter: Meter,
}

impl<R: Read> Read for Metered<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let (position, limit) = self.meter.0.get();
        let left = usize::try_from(limit.saturating_sub(position)).unwrap_or(usize::MAX);
        if left == 0 && !buffer.is_empty() {
            return Err(io::Error::other("expected less data"));
        }
        let length = buffer.len().min(left);
        let read = self.source.read(&mut buffer[..length])?;
        self.meter.0.set((position + read as u64, limit));
        Ok(read)
    }
}
