//! The measurements, and how they are printed.

use std::fmt;
use std::time::{Duration, Instant};

use hdrhistogram::Histogram;

use crate::Failure;
use crate::process::{Usage, peak_memory};
use crate::server::Server;

/// How long moves took, in microseconds.
#[derive(Clone)]
pub(crate) struct Times {
    /// From the moment at which the move was due.
    since_due: Histogram<u64>,
    /// From when it was sent: without waiting for earlier moves, and for our own turn on the processor.
    since_sent: Histogram<u64>,
}

impl Default for Times {
    fn default() -> Times {
        let empty = || Histogram::new(3).expect("three digits are few enough");
        Times {
            since_due: empty(),
            since_sent: empty(),
        }
    }
}

impl Times {
    pub(crate) fn record(&mut self, since_due: Duration, since_sent: Duration) {
        let micros = |time: Duration| u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        for (histogram, time) in [
            (&mut self.since_due, since_due),
            (&mut self.since_sent, since_sent),
        ] {
            // It grows as it needs, so it takes everything.
            let _ = histogram.record(micros(time));
        }
    }

    pub(crate) fn add(&mut self, other: &Times) {
        // They grow as they need.
        let _ = self.since_due.add(&other.since_due);
        let _ = self.since_sent.add(&other.since_sent);
    }

    fn millis(&self, quantile: f64) -> f64 {
        self.since_due.value_at_quantile(quantile) as f64 / 1000.0
    }
}

/// Measures what the server uses.
pub(crate) struct Meter {
    start: Instant,
    server: Usage,
    clients: Usage,
}

/// What the server used for one move, or for sending it to one watcher.
#[derive(Clone)]
pub(crate) struct PerMove {
    /// Moves per second.
    rate: f64,
    processor_micros: f64,
    written: f64,
    /// How much of one processor the clients used. If that is near the machine's limit, the times are theirs.
    clients: f64,
    memory: u64,
    journal: u64,
}

impl Meter {
    pub(crate) fn start(server: &Server) -> Result<Meter, Failure> {
        Ok(Meter {
            start: Instant::now(),
            server: Usage::of(server.process())?,
            clients: Usage::of(std::process::id())?,
        })
    }

    /// What each move has cost since the start, given how many there were.
    pub(crate) fn stop(&self, server: &Server, count: u64) -> Result<PerMove, Failure> {
        let seconds = self.start.elapsed().as_secs_f64();
        let used = Usage::of(server.process())?;
        let clients = Usage::of(std::process::id())?.processor - self.clients.processor;
        let each = |sum: f64| sum / (count.max(1)) as f64;
        let processor = used.processor - self.server.processor;
        Ok(PerMove {
            rate: count as f64 / seconds,
            processor_micros: each(processor.as_secs_f64() * 1e6),
            written: each((used.written - self.server.written) as f64),
            clients: clients.as_secs_f64() / seconds,
            memory: peak_memory(server.process())?,
            journal: server.longest_journal(),
        })
    }
}

/// The figures of a run.
#[derive(Clone)]
pub(crate) struct Figures {
    pub(crate) scenario: String,
    pub(crate) usage: PerMove,
    pub(crate) times: Times,
}

/// Above the rows of figures.
pub(crate) const HEADING: &str = concat!(
    "                                        per   p50   p99   p99.9 longest  p99 ms  server   bytes    most  longest    clients\n",
    "scenario                             second    ms    ms      ms      ms as sent µs each written  memory  journal  processor"
);

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (times, usage) = (&self.times, &self.usage);
        write!(
            f,
            "{:<36} {:>6.0} {:>5.1} {:>5.1} {:>7.1} {:>7.1} {:>7.1} {:>7.0} {:>7.0} {:>4.0} MB {:>5.1} MB {:>6.0} %",
            self.scenario,
            usage.rate,
            times.millis(0.5),
            times.millis(0.99),
            times.millis(0.999),
            times.millis(1.0),
            times.since_sent.value_at_quantile(0.99) as f64 / 1000.0,
            usage.processor_micros,
            usage.written,
            usage.memory as f64 / 1e6,
            usage.journal as f64 / 1e6,
            usage.clients * 100.0,
        )
    }
}

/// One of the figures that two programs are compared by.
type Measure = (&'static str, fn(&Figures) -> f64);

const MEASURES: [Measure; 8] = [
    ("moves a second", |run| run.usage.rate),
    ("p50", |run| run.times.millis(0.5)),
    ("p99", |run| run.times.millis(0.99)),
    ("p99.9", |run| run.times.millis(0.999)),
    ("processor", |run| run.usage.processor_micros),
    ("bytes written", |run| run.usage.written),
    ("memory", |run| run.usage.memory as f64),
    ("journal", |run| run.usage.journal as f64),
];

/// How the first program compares with the second, by the medians of their runs.
pub(crate) fn ratios(ours: &[Figures], theirs: &[Figures]) -> String {
    let ratio = |(name, measure): Measure| {
        let median = |runs: &[Figures]| {
            let mut values: Vec<f64> = runs.iter().map(measure).collect();
            values.sort_by(f64::total_cmp);
            values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
        };
        format!("{name} {:.2}", median(ours) / median(theirs))
    };
    let ratios: Vec<_> = MEASURES.into_iter().map(ratio).collect();
    format!("the first against the second: {}", ratios.join(", "))
}
