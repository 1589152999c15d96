//! What all requests share.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use tokio::sync::{Semaphore, watch};

use crate::assets::WebFiles;
use crate::blocking_work::BlockingWork;
use crate::guard::Gate;
use crate::limits;
use crate::problem::Problem;
use crate::table::SocketId;
use crate::tables::Tables;

/// What all requests share.
pub(crate) struct App {
    pub(crate) tables: Arc<Tables>,
    pub(crate) gate: Gate,
    pub(crate) web: WebFiles,
    /// Hints that may be looked for at once.
    pub(crate) hints: Semaphore,
    /// Verdicts, advice, positions played out.
    pub(crate) verdicts: BlockingWork,
    /// Turns true when the server is about to end.
    pub(crate) closing: watch::Receiver<bool>,
    sockets: AtomicUsize,
    next_socket: AtomicU64,
}

/// A socket's place among those that may be open at once; it is free again when this goes.
pub(crate) struct Place {
    app: Arc<App>,
    pub(crate) socket: SocketId,
}

impl App {
    pub(crate) fn new(
        tables: Arc<Tables>,
        gate: Gate,
        web: WebFiles,
        closing: watch::Receiver<bool>,
    ) -> App {
        App {
            tables,
            gate,
            web,
            hints: Semaphore::new(limits::HINTS),
            verdicts: BlockingWork::new(limits::VERDICTS),
            closing,
            sockets: AtomicUsize::new(0),
            next_socket: AtomicU64::new(0),
        }
    }

    /// How many sockets are open.
    pub(crate) fn sockets(&self) -> usize {
        self.sockets.load(Ordering::Relaxed)
    }

    /// Lets one more socket in.
    pub(crate) fn admit(self: &Arc<Self>) -> Result<Place, Problem> {
        if self.sockets.fetch_add(1, Ordering::Relaxed) >= limits::SOCKETS {
            self.sockets.fetch_sub(1, Ordering::Relaxed);
            return Err(Problem::too_many_sockets(limits::SOCKETS));
        }
        Ok(Place {
            app: Arc::clone(self),
            socket: self.next_socket.fetch_add(1, Ordering::Relaxed),
        })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.app.sockets.fetch_sub(1, Ordering::Relaxed);
    }
}
