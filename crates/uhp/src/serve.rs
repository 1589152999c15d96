//! The conversation: lines are read while the engine works, and the next one ends a search.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use skep_engine::Stop;

use crate::{Command, LineError, Lines, Options, Server};

/// Lines read ahead of the answers; a longer queue waits in the pipe.
const READ_AHEAD: usize = 64;

/// A client that ends the input this soon after its last command still wants the answer, as
/// hive-hydra does. One that does so later has gone.
const HASTE: Duration = Duration::from_millis(500);

/// Such a client gets its move after this time at the latest. It may have gone after all, and the
/// search may have no end in sight.
const GRACE: Duration = Duration::from_secs(60);

/// Converses, with these options at first, until `exit` or the end of the input. The input is read
/// on a thread of its own, which may go on waiting after `exit`.
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
        haste: HASTE,
        grace: GRACE,
    };
    thread::spawn(move || reader.read(input));
    answer(&lines, interrupt, Server::new(output, options))
}

/// What the reader has to say: a line, or that there are no more.
type Message = io::Result<Option<Result<String, LineError>>>;

/// Ends the search or the perft of a conversation from outside, as a signal does. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Interrupt(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    desk: Mutex<Desk>,
    /// Told whenever a line is taken.
    taken: Condvar,
}

/// The present command, and how many wait behind it.
#[derive(Debug, Default)]
struct Desk {
    /// Lines read and not yet taken. An end of the input counts too, unless it came in haste.
    waiting: usize,
    present: Option<Present>,
}

#[derive(Debug)]
struct Present {
    stop: Stop,
    /// Whether it ends early when a line waits behind it.
    gives_way: bool,
}

impl Interrupt {
    /// Ends the present command, if there is one that has not been told already; whether there was.
    pub fn end_search(&self) -> bool {
        let desk = self.desk();
        let present = desk.present.as_ref().map(|present| &present.stop);
        let running = present.filter(|stop| !stop.is_set());
        running.map(Stop::set).is_some()
    }

    /// A line has arrived.
    fn one_more(&self) {
        let mut desk = self.desk();
        desk.waiting += 1;
        if let Some(present) = desk.present.as_ref().filter(|present| present.gives_way) {
            present.stop.set();
        }
    }

    /// A line is taken, and becomes the present command.
    fn one_less(&self, gives_way: bool) -> Stop {
        let mut desk = self.desk();
        desk.waiting = desk.waiting.saturating_sub(1);
        let stop = Stop::default();
        if gives_way && desk.waiting > 0 {
            stop.set();
        }
        desk.present = Some(Present {
            stop: stop.clone(),
            gives_way,
        });
        self.0.taken.notify_all();
        stop
    }

    fn answered(&self) {
        self.desk().present = None;
    }

    /// Returns when the last line has been taken.
    fn wait_for_the_last(&self) {
        let waited = self
            .0
            .taken
            .wait_while(self.desk(), |desk| desk.waiting > 0);
        drop(waited.unwrap_or_else(PoisonError::into_inner));
    }

    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.0.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct Reader {
    interrupt: Interrupt,
    inbox: SyncSender<Message>,
    /// How soon after a line the end of the input is hasty.
    haste: Duration,
    /// How long the last search may take once the input has ended in haste.
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
            // A blank line is no command, and ends nothing.
            if let Ok(Some(Ok(line))) = &message
                && line.trim().is_empty()
            {
                continue;
            }
            let is_last = !matches!(message, Ok(Some(_)));
            let is_hasty = is_last && latest.elapsed() < self.haste;
            if !is_hasty {
                self.interrupt.one_more();
            }
            if self.inbox.send(message).is_err() {
                return;
            }
            if is_hasty {
                // The commands before the last one, a long perft perhaps, take none of its time.
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

/// A search has an answer whenever it ends, so it gives way to the next line. What perft has counted
/// halfway is of no use.
fn is_search(line: &str) -> bool {
    matches!(Command::parse(line), Ok(Some(Command::BestMove(_))))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Longer than any test takes.
    const FOREVER: Duration = Duration::from_secs(24 * 3600);

    /// The answers to a script, without the greeting.
    fn converse(script: &'static str, haste: Duration, grace: Duration) -> Vec<String> {
        let (inbox, lines) = mpsc::sync_channel(READ_AHEAD);
        let interrupt = Interrupt::default();
        let reader = Reader {
            interrupt: interrupt.clone(),
            inbox,
            haste,
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

    /// Without an end to it, the search would go on for hours.
    #[test]
    fn a_search_ends_with_its_client() {
        let script = "newgame\nbestmove depth 90\n";
        let hasty = (FOREVER, Duration::ZERO);
        let gone = (Duration::ZERO, FOREVER);
        for (haste, grace) in [hasty, gone] {
            let answers = converse(script, haste, grace);
            assert_eq!(answers.len(), 2, "{answers:?}");
            assert!(!answers[1].starts_with("err"), "{answers:?}");
        }
    }

    #[test]
    fn a_hasty_client_gets_its_whole_answer() {
        let script = "options set ReportIntermediateBestMoves True\nnewgame\nbestmove depth 3\n";
        let answers = converse(script, FOREVER, FOREVER);
        let found = answers[2].lines().filter_map(|line| line.split(';').nth(1));
        assert_eq!(found.collect::<Vec<_>>(), ["1", "2", "3"], "{answers:?}");
    }

    #[test]
    fn neither_a_line_nor_the_end_of_the_input_ends_perft() {
        let scripts = ["newgame\nperft 5\nnewgame\nexit\n", "newgame\nperft 5\n"];
        for script in scripts {
            for haste in [Duration::ZERO, FOREVER] {
                let answers = converse(script, haste, Duration::ZERO);
                assert!(answers[1].contains("perft(5) = 516240 in "), "{answers:?}");
                assert!(!answers[1].contains("err"), "{answers:?}");
            }
        }
    }
}
