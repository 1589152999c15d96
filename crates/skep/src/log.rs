//! The server's log on standard error. It never makes the server wait: lines are written by a thread of their own, and
//! if nobody reads them they are dropped. One kind of line cannot drown the others (`log/rate_limit.rs`), and nothing in a line
//! acts on the terminal that shows it (`log/escape.rs`).

mod escape;
mod rate_limit;

use std::io::IsTerminal;
use std::sync::Arc;

use tracing_appender::non_blocking::{NonBlockingBuilder, WorkerGuard};
use tracing_subscriber::Layer as _;
use tracing_subscriber::filter::LevelFilter;
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use escape::{Escaped, Line};
use rate_limit::{RepeatFilter, Repeats};

/// Lines that wait to be written. More are dropped.
const WAITING_LINES: usize = 10_000;

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Format {
    /// For people.
    Text,
    /// A line of JSON for each event.
    Json,
    /// None at all.
    Off,
}

/// The log. What waits is written when this is dropped.
pub(crate) struct Log {
    repeats: Arc<Repeats>,
    _worker: WorkerGuard,
}

/// Starts the log, from that level on.
pub(crate) fn start(format: Format, level: LevelFilter) -> Option<Log> {
    if format == Format::Off {
        return None;
    }
    let has_colors = format == Format::Text && std::io::stderr().is_terminal();
    let line = match format {
        Format::Json => Line::Json,
        Format::Text | Format::Off if has_colors => Line::Colored,
        Format::Text | Format::Off => Line::Plain,
    };
    let (writer, worker) = NonBlockingBuilder::default()
        .lossy(true)
        .buffered_lines_limit(WAITING_LINES)
        .thread_name("log")
        .finish(Escaped::new(std::io::stderr(), line));
    let repeats = Arc::new(Repeats::default());
    rate_limit::report_regularly(&repeats);
    let lines = fmt::layer()
        .with_target(false)
        .with_writer(writer)
        .with_ansi(has_colors)
        // They would go to standard error too, and if that cannot be written to, panic.
        .log_internal_errors(false);
    let filter = RepeatFilter(Arc::clone(&repeats));
    let registry = tracing_subscriber::registry().with(level);
    match format {
        Format::Json => registry
            .with(lines.json().flatten_event(true).with_filter(filter))
            .init(),
        Format::Text | Format::Off => registry.with(lines.with_filter(filter)).init(),
    }
    Some(Log {
        repeats,
        _worker: worker,
    })
}

impl Drop for Log {
    fn drop(&mut self) {
        self.repeats.report();
    }
}
