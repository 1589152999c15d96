//! The engine takes its clock and its helpers from its host.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use skep_engine::{Clock, Engine, Host, Limits, Native, Report};
use skep_rules::{GameType, Opening, Position};

/// A clock that advances by a millisecond each time it is read. It has no helpers.
#[derive(Clone, Default)]
struct Ticking(Arc<AtomicU64>);

impl Host for Ticking {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

/// Records how many helpers it was asked for, and runs them on the operating system's threads.
#[derive(Clone, Default)]
struct Counting {
    asked: Arc<Mutex<Vec<usize>>>,
    called: Arc<AtomicUsize>,
}

impl Host for Counting {
    fn now(&self) -> Duration {
        Duration::ZERO
    }

    fn run(&self, helpers: usize, help: &(dyn Fn(usize) + Sync), lead: &mut dyn FnMut()) {
        self.asked.lock().unwrap().push(helpers);
        let help = |index| {
            self.called.fetch_add(1, Ordering::Relaxed);
            help(index);
        };
        Native.run(helpers, &help, lead);
    }
}

fn search(host: impl Host + 'static, threads: usize, limits: &Limits) -> Report {
    let mut engine = Engine::new(1, host).unwrap();
    engine.set_threads(NonZeroUsize::new(threads).unwrap());
    let position = Position::new(GameType::MLP, Opening::Tournament);
    engine.search(&position, limits, |_| ())
}

#[test]
fn a_search_ends_when_the_clock_of_the_host_says_so() {
    let time = Duration::from_millis(40);
    let clock = Clock {
        remaining: Duration::from_millis(1030),
        increment: Duration::ZERO,
    };
    // Of a second, about forty milliseconds are used if the search settles early.
    for limits in [
        Limits {
            time: Some(time),
            ..Limits::default()
        },
        Limits {
            clock: Some(clock),
            ..Limits::default()
        },
    ] {
        let host = Ticking::default();
        let report = search(host.clone(), 1, &limits);
        let looks = host.0.load(Ordering::Relaxed);
        assert!((20..=130).contains(&looks), "{looks} looks, {report:?}");
        assert!(report.time <= Duration::from_millis(looks), "{report:?}");
        assert!(report.best().is_some());
        // The clock is the host's, so the same search ends at the same node.
        assert_eq!(search(Ticking::default(), 1, &limits), report);
    }
}

#[test]
fn the_host_runs_one_helper_less_than_there_are_threads() {
    let host = Counting::default();
    let limits = Limits {
        depth: Some(3),
        ..Limits::default()
    };
    for threads in [1, 2, 3] {
        let report = search(host.clone(), threads, &limits);
        assert_eq!(report.depth, 3);
    }
    assert_eq!(*host.asked.lock().unwrap(), [0, 1, 2]);
    assert_eq!(host.called.load(Ordering::Relaxed), 3);
}

#[test]
fn a_host_without_helpers_searches_alone() {
    let limits = Limits {
        depth: Some(4),
        ..Limits::default()
    };
    let [one, four] = [1, 4].map(|threads| search(Ticking::default(), threads, &limits));
    assert_eq!(one.best(), four.best());
    assert_eq!(one.nodes, four.nodes);
}
