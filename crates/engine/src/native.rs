//! The operating system's clock and threads. The rest of the engine uses neither, so `wasm` builds,
//! which have neither in a browser, leave this module out.

use std::panic::resume_unwind;
use std::sync::LazyLock;
use std::thread;
use std::time::{Duration, Instant};

use crate::Host;

/// The operating system's clock and threads.
#[derive(Clone, Copy, Debug, Default)]
pub struct Native;

/// The moment that [`Native`] counts from.
static EPOCH: LazyLock<Instant> = LazyLock::new(Instant::now);

impl Host for Native {
    fn now(&self) -> Duration {
        EPOCH.elapsed()
    }

    fn run(&self, helpers: usize, help: &(dyn Fn(usize) + Sync), lead: &mut dyn FnMut()) {
        thread::scope(|scope| {
            let mut running = Vec::new();
            for index in 0..helpers {
                // If the system cannot start more threads, the search continues with fewer helpers.
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
