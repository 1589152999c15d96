//! Starting and stopping a server.

use std::fmt;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use axum::Router;
use ipnet::IpNet;
use tokio::net::{TcpListener, TcpSocket};
use tokio::sync::watch;
use tokio::time::{Instant, timeout_at};

use crate::abandoned_games;
use crate::allowances::Allowances;
use crate::app::App;
use crate::assets::WebFiles;
use crate::client_address::Proxies;
use crate::connections::{self, Policy};
use crate::engine_player::Habits;
use crate::engine_pool::Pool;
use crate::game_counts::GameCounts;
use crate::game_log;
use crate::host_check::HostCheck;
use crate::http::{self, Trust};
use crate::limits::{self, Limits};
use crate::metrics_page::MetricsPage;
use crate::open_files;
use crate::services::Services;
use crate::store::{Deadlines, Location, OpenError, Store};
use crate::tables::Tables;
use crate::time_source::{MachineTime, TimeSource};

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address it listens on.
    pub host: IpAddr,
    /// The port; 0 for any free one.
    pub port: u16,
    /// Names for the server besides its own address.
    pub public: Vec<String>,
    /// The proxies that are trusted to say where a request comes from.
    pub proxies: Vec<IpNet>,
    /// Whether everyone who reaches the server is its owner, as on a network of friends.
    pub trusts_everyone: bool,
    /// The files of the web app.
    pub web: WebFiles,
    /// Where games are stored.
    pub place: Location,
    /// How long the database may take.
    pub deadlines: Deadlines,
    /// How engines behave.
    pub habits: Habits,
    /// Where figures for Prometheus are to be read; nowhere unless given.
    pub metrics: Option<SocketAddr>,
    /// How much of everything there may be.
    pub limits: Limits,
    /// How many searches run at once; by default, all processors but one are used.
    pub engines: Option<NonZeroUsize>,
    /// Where dates and the time of games come from.
    pub time: Arc<dyn TimeSource>,
}

/// Why a server does not start.
#[derive(Debug)]
pub enum StartError {
    /// Another program is already listening there.
    PortInUse(SocketAddr),
    /// The address cannot be used for another reason.
    Address(SocketAddr, io::Error),
    /// Others can reach the server, and nothing says who may do what.
    Exposed,
    /// The system names no folder for the user's data.
    NoFolder,
    /// The games cannot be stored.
    Store(OpenError),
}

/// A server that has its address and its store. It answers once [`Server::run`] is called.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    app: Arc<App>,
    metrics: Option<MetricsPage>,
    policy: Policy,
}

/// Connections that may wait to be taken. The system may allow fewer.
const BACKLOG: u32 = 4_096;

/// Listens at that address.
pub(crate) fn listen(wanted: SocketAddr) -> Result<TcpListener, StartError> {
    let listen = || {
        let socket = match wanted {
            SocketAddr::V4(_) => TcpSocket::new_v4()?,
            SocketAddr::V6(_) => TcpSocket::new_v6()?,
        };
        // After a restart the address may be taken again at once. Elsewhere this would let two programs take it.
        #[cfg(unix)]
        socket.set_reuseaddr(true)?;
        socket.bind(wanted)?;
        socket.listen(BACKLOG)
    };
    listen().map_err(|error: io::Error| match error.kind() {
        io::ErrorKind::AddrInUse => StartError::PortInUse(wanted),
        _ => StartError::Address(wanted, error),
    })
}

impl Options {
    /// A server for this machine only, at the usual port, with its games in that place and without the web app.
    pub fn local(place: Location) -> Options {
        Options {
            host: IpAddr::from([127, 0, 0, 1]),
            port: crate::PORT,
            public: Vec::new(),
            proxies: Vec::new(),
            trusts_everyone: false,
            web: |_| None,
            place,
            deadlines: Deadlines::default(),
            habits: Habits::default(),
            limits: Limits::default(),
            metrics: None,
            engines: None,
            time: Arc::new(MachineTime::default()),
        }
    }
}

impl Server {
    /// Takes the address and opens the store.
    ///
    /// # Errors
    /// If the address or the store is not available.
    pub async fn open(options: &Options) -> Result<Server, StartError> {
        open_files::raise_limit(&options.limits);
        let wanted = SocketAddr::new(options.host, options.port);
        if options.trust() == Trust::Nobody {
            return Err(StartError::Exposed);
        }
        let listener = listen(wanted)?;
        let metrics = match options.metrics {
            Some(address) => Some(MetricsPage::open(address)?),
            None => None,
        };
        let address = listener.local_addr();
        let address = address.map_err(|error| StartError::Address(wanted, error))?;
        let services = Services::open(options).await?;
        let app = App::new(services, options);
        Ok(Server {
            listener,
            address,
            app: Arc::new(app),
            metrics,
            policy: Policy {
                limits: options.limits.clone(),
                proxies: Proxies::new(&options.proxies),
                is_local: options.trust() == Trust::ThisMachine,
            },
        })
    }

