//! Driving another engine: its process, its answers, and how long we wait for them.

use std::ffi::OsStr;
use std::fmt;
use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use crate::Lines;

/// Lines read ahead of who asks for them; a chattier engine waits in its pipe.
const READ_AHEAD: usize = 64;

/// The longest answer that is taken, in bytes of memory.
const MAX_ANSWER: usize = 1 << 22;

/// An engine's process that we converse with.
///
/// Its lines are read on a thread of their own, so that an engine that hangs does not hang us.
#[derive(Debug)]
pub struct Client {
    process: Child,
    input: ChildStdin,
    output: Receiver<Result<String, ClientError>>,
    greeting: Vec<String>,
    patience: Duration,
}

/// The conversation with an engine broke off.
#[derive(Debug)]
pub enum ClientError {
    /// Its process cannot be started or talked to.
    Io(io::Error),
    /// It ended before its answer did.
    Ended,
    /// It did not answer in time, and was ended.
    Late,
    /// Its answer did not end, and it was ended.
    TooLong,
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClientError::Io(error) => error.fmt(f),
            ClientError::Ended => f.write_str("the engine ended before its answer did"),
            ClientError::Late => f.write_str("the engine did not answer in time"),
            ClientError::TooLong => {
                write!(f, "expected an answer of at most {} MiB", MAX_ANSWER >> 20)
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
    /// Starts an engine and waits for its greeting; for that and for any other answer no longer
    /// than `patience`.
    ///
    /// # Errors
    /// If it cannot be started, ends at once, or does not greet in time.
    pub fn start(
        program: impl AsRef<OsStr>,
        arguments: &[impl AsRef<OsStr>],
        patience: Duration,
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
        };
        let lines = Lines::new(BufReader::new(output));
        thread::Builder::new().spawn(move || forward(lines, &sender))?;
        client.greeting = client.read(patience)?;
        Ok(client)
    }

    /// What the engine said when it started: the answer to `info`.
    pub fn greeting(&self) -> &[String] {
        &self.greeting
    }

    /// Sends a command and reads its answer, the lines before `ok`.
    ///
    /// # Errors
    /// As for [`Client::ask_within`].
    pub fn ask(&mut self, command: &str) -> Result<Vec<String>, ClientError> {
        self.ask_within(command, self.patience)
    }

    /// Sends a command and reads its answer, the lines before `ok`, which must come in time.
    ///
    /// # Errors
    /// If the engine ends, is late, or cannot be talked to: it is of no use then. A line that is
    /// no text is left out.
    pub fn ask_within(
        &mut self,
        command: &str,
        limit: Duration,
    ) -> Result<Vec<String>, ClientError> {
        writeln!(self.input, "{command}")?;
        self.input.flush()?;
        self.read(limit)
    }

    fn read(&mut self, limit: Duration) -> Result<Vec<String>, ClientError> {
        let answer = self.read_until(Instant::now().checked_add(limit));
        if matches!(answer, Err(ClientError::Late | ClientError::TooLong)) {
            // The rest of this answer would be taken for the next one.
            let _ = self.process.kill();
        }
        answer
    }

    /// Reads an answer; a deadline beyond the reach of the clock is none.
    fn read_until(&self, deadline: Option<Instant>) -> Result<Vec<String>, ClientError> {
        let mut answer = Vec::new();
        let mut size = 0;
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
                return Ok(answer);
            }
            size += line.len() + size_of::<String>();
            if size > MAX_ANSWER {
                return Err(ClientError::TooLong);
            }
            answer.push(line);
        }
    }
}

/// Hands the engine's lines on until there are no more, or nobody wants them.
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
    /// The process does not outlive the conversation; what it has started itself may.
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
