//! The engine's side of the protocol: takes a command, writes its answer.

use std::fmt;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Instant;

use skep_engine::{Engine, Limits, Native, OutOfMemory, Report, Stop};
use skep_rules::{GameString, Leaves, Line, MoveError, Position, perft};

use crate::command::HELP;
use crate::{Command, Options, SearchLimit, memory};

/// An engine in conversation.
pub struct Server<'a, W> {
    output: &'a mut W,
    game: Option<Line>,
    options: Options,
    /// The seed for the mistakes of lower levels and for book openings in this game.
    seed: u64,
    /// Created with the first game, so that no move pays for allocating its table.
    engine: Option<Engine>,
}

/// Why a command has no answer.
enum CommandFailure {
    /// Answered by `invalidmove`.
    Move(MoveError),
    /// Answered by `err`.
    Other(String),
}

impl<T: fmt::Display> From<T> for CommandFailure {
    fn from(error: T) -> CommandFailure {
        CommandFailure::Other(error.to_string())
    }
}

impl<'a, W: Write> Server<'a, W> {
    /// A server that writes its answers there.
    pub fn new(output: &'a mut W, options: Options) -> Server<'a, W> {
        Server {
            output,
            game: None,
            seed: options.new_seed(),
            options,
            engine: None,
        }
    }

    /// Introduces the engine, as every engine does when it starts.
    ///
    /// # Errors
    /// If writing fails.
    pub fn greet(&mut self) -> io::Result<()> {
        self.answer("info", &Stop::default()).map(|_| ())
    }

    /// Answers one line. Returns `Break` on `exit`. A search ends early when told to stop.
    ///
    /// # Errors
    /// If writing fails.
    pub fn answer(&mut self, line: &str, stop: &Stop) -> io::Result<ControlFlow<()>> {
        let answer = match Command::parse(line) {
            Ok(None) => return Ok(ControlFlow::Continue(())),
            Ok(Some(Command::Exit)) => return Ok(ControlFlow::Break(())),
            Ok(Some(Command::Perft(depth))) => self.perft(depth, stop)?,
            Ok(Some(Command::BestMove(limit))) => self.best_move(limit, stop)?,
            Ok(Some(command)) => self.carry_out(command),
            Err(error) => Err(error.into()),
        };
        match answer {
            Ok(text) if text.is_empty() => {}
            Ok(text) => writeln!(self.output, "{text}")?,
            Err(CommandFailure::Move(error)) => writeln!(self.output, "invalidmove {error}")?,
            Err(CommandFailure::Other(error)) => writeln!(self.output, "err {error}")?,
        }
        self.finish()
    }

    pub(crate) fn refuse(&mut self, error: &dyn fmt::Display) -> io::Result<ControlFlow<()>> {
        writeln!(self.output, "err {error}")?;
        self.finish()
    }

    fn finish(&mut self) -> io::Result<ControlFlow<()>> {
        writeln!(self.output, "ok")?;
        self.output.flush()?;
        Ok(ControlFlow::Continue(()))
    }

    fn carry_out(&mut self, command: Command<'_>) -> Result<String, CommandFailure> {
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
            Command::SetOption(key, value) => self.set_option(key, value),
            Command::BestMove(_) | Command::Perft(_) | Command::Exit => Ok(String::new()),
        }
    }

    /// Changes an option. If there is no memory for the table, nothing changes.
    fn set_option(&mut self, key: &str, value: &str) -> Result<String, CommandFailure> {
        let mut options = self.options.clone();
        options.set(key, value)?;
        if options.table_size != self.options.table_size {
            self.resize_table(&options)?;
        }
        // Other options keep the seed of the current game.
        if options.seed != self.options.seed {
            self.seed = options.new_seed();
        }
        if let Some(engine) = &mut self.engine {
            set_up(engine, &options, self.seed);
        }
        self.options = options;
        Ok(self.options.get(key)?)
    }