    /// The address it listens on.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers until `stop` completes, then shuts down in an orderly way: nothing accepted is lost,
    /// and sockets are told.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let services = &self.app.services;
        services.resume();
        let expiry = tokio::spawn(abandoned_games::keep(Arc::clone(&services.tables)));
        if let Some(metrics) = self.metrics {
            tokio::spawn(metrics.serve(Arc::clone(&self.app)));
        }
        let serving = tokio::spawn(connections::serve(
            self.listener,
            http::router(Arc::clone(&self.app)),
            self.app.closing.subscribe(),
            self.policy,
        ));
        stop.await;
        tracing::info!("ending");
        expiry.abort();
        let by = Instant::now() + limits::FAREWELL;
        services.close_games(by).await;
        self.app.closing.send_replace(true);
        services.stop_engines(by).await;
        while services.sockets() > 0 && Instant::now() < by {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        services.close_store(by).await;
        // Open but idle connections are not waited for.
        let _ = timeout_at(by, serving).await;
    }
}

impl App {
    pub(crate) fn new(services: Services, options: &Options) -> App {
        App {
            services: Arc::new(services),
            host_check: HostCheck::new(options.host, &options.public),
            trust: options.trust(),
            proxies: Proxies::new(&options.proxies),
            allowances: Allowances::new(&options.limits),
            web: options.web,
            closing: watch::Sender::new(false),
        }
    }
}

impl Options {
    /// Whether only this machine can reach the server, as far as we can know: no other address, no
    /// public name, no proxy.
    fn is_local(&self) -> bool {
        self.host.is_loopback() && self.public.is_empty() && self.proxies.is_empty()
    }

    /// Who counts as the owner.
    fn trust(&self) -> Trust {
        if self.trusts_everyone {
            Trust::Everyone
        } else if self.is_local() {
            Trust::ThisMachine
        } else {
            Trust::Nobody
        }
    }
}

impl Services {
    /// Opens the store. [`Services::resume`] lets engines continue that were to move.
    ///
    /// # Errors
    /// If the store cannot be opened.
    pub async fn open(options: &Options) -> Result<Services, StartError> {
        let lock = options.place.lock().map_err(StartError::Store)?;
        let store = Store::open_with(&options.place, options.deadlines).await;
        let store = store.map_err(StartError::Store)?;
        let pool = Pool::new(engines(options));
        tokio::spawn(game_log::keep(store.subscribe()));
        let counts = GameCounts::follow(&store).await;
        let counts = counts.map_err(|failure| StartError::Store(failure.into()))?;
        let (time, limits) = (Arc::clone(&options.time), options.limits.clone());
        let tables = Tables::new(store, time, counts, pool, options.habits, limits);
        Ok(Services::new(tables, lock))
    }

    /// Lets engines continue that were to move when the program ended.
    pub fn resume(&self) {
        tokio::spawn(Arc::clone(&self.tables).resume());
    }

    /// Shuts down in an orderly way: searches are stopped, and nothing accepted is lost.
    pub async fn close(&self) {
        let by = Instant::now() + limits::FAREWELL;
        self.close_games(by).await;
        self.stop_engines(by).await;
        self.close_store(by).await;
    }

    async fn close_games(&self, by: Instant) {
        self.tables.close(by).await;
    }

    async fn stop_engines(&self, by: Instant) {
        let pool = self.tables.pool.clone();
        let stopped = tokio::task::spawn_blocking(move || pool.close());
        if timeout_at(by, stopped).await.is_err() {
            tracing::warn!("an engine did not stop in time");
        }
    }

    async fn close_store(&self, by: Instant) {
        match timeout_at(by, self.tables.store.close()).await {
            Ok(()) => self.unlock(),
            Err(_) => tracing::warn!("the store did not close in time"),
        }
    }
}

/// One processor stays free for requests.
fn engines(options: &Options) -> usize {
    let processors = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let wanted = options.engines.map(NonZeroUsize::get);
    wanted.unwrap_or(processors.saturating_sub(1)).max(1)
}

/// The server's routes without a server, for tests and for programs with a server of their own.
///
/// # Errors
/// If the store cannot be opened.
pub async fn router(options: &Options) -> Result<Router, StartError> {
    let services = Services::open(options).await?;
    Ok(http::router(Arc::new(App::new(services, options))))
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
            StartError::Exposed => f.write_str(
                "others could reach this server, and it cannot tell who they are: there are no accounts yet. \
                 Leave out --host, --public and --proxy, or start it with --trust-everyone if everybody may play every \
                 side and delete games",
            ),
            StartError::NoFolder => {
                f.write_str("there is no folder for your data: name one with --data")
            }
            StartError::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for StartError {}
