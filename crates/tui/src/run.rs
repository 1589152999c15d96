//! Runs the app: reads inputs, carries out effects, draws after each change.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime};

use skep_records::Format;
use skep_server::services::ListQuery;
use skep_server::{Options, StartError};
use skep_wire::{GameList, ProblemView};
use tokio::sync::mpsc;
use tokio::task::{AbortHandle, JoinSet, spawn_blocking};
use tokio::time::timeout;

use crate::app::{App, Look};
use crate::client::Client;
use crate::effect::{Effect, Input};
use crate::learn::requests;
use crate::signals::{Signal, Signals};
use crate::terminal::Screen;
use crate::terminal_events::{Listener, TerminalEvent};
use crate::update::update;
use crate::{Words, clipboard, record_file};

/// How the app is set up.
#[derive(Debug)]
pub struct Setup {
    /// Where the games are stored.
    pub options: Options,
    /// The texts in the user's language.
    pub words: Words,
    /// The colours that the terminal has.
    pub paint: skep_draw::Paint,
    /// The signs that it has.
    pub glyphs: skep_draw::Glyphs,
    /// The file of solved exercises.
    pub lessons: Option<std::path::PathBuf>,
    /// A record to open at the start.
    pub record: Option<String>,
    /// Whether to print timings at the end.
    pub measures: bool,
}

/// Why the app could not run.
#[derive(Debug)]
pub enum RunError {
    /// The store cannot be opened.
    Start(StartError),
    /// The terminal cannot be used.
    Terminal(io::Error),
}

impl std::fmt::Display for RunError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            RunError::Start(error) => error.fmt(f),
            RunError::Terminal(error) => write!(f, "the terminal cannot be used: {error}"),
        }
    }
}

impl std::error::Error for RunError {}

impl From<io::Error> for RunError {
    fn from(error: io::Error) -> RunError {
        RunError::Terminal(error)
    }
}

/// At most this many games are listed: nobody scrolls further by keys.
const LISTED: usize = 2_000;

/// After this many inputs the screen is drawn, even if more have arrived.
const AT_ONCE: usize = 100;
/// Drawing is not delayed for longer than this.
const FRAME: Duration = Duration::from_millis(16);

/// Runs the app until the user quits.
///
/// # Errors
/// If the store or the terminal cannot be used.
pub fn run(setup: &Setup) -> Result<(), RunError> {
    let start = Instant::now();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()?;
    let told = runtime.block_on(async {
        let client = Client::open(&setup.options).await;
        let client = Arc::new(client.map_err(RunError::Start)?);
        // From here on, no signal ends the program before the terminal is restored.
        let signals = Signals::new()?;
        let mut screen = Screen::open()?;
        let (told, inputs) = mpsc::unbounded_channel();
        let ran = Runner {
            start,
            stopwatch: Stopwatch::default(),
            listener: Listener::new()?,
            signals,
        };
        let mut requests = Requests {
            client: Arc::clone(&client),
            told,
            tasks: JoinSet::new(),
            watch: None,
        };
        let ran = ran.run(setup, &mut screen, inputs, &mut requests).await;
        // Restore the terminal before waiting for anything.
        drop(screen);
        requests.tasks.shutdown().await;
        drop(requests);
        if let Some(client) = Arc::into_inner(client) {
            client.close().await;
        }
        ran
    });
    runtime.shutdown_background();
    let told = told?;
    if setup.measures {
        // The reader of standard error may be gone.
        let _ = writeln!(io::stderr(), "{told}");
    }
    Ok(())
}

struct Runner {
    start: Instant,
    stopwatch: Stopwatch,
    listener: Listener,
    signals: Signals,
}

impl Runner {
    async fn run(
        mut self,
        setup: &Setup,
        screen: &mut Screen,
        inputs: mpsc::UnboundedReceiver<TerminalEvent>,
        requests: &mut Requests,
    ) -> Result<Stopwatch, RunError> {
        let look = Look {
            paint: setup.paint,
            glyphs: setup.glyphs,
        };
        let mut app = App::new(look, screen.size()?);
        app.is_importing = setup.record.is_some();
        requests.send(Effect::List);
        if let Some(file) = &setup.record {
            requests.send(Effect::ImportFile { file: file.clone() });
        }
        screen.draw(&app, &setup.words)?;
        self.stopwatch.started = self.start.elapsed();
        // If the terminal fails from here on, its window was closed, and there is nobody to tell.
        let _ = self.serve(setup, app, screen, inputs, requests).await;
        Ok(self.stopwatch)
    }

