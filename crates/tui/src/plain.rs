//! Plain mode: the app without a screen, for screen readers and pipes. It reads a line and prints lines.
//!
//! It says the same as the web app's text view. A line that it does not understand changes nothing and is answered with
//! one line.

mod command;
mod games;
mod learn;
mod play;
mod show;

use std::io::{self, BufRead, Read, Write};
use std::path::PathBuf;

use skep_locale::Argument;
use skep_server::limits;
use skep_server::services::Watch;
use skep_wire::{FromServer, GameView, ProblemView, SeatView, Thought};
use tokio::sync::mpsc;

use crate::client::Client;
use crate::learn::current_exercise::CurrentExercise;
use crate::learn::solved_exercises::SolvedExercises;
use crate::words::{Words, brief, text};
use command::{HELP, PlainCommand, Unknown};

/// How the plain mode is set up.
#[derive(Clone, Debug)]
pub struct Plain {
    /// The file of solved exercises.
    pub lessons: Option<PathBuf>,
    /// Whether to read the next line while an engine thinks.
    pub reading: Reading,
}

/// Whether to read the next line while an engine thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// Read it at once: a person may want to resign.
    AtOnce,
    /// Wait for the engine's move: a script cannot know how long it takes.
    InTurn,
}

/// Reads lines on a thread of its own. Invalid UTF-8 is replaced. A line longer than any record is cut off.
pub fn lines(mut input: impl BufRead + Send + 'static) -> mpsc::Receiver<String> {
    let (send, lines) = mpsc::channel(1);
    std::thread::spawn(move || {
        loop {
            let mut line = Vec::new();
            let most = limits::RECORD_BYTES as u64;
            let read = input.by_ref().take(most).read_until(b'\n', &mut line);
            let is_over = read.is_ok_and(|count| count == 0) || line.is_empty();
            // Otherwise the rest would count as another line.
            let is_cut = line.len() as u64 == most && !line.ends_with(b"\n");
            if is_cut && input.skip_until(b'\n').is_err() {
                return;
            }
            let line = String::from_utf8_lossy(&line).into_owned();
            if is_over || send.blocking_send(line).is_err() {
                return;
            }
        }
    });
    lines
}

/// Runs commands until the input ends or the user quits.
///
/// # Errors
/// If the output fails.
pub async fn plain(
    client: &Client,
    words: &Words,
    options: Plain,
    mut lines: mpsc::Receiver<String>,
    output: impl Write,
) -> io::Result<()> {
    let mut session = Session {
        client,
        words,
        output,
        reading: options.reading,
        solved: SolvedExercises::read(options.lessons),
        shown: None,
        lesson: None,
        listed: Vec::new(),
        commands: 0,
    };
    session.line(&words.plain("plain-welcome"))?;
    loop {
        let is_awaited = session.is_awaited();
        tokio::select! {
            biased;
            message = next(&mut session.shown) => session.hear(message).await?,
            line = lines.recv(), if !is_awaited => {
                let Some(line) = line else {
                    return Ok(());
                };
                if session.obey(&line).await? == Flow::Leave {
                    return Ok(());
                }
            }
        }
    }
}

/// The next message from the watched game.
async fn next(shown: &mut Option<Shown>) -> Option<FromServer> {
    match shown {
        Some(shown) => shown.watch.next().await,
        None => std::future::pending().await,
    }
}

/// Whether to go on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flow {
    On,
    Leave,
}

/// The state between two lines.
struct Session<'a, W> {
    client: &'a Client,
    words: &'a Words,
    output: W,
    reading: Reading,
    solved: SolvedExercises,
    /// The current game.
    shown: Option<Shown>,
    /// The current exercise. While there is one, it gets the answers.
    lesson: Option<CurrentExercise>,
    /// The games as last listed, by number.
    listed: Vec<String>,
    /// How many commands were sent, to tell them apart.
    commands: u64,
}

/// The game that the user looks at.
struct Shown {
    game: GameView,
    /// How many moves the shown position is after; `None` for the latest.
    ply: Option<usize>,
    /// The engine's thoughts so far.
    thought: Option<Thought>,
    watch: Watch,
}

impl Shown {
    /// How many moves the shown position is after.
    fn ply(&self) -> usize {
        self.ply.unwrap_or(self.game.moves.len())
    }

