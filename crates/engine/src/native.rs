//! The clock and the threads of the operating system. A browser has neither for us, so `wasm` builds
//! do without this module. No other code in the engine uses either.

use std::panic::resume_unwind;
use std::sync::LazyLock;
use std::thread;
use std::time::{Duration, Instant};

use crate::Host;

/// The clock and the threads of the operating system.
#[derive(Clone, Copy, Debug, Default)]
pub struct Native;

/// The moment from which [`Native`] counts.
static EPOCH: LazyLock<Instant> = LazyLock::new(Instant::now);

impl Host for Native {
    fn now(&self) -> Duration {
        EPOCH.elapsed()
    }

    fn run(&self, helpers: usize, help: &(dyn Fn(usize) + Sync), lead: &mut dyn FnMut()) {
        thread::scope(|scope| {
            let mut running = Vec::new();
            for index in 0..helpers {
                // If the system has no more threads to give, fewer helpers have to do.
                match thread::Builder::new().spawn_scoped(scope, move || help(index)) {
                    Ok(helper) => running.push(helper),
                    Err(_) => break,
                }
            }
            lead();
            for helper in running {
                helper.join().unwrap_or_else(|panic| resume_unwind(panic));
            }
        });
    }
}