    /// Inputs that have arrived already. A key is read only after the previous one was handled, because that one may
    /// have been `q`.
    async fn more(
        &mut self,
        inputs: &mut mpsc::UnboundedReceiver<TerminalEvent>,
    ) -> Option<TerminalEvent> {
        if let Ok(input) = inputs.try_recv() {
            return Some(input);
        }
        if !self.listener.has_more() {
            return None;
        }
        // It may be half of an escape sequence: draw without waiting for the rest.
        timeout(FRAME, self.listener.next()).await.ok().flatten()
    }

    /// Handles inputs until the user quits.
    async fn serve(
        &mut self,
        setup: &Setup,
        mut app: App,
        screen: &mut Screen,
        mut inputs: mpsc::UnboundedReceiver<TerminalEvent>,
        requests: &mut Requests,
    ) -> io::Result<()> {
        let first_picture = screen.written();
        loop {
            let tick = app.next_tick();
            let mut came = VecDeque::new();
            tokio::select! {
                input = inputs.recv() => came.extend(input),
                signal = self.signals.next() => match signal {
                    Signal::End => return Ok(()),
                    Signal::Suspend => came.push_back((Instant::now(), suspend_key())),
                    Signal::Continue => {
                        screen.retake()?;
                        came.push_back((Instant::now(), Input::Resize(screen.size()?)));
                    }
                    Signal::Resize => {
                        came.push_back((Instant::now(), Input::Resize(screen.size()?)));
                    }
                },
                input = self.listener.next() => match input {
                    Some(input) => came.push_back(input),
                    None => return Ok(()),
                },
                () = tokio::time::sleep(tick.unwrap_or(Duration::MAX)), if tick.is_some() => {
                    came.push_back((Instant::now(), Input::Tick));
                }
            }
            let first = came.front().map(|(at, _)| *at);
            let mut taken = 0;
            while let Some((_, input)) = came.pop_front() {
                if let Input::Resize(size) = input {
                    screen.renew(size)?;
                }
                for effect in update(&mut app, self.start.elapsed(), input) {
                    let told = match effect {
                        Effect::Quit => return Ok(()),
                        Effect::Redraw => Some(Input::Resize(screen.size()?)),
                        Effect::Suspend => {
                            screen.lend(Signals::stop)?;
                            Some(Input::Resize(screen.size()?))
                        }
                        Effect::Copy { game } => Some(match requests.copy(&game).await {
                            Ok(text) => {
                                screen.send(&clipboard::set(&text))?;
                                Input::Copied
                            }
                            Err(problem) => Input::Failed(problem),
                        }),
                        Effect::Learn(ask) => {
                            let lessons = setup.lessons.as_ref();
                            let told =
                                requests::answer_here(&ask, &setup.words, setup.glyphs, lessons);
                            if told.is_none() {
                                requests.send(Effect::Learn(ask));
                            }
                            told.map(Input::Learn)
                        }
                        effect => {
                            requests.send(effect);
                            None
                        }
                    };
                    came.extend(told.map(|input| (Instant::now(), input)));
                }
                // Inputs that arrive meanwhile are drawn together.
                taken += 1;
                if came.is_empty() && taken < AT_ONCE {
                    came.extend(self.more(&mut inputs).await);
                }
            }
            screen.draw(&app, &setup.words)?;
            if let Some(first) = first {
                self.stopwatch.add(first.elapsed());
                self.stopwatch.bytes = screen.written() - first_picture;
            }
        }
    }
}

/// A suspension by signal is the same as one by key.
fn suspend_key() -> Input {
    use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
    Input::Key(KeyEvent::new(KeyCode::Char('z'), KeyModifiers::CONTROL))
}

/// Measures how fast the app is.
#[derive(Clone, Copy, Debug, Default)]
struct Stopwatch {
    /// From the start to the first drawing.
    started: Duration,
    drawn: u32,
    total: Duration,
    longest: Duration,
    /// Bytes written after the first drawing.
    bytes: u64,
}

impl Stopwatch {
    fn add(&mut self, took: Duration) {
        self.drawn += 1;
        self.total += took;
        self.longest = self.longest.max(took);
    }
}

impl std::fmt::Display for Stopwatch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let drawn = self.drawn.max(1);
        let (mean, bytes) = (self.total / drawn, self.bytes / u64::from(drawn));
        write!(
            f,
            "first picture after {:?}; {} inputs drawn, {mean:?} each, at most {:?}; {bytes} bytes each",
            self.started, self.drawn, self.longest
        )
    }
}

