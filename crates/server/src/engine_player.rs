//! The server's own engines at a table.
//!
//! After each event the table shows its [`EnginePlayer`] the game. If an engine has something to
//! do, it searches in the pool and sends its command through the table's inbox, like any other
//! client. A search is stopped when its game has moved on. A person who does not want to wait may
//! end it with the best move found so far (`engine_player/move_now.rs`).

mod move_now;
mod thought;

use std::sync::Arc;
use std::time::Duration;

use skep_engine::{Clock, Level, Limits, Report, Stop};
use skep_game::{Actor, Command, Game};
use skep_rules::{Color, Position};
use tokio::sync::{mpsc, oneshot};
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep, sleep_until};

use crate::backoff::Backoff;
use crate::engine_pool::{self, Pool, Unsearched, Urgency};
use crate::problem::Code;
use crate::requester::Client;
use crate::store::{Header, Seat};
use crate::table::{RawCommand, ToTable};

use move_now::MoveNow;
use thought::Teller;

/// How engines behave towards people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Habits {
    /// The least time before they answer a person, so that the person can follow.
    pub reply: Duration,
    /// The least time when two engines play.
    pub show: Duration,
    /// How long they think at full strength, if there is no clock and no queue.
    pub think: Duration,
    /// Whether they use the opening book at full strength, so that games begin differently.
    pub uses_book: bool,
}

impl Default for Habits {
    fn default() -> Habits {
        Habits {
            reply: Duration::from_millis(400),
            show: Duration::from_millis(1_000),
            think: Duration::from_millis(2_500),
            uses_book: true,
        }
    }
}

/// The least thinking time at full strength, however long the queue is.
const LEAST_TIME: Duration = Duration::from_millis(150);
/// The longest thinking time, however much is on the clock.
const MOST_TIME: Duration = Duration::from_secs(15);
/// How long an engine thinks about a draw.
const OFFER_TIME: Duration = Duration::from_millis(300);
/// An engine that is worse by this much, in hundredths, accepts a draw.
const DRAW_SCORE: i32 = -40;
/// After this many moves two engines agree on a draw, because weak ones might never finish.
const LONGEST_SHOW: usize = 300;
/// How long an engine waits before it retries after a failure of the store or the pool. It varies,
/// so that not all retry at once.
const RETRY: Backoff = Backoff {
    first: Duration::from_secs(2),
    longest: Duration::from_secs(2),
};

/// The engines of one table.
pub(crate) struct EnginePlayer {
    inbox: mpsc::WeakSender<ToTable>,
    pool: Pool,
    habits: Habits,
    /// The seed for this game: lower levels err differently in each game, but the same way after a
    /// restart, and full strength varies its opening.
    seed: u64,
    /// On whose behalf it plays: who made the game, or played in it last.
    client: Client,
    thinking: Option<Thinking>,
}

/// An engine's current work.
struct Thinking {
    version: u64,
    stop: Stop,
    /// How to get its move now, if it is thinking about a move.
    move_now: Option<Arc<MoveNow>>,
    task: AbortHandle,
}

/// What an engine has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Task {
    Move(Level),
    OfferDraw,
    AnswerDraw,
    AcceptDraw,
    AllowTakeback,
}

/// Everything that an engine needs for its work.
struct Assignment {
    inbox: mpsc::WeakSender<ToTable>,
    pool: Pool,
    turn: (Urgency, Client),
    stop: Stop,
    move_now: Arc<MoveNow>,
    seat: Color,
    version: u64,
    position: Position,
    seed: u64,
    habits: Habits,
    clock: Option<Clock>,
    wait: Duration,
}

impl EnginePlayer {
    pub(crate) fn new(
        inbox: mpsc::WeakSender<ToTable>,
        pool: Pool,
        habits: Habits,
        seed: u64,
        client: Client,
    ) -> EnginePlayer {
        EnginePlayer {
            inbox,
            pool,
            habits,
            seed,
            client,
            thinking: None,
        }
    }

    /// Plays on behalf of that client from now on.
    pub(crate) const fn serve(&mut self, client: Client) {
        self.client = client;
    }

    /// The same, if it played on nobody's behalf.
    pub(crate) fn serve_if_free(&mut self, client: Client) {
        if self.client == Client::Server {
            self.client = client;
        }
    }

