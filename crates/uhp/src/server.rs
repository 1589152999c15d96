//! Being an engine: commands in, answers out.

use std::fmt;
use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;
use std::time::Instant;

use skep_rules::{GameString, Leaves, Line, MoveError, perft};

use crate::command::HELP;
use crate::{Command, Lines, Options};

/// Converses until `exit` or the end of the input.
///
/// # Errors
/// If reading or writing fails.
pub fn serve(input: impl BufRead, output: &mut impl Write) -> io::Result<()> {
    let mut server = Server::new(output);
    let mut lines = Lines::new(input);
    server.greet()?;
    while let Some(line) = lines.next_line()? {
        let flow = match line {
            Ok(line) => server.answer(line)?,
            Err(error) => server.refuse(&error)?,
        };
        if flow.is_break() {
            break;
        }
    }
    Ok(())
}

/// An engine in conversation.
pub struct Server<'a, W> {
    output: &'a mut W,
    game: Option<Line>,
    options: Options,
}

/// Why a command has no answer.
enum Refusal {
    /// Answered by `invalidmove`.
    Move(MoveError),
    /// Answered by `err`.
    Other(String),
}

impl<T: fmt::Display> From<T> for Refusal {
    fn from(error: T) -> Refusal {
        Refusal::Other(error.to_string())
    }
}

impl<'a, W: Write> Server<'a, W> {
    /// Answers there.
    pub fn new(output: &'a mut W) -> Server<'a, W> {
        Server {
            output,
            game: None,
            options: Options::default(),
        }
    }

    /// Says who it is, as an engine does when it starts.
    ///
    /// # Errors
    /// If writing fails.
    pub fn greet(&mut self) -> io::Result<()> {
        self.answer("info").map(|_| ())
    }

    /// Answers one line; breaks off on `exit`.
    ///
    /// # Errors
    /// If writing fails.
    pub fn answer(&mut self, line: &str) -> io::Result<ControlFlow<()>> {
        let answer = match Command::parse(line) {
            Ok(None) => return Ok(ControlFlow::Continue(())),
            Ok(Some(Command::Exit)) => return Ok(ControlFlow::Break(())),
            Ok(Some(Command::Perft(depth))) => self.perft(depth)?,
            Ok(Some(command)) => self.carry_out(command),
            Err(error) => Err(error.into()),
        };
        match answer {
            Ok(text) if text.is_empty() => {}
            Ok(text) => writeln!(self.output, "{text}")?,
            Err(Refusal::Move(error)) => writeln!(self.output, "invalidmove {error}")?,
            Err(Refusal::Other(error)) => writeln!(self.output, "err {error}")?,
        }
        self.finish()
    }

    fn refuse(&mut self, error: &dyn fmt::Display) -> io::Result<ControlFlow<()>> {
        writeln!(self.output, "err {error}")?;
        self.finish()
    }

    fn finish(&mut self) -> io::Result<ControlFlow<()>> {
        writeln!(self.output, "ok")?;
        self.output.flush()?;
        Ok(ControlFlow::Continue(()))
    }

    fn carry_out(&mut self, command: Command<'_>) -> Result<String, Refusal> {
        match command {
            Command::Info => Ok(format!(
                "id skep v{}\nMosquito;Ladybug;Pillbug",
                env!("CARGO_PKG_VERSION")
            )),
            Command::Help => Ok(HELP
                .map(|(usage, meaning)| format!("{usage:<34}{meaning}"))
                .join("\n")),
            Command::NewGame(text) => self.new_game(text),
            Command::Play(text) => self.play(text),
            Command::Pass => self.play("pass"),
            Command::ValidMoves => self.valid_moves(),
            Command::Undo(count) => self.undo(count),
            Command::ListOptions => Ok(self.options.list().collect::<Vec<_>>().join("\n")),
            Command::GetOption(key) => Ok(self.options.get(key)?),
            Command::SetOption(key, value) => {
                self.options.set(key, value)?;
                Ok(self.options.get(key)?)
            }
            Command::BestMove(_) => Err(Refusal::Other(
                "bestmove is not known yet, this version only keeps the rules".to_owned(),
            )),
            Command::Perft(_) | Command::Exit => Ok(String::new()),
        }
    }

    fn new_game(&mut self, text: &str) -> Result<String, Refusal> {
        let text = if text.is_empty() { "Base" } else { text };
        let written = GameString::parse(text)?;
        let line = written.replay_by(self.options.opening)?;
        Ok(self.game.insert(line).to_string())
    }

    fn play(&mut self, text: &str) -> Result<String, Refusal> {
        let game = self.game.as_mut().ok_or(NO_GAME)?;
        let mv = game
            .position()
            .parse_move(text)
            .map_err(|error| Refusal::Move(error.into()))?;
        game.play(mv)
            .map_err(|error| Refusal::Move(MoveError::Illegal(error)))?;
        Ok(game.to_string())
    }

    fn valid_moves(&self) -> Result<String, Refusal> {
        let position = self.game.as_ref().ok_or(NO_GAME)?.position();
        if let Some(outcome) = position.outcome() {
            return Err(Refusal::Other(format!("the game is over: {outcome}")));
        }
        let moves = position
            .legal_moves()
            .into_iter()
            .map(|mv| position.move_string(mv));
        Ok(moves.collect::<Vec<_>>().join(";"))
    }

    fn undo(&mut self, count: usize) -> Result<String, Refusal> {
        let game = self.game.as_mut().ok_or(NO_GAME)?;
        let played = game.moves().len();
        if count > played {
            return Err(Refusal::Other(format!(
                "expected at most {played} moves to undo, as many as were played"
            )));
        }
        *game = game.without_last(count);
        Ok(game.to_string())
    }

    /// Answers by itself, each line as soon as it is known.
    fn perft(&mut self, depth: u32) -> io::Result<Result<String, Refusal>> {
        let Some(game) = &self.game else {
            return Ok(Err(NO_GAME.into()));
        };
        let mut position = game.position().clone();
        // Like the command line's perft it does not look at repetitions.
        position.play_on();
        for depth in 0..=depth {
            let start = Instant::now();
            let nodes = perft(&mut position, depth, Leaves::Counted);
            let seconds = start.elapsed().as_secs_f64();
            let rate = nodes as f64 / seconds.max(1e-9) / 1e3;
            writeln!(
                self.output,
                "perft({depth}) = {nodes} in {:.0} ms. {rate:.0} KN/s",
                seconds * 1e3
            )?;
            self.output.flush()?;
        }
        Ok(Ok(String::new()))
    }
}

const NO_GAME: &str = "no game in progress, expected newgame first";
