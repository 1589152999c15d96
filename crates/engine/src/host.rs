//! What the host provides to the engine: a clock, and a way to run helpers in parallel.
//!
//! The engine itself reads no clock and starts no thread. So it also runs where neither works, such
//! as in a browser, and tests can provide a clock of their own.

use std::time::Duration;

/// A clock and a way to run helpers. [`Native`](crate::Native) uses the operating system's.
pub trait Host: Send + Sync {
    /// The time since some fixed moment. It never goes back.
    fn now(&self) -> Duration;

    /// Calls `lead` on this thread. Meanwhile it calls `help` with each number below `helpers`,
    /// each on a thread of its own. Returns when all calls have returned. Calls to `help` return
    /// soon after `lead` has.
    ///
    /// A host with fewer threads calls `help` for the first few numbers only. The default
    /// implementation has no helpers.
    fn run(&self, helpers: usize, help: &(dyn Fn(usize) + Sync), lead: &mut dyn FnMut()) {
        let _ = (helpers, help);
        lead();
    }
}

/// Measures how long a search takes.
#[derive(Clone, Copy)]
pub(crate) struct Stopwatch<'a> {
    host: &'a dyn Host,
    start: Duration,
}

impl<'a> Stopwatch<'a> {
    pub(crate) fn start(host: &'a dyn Host) -> Stopwatch<'a> {
        Stopwatch {
            host,
            start: host.now(),
        }
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.host.now().saturating_sub(self.start)
    }
}
