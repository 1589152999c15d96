//! Engine threads. Searches wait in one line for one of them, so that no async thread ever computes and no game gets
//! more than its turn: a game has at most one search of its own at a time.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use skep_engine::{Engine, Level, OutOfMemory, Stop};
use tokio::sync::oneshot;

use crate::limits;

/// Mebibytes of the table for full strength.
const FULL_TABLE: usize = 32;
/// Mebibytes of the table for the lower levels, which look at few positions and forget them for the next game.
const SMALL_TABLE: usize = 1;

/// The engines; a clone is another door to the same ones.
#[derive(Clone)]
pub(crate) struct Pool(Arc<Inner>);

struct Inner {
    line: Arc<Line>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

/// The line before the engines.
#[derive(Default)]
struct Line {
    queue: Mutex<Queue>,
    wake: Condvar,
}

#[derive(Default)]
struct Queue {
    waiting: VecDeque<Job>,
    /// What each thread is busy with.
    running: Vec<Option<Stop>>,
    is_closed: bool,
}

struct Job {
    stop: Stop,
    work: Work,
}

/// What is to be done, given the engines and how many others wait.
type Work = Box<dyn FnOnce(&mut Engines, usize) + Send>;

/// What one engine thread has.
pub(crate) struct Engines {
    small: Engine,
    full: Engine,
}

/// Why a search found nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unsearched {
    /// Too many wait already.
    Full,
    /// It was stopped before it began, or failed.
    Stopped,
}

impl Engines {
    fn new() -> Result<Engines, OutOfMemory> {
        Ok(Engines {
            small: Engine::new(SMALL_TABLE)?,
            full: Engine::new(FULL_TABLE)?,
        })
    }

    /// The engine that plays at this level, with the errors of that seed.
    ///
    /// What a lower level believes is no use to anybody else, so it has a table of its own, emptied each time.
    pub(crate) fn at(&mut self, level: Level, seed: u64) -> &mut Engine {
        if level == Level::FULL {
            return &mut self.full;
        }
        self.small.forget();
        self.small.set_level(level);
        self.small.set_seed(seed);
        &mut self.small
    }
}

impl Pool {
    /// Starts so many engine threads.
    ///
    /// # Errors
    /// If there is no memory for their tables.
    pub(crate) fn new(count: usize) -> Result<Pool, OutOfMemory> {
        let line = Arc::new(Line::default());
        let engines: Vec<_> = (0..count.max(1))
            .map(|_| Engines::new())
            .collect::<Result<_, _>>()?;
        line.queue().running.resize(engines.len(), None);
        let start = |(index, engines)| {
            let line = Arc::clone(&line);
            let thread = thread::Builder::new().name(format!("engine {index}"));
            thread.spawn(move || line.work(index, engines))
        };
        let threads = engines.into_iter().enumerate();
        let threads = threads.filter_map(|engines| start(engines).ok());
        let threads = Mutex::new(threads.collect());
        Ok(Pool(Arc::new(Inner { line, threads })))
    }

    /// Lets an engine do the work, which is told how many others wait. Whoever does not wait for the end any more
    /// stops the search by that.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        stop: Stop,
        work: impl FnOnce(&mut Engines, usize) -> T + Send + 'static,
    ) -> Result<T, Unsearched> {
        let (found, wait) = oneshot::channel();
        let guard = StopOnDrop(stop.clone());
        let work = move |engines: &mut Engines, waiting: usize| {
            // Nobody may be there any more to hear it.
            let _ = found.send(work(engines, waiting));
        };
        self.0.line.join(Job {
            stop,
            work: Box::new(work),
        })?;
        let found = wait.await.map_err(|_| Unsearched::Stopped);
        drop(guard);
        found
    }

    /// How many searches wait.
    pub(crate) fn waiting(&self) -> usize {
        self.0.line.queue().waiting.len()
    }

    /// Stops all searches and ends the threads; takes no longer than a search needs to see that it is stopped.
    pub(crate) fn close(&self) {
        {
            let mut queue = self.0.line.queue();
            queue.is_closed = true;
            queue.waiting.clear();
            queue.running.iter().flatten().for_each(Stop::set);
        }
        self.0.line.wake.notify_all();
        let threads = std::mem::take(&mut *lock(&self.0.threads));
        for thread in threads {
            // A thread that panicked has said so.
            let _ = thread.join();
        }
    }
}

impl Line {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        lock(&self.queue)
    }

    fn join(&self, job: Job) -> Result<(), Unsearched> {
        let mut queue = self.queue();
        if queue.is_closed {
            return Err(Unsearched::Stopped);
        }
        if queue.waiting.len() >= limits::SEARCHES {
            queue.waiting.retain(|job| !job.stop.is_set());
        }
        if queue.waiting.len() >= limits::SEARCHES {
            return Err(Unsearched::Full);
        }
        queue.waiting.push_back(job);
        self.wake.notify_one();
        Ok(())
    }

    /// What an engine thread does all its life.
    fn work(&self, index: usize, mut engines: Engines) {
        while let Some((job, waiting)) = self.next(index) {
            let work = AssertUnwindSafe(|| (job.work)(&mut engines, waiting));
            if catch_unwind(work).is_err() {
                tracing::error!("a search panicked");
            }
            self.queue().running[index] = None;
        }
    }

    /// The next search that somebody still wants, and how many wait behind it.
    fn next(&self, index: usize) -> Option<(Job, usize)> {
        let mut queue = self.queue();
        loop {
            if queue.is_closed {
                return None;
            }
            match queue.waiting.pop_front() {
                Some(job) if job.stop.is_set() => {}
                Some(job) => {
                    queue.running[index] = Some(job.stop.clone());
                    return Some((job, queue.waiting.len()));
                }
                None => {
                    let woken = self.wake.wait(queue);
                    queue = woken.unwrap_or_else(PoisonError::into_inner);
                }
            }
        }
    }
}

/// A panic while the lock was held leaves a queue that is still a queue.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

struct StopOnDrop(Stop);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.set();
    }
}
