//! `skep play`: the web app on this machine, in the browser.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use skep_server::StartError;
use tracing_subscriber::filter::LevelFilter;

use crate::failure::Failure;
use crate::serve::{Hosting, announce, shown};

/// Play in the browser: starts the web app on this machine and opens it. The same as no command at all.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  skep\n  skep play --port 9000 --no-browser\n  skep play --data games"
)]
pub(crate) struct Play {
    #[command(flatten)]
    hosting: Hosting,
    /// Do not open the browser.
    #[arg(long)]
    no_browser: bool,
}

/// How long another skep may take to identify itself.
const PATIENCE: Duration = Duration::from_secs(10);

impl Play {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let _log = self.hosting.start_log(LevelFilter::WARN);
        match self.hosting.start(|address| self.browse(address))? {
            Err(StartError::PortInUse(address))
                if !self.hosting.has_place() && is_skep(address) =>
            {
                let address = shown(address);
                announce(&address);
                self.browse(&address);
                Ok(())
            }
            done => done.map_err(Failure::fault),
        }
    }

    fn browse(&self, address: &str) {
        if !self.no_browser && has_screen() {
            // Without a browser, the user has the printed address.
            let _ = open::that_detached(address);
        }
    }
}

/// Whether there is a display to open a browser on.
fn has_screen() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(target_os = "linux") || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

/// Whether the program that listens there is skep.
fn is_skep(address: SocketAddr) -> bool {
    ask_health(address).is_some_and(|answer| {
        let answer = answer.to_ascii_lowercase();
        answer.starts_with("http/1.1 200") && answer.contains("\"tables\":")
    })
}

/// A single HTTP request by hand, because an HTTP client would be a large dependency.
fn ask_health(address: SocketAddr) -> Option<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    stream.set_write_timeout(Some(PATIENCE)).ok()?;
    let question =
        format!("GET /api/health HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(question.as_bytes()).ok()?;
    let mut answer = Vec::new();
    stream.take(16 * 1024).read_to_end(&mut answer).ok()?;
    Some(String::from_utf8_lossy(&answer).into_owned())
}