    /// Looks at the game after an event, and starts the work of its engine, if there is any.
    pub(crate) fn attend(&mut self, header: &Header, game: &Game, left: Option<Duration>) {
        let is_known = |thinking: &Thinking| thinking.version == game.version();
        if self.thinking.as_ref().is_some_and(is_known) {
            return;
        }
        self.leave();
        let Some((seat, task)) = task(header, game) else {
            return;
        };
        let stop = Stop::default();
        let move_now = Arc::new(MoveNow::new(stop.clone()));
        let assignment = Assignment {
            inbox: self.inbox.clone(),
            pool: self.pool.clone(),
            turn: (urgency(header), self.client),
            stop: stop.clone(),
            move_now: Arc::clone(&move_now),
            seat,
            version: game.version(),
            position: game.position().clone(),
            seed: self.seed,
            habits: self.habits,
            clock: clock(game, left),
            wait: self.wait(header, left),
        };
        let move_now = matches!(task, Task::Move(_)).then_some(move_now);
        let task = match task {
            Task::Move(level) => tokio::spawn(assignment.play(level)),
            Task::AnswerDraw => tokio::spawn(assignment.answer_draw()),
            Task::OfferDraw => tokio::spawn(assignment.say(Command::OfferDraw)),
            Task::AcceptDraw => tokio::spawn(assignment.say(Command::AcceptDraw)),
            Task::AllowTakeback => tokio::spawn(assignment.say(Command::AllowTakeback)),
        };
        self.thinking = Some(Thinking {
            version: game.version(),
            stop,
            move_now,
            task: task.abort_handle(),
        });
    }

    /// Makes the engine that is thinking about its move play the best it has found so far; `false`
    /// if there is none.
    pub(crate) fn move_now(&self) -> bool {
        let move_now = self
            .thinking
            .as_ref()
            .and_then(|thinking| thinking.move_now.as_ref());
        move_now.inspect(|move_now| move_now.want()).is_some()
    }

    /// Stops the current work.
    pub(crate) fn leave(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.stop.set();
            thinking.task.abort();
        }
    }

    /// The least time to wait: less if the clock is nearly out.
    fn wait(&self, header: &Header, left: Option<Duration>) -> Duration {
        let wait = if is_show(header) {
            self.habits.show
        } else {
            self.habits.reply
        };
        left.map_or(wait, |left| wait.min(left / 20))
    }
}

impl Drop for EnginePlayer {
    fn drop(&mut self) {
        self.leave();
    }
}

/// Whether two engines play.
pub(crate) fn is_show(header: &Header) -> bool {
    let mut seats = Color::ALL.into_iter().map(|color| header.seats.of(color));
    seats.all(|seat| seat.level().is_some())
}

/// Whether someone is waiting for the engine.
fn urgency(header: &Header) -> Urgency {
    if is_show(header) {
        Urgency::Later
    } else {
        Urgency::Now
    }
}

/// What an engine has to do, and for which side.
fn task(header: &Header, game: &Game) -> Option<(Color, Task)> {
    if game.ending().is_some() || header.imported {
        return None;
    }
    let level = |color| header.seats.of(color).level();
    let asked = |offer: Option<Color>| offer.map(|by| !by).filter(|&color| level(color).is_some());
    if let Some(seat) = asked(game.takeback_request()) {
        return Some((seat, Task::AllowTakeback));
    }
    let is_overlong = is_show(header) && game.line().moves().len() >= LONGEST_SHOW;
    if let Some(seat) = asked(game.draw_offer()) {
        let answer = if is_overlong {
            Task::AcceptDraw
        } else {
            Task::AnswerDraw
        };
        return Some((seat, answer));
    }
    let seat = game.position().to_move();
    if is_overlong {
        return Some((seat, Task::OfferDraw));
    }
    match header.seats.of(seat) {
        Seat::Engine(level) => Some((seat, Task::Move(*level))),
        Seat::Person { .. } => None,
    }
}

/// Whether an engine has something to do in this game.
pub(crate) fn is_awaited(header: &Header, game: &Game) -> bool {
    task(header, game).is_some()
}

fn clock(game: &Game, left: Option<Duration>) -> Option<Clock> {
    let time = game.settings().time?;
    Some(Clock {
        remaining: left.unwrap_or(time.initial),
        increment: time.increment,
    })
}

