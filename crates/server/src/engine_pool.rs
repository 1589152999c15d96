//! Engine threads. Searches wait in line for one of them, so that no async thread ever computes. Each client has its
//! turn (`engine_pool/fair_queue.rs`), and a game has at most one search of its own at a time.

mod fair_queue;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use skep_engine::{Engine, Level, Native, OutOfMemory, Stop};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

use crate::limits;
use crate::requester::Client;

use fair_queue::FairQueue;
pub(crate) use fair_queue::Urgency;

/// Mebibytes of the table for full strength.
const FULL_TABLE: usize = 32;
/// Mebibytes of the table for the lower levels, which look at few positions and forget them for the next game.
const SMALL_TABLE: usize = 1;

/// The engines. Clones share them.
#[derive(Clone)]
pub(crate) struct Pool(Arc<Inner>);

struct Inner {
    line: Arc<Line>,
    threads: Mutex<Vec<JoinHandle<()>>>,
    moves: Arc<Semaphore>,
}

/// The queue of the engines.
struct Line {
    queue: Mutex<Queue>,
    wake: Condvar,
}

struct Queue {
    waiting: FairQueue<Client, Job>,
    /// The current work of each thread.
    running: Vec<Option<Stop>>,
    is_closed: bool,
}

struct Job {
    stop: Stop,
    /// Whether it had to make room for another.
    is_displaced: Arc<AtomicBool>,
    work: Work,
}

/// Work for an engine, which also gets the number of waiting searches.
type Work = Box<dyn FnOnce(&mut Engines, usize) + Send>;

/// The state of one engine thread.
pub(crate) struct Engines {
    small: Engine,
    full: Engine,
}

/// The fraction of its time that a search gets: the longer the queue, the less, down to a minimum.
pub(crate) fn share(time: Duration, waiting: usize, least: Duration) -> Duration {
    let count = u32::try_from(waiting).unwrap_or(u32::MAX).saturating_add(1);
    (time / count).max(least)
}

/// Why a search found nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unsearched {
    /// Too many are waiting already.
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

    /// The engine for this level, with the mistakes or openings of that seed.
    ///
    /// The results of a lower level are of no use to others, so it has a table of its own, cleared each time.
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
        let line = Arc::new(Line {
            queue: Mutex::new(Queue {
                waiting: FairQueue::new(),
                running: vec![None; count],
                is_closed: false,
            }),
            wake: Condvar::new(),
        });
        let start = |index| {
            let line = Arc::clone(&line);
            let thread = thread::Builder::new().name(format!("engine {index}"));
            thread.spawn(move || line.work(index))
        };
        let threads = (0..count).filter_map(|index| start(index).ok());
        let threads = Mutex::new(threads.collect());
        Pool(Arc::new(Inner {
            line,
            threads,
            moves: Arc::new(Semaphore::new(limits::ENGINE_MOVES)),
        }))
    }

    /// Waits for permission to make a move, which is held until the move is on disk. Few engines have it at a time,
    /// so people's moves never wait behind many of theirs.
    pub(crate) async fn permission(&self) -> Option<OwnedSemaphorePermit> {
        // Nobody closes the semaphore.
        Arc::clone(&self.0.moves).acquire_owned().await.ok()
    }

    /// Runs the work on an engine when it is the client's turn. The work is told how many others are waiting. A caller that
    /// stops waiting for the result stops the search.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        (urgency, client): (Urgency, Client),
        stop: Stop,
        work: impl FnOnce(&mut Engines, usize) -> T + Send + 'static,
    ) -> Result<T, Unsearched> {
        let (found, wait) = oneshot::channel();
        let guard = stop.clone();
        let work = move |engines: &mut Engines, waiting: usize| {
            // The receiver may be gone.
            let _ = found.send(work(engines, waiting));
        };
        let is_displaced = Arc::new(AtomicBool::new(false));
        let job = Job {
            stop,
            is_displaced: Arc::clone(&is_displaced),
            work: Box::new(work),
        };
        self.0.line.join(urgency, client, job)?;
        let guard = StopOnDrop(Some(guard));
        let found = wait.await.map_err(|_| {
            if is_displaced.load(Ordering::Relaxed) {
                Unsearched::Full
            } else {
                Unsearched::Stopped
            }
        });
        // After the answer, the caller may search again and look whether it was stopped.
        guard.disarm();
        found
    }

    /// How many searches are waiting.
    pub(crate) fn waiting(&self) -> usize {
        self.0.line.queue().waiting.len()
    }

    /// Stops all searches and ends the threads. This takes only as long as a search needs to notice it.
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
            // A thread that panicked has reported it.
            let _ = thread.join();
        }
    }
}

