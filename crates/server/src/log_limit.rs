//! Keeps repeated lines from filling the log.

use std::time::Duration;

use tokio::time::Instant;

/// How often the same message is worth a line.
const PERIOD: Duration = Duration::from_secs(10);

/// When something was last logged, and how often it has happened since.
#[derive(Debug, Default)]
pub(crate) struct LogLimit {
    last: Option<Instant>,
    unwritten: u64,
}

impl LogLimit {
    /// How often it has happened since the last line; `None` if it is too early for another one.
    pub(crate) fn admit(&mut self) -> Option<u64> {
        if self.last.is_some_and(|last| last.elapsed() < PERIOD) {
            self.unwritten += 1;
            return None;
        }
        self.last = Some(Instant::now());
        Some(std::mem::take(&mut self.unwritten))
    }
}

#[cfg(test)]
mod tests {
    use super::{LogLimit, PERIOD};

    #[tokio::test(start_paused = true)]
    async fn one_line_in_a_while() {
        let mut limit = LogLimit::default();
        assert_eq!(limit.admit(), Some(0));
        assert_eq!(limit.admit(), None);
        assert_eq!(limit.admit(), None);
        tokio::time::advance(PERIOD).await;
        assert_eq!(limit.admit(), Some(2));
        assert_eq!(limit.admit(), None);
    }
}