    fn is_engine_to_move(&self) -> bool {
        let turn = self.game.turn.as_ref().filter(|_| !self.game.imported);
        turn.is_some_and(|turn| {
            let seat = self.game.seats.of(turn.color);
            matches!(seat, SeatView::Engine { .. })
        })
    }
}

impl<W: Write> Session<'_, W> {
    /// Whether to wait for an engine's move before reading the next line.
    fn is_awaited(&self) -> bool {
        let shown = self.shown.as_ref();
        self.reading == Reading::InTurn && shown.is_some_and(Shown::is_engine_to_move)
    }

    /// Runs the command on a line.
    async fn obey(&mut self, line: &str) -> io::Result<Flow> {
        let command = match PlainCommand::parse(line) {
            Ok(Some(command)) => command,
            Ok(None) => return Ok(Flow::On),
            Err(Unknown(word)) => {
                self.unknown(&word)?;
                return Ok(Flow::On);
            }
        };
        match command {
            PlainCommand::Help => self.help()?,
            PlainCommand::New(new) => self.begin(&new).await?,
            PlainCommand::On(new) => self.play_on(*new).await?,
            PlainCommand::Games => self.games().await?,
            PlainCommand::Open(what) => self.open(&what).await?,
            PlainCommand::Show => self.show()?,
            PlainCommand::Moves(piece) => self.moves(piece.as_deref())?,
            PlainCommand::Stuck => self.stuck()?,
            PlainCommand::Say(said) => self.say(&said).await?,
            PlainCommand::Hint => self.hint().await?,
            PlainCommand::Thinking => self.thinking()?,
            PlainCommand::Now => self.move_now().await?,
            PlainCommand::Takeback => self.take_back().await?,
            PlainCommand::Draw => self.offer_draw().await?,
            PlainCommand::Accept => self.answer(OfferAnswer::Yes).await?,
            PlainCommand::Decline => self.answer(OfferAnswer::No).await?,
            PlainCommand::Resign => self.give_up(skep_wire::PlayerCommand::Resign).await?,
            PlainCommand::Abort => self.give_up(skep_wire::PlayerCommand::Abort).await?,
            PlainCommand::History => self.history()?,
            PlainCommand::Step(step) => self.step(step)?,
            PlainCommand::Export(format, file) => self.export(format, file.as_deref()).await?,
            PlainCommand::Rules(wanted) => self.rules(&wanted)?,
            PlainCommand::Learn(wanted) => self.learn(&wanted)?,
            PlainCommand::Solution => self.solution().await?,
            PlainCommand::Next => self.next_exercise()?,
            PlainCommand::Quit => return Ok(Flow::Leave),
        }
        Ok(Flow::On)
    }

    /// Any other text is a move, or an answer to the current exercise.
    async fn say(&mut self, said: &str) -> io::Result<()> {
        match (&self.lesson, &self.shown) {
            (Some(_), _) => self.attempt(said).await,
            (None, Some(_)) => self.play(said).await,
            (None, None) => self.unknown(said),
        }
    }

    fn help(&mut self) -> io::Result<()> {
        let typed = HELP.map(|(word, example, _)| format!("{word} {example}").trim().to_owned());
        for (typed, (_, _, key)) in typed.iter().zip(HELP) {
            let about = self.words.plain(key);
            self.line(&format!("{typed}: {about}"))?;
        }
        Ok(())
    }

    fn unknown(&mut self, word: &str) -> io::Result<()> {
        let word = text(&brief(word));
        let said = self.words.word("plain-unknown", &[("text", word)]);
        self.line(&said)
    }

    fn refuse(&mut self, problem: &ProblemView) -> io::Result<()> {
        let said = self.words.say(&problem.phrase);
        self.line(&said)
    }

    /// Prints a message that takes no arguments.
    fn tell(&mut self, key: &str) -> io::Result<()> {
        let said = self.words.plain(key);
        self.line(&said)
    }

    /// Prints a line and flushes it.
    fn line(&mut self, said: &str) -> io::Result<()> {
        writeln!(self.output, "{said}")?;
        self.output.flush()
    }

    /// A number as an argument of a message.
    fn count(number: usize) -> Argument {
        Argument::Number(u32::try_from(number).unwrap_or(u32::MAX))
    }
}

/// An answer to an offer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OfferAnswer {
    Yes,
    No,
}
