//! A proxy in front of PostgreSQL that cuts, delays or swallows what goes through it.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;
use tokio::time::sleep;

/// What happens to a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Blow {
    /// Both ends hear that it is closed.
    Cut,
    /// Neither end hears anything any more, nor that it is closed.
    Swallow,
}

/// What the proxy does with connections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Everything goes through.
    Pass,
    /// Everything goes through, late.
    Slow,
    /// All are closed, and new ones too.
    Refuse,
    /// Nothing goes through until this ends. Then everything does that was sent meanwhile.
    Freeze,
    /// Each connection that commits is hit, before the server sees the COMMIT.
    BeforeCommit(Blow),
    /// Each connection that commits is hit, after the server has answered to the COMMIT.
    AfterCommit(Blow),
    /// Like the last two, but only the first connection that commits is hit.
    BeforeOneCommit(Blow),
    AfterOneCommit(Blow),
    /// The one connection is hit that sends the message of this number.
    AtMessage(usize, Blow),
}

/// How late messages are.
const LATE: Duration = Duration::from_millis(20);

/// As `store/dialect.rs` ends a transaction.
const COMMIT: &[u8] = b"SAVEPOINT last; COMMIT";

/// A running proxy.
pub(crate) struct Proxy {
    pub(crate) port: u16,
    mode: watch::Sender<Mode>,
    /// How many messages have come from clients since the mode was set.
    messages: Arc<AtomicUsize>,
    /// How many of them were commits.
    commits: Arc<AtomicUsize>,
}

impl Proxy {
    /// Passes connections on to the server whose socket is in that folder.
    pub(crate) async fn start(folder: &Path) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (mode, modes) = watch::channel(Mode::Pass);
        let messages = Arc::new(AtomicUsize::new(0));
        let commits = Arc::new(AtomicUsize::new(0));
        tokio::spawn(accept(
            listener,
            folder.join(".s.PGSQL.5432"),
            modes,
            Arc::clone(&messages),
            Arc::clone(&commits),
        ));
        Proxy {
            port,
            mode,
            messages,
            commits,
        }
    }

    pub(crate) fn set(&self, mode: Mode) {
        self.messages.store(0, Ordering::SeqCst);
        self.commits.store(0, Ordering::SeqCst);
        self.mode.send_replace(mode);
    }

    /// How many messages have come from clients since the mode was set.
    pub(crate) fn messages(&self) -> usize {
        self.messages.load(Ordering::SeqCst)
    }
}

async fn accept(
    listener: TcpListener,
    server: PathBuf,
    modes: watch::Receiver<Mode>,
    messages: Arc<AtomicUsize>,
    commits: Arc<AtomicUsize>,
) {
    while let Ok((client, _)) = listener.accept().await {
        let Ok(server) = UnixStream::connect(&server).await else {
            continue;
        };
        let pipe = Pipe {
            client,
            server,
            modes: modes.clone(),
            messages: Arc::clone(&messages),
            commits: Arc::clone(&commits),
        };
        // A connection ends as it may.
        tokio::spawn(async { drop(pipe.run().await) });
    }
}

/// One connection through the proxy.
struct Pipe {
    client: TcpStream,
    server: UnixStream,
    modes: watch::Receiver<Mode>,
    messages: Arc<AtomicUsize>,
    commits: Arc<AtomicUsize>,
}

impl Pipe {
    async fn run(mut self) -> io::Result<()> {
        let mut of_client = vec![0; 64 * 1024];
        let mut of_server = vec![0; 64 * 1024];
        loop {
            let mode = *self.modes.borrow_and_update();
            match mode {
                Mode::Refuse => return Ok(()),
                Mode::Freeze => {
                    // Whoever set the mode may be gone.
                    self.modes.changed().await.map_err(io::Error::other)?;
                    continue;
                }
                _ => {}
            }
            tokio::select! {
                changed = self.modes.changed() => changed.map_err(io::Error::other)?,
                read = self.client.read(&mut of_client) => {
                    let message = &of_client[..read?];
                    if message.is_empty() {
                        return Ok(());
                    }
                    if let Some(blow) = self.pass(mode, message).await? {
                        return self.hit(blow).await;
                    }
                }
                read = self.server.read(&mut of_server) => {
                    let message = &of_server[..read?];
                    if message.is_empty() {
                        return Ok(());
                    }
                    if mode == Mode::Slow {
                        sleep(LATE).await;
                    }
                    self.client.write_all(message).await?;
                }
            }
        }
    }

    /// Passes on what a client says, unless the connection is to be hit.
    async fn pass(&mut self, mode: Mode, message: &[u8]) -> io::Result<Option<Blow>> {
        let number = self.messages.fetch_add(1, Ordering::SeqCst);
        let is_commit = message.windows(COMMIT.len()).any(|part| part == COMMIT);
        let is_first = is_commit && self.commits.fetch_add(1, Ordering::SeqCst) == 0;
        match mode {
            Mode::BeforeOneCommit(blow) if is_first => return Ok(Some(blow)),
            Mode::AtMessage(at, blow) if at == number => return Ok(Some(blow)),
            Mode::BeforeCommit(blow) if is_commit => return Ok(Some(blow)),
            Mode::Slow => sleep(LATE).await,
            _ => {}
        }
        self.server.write_all(message).await?;
        let blow = match mode {
            Mode::AfterCommit(blow) if is_commit => Some(blow),
            Mode::AfterOneCommit(blow) if is_first => Some(blow),
            _ => None,
        };
        if blow.is_some() {
            let mut answer = [0; 1024];
            let answered = self.server.read(&mut answer).await?;
            assert!(answered > 0, "the server answers to a COMMIT");
        }
        Ok(blow)
    }

    async fn hit(self, blow: Blow) -> io::Result<()> {
        match blow {
            Blow::Cut => Ok(()),
            // Both ends stay open for as long as the test runs.
            Blow::Swallow => std::future::pending().await,
        }
    }
}
