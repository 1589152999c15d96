//! Work that takes up to a second, off the threads that serve others.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::problem::Problem;

/// A desk at which so many works are done at once.
pub(crate) struct Desk(Arc<Semaphore>);

impl Desk {
    pub(crate) fn new(places: usize) -> Desk {
        Desk(Arc::new(Semaphore::new(places)))
    }

    /// Does the work, unless all places are taken.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let place = Arc::clone(&self.0).try_acquire_owned();
        let place = place.map_err(|_| Problem::engines_busy())?;
        // Work cannot be broken off: it keeps its place until it ends, though nobody may wait for it any more.
        let work = move || {
            let _place = place;
            work()
        };
        let done = tokio::task::spawn_blocking(work).await;
        done.map_err(|error| {
            tracing::error!(%error, "work ended early");
            Problem::engines_busy()
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::Desk;
    use crate::problem::Problem;

    #[tokio::test]
    async fn a_place_is_taken_until_the_work_ends() {
        let desk = Desk::new(2);
        let (end, ended) = mpsc::channel::<()>();
        let long_work = move || {
            let _ = ended.recv();
        };
        // Who asked for it goes away, the work goes on.
        let left = tokio::time::timeout(Duration::from_millis(1), desk.work(long_work)).await;
        assert!(left.is_err());
        assert_eq!(desk.work(|| 1).await, Ok(1));
        let (end_too, ended) = mpsc::channel::<()>();
        let long_work = move || {
            let _ = ended.recv();
        };
        let left = tokio::time::timeout(Duration::from_millis(1), desk.work(long_work)).await;
        assert!(left.is_err());
        assert_eq!(desk.work(|| 2).await, Err(Problem::engines_busy()));
        drop((end, end_too));
        while desk.work(|| ()).await.is_err() {
            tokio::task::yield_now().await;
        }
    }
}
