//! Raises the number of sockets that the system lets us open.

use crate::limits::Limits;

/// Open files other than sockets and connections: the database, the runtime, the program itself.
const OTHER_FILES: usize = 64;

/// Raises the limit as far as the system lets us. It is low by default because some programs cannot handle high numbers
/// of files; ours can.
#[cfg(unix)]
pub(crate) fn raise_limit(limits: &Limits) {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: limit.maximum,
        ..limit
    };
    // If it cannot be raised, it stays as it is.
    let _ = setrlimit(Resource::Nofile, raised);
    let wanted = limits.sockets + limits.connections + OTHER_FILES;
    let open_files = getrlimit(Resource::Nofile).current;
    if let Some(open_files) = open_files.filter(|&open_files| open_files < wanted as u64) {
        tracing::warn!(
            open_files,
            wanted,
            "the system lets us open fewer files than there may be connections: raise the limit (ulimit -n)"
        );
    }
}

#[cfg(not(unix))]
pub(crate) fn raise_limit(_: &Limits) {}