    /// Allocates a table of another size at once, so that no move pays for it. Linux overcommits, so the available
    /// memory is checked first.
    fn resize_table(&mut self, options: &Options) -> Result<(), CommandFailure> {
        let size = options.table_size.get();
        let held = self.engine.as_ref().map(|_| self.options.table_size.get());
        if let Some(free) = memory::free() {
            let most = (free + held.unwrap_or(0)).saturating_sub(MEMORY_LEFT);
            if size > most {
                return Err(CommandFailure::Other(format!(
                    "there is no memory for a table of {size} MiB, expected at most {most}"
                )));
            }
        }
        // Both tables at once might be too large.
        self.engine = None;
        match Engine::new(size, Native) {
            Ok(engine) => self.engine = Some(engine),
            Err(error) => {
                self.engine = new_engine(&self.options, self.seed).ok();
                return Err(error.into());
            }
        }
        Ok(())
    }

    fn new_game(&mut self, text: &str) -> Result<String, CommandFailure> {
        let text = if text.is_empty() { "Base" } else { text };
        let written = GameString::parse(text)?;
        let line = written.replay_by(self.options.opening)?;
        self.seed = self.options.new_seed();
        match &mut self.engine {
            // Entries from another game would make searches depend on it.
            Some(engine) => {
                engine.forget();
                engine.set_seed(self.seed);
            }
            // If there is no memory for it, the search will report that.
            None => self.engine = new_engine(&self.options, self.seed).ok(),
        }
        Ok(self.game.insert(line).to_string())
    }

    fn play(&mut self, text: &str) -> Result<String, CommandFailure> {
        let game = self.game.as_mut().ok_or(NO_GAME)?;
        let mv = game
            .position()
            .parse_move(text)
            .map_err(|error| CommandFailure::Move(error.into()))?;
        game.play(mv)
            .map_err(|error| CommandFailure::Move(MoveError::Illegal(error)))?;
        Ok(game.to_string())
    }

    fn valid_moves(&self) -> Result<String, CommandFailure> {
        let position = self.game.as_ref().ok_or(NO_GAME)?.position();
        if let Some(outcome) = position.outcome() {
            return Err(CommandFailure::Other(format!(
                "the game is over: {outcome}"
            )));
        }
        let moves = position
            .legal_moves()
            .into_iter()
            .map(|mv| position.move_string(mv));
        Ok(moves.collect::<Vec<_>>().join(";"))
    }

    fn undo(&mut self, count: usize) -> Result<String, CommandFailure> {
        let game = self.game.as_mut().ok_or(NO_GAME)?;
        let played = game.moves().len();
        if count > played {
            return Err(CommandFailure::Other(format!(
                "expected at most {played} moves to undo, as many as were played"
            )));
        }
        *game = game.without_last(count);
        Ok(game.to_string())
    }

    /// Searches, and prints intermediate results if that option is set.
    fn best_move(
        &mut self,
        limit: SearchLimit,
        stop: &Stop,
    ) -> io::Result<Result<String, CommandFailure>> {
        let Some(game) = &self.game else {
            return Ok(Err(NO_GAME.into()));
        };
        let position = game.position();
        if let Some(outcome) = position.outcome() {
            return Ok(Err(CommandFailure::Other(format!(
                "the game is over: {outcome}"
            ))));
        }
        let start = Instant::now();
        let engine = match &mut self.engine {
            Some(engine) => engine,
            none => match new_engine(&self.options, self.seed) {
                Ok(engine) => none.insert(engine),
                Err(error) => return Ok(Err(error.into())),
            },
        };
        let mut limits = Limits {
            stop: stop.clone(),
            ..Limits::default()
        };
        match limit {
            // If the table could not be allocated before, doing so now counts against the time.
            SearchLimit::Time(time) => limits.time = Some(time.saturating_sub(start.elapsed())),
            SearchLimit::Depth(depth) => limits.depth = Some(depth),
            SearchLimit::Nodes(nodes) => limits.nodes = Some(nodes),
        }
        let mut written = Ok(());
        let tell = |report: &Report| {
            if self.options.intermediate && written.is_ok() {
                written = write_report(self.output, position, report);
            }
        };
        // A client that asks for a depth, for nodes or for several lines wants a search, not the book.
        let is_play = matches!(limit, SearchLimit::Time(_)) && self.options.lines.get() == 1;
        let report = if self.options.uses_book && is_play {
            engine.choose(position, &limits, tell)
        } else {
            engine.search(position, &limits, tell)
        };
        written?;
        let best = report.best().map(|mv| position.move_string(mv));
        Ok(best.ok_or_else(|| CommandFailure::Other("no move was found".to_owned())))
    }

