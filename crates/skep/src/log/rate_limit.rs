//! A few lines of one kind in a few seconds are written. The rest is counted, and the count is written.

use std::collections::HashMap;
use std::fmt::Debug;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tracing::callsite::Identifier;
use tracing::field::{Field, Visit};
use tracing::{Event, Metadata};
use tracing_subscriber::layer::{Context, Filter};

/// How many lines of one kind are written …
const LINES: u32 = 5;
/// … in this time.
const PERIOD: Duration = Duration::from_secs(5);
/// The lines that report what was left out. They are not limited: there is one for each kind in that time.
const REPORT: &str = "skep::log::left_out";

/// What was left out. A kind of line is a place in the source.
#[derive(Default)]
pub(super) struct Repeats(Mutex<HashMap<Identifier, Kind>>);

struct Kind {
    since: Instant,
    written: u32,
    left_out: u64,
    /// What the lines say, without their fields.
    message: String,
}

impl Repeats {
    /// Whether a line of that kind is written now.
    fn admits(&self, kind: Identifier, now: Instant, message: impl FnOnce() -> String) -> bool {
        let mut kinds = self.kinds();
        let kind = kinds.entry(kind).or_insert_with(|| Kind {
            since: now,
            written: 0,
            left_out: 0,
            message: String::new(),
        });
        if now.duration_since(kind.since) >= PERIOD {
            kind.since = now;
            kind.written = 0;
        }
        if kind.written < LINES {
            kind.written += 1;
            return true;
        }
        if kind.left_out == 0 {
            kind.message = message();
        }
        kind.left_out += 1;
        false
    }

    /// What was left out since the last time: how many lines, and what they say.
    fn take(&self) -> Vec<(u64, String)> {
        let mut kinds = self.kinds();
        let left_out = kinds.values_mut().filter(|kind| kind.left_out > 0);
        let left_out = left_out.map(|kind| {
            let count = std::mem::take(&mut kind.left_out);
            (count, std::mem::take(&mut kind.message))
        });
        left_out.collect()
    }

    /// Writes what was left out.
    pub(super) fn report(&self) {
        for (left_out, lines) in self.take() {
            tracing::warn!(target: REPORT, left_out, lines, "more of the same");
        }
    }

    fn kinds(&self) -> MutexGuard<'_, HashMap<Identifier, Kind>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Reports now and then, as long as there is a log.
pub(super) fn report_regularly(repeats: &Arc<Repeats>) {
    let repeats = Arc::downgrade(repeats);
    let report = move || {
        loop {
            thread::sleep(PERIOD);
            match repeats.upgrade() {
                Some(repeats) => repeats.report(),
                None => return,
            }
        }
    };
    // Without the thread, what was left out is written at the end.
    let _ = thread::Builder::new()
        .name("log report".to_owned())
        .spawn(report);
}

/// Lets through what [`Repeats`] admits.
pub(super) struct RepeatFilter(pub(super) Arc<Repeats>);

impl<S> Filter<S> for RepeatFilter {
    fn enabled(&self, _: &Metadata<'_>, _: &Context<'_, S>) -> bool {
        true
    }

    fn event_enabled(&self, event: &Event<'_>, _: &Context<'_, S>) -> bool {
        if event.metadata().target() == REPORT {
            return true;
        }
        let message = || {
            let mut message = Message(String::new());
            event.record(&mut message);
            message.0
        };
        let kind = event.metadata().callsite();
        self.0.admits(kind, Instant::now(), message)
    }
}

/// The message of an event.
struct Message(String);

impl Visit for Message {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        if field.name() == "message" {
            self.0 = format!("{value:?}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{LINES, PERIOD, RepeatFilter, Repeats};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::time::Instant;
    use tracing_subscriber::Layer;
    use tracing_subscriber::layer::{Context, SubscriberExt as _};

    /// Counts the lines that come through.
    struct Counter(Arc<AtomicU64>);

    impl<S: tracing::Subscriber> Layer<S> for Counter {
        fn on_event(&self, _: &tracing::Event<'_>, _: Context<'_, S>) {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }

    #[test]
    fn every_line_is_written_or_counted() {
        let (repeats, written) = (Arc::new(Repeats::default()), Arc::new(AtomicU64::new(0)));
        let counter = Counter(Arc::clone(&written)).with_filter(RepeatFilter(Arc::clone(&repeats)));
        let subscriber = tracing_subscriber::registry().with(counter);
        tracing::subscriber::with_default(subscriber, || {
            for game in 0..1_000 {
                tracing::warn!(game, "bees");
            }
            // Another kind is not held up by the first.
            tracing::warn!("wasps");
        });
        let left_out = repeats.take();
        let [(count, message)] = &left_out[..] else {
            panic!("one kind was too much: {left_out:?}");
        };
        assert_eq!(message, "bees");
        assert_eq!(written.load(Ordering::Relaxed) + count, 1_001);
        assert!(repeats.take().is_empty());
    }

    /// Lines of one kind more than may be written of each.
    fn flood(kind: u32) {
        macro_rules! kinds {
            ($($number:literal)*) => {
                match kind {
                    $($number => (0..=LINES).for_each(|_| tracing::warn!("bees")),)*
                    _ => panic!("there is no kind {kind}"),
                }
            };
        }
        kinds!(0 1 2 3 4 5 6 7 8);
    }

    #[test]
    fn what_was_left_out_is_reported_of_every_kind() {
        const KINDS: u32 = 9;
        const { assert!(KINDS > LINES) };
        let (repeats, written) = (Arc::new(Repeats::default()), Arc::new(AtomicU64::new(0)));
        let counter = Counter(Arc::clone(&written)).with_filter(RepeatFilter(Arc::clone(&repeats)));
        let subscriber = tracing_subscriber::registry().with(counter);
        tracing::subscriber::with_default(subscriber, || {
            (0..KINDS).for_each(flood);
            assert_eq!(written.load(Ordering::Relaxed), u64::from(KINDS * LINES));
            repeats.report();
        });
        let expected = u64::from(KINDS * LINES + KINDS);
        assert_eq!(written.load(Ordering::Relaxed), expected);
        assert!(repeats.take().is_empty());
    }

    #[test]
    fn after_a_while_lines_are_written_again() {
        let repeats = Repeats::default();
        let kind =
            tracing::callsite!(name: "test", kind: tracing::metadata::Kind::EVENT, fields: message);
        let kind = tracing::Callsite::metadata(kind).callsite();
        let start = Instant::now();
        let written = |now| {
            let admits = |_: &u32| repeats.admits(kind.clone(), now, String::new);
            (0..2 * LINES).filter(admits).count()
        };
        assert_eq!(written(start), LINES as usize);
        assert_eq!(written(start + PERIOD / 2), 0);
        assert_eq!(written(start + PERIOD), LINES as usize);
    }
}