impl Assignment {
    async fn play(self, level: Level) {
        let start = Instant::now();
        let report = loop {
            match self.search(level, start).await {
                Ok(report) => break Some(report),
                Err(Unsearched::Full) => sleep(RETRY.pause(1)).await,
                Err(Unsearched::Stopped) if self.stop.is_set() => return,
                // Something is wrong with the engine, but the game must continue.
                Err(Unsearched::Stopped) => break None,
            }
        };
        let best = report.as_ref().and_then(Report::best);
        let Some(mv) = best.or_else(|| self.position.legal_moves().first().copied()) else {
            return;
        };
        // A book move takes no thinking.
        let is_worth_telling =
            |report: &Report| report.depth > 0 && Instant::now() < start + self.wait;
        if let Some(report) = report.filter(is_worth_telling) {
            self.teller().tell(&report);
        }
        tokio::select! {
            () = sleep_until(start + self.wait) => {}
            () = self.move_now.wanted() => {}
        }
        let command = Command::Play {
            mv,
            after: self.version,
        };
        self.command(command).await;
    }

    async fn search(&self, level: Level, start: Instant) -> Result<Report, Unsearched> {
        let position = self.position.clone();
        let (clock, stop) = (self.clock, self.stop.clone());
        let (seed, habits) = (self.seed, self.habits);
        let mut teller = self.teller();
        let move_now = Arc::clone(&self.move_now);
        let search = move |engines: &mut crate::engine_pool::Engines, waiting: usize| {
            let limits = Limits {
                time: Some(thinking_time(&habits, clock.is_some(), waiting)),
                // The time in the queue counts too.
                clock: clock.map(|clock| Clock {
                    remaining: clock.remaining.saturating_sub(start.elapsed()),
                    ..clock
                }),
                stop,
                ..Limits::default()
            };
            let engine = engines.at(level, seed);
            let tell = |report: &Report| {
                move_now.has_found();
                teller.tell_now_and_then(report);
            };
            if habits.uses_book {
                engine.choose(&position, &limits, tell)
            } else {
                engine.search(&position, &limits, tell)
            }
        };
        self.pool.run(self.turn, self.stop.clone(), search).await
    }

    fn teller(&self) -> Teller {
        Teller::new(self.inbox.clone(), self.version, self.position.clone())
    }

    /// Accepts if it is worse.
    async fn answer_draw(self) {
        let start = Instant::now();
        let (position, stop) = (self.position.clone(), self.stop.clone());
        let search = move |engines: &mut crate::engine_pool::Engines, _: usize| {
            let limits = Limits {
                time: Some(OFFER_TIME),
                stop,
                ..Limits::default()
            };
            let engine = engines.at(Level::FULL, 0);
            engine.search(&position, &limits, |_| ())
        };
        let report = self
            .pool
            .run(self.turn, self.stop.clone(), search)
            .await
            .ok();
        let score = report.and_then(|report| Some(report.variations.first()?.score));
        let is_mine = self.position.to_move() == self.seat;
        let is_worse = score.is_some_and(|score| {
            let score = if is_mine { score } else { -score };
            score.value() <= DRAW_SCORE
        });
        sleep_until(start + self.wait).await;
        let answer = if is_worse {
            Command::AcceptDraw
        } else {
            Command::DeclineDraw
        };
        self.command(answer).await;
    }

    /// Work that needs no search.
    async fn say(self, command: Command) {
        self.command(command).await;
    }

    /// Sends the command to the table, and again if the store failed.
    async fn command(&self, command: Command) {
        loop {
            let permission = self.pool.permission().await;
            let Some(inbox) = self.inbox.upgrade() else {
                return;
            };
            let (answer, answered) = oneshot::channel();
            let message = ToTable::Command {
                client: None,
                actor: Actor::Engine,
                id: None,
                command: RawCommand::Engine(command),
                answer,
            };
            if inbox.send(message).await.is_err() {
                return;
            }
            drop(inbox);
            let answered = answered.await;
            drop(permission);
            match answered {
                Ok(Err(problem)) if may_pass(problem.code()) => sleep(RETRY.pause(1)).await,
                Ok(Err(problem)) => {
                    tracing::debug!(%problem, "an engine was refused");
                    return;
                }
                Ok(Ok(_)) | Err(_) => return,
            }
        }
    }
}

/// Whether the same command may succeed later.
const fn may_pass(code: Code) -> bool {
    matches!(code, Code::Store | Code::UnknownOutcome | Code::Contended)
}

/// How long a search may take.
fn thinking_time(habits: &Habits, has_clock: bool, waiting: usize) -> Duration {
    let time = if has_clock { MOST_TIME } else { habits.think };
    engine_pool::share(time, waiting, LEAST_TIME)
}
