//! Drives another engine: its process, its answers, and how long we wait for them.

use std::ffi::OsStr;
use std::fmt;
use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use skep_text::quoted;

use crate::Lines;

/// How many lines are read ahead. An engine that writes more waits in its pipe.
const READ_AHEAD: usize = 64;

/// The longest accepted answer, in bytes.
const MAX_ANSWER: usize = 1 << 22;

/// How long an engine may be silent at first before it is asked for its greeting.
const SILENCE: Duration = Duration::from_secs(1);

/// What an engine is asked if it does not greet by itself.
const INFO: &str = "info";

/// A conversation with an engine's process.
///
/// A thread of its own reads the lines, so that an engine that hangs does not hang us.
#[derive(Debug)]
pub struct Client {
    process: Child,
    input: ChildStdin,
    output: Receiver<Result<String, ClientError>>,
    greeting: Vec<String>,
    patience: Patience,
    /// Whether it was asked for its greeting. If it was about to greet by itself, it does so twice.
    may_greet_again: bool,
}

/// How long to wait for an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// For its greeting after it was started.
    pub greeting: Duration,
    /// For an answer.
    pub answer: Duration,
}

/// Why a conversation ended.
#[derive(Debug)]
pub enum ClientError {
    /// The process cannot be started or written to.
    Io(io::Error),
    /// The engine ended in the middle of its answer.
    Ended,
    /// The engine did not answer in time and was killed.
    Late,
    /// The answer was too long, and the engine was killed.
    TooLong,
    /// The program is no engine: it repeats what it is told.
    Echo,
    /// The program did not greet. If it had not ended by itself, it was killed.
    NoGreeting {
        /// How long it was waited for; `None` if it ended.
        waited: Option<Duration>,
        /// The first line that it said instead, if any.
        said: Option<String>,
    },
}

/// What a program must do to be taken for an engine.
const EXPECTED: &str =
    "expected an answer to the command info: a line such as id skep v1.0, and a line ok";

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClientError::Io(error) => error.fmt(f),
            ClientError::Ended => f.write_str("the engine ended before its answer did"),
            ClientError::Late => f.write_str("the engine did not answer in time"),
            ClientError::TooLong => {
                write!(f, "expected an answer of at most {} MiB", MAX_ANSWER >> 20)
            }
            ClientError::Echo => write!(
                f,
                "it repeats what it is told and does not speak UHP; {EXPECTED}"
            ),
            ClientError::NoGreeting { waited, said } => {
                let seconds = waited.map(|waited| waited.as_secs_f64());
                match (said, seconds) {
                    (None, None) => f.write_str("it ended without a word")?,
                    (None, Some(seconds)) => write!(f, "it said nothing for {seconds} s")?,
                    (Some(said), None) => write!(f, "it said \"{said}\" and ended")?,
                    (Some(said), Some(seconds)) => {
                        write!(f, "it said \"{said}\" and not who it is within {seconds} s")?
                    }
                }
                write!(f, "; {EXPECTED}")
            }
        }
    }
}

impl std::error::Error for ClientError {}

impl From<io::Error> for ClientError {
    fn from(error: io::Error) -> ClientError {
        ClientError::Io(error)
    }
}

impl Client {
    /// Starts an engine and waits for its greeting. `waiting` is called if that takes more than a moment.
    ///
    /// Engines greet by themselves. One that does not is asked for its greeting after a while, which also tells programs
    /// that do not speak UHP.
    ///
    /// # Errors
    /// If it cannot be started, ends at once, or does not greet in time.
    pub fn start(
        program: impl AsRef<OsStr>,
        arguments: &[impl AsRef<OsStr>],
        patience: Patience,
        waiting: impl FnOnce(),
    ) -> Result<Client, ClientError> {
        let mut command = Command::new(program);
        command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        let mut process = command.spawn()?;
        let (Some(input), Some(output)) = (process.stdin.take(), process.stdout.take()) else {
            return Err(ClientError::Ended);
        };
        let (sender, receiver) = mpsc::sync_channel(READ_AHEAD);
        let mut client = Client {
            process,
            input,
            output: receiver,
            greeting: Vec::new(),
            patience,
            may_greet_again: false,
        };
        let lines = Lines::new(BufReader::new(output));
        thread::Builder::new().spawn(move || forward(lines, &sender))?;
        client.greet(waiting)?;
        Ok(client)
    }

