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
        if let Ok(mut said) = self.said.try_lock()
            && said.elapsed() > PAUSE
        {
            *said = Instant::now();
            let what = self.what.lock().unwrap_or_else(PoisonError::into_inner);
            tell(format_args!(
                "{what}: {} % done",
                done * 100 / self.total.max(1)
            ));
        }
    }

    /// Removes the bar at the end.
    pub(crate) fn finish(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
