//! Events from the terminal: keys, mouse, pasted text.
//!
//! An event is read only when asked for, so input typed after `q` is left for the shell.

use std::time::Instant;

use crate::effect::Input;

#[cfg(not(unix))]
pub(crate) use console::Listener;
#[cfg(unix)]
pub(crate) use unix::Listener;

/// An input and when it arrived.
pub(crate) type TerminalEvent = (Instant, Input);

#[cfg(unix)]
mod unix {
    use std::io;
    use std::sync::Arc;
    use std::sync::mpsc::{self, Receiver, Sender};
    use std::thread;
    use std::time::Instant;

    use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

    use super::TerminalEvent;
    use crate::decode_input::{Decoder, Source as _};
    use crate::tty::Tty;

    /// Reads on a thread of its own, one event at a time, because reading from a terminal blocks.
    pub(crate) struct Listener {
        tty: Arc<Tty>,
        ask: Sender<()>,
        heard: UnboundedReceiver<TerminalEvent>,
        /// Whether an event was asked for that has not arrived yet.
        is_asked: bool,
    }

    impl Listener {
        pub(crate) fn new() -> io::Result<Listener> {
            let tty = Arc::new(Tty::open()?);
            let (ask, asked) = mpsc::channel();
            let (tell, heard) = unbounded_channel();
            let source = Arc::clone(&tty);
            thread::Builder::new().spawn(move || listen(&source, &asked, &tell))?;
            Ok(Listener {
                tty,
                ask,
                heard,
                is_asked: false,
            })
        }

        /// The next event; `None` once the terminal is gone. Cancel safe.
        pub(crate) async fn next(&mut self) -> Option<TerminalEvent> {
            if !self.is_asked {
                self.ask.send(()).ok()?;
                self.is_asked = true;
            }
            let heard = self.heard.recv().await;
            self.is_asked = false;
            heard
        }

        /// Whether there is unread input.
        pub(crate) fn has_more(&self) -> bool {
            (&*self.tty).has_more()
        }
    }

    fn listen(mut tty: &Tty, asked: &Receiver<()>, tell: &UnboundedSender<TerminalEvent>) {
        let mut decoder = Decoder::default();
        while asked.recv().is_ok() {
            let Some(input) = decoder.next(&mut tty) else {
                return;
            };
            if tell.send((Instant::now(), input)).is_err() {
                return;
            }
        }
    }
}

#[cfg(not(unix))]
mod console {
    use std::io;
    use std::time::{Duration, Instant};

    use futures_util::StreamExt as _;
    use ratatui::crossterm::event::{Event, EventStream, poll};
    use ratatui::layout::Size;

    use super::TerminalEvent;
    use crate::effect::Input;

    pub(crate) struct Listener(EventStream);

    impl Listener {
        #[expect(clippy::unnecessary_wraps, reason = "as on Unix")]
        pub(crate) fn new() -> io::Result<Listener> {
            Ok(Listener(EventStream::new()))
        }

        /// The next event; `None` once the console is gone. Cancel safe.
        pub(crate) async fn next(&mut self) -> Option<TerminalEvent> {
            loop {
                let input = match self.0.next().await?.ok()? {
                    Event::Key(key) => Input::Key(key),
                    Event::Mouse(mouse) => Input::Mouse(mouse),
                    Event::Paste(text) => Input::Paste(text),
                    Event::Resize(width, height) => Input::Resize(Size { width, height }),
                    Event::FocusGained | Event::FocusLost => continue,
                };
                return Some((Instant::now(), input));
            }
        }

        /// Whether there is unread input.
        #[expect(clippy::unused_self, reason = "as on Unix")]
        pub(crate) fn has_more(&self) -> bool {
            poll(Duration::ZERO).unwrap_or(false)
        }
    }
}
