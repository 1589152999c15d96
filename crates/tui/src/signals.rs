//! Signals from the system: to end, to suspend, to continue, to adapt to another size.

/// A signal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Signal {
    End,
    Suspend,
    Continue,
    /// The terminal may have another size.
    Resize,
}

#[cfg(unix)]
pub(crate) use unix::Signals;

#[cfg(unix)]
mod unix {
    use std::io;

    use rustix::process::{self, kill_current_process_group};
    use tokio::signal::unix::{self, SignalKind, signal};

    use super::Signal;

    pub(crate) struct Signals {
        ends: [unix::Signal; 3],
        suspend: unix::Signal,
        goes_on: unix::Signal,
        resize: unix::Signal,
    }

    impl Signals {
        pub(crate) fn new() -> io::Result<Signals> {
            Ok(Signals {
                ends: [
                    signal(SignalKind::terminate())?,
                    signal(SignalKind::hangup())?,
                    signal(SignalKind::interrupt())?,
                ],
                suspend: signal(SignalKind::from_raw(process::Signal::TSTP.as_raw()))?,
                goes_on: signal(SignalKind::from_raw(process::Signal::CONT.as_raw()))?,
                resize: signal(SignalKind::window_change())?,
            })
        }

        pub(crate) async fn next(&mut self) -> Signal {
            let [terminate, hangup, interrupt] = &mut self.ends;
            tokio::select! {
                _ = terminate.recv() => Signal::End,
                _ = hangup.recv() => Signal::End,
                _ = interrupt.recv() => Signal::End,
                _ = self.suspend.recv() => Signal::Suspend,
                _ = self.goes_on.recv() => Signal::Continue,
                _ = self.resize.recv() => Signal::Resize,
            }
        }

        /// Stops the whole job, as the terminal would: the shell prompts again only when every process of the job has
        /// stopped. When the job continues, this returns.
        pub(crate) fn stop() {
            // This cannot fail. If it does, we just continue.
            let _ = kill_current_process_group(process::Signal::STOP);
        }
    }
}

/// Other systems have no such signals.
#[cfg(not(unix))]
pub(crate) struct Signals;

#[cfg(not(unix))]
impl Signals {
    #[expect(clippy::unnecessary_wraps, reason = "as on Unix")]
    pub(crate) fn new() -> std::io::Result<Signals> {
        Ok(Signals)
    }

    pub(crate) async fn next(&mut self) -> Signal {
        std::future::pending().await
    }

    pub(crate) fn stop() {}
}
