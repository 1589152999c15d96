//! `skep serve`: the web app for other machines, too.

use std::io::Write;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::pin::pin;
use std::time::Duration;

use skep_server::store::Location;
use skep_server::{Habits, IpNet, Limits, Options, PORT, Server, StartError};
use tracing_subscriber::filter::LevelFilter;

use crate::failure::Failure;
use crate::limits_file;
use crate::log::{self, Log};
use crate::say::{say, tell};
use crate::signals::asked_to_end;
use crate::web;

/// Serve the web app: to this machine, or with `--host` to others.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  skep serve --port 8080\n  skep serve --host 0.0.0.0 --trust-everyone\n  skep serve --public hive.example.org --proxy 127.0.0.1 --trust-everyone --database postgres://skep@localhost/skep --log json"
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
    #[arg(long, value_name = "NAME", value_parser = host_name)]
    public: Vec<String>,
    /// A proxy in front of the server, or a network of them, such as 10.0.0.0/8, that is trusted to name the client of a
    /// request (X-Forwarded-For or Forwarded); may be repeated.
    #[arg(long, value_name = "NETWORK", value_parser = proxy)]
    proxy: Vec<IpNet>,
    /// Treat everyone who reaches the server as its owner, who may play every side, delete games and use the engines.
    /// There are no accounts yet, so a server that others can reach does not start without this.
    #[arg(long)]
    trust_everyone: bool,
    /// Change a limit, such as games-made=60/h; may be repeated. `skep serve --limit help` lists them all.
    #[arg(long, value_name = "NAME=VALUE")]
    limit: Vec<String>,
    /// A file with limits to change, in TOML: `games-made = "60/h"`.
    #[arg(long, value_name = "FILE", env = "SKEP_LIMITS")]
    limits: Option<PathBuf>,
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
    /// Show figures for Prometheus at http://ADDRESS/metrics. Give it an address that strangers cannot reach.
    #[arg(long, value_name = "ADDRESS", num_args = 0..=1, default_missing_value = "127.0.0.1:9467")]
    metrics: Option<SocketAddr>,
    /// The format of the log on standard error.
    #[arg(long, value_enum, default_value = "text")]
    log: log::Format,
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

/// A host name, with or without `https://` before it.
fn host_name(text: &str) -> Result<String, String> {
    let name = text.strip_prefix("https://").unwrap_or(text);
    let name = name.strip_suffix('/').unwrap_or(name);
    let is_usual = |letter: char| letter.is_alphanumeric() || ".-:[]".contains(letter);
    if name.is_empty() || !name.chars().all(is_usual) {
        return Err("expected a host name such as hive.example.org".to_owned());
    }
    Ok(name.to_owned())
}

impl Serve {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        if self.hosting.limit.iter().any(|limit| limit == "help") {
            return list_limits();
        }
        let _log = self.hosting.start_log(LevelFilter::INFO);
        self.hosting.serve(|_| ())
    }
}

impl Hosting {
    /// Serves until asked to stop. `ready` is called with the address once the server answers.
    ///
    /// # Errors
    /// If it cannot start.
    pub(crate) fn serve(&self, ready: impl FnOnce(&str)) -> Result<(), Failure> {
        self.start(ready)?.map_err(Failure::fault)
    }

    /// The same, for callers that can handle a server that does not start.
    ///
    /// # Errors
    /// If the arguments are wrong.
    pub(crate) fn start(
        &self,
        ready: impl FnOnce(&str),
    ) -> Result<Result<(), StartError>, Failure> {
        let limits = self.limits()?;
        Ok(self.start_with(limits, ready))
    }

    fn start_with(&self, limits: Limits, ready: impl FnOnce(&str)) -> Result<(), StartError> {
        let options = self.options(limits)?;
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
            if self.trust_everyone {
                self.warn_of_everyone();
            }
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
    pub(crate) fn start_log(&self, level: LevelFilter) -> Option<Log> {
        log::start(self.log, level)
    }

    /// The address to listen on.
    pub(crate) const fn wanted(&self) -> SocketAddr {
        SocketAddr::new(self.host, self.port)
    }

    /// Whether a particular place for the games was given.
    pub(crate) const fn has_place(&self) -> bool {
        self.keeping.data.is_some() || self.keeping.database.is_some()
    }

    /// The limits, as changed by the file and then by the arguments.
    fn limits(&self) -> Result<Limits, Failure> {
        let mut limits = Limits::default();
        if let Some(path) = &self.limits {
            limits_file::read(path, &mut limits)?;
        }
        for change in &self.limit {
            let expected = || Failure::usage(format!("--limit {change}: expected NAME=VALUE"));
            let (name, value) = change.split_once('=').ok_or_else(expected)?;
            limits.set(name, value).map_err(Failure::usage)?;
        }
        Ok(limits)
    }

    /// Says what `--trust-everyone` means. A log for programs says it as a program reads it.
    fn warn_of_everyone(&self) {
        if self.log == log::Format::Json {
            tracing::warn!("--trust-everyone: {}", TRUST_EVERYONE.join(" "));
            return;
        }
        tell("");
        tell("  WARNING: this server trusts everyone (--trust-everyone).");
        for line in TRUST_EVERYONE {
            tell(format_args!("  {line}"));
        }
        tell("");
    }

    fn options(&self, limits: Limits) -> Result<Options, StartError> {
        let (pace, usual) = (self.pace.map(Duration::from_millis), Habits::default());
        Ok(Options {
            host: self.host,
            port: self.port,
            public: self.public.clone(),
            proxies: self.proxy.clone(),
            trusts_everyone: self.trust_everyone,
            limits,
            metrics: self.metrics,
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

/// What it means to trust everyone.
const TRUST_EVERYONE: [&str; 3] = [
    "Whoever reaches it can play both sides of every game, resign for others and delete everything.",
    "There are no accounts yet. Use it among friends, on a network that strangers cannot reach,",
    "or behind a proxy that asks for a password.",
];

/// Prints all limits with what they are by default.
fn list_limits() -> Result<(), Failure> {
    for (name, value, meaning) in Limits::default().listed() {
        say(format_args!("{name:24} {value:>10}  {meaning}"))?;
    }
    Ok(())
}

/// A network, or a single address.
fn proxy(text: &str) -> Result<IpNet, String> {
    let network = text.parse::<IpNet>().ok();
    let network = network.or_else(|| text.parse::<IpAddr>().ok().map(IpNet::from));
    network.ok_or_else(|| "expected an address or a network such as 10.0.0.0/8".to_owned())
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

#[cfg(test)]
mod tests {
    use super::host_name;

    #[test]
    fn host_names_are_checked() {
        let rows = [
            ("hive.example.org", Some("hive.example.org")),
            ("https://hive.example.org", Some("hive.example.org")),
            ("hive.example.org:8443/", Some("hive.example.org:8443")),
            ("[::1]", Some("[::1]")),
            ("*.example.org", None),
            ("hive.example.org/play", None),
            ("a b", None),
            ("a\u{1b}[31m", None),
            ("", None),
        ];
        for (text, name) in rows {
            assert_eq!(host_name(text).ok().as_deref(), name, "{text:?}");
        }
    }
}
