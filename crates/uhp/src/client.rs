//! Drives another engine: its process, its answers, and how long we wait for them.

use std::ffi::OsStr;
use std::fmt;
use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use crate::Lines;

/// How many lines are read ahead. An engine that writes more waits in its pipe.
const READ_AHEAD: usize = 64;

/// The longest accepted answer, in bytes.
const MAX_ANSWER: usize = 1 << 22;

/// A conversation with an engine's process.
///
/// A thread of its own reads the lines, so that an engine that hangs does not hang us.
#[derive(Debug)]
pub struct Client {
    process: Child,
    input: ChildStdin,
    output: Receiver<Result<String, ClientError>>,
    greeting: Vec<String>,
    patience: Duration,
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
    /// Starts an engine and waits for its greeting. No answer may take longer than `patience`.
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

    /// What the engine said when it started, which is also its answer to `info`.
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
        writeln!(self.input, "{command}")?;
        self.input.flush()?;
        self.read(limit)
    }

    fn read(&mut self, limit: Duration) -> Result<Vec<String>, ClientError> {
        let answer = self.read_until(Instant::now().checked_add(limit));
        if matches!(answer, Err(ClientError::Late | ClientError::TooLong)) {
            // Otherwise the rest of this answer would count as the next one.
            let _ = self.process.kill();
        }
        answer
    }

    /// Reads an answer. A deadline that the clock cannot represent counts as none.
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
