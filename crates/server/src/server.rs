//! Starting and ending a server.

use std::fmt;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use axum::Router;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::{Instant, timeout_at};

use crate::app::App;
use crate::assets::WebFiles;
use crate::bot::Habits;
use crate::connections;
use crate::guard::Gate;
use crate::http;
use crate::limits;
use crate::pool::Pool;
use crate::store::{OpenError, Place, Store};
use crate::tables::Tables;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address it listens on.
    pub host: IpAddr,
    /// The port; 0 for any that is free.
    pub port: u16,
    /// Names by which it may be called beside its own address.
    pub public: Vec<String>,
    /// The files of the web app.
    pub web: WebFiles,
    /// Where games are kept.
    pub place: Place,
    /// How engines behave.
    pub habits: Habits,
    /// How long a game stays in memory that nobody looks at.
    pub idle: Duration,
    /// How many searches run at once; by default as many as leave one processor free.
    pub engines: Option<NonZeroUsize>,
}

/// Why a server does not start.
#[derive(Debug)]
pub enum StartError {
    /// Somebody listens there already.
    PortInUse(SocketAddr),
    /// The address cannot be listened on for another reason.
    Address(SocketAddr, io::Error),
    /// The system names no folder for the user's data.
    NoFolder,
    /// The games cannot be kept.
    Store(OpenError),
}

/// A server that has its address and its store, and begins to answer with [`Server::run`].
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    running: Running,
}

/// All that has to be ended.
pub(crate) struct Running {
    pub(crate) app: Arc<App>,
    closing: watch::Sender<bool>,
}

impl Options {
    /// A server on this machine only, at the usual port, with its games in that place and without the web app.
    pub fn local(place: Place) -> Options {
        Options {
            host: IpAddr::from([127, 0, 0, 1]),
            port: crate::PORT,
            public: Vec::new(),
            web: |_| None,
            place,
            habits: Habits::default(),
            idle: limits::IDLE,
            engines: None,
        }
    }
}

impl Server {
    /// Takes the address and opens the store.
    ///
    /// # Errors
    /// If one of them cannot be had.
    pub async fn open(options: &Options) -> Result<Server, StartError> {
        let wanted = SocketAddr::new(options.host, options.port);
        let listener = TcpListener::bind(wanted).await;
        let listener = listener.map_err(|error| match error.kind() {
            io::ErrorKind::AddrInUse => StartError::PortInUse(wanted),
            _ => StartError::Address(wanted, error),
        })?;
        let address = listener.local_addr();
        let address = address.map_err(|error| StartError::Address(wanted, error))?;
        let running = Running::start(options).await?;
        Ok(Server {
            listener,
            address,
            running,
        })
    }

    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers until `stop` is over, then ends in good order: nothing accepted is lost, sockets are told.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let running = self.running;
        tokio::spawn(Arc::clone(&running.app.tables).resume());
        let router = http::router(Arc::clone(&running.app));
        let closing = running.app.closing.clone();
        let serving = tokio::spawn(connections::serve(
            self.listener,
            router,
            closing,
            limits::HEAD_TIME,
        ));
        stop.await;
        tracing::info!("ending");
        let by = Instant::now() + limits::FAREWELL;
        running.close(by).await;
        // Connections that are kept open though nothing is asked are not waited for.
        let _ = timeout_at(by, serving).await;
    }
}

impl Running {
    pub(crate) async fn start(options: &Options) -> Result<Running, StartError> {
        let store = Store::open(&options.place)
            .await
            .map_err(StartError::Store)?;
        let pool = Pool::new(engines(options));
        let tables = Tables::new(store, pool, options.habits, options.idle);
        let (closing, is_closing) = watch::channel(false);
        let gate = Gate::new(options.host, &options.public);
        let app = Arc::new(App::new(tables, gate, options.web, is_closing));
        Ok(Running { app, closing })
    }

    pub(crate) async fn close(&self, by: Instant) {
        let tables = &self.app.tables;
        tables.close(by).await;
        let _ = self.closing.send(true);
        let pool = tables.pool.clone();
        let stopped = tokio::task::spawn_blocking(move || pool.close());
        if timeout_at(by, stopped).await.is_err() {
            tracing::warn!("an engine did not stop in time");
        }
        while self.app.sockets() > 0 && Instant::now() < by {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        if timeout_at(by, tables.store.close()).await.is_err() {
            tracing::warn!("the store did not close in time");
        }
    }
}

/// One processor stays free for those who ask.
fn engines(options: &Options) -> usize {
    let processors = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let wanted = options.engines.map(NonZeroUsize::get);
    wanted.unwrap_or(processors.saturating_sub(1)).max(1)
}

/// The server's addresses without a server: for tests, and for whoever has a server of his own.
///
/// # Errors
/// If the store cannot be opened.
pub async fn router(options: &Options) -> Result<Router, StartError> {
    let running = Running::start(options).await?;
    let router = http::router(Arc::clone(&running.app));
    // The addresses are served for as long as the program runs.
    std::mem::forget(running.closing);
    Ok(router)
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::PortInUse(address) => write!(
                f,
                "port {} is in use: end the other program, or choose another port with --port",
                address.port()
            ),
            StartError::Address(address, error) => write!(
                f,
                "cannot listen on {address}: {error}; expected an address of this machine"
            ),
            StartError::NoFolder => {
                f.write_str("there is no folder for your data: name one with --data")
            }
            StartError::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for StartError {}
