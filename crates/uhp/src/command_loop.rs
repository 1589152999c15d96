//! The loop that reads commands and answers them. Lines are read while the engine works, and the next line ends a search.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use skep_engine::Stop;

use crate::{Command, LineError, Lines, Options, Server};

/// How many lines are read ahead of the answers. More lines wait in the pipe.
const READ_AHEAD: usize = 64;

/// A client that closes the input this soon after its last command still wants the answer, as hive-hydra does. A client
/// that closes it later is gone.
const EARLY_EOF: Duration = Duration::from_millis(500);

/// Such a client gets its move after this time at the latest, because it may be gone after all and the search may have
/// no limit.
const GRACE: Duration = Duration::from_secs(60);

/// Answers commands until `exit` or the end of the input, starting with these options. A thread of its own reads the
/// input, and may still be waiting after `exit`.
///
/// # Errors
/// If reading or writing fails.
pub fn serve(
    input: impl BufRead + Send + 'static,
    output: &mut impl Write,
    interrupt: &Interrupt,
    options: Options,
) -> io::Result<()> {
    let (inbox, lines) = mpsc::sync_channel(READ_AHEAD);
    let reader = Reader {
        interrupt: interrupt.clone(),
        inbox,
        early_eof: EARLY_EOF,
        grace: GRACE,
    };
    thread::spawn(move || reader.read(input));
    answer(&lines, interrupt, Server::new(output, options))
}

/// What the reading thread sends: a line, or the end of the input.
type Message = io::Result<Option<Result<String, LineError>>>;

/// Ends the current search or perft from outside, as a signal does. Clones share their state.
#[derive(Clone, Debug, Default)]
pub struct Interrupt(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    queue: Mutex<Queue>,
    /// Notified whenever a line is taken.
    taken: Condvar,
}

/// The current command, and how many wait behind it.
#[derive(Debug, Default)]
struct Queue {
    /// Lines read and not yet taken. The end of the input counts too, unless it came soon after the last line.
    waiting: usize,
    current: Option<Current>,
}

#[derive(Debug)]
struct Current {
    stop: Stop,
    /// Whether it ends early when another line waits.
    gives_way: bool,
}

impl Interrupt {
    /// Ends the current command, unless it was told so already. Returns whether there was one.
    pub fn end_search(&self) -> bool {
        let queue = self.queue();
        let current = queue.current.as_ref().map(|current| &current.stop);
        let running = current.filter(|stop| !stop.is_set());
        running.map(Stop::set).is_some()
    }

    /// A line has arrived.
    fn one_more(&self) {
        let mut queue = self.queue();
        queue.waiting += 1;
        if let Some(current) = queue.current.as_ref().filter(|current| current.gives_way) {
            current.stop.set();
        }
    }

    /// A line is taken and becomes the current command.
    fn one_less(&self, gives_way: bool) -> Stop {
        let mut queue = self.queue();
        queue.waiting = queue.waiting.saturating_sub(1);
        let stop = Stop::default();
        if gives_way && queue.waiting > 0 {
            stop.set();
        }
        queue.current = Some(Current {
            stop: stop.clone(),
            gives_way,
        });
        self.0.taken.notify_all();
        stop
    }

    fn answered(&self) {
        self.queue().current = None;
    }