    /// Writes its own answer, each line as soon as it is known, until told to stop.
    fn perft(&mut self, depth: u32, stop: &Stop) -> io::Result<Result<String, CommandFailure>> {
        let Some(game) = &self.game else {
            return Ok(Err(NO_GAME.into()));
        };
        let mut position = game.position().clone();
        // Like `skep perft`, it ignores repetitions.
        position.play_on();
        for depth in 0..=depth {
            let start = Instant::now();
            let Some(nodes) = perft_until(&mut position, depth, stop) else {
                return Ok(Err(CommandFailure::Other(format!(
                    "perft({depth}) was ended"
                ))));
            };
            let seconds = start.elapsed().as_secs_f64();
            let rate = nodes as f64 / seconds.max(1e-9) / 1e3;
            writeln!(
                self.output,
                "perft({depth}) = {nodes} in {:.0} ms. {rate:.0} KN/s",
                seconds * 1e3
            )?;
            // The line above is Mzinga's form. Readers of nokamute's table, such as
            // uhp-compare-perft, want the depth and the count as the first two words.
            writeln!(self.output, "{depth} {nodes}")?;
            self.output.flush()?;
        }
        Ok(Ok(String::new()))
    }
}

fn new_engine(options: &Options, seed: u64) -> Result<Engine, OutOfMemory> {
    let mut engine = Engine::new(options.table_size.get(), Native)?;
    set_up(&mut engine, options, seed);
    Ok(engine)
}

/// Passes all options except the table size to the engine.
fn set_up(engine: &mut Engine, options: &Options, seed: u64) {
    engine.set_threads(options.threads);
    engine.set_lines(options.lines);
    engine.set_level(options.level);
    engine.set_seed(seed);
    let network = Arc::clone(&options.network);
    engine.set_network(options.uses_network.then_some(network));
}

/// Mebibytes that a table leaves for other programs.
const MEMORY_LEFT: usize = 64;

/// Counts unless told to stop, which is checked after each small part.
fn perft_until(position: &mut Position, depth: u32, stop: &Stop) -> Option<u64> {
    const AT_ONCE: u32 = 4;
    if depth <= AT_ONCE {
        return (!stop.is_set()).then(|| perft(position, depth, Leaves::Counted));
    }
    let mut nodes = 0;
    for mv in position.legal_moves() {
        let undo = position.play_unchecked(mv);
        let counted = perft_until(position, depth - 1, stop);
        position.undo(undo);
        nodes += counted?;
    }
    Some(nodes)
}

/// Writes each line as Mzinga does: `move;depth;score;move;move…`. The best comes last, because viewers show the last
/// one.
fn write_report(output: &mut impl Write, position: &Position, report: &Report) -> io::Result<()> {
    for variation in report.variations.iter().rev() {
        let mut position = position.clone();
        let mut texts = Vec::new();
        for &mv in &variation.moves {
            texts.push(position.move_string(mv));
            let _ = position.play_unchecked(mv);
        }
        let best = texts.first().map_or("", String::as_str);
        writeln!(
            output,
            "{best};{};{};{}",
            report.depth,
            variation.score.value(),
            texts.join(";")
        )?;
    }
    output.flush()
}

const NO_GAME: &str = "no game in progress, expected newgame first";
