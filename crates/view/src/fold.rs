//! Folding events into the game that a client shows.

use std::fmt;

use crate::{EventView, GameUpdate, GameView};

/// The update does not follow the version that the client has. The client needs the whole game again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap;

impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the events do not follow the version of the game that is known")
    }
}

impl std::error::Error for Gap {}

impl GameView {
    /// Adds an update. The result equals the view that the server would send of the whole game.
    ///
    /// # Errors
    /// If events are missing or already known; then nothing changes.
    pub fn fold(&mut self, update: GameUpdate) -> Result<(), Gap> {
        if self.version.checked_add(update.events.len() as u64) != Some(update.version) {
            return Err(Gap);
        }
        update
            .events
            .into_iter()
            .for_each(|event| self.absorb(event));
        self.version = update.version;
        self.clock = update.clock;
        self.turn = update.turn;
        Ok(())
    }

    fn absorb(&mut self, event: EventView) {
        match event {
            EventView::Played { by, played } => {
                // Playing on declines the other side's offer. A forced pass does not: nobody chose it.
                if played.mv != "pass" {
                    self.draw_offer = self.draw_offer.filter(|&offerer| offerer == by);
                }
                self.takeback_request = None;
                self.moves.push(played);
            }
            EventView::TakenBack { plies } => {
                let plies = usize::try_from(plies).unwrap_or(usize::MAX);
                self.moves.truncate(self.moves.len().saturating_sub(plies));
                self.draw_offer = None;
                self.takeback_request = None;
                self.ending = None;
            }
            EventView::DrawOffered { by } => self.draw_offer = Some(by),
            EventView::DrawDeclined => self.draw_offer = None,
            EventView::TakebackAsked { by } => self.takeback_request = Some(by),
            EventView::TakebackRefused => self.takeback_request = None,
            // Only the clocks change, and they come with the update.
            EventView::Resumed => {}
            EventView::Ended { ending } => {
                self.ending = Some(ending);
                self.draw_offer = None;
                self.takeback_request = None;
            }
        }
    }
}