    /// Returns when the last line has been taken.
    fn wait_for_the_last(&self) {
        let waited = self
            .0
            .taken
            .wait_while(self.queue(), |queue| queue.waiting > 0);
        drop(waited.unwrap_or_else(PoisonError::into_inner));
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.0.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct Reader {
    interrupt: Interrupt,
    inbox: SyncSender<Message>,
    /// Within this time after a line, the end of the input does not mean that the client is gone.
    early_eof: Duration,
    /// How long the last search may take then.
    grace: Duration,
}

impl Reader {
    fn read(self, input: impl BufRead) {
        let mut lines = Lines::new(input);
        let mut latest = Instant::now();
        loop {
            let message = lines
                .next_line()
                .map(|line| line.map(|line| line.map(str::to_owned)));
            // A blank line is not a command and ends nothing.
            if let Ok(Some(Ok(line))) = &message
                && line.trim().is_empty()
            {
                continue;
            }
            let is_last = !matches!(message, Ok(Some(_)));
            let is_early_eof = is_last && latest.elapsed() < self.early_eof;
            if !is_early_eof {
                self.interrupt.one_more();
            }
            if self.inbox.send(message).is_err() {
                return;
            }
            if is_early_eof {
                // Time spent on earlier commands, such as a long perft, does not count.
                self.interrupt.wait_for_the_last();
                thread::sleep(self.grace);
                self.interrupt.one_more();
            }
            if is_last {
                return;
            }
            latest = Instant::now();
        }
    }
}

fn answer(
    lines: &Receiver<Message>,
    interrupt: &Interrupt,
    mut server: Server<'_, impl Write>,
) -> io::Result<()> {
    server.greet()?;
    while let Ok(message) = lines.recv() {
        let message = message?;
        let is_search = matches!(&message, Some(Ok(line)) if is_search(line));
        let stop = interrupt.one_less(is_search);
        let flow = match message {
            Some(Ok(line)) => server.answer(&line, &stop)?,
            Some(Err(error)) => server.refuse(&error)?,
            None => return Ok(()),
        };
        interrupt.answered();
        if flow.is_break() {
            return Ok(());
        }
    }
    Ok(())
}

/// A search has an answer whenever it ends, so it gives way to the next line. Half a perft is of no use.
fn is_search(line: &str) -> bool {
    matches!(Command::parse(line), Ok(Some(Command::BestMove(_))))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Longer than any test takes.
    const FOREVER: Duration = Duration::from_secs(24 * 3600);

    /// The answers to a script, without the greeting.
    fn converse(script: &'static str, early_eof: Duration, grace: Duration) -> Vec<String> {
        let (inbox, lines) = mpsc::sync_channel(READ_AHEAD);
        let interrupt = Interrupt::default();
        let reader = Reader {
            interrupt: interrupt.clone(),
            inbox,
            early_eof,
            grace,
        };
        thread::spawn(move || reader.read(script.as_bytes()));
        let mut output = Vec::new();
        let server = Server::new(&mut output, Options::default());
        answer(&lines, &interrupt, server).expect("no trouble");
        let said = String::from_utf8(output).expect("text");
        let answers = said.split_terminator("ok\n").skip(1);
        answers.map(str::to_owned).collect()
    }

    /// Without a limit, the search would take hours.
    #[test]
    fn a_search_ends_with_its_client() {
        let script = "newgame\nbestmove depth 90\n";
        let early = (FOREVER, Duration::ZERO);
        let gone = (Duration::ZERO, FOREVER);
        for (early_eof, grace) in [early, gone] {
            let answers = converse(script, early_eof, grace);
            assert_eq!(answers.len(), 2, "{answers:?}");
            assert!(!answers[1].starts_with("err"), "{answers:?}");
        }
    }

    #[test]
    fn a_client_that_closes_its_input_early_gets_its_whole_answer() {
        let script = "options set ReportIntermediateBestMoves True\nnewgame\nbestmove depth 3\n";
        let answers = converse(script, FOREVER, FOREVER);
        let found = answers[2].lines().filter_map(|line| line.split(';').nth(1));
        assert_eq!(found.collect::<Vec<_>>(), ["1", "2", "3"], "{answers:?}");
    }

    #[test]
    fn neither_a_line_nor_the_end_of_the_input_ends_perft() {
        let scripts = ["newgame\nperft 5\nnewgame\nexit\n", "newgame\nperft 5\n"];
        for script in scripts {
            for early_eof in [Duration::ZERO, FOREVER] {
                let answers = converse(script, early_eof, Duration::ZERO);
                assert!(answers[1].contains("perft(5) = 516240 in "), "{answers:?}");
                assert!(!answers[1].contains("err"), "{answers:?}");
            }
        }
    }
}
