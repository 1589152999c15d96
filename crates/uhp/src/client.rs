//! Driving another engine: its process, its answers.

use std::fmt;
use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use crate::Lines;

/// An engine's process that we converse with.
#[derive(Debug)]
pub struct Client {
    process: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

/// The conversation with an engine broke off.
#[derive(Debug)]
pub enum ClientError {
    /// Its process cannot be started or talked to.
    Io(io::Error),
    /// It ended before its answer did.
    Ended,
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClientError::Io(error) => error.fmt(f),
            ClientError::Ended => f.write_str("the engine ended before its answer did"),
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
    /// Starts an engine and waits for its greeting.
    ///
    /// # Errors
    /// If it cannot be started or ends at once.
    pub fn start(program: &str, arguments: &[&str]) -> Result<Client, ClientError> {
        let mut command = Command::new(program);
        command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        let mut process = command.spawn()?;
        let (Some(input), Some(output)) = (process.stdin.take(), process.stdout.take()) else {
            return Err(ClientError::Ended);
        };
        let mut client = Client {
            process,
            input,
            output: Lines::new(BufReader::new(output)),
        };
        client.read()?;
        Ok(client)
    }

    /// Sends a command and reads its answer, the lines before `ok`.
    ///
    /// # Errors
    /// If the engine ends or cannot be talked to. A line that is no text is left out.
    pub fn ask(&mut self, command: &str) -> Result<Vec<String>, ClientError> {
        writeln!(self.input, "{command}")?;
        self.input.flush()?;
        self.read()
    }

    fn read(&mut self) -> Result<Vec<String>, ClientError> {
        let mut answer = Vec::new();
        while let Some(line) = self.output.next_line()? {
            match line {
                Ok("ok") => return Ok(answer),
                Ok(line) => answer.push(line.to_owned()),
                Err(_) => {}
            }
        }
        Err(ClientError::Ended)
    }
}

impl Drop for Client {
    /// No process outlives the conversation.
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
