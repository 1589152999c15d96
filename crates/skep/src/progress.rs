//! The progress of long runs: a bar on a terminal, otherwise a plain line now and then.

use std::io::IsTerminal;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use crate::say::tell;

/// Time between two plain lines.
const PAUSE: Duration = Duration::from_secs(10);

/// Shows progress on standard error.
pub(crate) struct Progress {
    what: Mutex<String>,
    total: u64,
    done: AtomicU64,
    bar: Option<ProgressBar>,
    /// When the latest plain line was printed.
    said: Mutex<Instant>,
}

impl Progress {
    pub(crate) fn new(what: &str, total: u64) -> Progress {
        let bar = std::io::stderr().is_terminal().then(|| {
            let style = ProgressStyle::with_template("{msg} {wide_bar} {percent:>3} %, {eta} left");
            let bar = ProgressBar::new(total).with_message(what.to_owned());
            bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
        });
        Progress {
            what: Mutex::new(what.to_owned()),
            total,
            done: AtomicU64::new(0),
            bar,
            said: Mutex::new(Instant::now()),
        }
    }

    /// Work of which nobody knows how much it is. [`Progress::describe`] says how far it has come.
    pub(crate) fn without_end(what: &str) -> Progress {
        let bar = std::io::stderr()
            .is_terminal()
            .then(|| ProgressBar::new_spinner().with_message(what.to_owned()));
        Progress {
            what: Mutex::new(what.to_owned()),
            total: 0,
            done: AtomicU64::new(0),
            bar,
            said: Mutex::new(Instant::now()),
        }
    }

    /// Shows that the work goes on.
    pub(crate) fn tick(&self) {
        match &self.bar {
            Some(bar) => bar.tick(),
            None => self.say_now_and_then(|what| tell(what)),
        }
    }

    /// How many parts had been done before.
    pub(crate) fn resume(&self, done: u64) {
        self.done.store(done, Ordering::Relaxed);
        if let Some(bar) = &self.bar {
            bar.set_position(done);
            bar.reset_eta();
        }
    }

    /// Updates the description of the work.
    pub(crate) fn describe(&self, what: &str) {
        what.clone_into(&mut self.what.lock().unwrap_or_else(PoisonError::into_inner));
        if let Some(bar) = &self.bar {
            bar.set_message(what.to_owned());
        }
    }

    /// Prints something in place of the bar.
    pub(crate) fn beside(&self, print: impl FnOnce()) {
        match &self.bar {
            Some(bar) => bar.suspend(print),
            None => print(),
        }
    }

    /// One more part is done.
    pub(crate) fn advance(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        if let Some(bar) = &self.bar {
            return bar.inc(1);
        }
        self.say_now_and_then(|what| {
            let percent = done * 100 / self.total.max(1);
            tell(format_args!("{what}: {percent} % done"));
        });
    }

    /// Prints a plain line, unless one was printed a moment ago.
    fn say_now_and_then(&self, print: impl FnOnce(&str)) {
        if let Ok(mut said) = self.said.try_lock()
            && said.elapsed() > PAUSE
        {
            *said = Instant::now();
            print(&self.what.lock().unwrap_or_else(PoisonError::into_inner));
        }
    }

    /// Removes the bar at the end.
    pub(crate) fn finish(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
