//! `skep serve`: the web app for other machines, too.

use std::io::{IsTerminal, Write};
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::pin::pin;
use std::time::Duration;

use skep_server::store::Location;
use skep_server::{Habits, Options, PORT, Server, StartError};
use tracing_subscriber::filter::LevelFilter;

use crate::failure::Failure;
use crate::web;

/// Serve the web app: to this machine, or with `--host` to others.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  skep serve --port 8080\n  skep serve --host 0.0.0.0 --public hive.example.org --trust-everyone --database postgres://skep@localhost/skep --log json"
)]
pub(crate) struct Serve {
    #[command(flatten)]
    hosting: Hosting,
}

/// Where the server listens and where it stores its games.
#[derive(clap::Args)]
pub(crate) struct Hosting {
    /// The address to listen on; 0.0.0.0 lets other machines in.
    #[arg(long, default_value = "127.0.0.1", value_name = "ADDRESS")]
    host: IpAddr,
    /// The port to listen on; 0 takes any free one.
    #[arg(long, default_value_t = PORT)]
    port: u16,
    /// A host name that browsers may use for the server; may be repeated.
    #[arg(long, value_name = "NAME")]
    public: Vec<String>,
    /// Treat everyone who reaches the server as its owner, who may play every side, delete games
    /// and use the engines. Without this, people on other machines can only watch.
    #[arg(long)]
    trust_everyone: bool,
    #[command(flatten)]
    keeping: Keeping,
    /// How many searches run at once; by default, all processors but one are used.
    #[arg(long, value_name = "COUNT")]
    engines: Option<NonZeroUsize>,
    /// The least time that engines wait before they answer, in milliseconds.
    #[arg(long, value_name = "MILLISECONDS")]
    pace: Option<u64>,
    /// At full strength, let engines search in the opening instead of playing from their book.
    #[arg(long)]
    no_book: bool,
    /// The format of the log on standard error.
    #[arg(long, value_enum, default_value = "text")]
    log: Log,
}

/// Where games are stored.
#[derive(clap::Args)]
pub(crate) struct Keeping {
    /// The folder for the games; by default in the user's data folder.
    #[arg(long, value_name = "FOLDER", conflicts_with = "database")]
    data: Option<PathBuf>,
    /// The database for the games, such as postgres://user@host/name.
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Log {
    /// Text for people.
    Text,
    /// One line of JSON per event.
    Json,
    /// No log.
    Off,
}

impl Serve {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        self.hosting.start_log(LevelFilter::INFO);
        self.hosting.serve(|_| ()).map_err(Failure::fault)
    }
}

impl Hosting {
    /// Serves until asked to stop. `ready` is called with the address once the server answers.
    ///
    /// # Errors
    /// If it cannot start.
    pub(crate) fn serve(&self, ready: impl FnOnce(&str)) -> Result<(), StartError> {
        let options = self.options()?;
        let runtime = tokio::runtime::Runtime::new()
            .map_err(|error| StartError::Address(self.wanted(), error))?;
        runtime.block_on(async {
            // Before anyone can know that we are here.
            let mut end = pin!(asked_to_end());
            let server = tokio::select! {
                server = Server::open(&options) => server?,
                () = &mut end => return Ok(()),
            };
            let address = shown(server.address());
            announce(&address);
            ready(&address);
            server.run(end).await;
            Ok(())
        })?;
        // Threads that are still computing hold nothing that could be lost.
        runtime.shutdown_background();
        Ok(())
    }

    /// Starts the log, from that level on.
    pub(crate) fn start_log(&self, level: LevelFilter) {
        let log = tracing_subscriber::fmt()
            .with_max_level(level)
            .with_target(false)
            .with_writer(std::io::stderr)
            .with_ansi(std::io::stderr().is_terminal());
        match self.log {
            Log::Text => log.init(),
            Log::Json => log.json().flatten_event(true).init(),
            Log::Off => {}
        }
    }

    /// The address to listen on.
    pub(crate) const fn wanted(&self) -> SocketAddr {
        SocketAddr::new(self.host, self.port)
    }

    /// Whether a particular place for the games was given.
    pub(crate) const fn has_place(&self) -> bool {
        self.keeping.data.is_some() || self.keeping.database.is_some()
    }

    fn options(&self) -> Result<Options, StartError> {
        let (pace, usual) = (self.pace.map(Duration::from_millis), Habits::default());
        Ok(Options {
            host: self.host,
            port: self.port,
            public: self.public.clone(),
            trusts_everyone: self.trust_everyone,
            web: web::file,
            engines: self.engines,
            habits: Habits {
                reply: pace.unwrap_or(usual.reply),
                show: pace.unwrap_or(usual.show),
                uses_book: !self.no_book,
                ..usual
            },
            ..Options::local(self.keeping.place()?)
        })
    }
}

impl Keeping {
    pub(crate) fn place(&self) -> Result<Location, StartError> {
        if let Some(url) = &self.database {
            return Ok(Location::Url(url.clone()));
        }
        self.folder()
            .map(Location::Folder)
            .ok_or(StartError::NoFolder)
    }

    /// The folder for the user's own data, whether the games are in it or in a database.
    pub(crate) fn folder(&self) -> Option<PathBuf> {
        let usual = || dirs::data_dir().map(|folder| folder.join("skep"));
        self.data.clone().or_else(usual)
    }
}

/// The address as typed into a browser.
pub(crate) fn shown(address: SocketAddr) -> String {
    let address = if address.ip().is_unspecified() {
        SocketAddr::new(IpAddr::from([127, 0, 0, 1]), address.port())
    } else {
        address
    };
    format!("http://{address}")
}

/// Prints the server's address as the first line of output.
pub(crate) fn announce(address: &str) {
    let mut output = std::io::stdout();
    // The program that started us may have closed standard output.
    let _ = writeln!(output, "skep is at {address}").and_then(|()| output.flush());
}

/// Completes on Ctrl-C or when the system asks the program to end. Both are handled from this call on.
#[cfg(unix)]
fn asked_to_end() -> impl Future<Output = ()> {
    use tokio::signal::unix::{Signal, SignalKind, signal};
    async fn came(signal: Option<Signal>) {
        match signal {
            Some(mut signal) => drop(signal.recv().await),
            // Without signals only the system can end us.
            None => std::future::pending().await,
        }
    }
    let interrupted = came(signal(SignalKind::interrupt()).ok());
    let terminated = came(signal(SignalKind::terminate()).ok());
    async {
        tokio::select! {
            () = interrupted => {}
            () = terminated => {}
        }
    }
}

/// Completes on Ctrl-C.
#[cfg(not(unix))]
async fn asked_to_end() {
    if tokio::signal::ctrl_c().await.is_err() {
        // Without signals only the system can end us.
        std::future::pending::<()>().await;
    }
}