impl Line {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        lock(&self.queue)
    }

    /// When the line is full, the client that has the most in it gives way to one that has fewer.
    fn join(&self, urgency: Urgency, client: Client, job: Job) -> Result<(), Unsearched> {
        let mut queue = self.queue();
        if queue.is_closed {
            return Err(Unsearched::Stopped);
        }
        if queue.waiting.len() >= limits::SEARCHES {
            queue.waiting.retain(|job| !job.stop.is_set());
        }
        if queue.waiting.len() >= limits::SEARCHES {
            let own = queue.waiting.len_of(client);
            let displaced = queue.waiting.pop_newest_of_largest(own + 1);
            let displaced = displaced.ok_or(Unsearched::Full)?;
            displaced.is_displaced.store(true, Ordering::Relaxed);
        }
        queue.waiting.push(urgency, client, job);
        self.wake.notify_one();
        Ok(())
    }

    /// The main loop of an engine thread.
    fn work(&self, index: usize) {
        let mut engines = None;
        while let Some((job, waiting)) = self.next(index) {
            // Filling the tables takes longer than everything else at the start, and a spectator needs none.
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

    /// The next search that is still wanted, and how many wait behind it.
    fn next(&self, index: usize) -> Option<(Job, usize)> {
        let mut queue = self.queue();
        loop {
            if queue.is_closed {
                return None;
            }
            match queue.waiting.pop() {
                Some((job, _)) if job.stop.is_set() => {}
                Some((job, waiting)) => {
                    queue.running[index] = Some(job.stop.clone());
                    return Some((job, waiting));
                }
                None => {
                    let woken = self.wake.wait(queue);
                    queue = woken.unwrap_or_else(PoisonError::into_inner);
                }
            }
        }
    }
}

/// A panic while the lock was held leaves a valid queue.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Stops the search of a caller who has left while waiting.
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
    use super::{Pool, Unsearched, Urgency};
    use crate::limits;
    use crate::requester::Client;
    use skep_engine::Stop;
    use skep_game::{Actor, PersonId};
    use std::sync::{Arc, Mutex, mpsc};
    use std::time::Duration;
    use tokio::time::timeout;

    /// Only a hanging test waits this long.
    const PATIENCE: Duration = Duration::from_secs(300);

    const HERE: (Urgency, Client) = (Urgency::Now, Client::Server);

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
            busy.run(HERE, Stop::default(), wait).await
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
                tokio::spawn(async move { pool.run(HERE, Stop::default(), |_, _| ()).await })
            })
            .collect();
        while pool.waiting() < limits::SEARCHES {
            tokio::task::yield_now().await;
        }
        let stop = Stop::default();
        let refused = pool.run(HERE, stop.clone(), |_, _| 7).await;
        assert_eq!(refused, Err(Unsearched::Full));
        assert!(!stop.is_set());
        // Somebody else finds room: one of those makes it.
        let other = (Urgency::Now, Client::Actor(Actor::Person(PersonId(1))));
        let others = {
            let pool = pool.clone();
            tokio::spawn(async move { pool.run(other, Stop::default(), |_, _| 8).await })
        };
        let mut full = 0;
        while !waiting.iter().any(tokio::task::JoinHandle::is_finished) {
            tokio::task::yield_now().await;
        }
        drop(release);
        for search in waiting {
            let found = timeout(PATIENCE, search).await.unwrap().unwrap();
            full += usize::from(found == Err(Unsearched::Full));
        }
        assert_eq!(full, 1);
        assert_eq!(others.await.unwrap(), Ok(8));
        assert_eq!(pool.run(HERE, stop, |_, _| 7).await, Ok(7));
        pool.close();
    }

    #[tokio::test]
    async fn a_search_that_panicked_was_not_stopped() {
        let pool = Pool::new(1);
        let stop = Stop::default();
        let failed = pool.run(HERE, stop.clone(), |_, _| panic!("as a test wants it"));
        let failed: Result<(), _> = failed.await;
        assert_eq!(failed, Err(Unsearched::Stopped));
        assert!(!stop.is_set());
        assert_eq!(pool.run(HERE, stop, |_, _| 7).await, Ok(7));
        pool.close();
    }

    #[tokio::test]
    async fn who_leaves_stops_the_search() {
        let pool = Pool::new(1);
        let release = occupy(&pool).await;
        let stop = Stop::default();
        let left = timeout(Duration::ZERO, pool.run(HERE, stop.clone(), |_, _| ())).await;
        assert!(left.is_err());
        assert!(stop.is_set());
        drop(release);
        pool.close();
    }

    #[tokio::test]
    async fn few_engines_move_at_the_same_time() {
        let pool = Pool::new(1);
        let mut permissions = Vec::new();
        for _ in 0..limits::ENGINE_MOVES {
            permissions.push(pool.permission().await);
        }
        assert!(timeout(Duration::ZERO, pool.permission()).await.is_err());
        permissions.pop();
        assert!(timeout(PATIENCE, pool.permission()).await.is_ok());
        pool.close();
    }

    /// One client has hundreds of searches in line, and another comes later with one: in which order are they done?
    #[tokio::test]
    async fn one_client_does_not_hold_up_another() {
        let pool = Pool::new(1);
        let release = occupy(&pool).await;
        let [many, one] = [1, 2].map(|id| Client::Actor(Actor::Person(PersonId(id))));
        let done = Arc::new(Mutex::new(Vec::new()));
        let mut searches = Vec::new();
        for (client, count) in [(many, 500), (one, 1)] {
            for _ in 0..count {
                let (pool, done) = (pool.clone(), Arc::clone(&done));
                searches.push(tokio::spawn(async move {
                    let work = move |_: &mut super::Engines, _: usize| {
                        done.lock().unwrap().push(client);
                    };
                    pool.run((Urgency::Now, client), Stop::default(), work)
                        .await
                }));
            }
            while pool.waiting() < searches.len() {
                tokio::task::yield_now().await;
            }
        }
        drop(release);
        for search in searches {
            timeout(PATIENCE, search).await.unwrap().unwrap().unwrap();
        }
        let done = done.lock().unwrap();
        let place = done.iter().position(|client| *client == one);
        assert!(place.is_some_and(|place| place <= 1), "{place:?}");
        pool.close();
    }
}
