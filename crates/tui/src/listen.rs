//! What comes from the terminal: keys, the mouse, pasted text, its size.
//!
//! It is read only while somebody listens. What is typed behind the key that leaves the app is for the shell.

use std::time::Instant;

use futures_util::StreamExt;
use ratatui::crossterm::event::{Event, EventStream};
use ratatui::layout::Size;
use tokio::sync::mpsc::UnboundedSender;
use tokio::task::JoinHandle;

use crate::effect::Input;

/// Somebody who listens, until this goes.
pub(crate) struct Listener(JoinHandle<()>);

impl Listener {
    /// Begins to listen, and tells what comes and when.
    pub(crate) fn new(told: UnboundedSender<(Instant, Input)>) -> Listener {
        Listener(tokio::spawn(async move {
            let mut events = EventStream::new();
            while let Some(Ok(event)) = events.next().await {
                let input = match event {
                    Event::Key(key) => Input::Key(key),
                    Event::Mouse(mouse) => Input::Mouse(mouse),
                    Event::Paste(text) => Input::Paste(text),
                    Event::Resize(width, height) => Input::Resize(Size { width, height }),
                    Event::FocusGained | Event::FocusLost => continue,
                };
                if told.send((Instant::now(), input)).is_err() {
                    return;
                }
            }
        }))
    }

    /// Is over when there is nothing to listen to any more.
    pub(crate) async fn ended(&mut self) {
        // Whether it was by a panic makes no difference.
        let _ = (&mut self.0).await;
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.0.abort();
    }
}
