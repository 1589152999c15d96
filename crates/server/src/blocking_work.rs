//! Work that takes up to a second. It runs on blocking threads, so that requests are still served.

use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinError;

use crate::problem::Problem;

/// Runs a limited number of such jobs at once.
pub(crate) struct BlockingWork(Arc<Semaphore>);

impl BlockingWork {
    pub(crate) fn new(limit: usize) -> BlockingWork {
        BlockingWork(Arc::new(Semaphore::new(limit)))
    }

    /// Runs the work on a blocking thread, or refuses it if the limit is reached.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let permit = Arc::clone(&self.0).try_acquire_owned();
        let permit = permit.map_err(|_| Problem::engines_busy())?;
        let done = run_holding(permit, work).await;
        done.map_err(|error| {
            tracing::error!(%error, "work ended early");
            Problem::engines_busy()
        })
    }

    /// Waits for its turn if the limit is reached, then runs the work on a blocking thread.
    ///
    /// # Errors
    /// If the work panics.
    pub(crate) async fn run_in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, JoinError> {
        let permit = Arc::clone(&self.0).acquire_owned().await;
        run_holding(permit.expect("nobody closes the semaphore"), work).await
    }
}

async fn run_holding<T: Send + 'static>(
    permit: OwnedSemaphorePermit,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, JoinError> {
    // A blocking thread cannot be stopped, so the work counts against the limit until it ends, even if the requester
    // has disconnected.
    let work = move || {
        let _permit = permit;
        work()
    };
    tokio::task::spawn_blocking(work).await
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::BlockingWork;
    use crate::problem::Problem;

    #[tokio::test]
    async fn work_counts_against_the_limit_until_it_ends() {
        let blocking = BlockingWork::new(2);
        let (end, ended) = mpsc::channel::<()>();
        let long_work = move || {
            let _ = ended.recv();
        };
        // The requester gives up, but the work continues.
        let left = tokio::time::timeout(Duration::from_millis(1), blocking.run(long_work)).await;
        assert!(left.is_err());
        assert_eq!(blocking.run(|| 1).await, Ok(1));
        let (end_too, ended) = mpsc::channel::<()>();
        let long_work = move || {
            let _ = ended.recv();
        };
        let left = tokio::time::timeout(Duration::from_millis(1), blocking.run(long_work)).await;
        assert!(left.is_err());
        assert_eq!(blocking.run(|| 2).await, Err(Problem::engines_busy()));
        // Others wait for their turn.
        let waiting = tokio::time::timeout(Duration::from_millis(1), blocking.run_in_turn(|| 3));
        assert!(waiting.await.is_err());
        drop((end, end_too));
        assert_eq!(blocking.run_in_turn(|| 4).await.unwrap(), 4);
        while blocking.run(|| ()).await.is_err() {
            tokio::task::yield_now().await;
        }
    }
}
