//! The conversation: lines are read while the engine thinks, and the next one ends its thinking.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use skep_engine::Stop;

use crate::{LineError, Lines, Options, Server};

/// Lines read ahead of the answers; a longer queue waits in the pipe.
const READ_AHEAD: usize = 64;

/// Who ends the input as soon as this after a command waits for its answer, as hive-hydra does; who
/// does so later has gone.
const HASTE: Duration = Duration::from_millis(500);

/// Nobody waits longer than this for that answer: it may be one to a command without an end in sight,
/// whose asker has gone after all.
const GRACE: Duration = Duration::from_secs(60);

/// Converses, with these options at first, until `exit` or the end of the input. The input is read on a thread of its own, which
/// after `exit` may go on waiting for a line that does not come.
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
        grace: GRACE,
    };
    thread::spawn(move || reader.read(input));
    answer(&lines, interrupt, Server::new(output, options))
}

/// What the reader has to say: a line, or that there are no more.
type Message = io::Result<Option<Result<String, LineError>>>;

/// Ends the search of a conversation from outside, as a signal does; clones share it.
#[derive(Clone, Debug, Default)]
pub struct Interrupt(Arc<Mutex<Desk>>);

/// Whether somebody waits for the present command to end.
#[derive(Debug, Default)]
struct Desk {
    /// Lines read and not yet taken, an end of the input that was not in haste among them.
    waiting: usize,
    /// The flag of the present command; `None` if there is none.
    stop: Option<Stop>,
}

impl Interrupt {
    /// Ends the present search, if there is one that has not been told already; whether there was.
    pub fn end_search(&self) -> bool {
        let desk = self.desk();
        let running = desk.stop.as_ref().filter(|stop| !stop.is_set());
        running.map(Stop::set).is_some()
    }

    fn one_more(&self) {
        self.desk().waiting += 1;
        self.end_search();
    }

    /// A line is taken: the flag for it is set only if there are others behind it.
    fn one_less(&self) -> Stop {
        let mut desk = self.desk();
        let stop = desk.stop.insert(Stop::default()).clone();
        desk.waiting = desk.waiting.saturating_sub(1);
        if desk.waiting > 0 {
            stop.set();
        }
        stop
    }

    fn answered(&self) {
        self.desk().stop = None;
    }

    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct Reader {
    interrupt: Interrupt,
    inbox: SyncSender<Message>,
    /// How long the last command may take once the input has ended in haste.
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
            let is_hasty = is_last && latest.elapsed() <= HASTE;
            if !is_hasty {
                self.interrupt.one_more();
            }
            if self.inbox.send(message).is_err() {
                return;
            }
            if is_hasty {
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
        let stop = interrupt.one_less();
        let flow = match message? {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever asks and ends the input at once waits for the answer, but not for ever.
    #[test]
    fn a_search_does_not_outlive_its_asker_by_far() {
        let (inbox, lines) = mpsc::sync_channel(READ_AHEAD);
        let interrupt = Interrupt::default();
        let reader = Reader {
            interrupt: interrupt.clone(),
            inbox,
            grace: Duration::from_millis(300),
        };
        let input = "newgame Base\nbestmove depth 90\n";
        thread::spawn(move || reader.read(input.as_bytes()));
        let (mut output, start) = (Vec::new(), Instant::now());
        let options = Options::default();
        answer(&lines, &interrupt, Server::new(&mut output, options)).expect("no trouble");
        let time = start.elapsed();
        let (least, most) = (Duration::from_millis(300), Duration::from_secs(20));
        assert!((least..most).contains(&time), "{time:?}");
        let said = String::from_utf8(output).expect("text");
        let answers = said.lines().filter(|&line| line == "ok").count();
        assert_eq!(answers, 3, "{said}");
    }
}
