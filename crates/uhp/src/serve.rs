//! The conversation: lines are read while the engine thinks, and the next one ends its thinking.

use std::io::{self, BufRead, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use skep_engine::Stop;

use crate::{LineError, Lines, Server};

/// Lines read ahead of the answers; a longer queue waits in the pipe.
const READ_AHEAD: usize = 64;

/// Converses until `exit` or the end of the input. The input is read on a thread of its own, which
/// after `exit` may go on waiting for a line that does not come.
///
/// # Errors
/// If reading or writing fails.
pub fn serve(input: impl BufRead + Send + 'static, output: &mut impl Write) -> io::Result<()> {
    let (inbox, lines) = mpsc::sync_channel(READ_AHEAD);
    let waiting = Arc::new(Waiting::default());
    let reader = Reader {
        waiting: Arc::clone(&waiting),
        inbox,
    };
    thread::spawn(move || reader.read(input));
    answer(&lines, &waiting, output)
}

/// What the reader has to say: a line, or that there are no more.
type Message = io::Result<Option<Result<String, LineError>>>;

/// Whether somebody waits for the present search to end.
#[derive(Default)]
struct Waiting {
    /// Lines read and not yet taken, the end of the input among them.
    lines: AtomicUsize,
    /// The flag of the present command.
    stop: Mutex<Stop>,
}

impl Waiting {
    fn one_more(&self) {
        self.lines.fetch_add(1, Ordering::SeqCst);
        self.stop
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .set();
    }

    /// A line is taken: the flag for it is set only if there are others behind it.
    fn one_less(&self) -> Stop {
        let stop = Stop::default();
        *self.stop.lock().unwrap_or_else(PoisonError::into_inner) = stop.clone();
        if self.lines.fetch_sub(1, Ordering::SeqCst) > 1 {
            stop.set();
        }
        stop
    }
}

struct Reader {
    waiting: Arc<Waiting>,
    inbox: SyncSender<Message>,
}

impl Reader {
    fn read(self, input: impl BufRead) {
        let mut lines = Lines::new(input);
        loop {
            let message = lines
                .next_line()
                .map(|line| line.map(|line| line.map(str::to_owned)));
            let is_last = !matches!(message, Ok(Some(_)));
            self.waiting.one_more();
            if self.inbox.send(message).is_err() || is_last {
                return;
            }
        }
    }
}

fn answer(lines: &Receiver<Message>, waiting: &Waiting, output: &mut impl Write) -> io::Result<()> {
    let mut server = Server::new(output);
    server.greet()?;
    while let Ok(message) = lines.recv() {
        let stop = waiting.one_less();
        let flow = match message? {
            Some(Ok(line)) => server.answer(&line, &stop)?,
            Some(Err(error)) => server.refuse(&error)?,
            None => return Ok(()),
        };
        if flow.is_break() {
            return Ok(());
        }
    }
    Ok(())
}
