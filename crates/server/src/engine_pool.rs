//! Engine threads. Searches wait in one line for one of them, so that no async thread ever computes and no game gets
//! more than its turn: a game has at most one search of its own at a time.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use skep_engine::{Engine, Level, Native, OutOfMemory, Stop};
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

/// How long a search may take of what it would have for itself: the longer the line, the shorter, but not for ever.
pub(crate) fn share(time: Duration, waiting: usize, least: Duration) -> Duration {
    let count = u32::try_from(waiting).unwrap_or(u32::MAX).saturating_add(1);
    (time / count).max(least)
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
            small: Engine::new(SMALL_TABLE, Native)?,
            full: Engine::new(FULL_TABLE, Native)?,
        })
    }

    /// The engine that plays at this level, with the errors or the openings of that seed.
    ///
    /// What a lower level believes is no use to anybody else, so it has a table of its own, emptied each time.
    pub(crate) fn at(&mut self, level: Level, seed: u64) -> &mut Engine {
        if level == Level::FULL {
            self.full.set_seed(seed);
            return &mut self.full;
        }
        self.small.forget();
        self.small.set_level(level);
        self.small.set_seed(seed);
        &mut self.small
    }
}

impl Pool {
    /// Starts this many engine threads.
    pub(crate) fn new(count: usize) -> Pool {
        let count = count.max(1);
        let line = Arc::new(Line::default());
        line.queue().running.resize(count, None);
        let start = |index| {
            let line = Arc::clone(&line);
            let thread = thread::Builder::new().name(format!("engine {index}"));
            thread.spawn(move || line.work(index))
        };
        let threads = (0..count).filter_map(|index| start(index).ok());
        let threads = Mutex::new(threads.collect());
        Pool(Arc::new(Inner { line, threads }))
    }

    /// Lets an engine do the work, which is told how many others wait. Whoever does not wait for the end any more
    /// stops the search by that.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        stop: Stop,
        work: impl FnOnce(&mut Engines, usize) -> T + Send + 'static,
    ) -> Result<T, Unsearched> {
        let (found, wait) = oneshot::channel();
        let guard = stop.clone();
        let work = move |engines: &mut Engines, waiting: usize| {
            // Nobody may be there any more to hear it.
            let _ = found.send(work(engines, waiting));
        };
        self.0.line.join(Job {
            stop,
            work: Box::new(work),
        })?;
        let guard = StopOnDrop(Some(guard));
        let found = wait.await.map_err(|_| Unsearched::Stopped);
        // Whoever has been answered may want to search again, and to know whether he was stopped.
        guard.disarm();
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
    fn work(&self, index: usize) {
        let mut engines = None;
        while let Some((job, waiting)) = self.next(index) {
            // To fill the tables takes longer than all else at the start, and who only looks on needs none.
            if engines.is_none() {
                engines = Engines::new()
                    .inspect_err(|error| tracing::error!(%error, "a search was left out"))
                    .ok();
            }
            if let Some(engines) = &mut engines {
                let work = AssertUnwindSafe(|| (job.work)(engines, waiting));
                if catch_unwind(work).is_err() {
                    tracing::error!("a search panicked");
                }
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

/// Stops the search of somebody who has left while he waited.
struct StopOnDrop(Option<Stop>);

impl StopOnDrop {
    fn disarm(mut self) {
        self.0 = None;
    }
}

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        if let Some(stop) = &self.0 {
            stop.set();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Pool, Unsearched};
    use crate::limits;
    use skep_engine::Stop;
    use std::sync::mpsc;
    use std::time::Duration;
    use tokio::time::timeout;

    /// Only a test that hangs waits so long.
    const PATIENCE: Duration = Duration::from_secs(300);

    /// Keeps the only engine busy until the sender is dropped.
    async fn occupy(pool: &Pool) -> mpsc::Sender<()> {
        let (release, released) = mpsc::channel();
        let (begin, begun) = tokio::sync::oneshot::channel();
        let busy = pool.clone();
        tokio::spawn(async move {
            let wait = move |_: &mut super::Engines, _: usize| {
                let _ = begin.send(());
                let _ = released.recv();
            };
            busy.run(Stop::default(), wait).await
        });
        begun.await.unwrap();
        release
    }

    #[tokio::test]
    async fn who_found_the_line_full_may_come_again() {
        let pool = Pool::new(1);
        let release = occupy(&pool).await;
        let waiting: Vec<_> = (0..limits::SEARCHES)
            .map(|_| {
                let pool = pool.clone();
                tokio::spawn(async move { pool.run(Stop::default(), |_, _| ()).await })
            })
            .collect();
        while pool.waiting() < limits::SEARCHES {
            tokio::task::yield_now().await;
        }
        let stop = Stop::default();
        let refused = pool.run(stop.clone(), |_, _| 7).await;
        assert_eq!(refused, Err(Unsearched::Full));
        assert!(!stop.is_set());
        drop(release);
        for search in waiting {
            timeout(PATIENCE, search).await.unwrap().unwrap().unwrap();
        }
        assert_eq!(pool.run(stop, |_, _| 7).await, Ok(7));
        pool.close();
    }

    #[tokio::test]
    async fn a_search_that_panicked_was_not_stopped() {
        let pool = Pool::new(1);
        let stop = Stop::default();
        let failed = pool.run(stop.clone(), |_, _| panic!("as a test wants it"));
        let failed: Result<(), _> = failed.await;
        assert_eq!(failed, Err(Unsearched::Stopped));
        assert!(!stop.is_set());
        assert_eq!(pool.run(stop, |_, _| 7).await, Ok(7));
        pool.close();
    }

    #[tokio::test]
    async fn who_leaves_stops_the_search() {
        let pool = Pool::new(1);
        let release = occupy(&pool).await;
        let stop = Stop::default();
        let left = timeout(Duration::ZERO, pool.run(stop.clone(), |_, _| ())).await;
        assert!(left.is_err());
        assert!(stop.is_set());
        drop(release);
        pool.close();
    }
}
