//! Signals from the system: those that ask the program to end, and one that must not kill it.

/// Completes when the user presses Ctrl-C or closes the terminal, or the system asks the program to end. All of these are
/// caught from this call on.
#[cfg(unix)]
pub(crate) fn asked_to_end() -> impl Future<Output = ()> {
    use tokio::signal::unix::{Signal, SignalKind, signal};
    async fn came(signal: Option<Signal>) {
        match signal {
            Some(mut signal) => drop(signal.recv().await),
            // Without this signal the others have to do.
            None => std::future::pending().await,
        }
    }
    let interrupted = came(signal(SignalKind::interrupt()).ok());
    let terminated = came(signal(SignalKind::terminate()).ok());
    let hangup = hangup_ends_us().then(|| signal(SignalKind::hangup()).ok());
    let hung_up = came(hangup.flatten());
    async {
        tokio::select! {
            () = interrupted => {}
            () = terminated => {}
            () = hung_up => {}
        }
    }
}

/// Whether a hangup is meant to end the program. `nohup` has us started with SIGHUP ignored, and catching it would undo
/// that. Only Linux tells without unsafe code; elsewhere the signal is left as it is.
#[cfg(unix)]
fn hangup_ends_us() -> bool {
    // The lowest bit stands for signal 1, which is SIGHUP.
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    ignored.is_some_and(|mask| mask & 1 == 0)
}

/// Completes when the user presses Ctrl-C.
#[cfg(not(unix))]
pub(crate) async fn asked_to_end() {
    if tokio::signal::ctrl_c().await.is_err() {
        // Without signals only the system can end us.
        std::future::pending::<()>().await;
    }
}

/// Lets a write beyond `ulimit -f` fail like any other write to a full disk. Without this the system would kill us.
pub(crate) fn survive_file_size_limit() {
    // Any handler will do, even one that only sets a flag which nobody reads.
    #[cfg(unix)]
    let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, std::sync::Arc::default());
}