    /// Reads the greeting, and asks for it if it does not come.
    fn greet(&mut self, waiting: impl FnOnce()) -> Result<(), ClientError> {
        let started = Instant::now();
        let limit = self.patience.greeting;
        let mut answer = Answer {
            is_greeting: true,
            ..Answer::default()
        };
        let mut greeted = self.read_on(&mut answer, started.checked_add(limit.min(SILENCE)));
        if matches!(greeted, Err(ClientError::Late)) && limit > SILENCE {
            waiting();
            // If it has ended, reading tells.
            let _ = self.send(INFO);
            self.may_greet_again = true;
            greeted = self.read_on(&mut answer, started.checked_add(limit));
        }
        greeted.map_err(|error| {
            let no_greeting = |waited| ClientError::NoGreeting {
                waited,
                said: answer.lines.first().map(|line| excerpt(line)),
            };
            match error {
                ClientError::Late => no_greeting(Some(limit)),
                ClientError::Ended => no_greeting(None),
                error => error,
            }
        })?;
        self.greeting = answer.lines;
        Ok(())
    }

    /// What the engine said when it started, which is also its answer to `info`.
    pub fn greeting(&self) -> &[String] {
        &self.greeting
    }

    /// Sends a command and reads its answer, the lines before `ok`.
    ///
    /// # Errors
    /// As for [`Client::ask_within`].
    pub fn ask(&mut self, command: &str) -> Result<Vec<String>, ClientError> {
        self.ask_within(command, self.patience.answer)
    }

    /// Sends a command and reads its answer, the lines before `ok`, which must arrive in time.
    ///
    /// # Errors
    /// If the engine ends, is late, or cannot be written to. It cannot be used after that. Lines that are not UTF-8 are
    /// skipped.
    pub fn ask_within(
        &mut self,
        command: &str,
        limit: Duration,
    ) -> Result<Vec<String>, ClientError> {
        self.send(command)?;
        let answer = self.read(limit)?;
        let is_late_greeting = answer.first().is_some_and(|line| line.starts_with("id "));
        if self.may_greet_again && command != INFO {
            self.may_greet_again = false;
            if is_late_greeting {
                return self.read(limit);
            }
        }
        Ok(answer)
    }

    fn send(&mut self, command: &str) -> Result<(), ClientError> {
        writeln!(self.input, "{command}")?;
        self.input.flush()?;
        Ok(())
    }

    fn read(&mut self, limit: Duration) -> Result<Vec<String>, ClientError> {
        let mut answer = Answer::default();
        let read = self.read_on(&mut answer, Instant::now().checked_add(limit));
        if matches!(read, Err(ClientError::Late | ClientError::TooLong)) {
            // Otherwise the rest of this answer would count as the next one.
            let _ = self.process.kill();
        }
        read.map(|()| answer.lines)
    }

    /// Reads an answer to its end. A deadline that the clock cannot represent counts as none.
    fn read_on(&self, answer: &mut Answer, deadline: Option<Instant>) -> Result<(), ClientError> {
        loop {
            let received = match deadline {
                None => self.output.recv().map_err(RecvTimeoutError::from),
                Some(deadline) => {
                    let left = deadline.saturating_duration_since(Instant::now());
                    self.output.recv_timeout(left)
                }
            };
            let line = match received {
                Ok(line) => line?,
                Err(RecvTimeoutError::Timeout) => return Err(ClientError::Late),
                Err(RecvTimeoutError::Disconnected) => return Err(ClientError::Ended),
            };
            if line == "ok" {
                return Ok(());
            }
            if answer.is_greeting && line == INFO {
                return Err(ClientError::Echo);
            }
            answer.size += line.len() + size_of::<String>();
            if answer.size > MAX_ANSWER {
                return Err(ClientError::TooLong);
            }
            answer.lines.push(line);
        }
    }
}

/// An answer as far as it has arrived.
#[derive(Debug, Default)]
struct Answer {
    lines: Vec<String>,
    /// In memory.
    size: usize,
    is_greeting: bool,
}

/// The start of what a program said, safe to print.
pub fn excerpt(text: &str) -> String {
    const LONGEST: usize = 200;
    let text = text.trim();
    let start: String = text.chars().take(LONGEST).collect();
    let dots = if start.len() < text.len() { "…" } else { "" };
    quoted(&start) + dots
}

/// Passes the engine's lines on until they end or the receiver is gone.
fn forward(mut lines: Lines<impl io::BufRead>, receiver: &SyncSender<Result<String, ClientError>>) {
    loop {
        let line = match lines.next_line() {
            Ok(Some(Ok(line))) => Ok(line.to_owned()),
            Ok(Some(Err(_))) => continue,
            Ok(None) => Err(ClientError::Ended),
            Err(error) => Err(ClientError::Io(error)),
        };
        let is_last = line.is_err();
        if receiver.send(line).is_err() || is_last {
            return;
        }
    }
}

impl Drop for Client {
    /// The process ends with the conversation. Processes that it started itself may not.
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