/// Carries out effects, each in a task that sends its result as an input.
struct Requests {
    client: Arc<Client>,
    told: mpsc::UnboundedSender<TerminalEvent>,
    tasks: JoinSet<()>,
    watch: Option<AbortHandle>,
}

impl Requests {
    fn send(&mut self, effect: Effect) {
        while self.tasks.try_join_next().is_some() {}
        if matches!(effect, Effect::Watch { .. } | Effect::Unwatch)
            && let Some(watch) = self.watch.take()
        {
            watch.abort();
        }
        let (client, told) = (Arc::clone(&self.client), self.told.clone());
        let is_watch = matches!(effect, Effect::Watch { .. });
        let task = self.tasks.spawn(async move {
            let done = match effect {
                Effect::Watch { game } => watch(&client, &game, &told).await,
                effect => done(&client, effect).await,
            };
            // The app may have ended.
            if let Some(input) = done.unwrap_or_else(|problem| Some(Input::Failed(problem))) {
                let _ = told.send((Instant::now(), input));
            }
        });
        if is_watch {
            self.watch = Some(task);
        }
    }

    async fn copy(&self, game: &str) -> Result<String, ProblemView> {
        self.client.record(game, Format::GameString).await
    }
}

async fn watch(
    client: &Client,
    game: &str,
    told: &mpsc::UnboundedSender<TerminalEvent>,
) -> Result<Option<Input>, ProblemView> {
    let mut watch = client.watch(game).await?;
    while let Some(message) = watch.next().await {
        if told.send((Instant::now(), Input::Server(message))).is_err() {
            break;
        }
    }
    Ok(None)
}

async fn done(client: &Client, effect: Effect) -> Result<Option<Input>, ProblemView> {
    let input = match effect {
        Effect::List => Input::Listed(games(client).await?),
        Effect::Make(game) => Input::Made(client.make(&game).await?),
        Effect::Delete { game } => {
            client.delete(&game).await?;
            Input::Deleted
        }
        Effect::Command { game, command } => {
            client.command(&game, &command_id(), &command).await?;
            Input::Settled
        }
        Effect::Hint { game, version } => Input::Hinted(client.hint(&game, version).await?),
        Effect::WhyNot { game, version, mv } => {
            let problem = client.why_not(&game, version, &mv).await?;
            return Ok(problem.map(Input::Failed));
        }
        Effect::ImportFile { file } => {
            let record = aside(move || record_file::record(&file)).await?;
            Input::Imported(client.import_record(record).await?)
        }
        Effect::ImportText(text) => Input::Imported(client.import_record(text.into_bytes()).await?),
        Effect::Write { game, format, file } => {
            let record = client.record(&game, format).await?;
            aside(move || {
                record_file::write(&file, &record)?;
                Ok(Input::Written { file })
            })
            .await?
        }
        Effect::Learn(ask) => {
            let told = requests::ask_server(client, ask).await?;
            return Ok(told.map(Input::Learn));
        }
        // The runner does these, because it owns the terminal; `Unwatch` is done by dropping the watch.
        Effect::Watch { .. }
        | Effect::Unwatch
        | Effect::Copy { .. }
        | Effect::Redraw
        | Effect::Suspend
        | Effect::Quit => return Ok(None),
    };
    Ok(Some(input))
}

/// All games, fetched page by page.
async fn games(client: &Client) -> Result<GameList, ProblemView> {
    let mut query = ListQuery {
        limit: Some(100),
        ..ListQuery::default()
    };
    let mut list = client.list(&query).await?;
    while let Some(next) = list.next.take().filter(|_| list.games.len() < LISTED) {
        query.before = next.parse().ok();
        let page = client.list(&query).await?;
        list.games.extend(page.games);
        list.next = page.next;
    }
    Ok(list)
}

/// Runs slow work, such as reading from a disk, on a blocking thread. Quitting does not wait for it.
async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, ProblemView> + Send + 'static,
) -> Result<T, ProblemView> {
    let done = spawn_blocking(work).await;
    done.unwrap_or_else(|panic| std::panic::resume_unwind(panic.into_panic()))
}

/// A command id that differs from all others, including those of other programs on the same store.
fn command_id() -> String {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let nanos = now.map_or(0, |now| now.as_nanos());
    format!("tui-{}-{nanos:x}-{count:x}", std::process::id())
}
