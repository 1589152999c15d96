//! What happens to a game, and how a client takes it in.

use std::fmt;

use skep_rules::Color;

use crate::{ClockView, EndingView, GameView, MoveView, TurnView};

/// Something that happened to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "type", rename_all = "snake_case"))]
pub enum EventView {
    /// A side played. A forced pass is played on its behalf.
    Played {
        /// Who.
        #[cfg_attr(feature = "serde", serde(with = "skep_locale::json::ColorName"))]
        #[cfg_attr(feature = "typescript", ts(as = "skep_locale::json::ColorName"))]
        by: Color,
        /// The move.
        #[cfg_attr(feature = "serde", serde(flatten))]
        played: MoveView,
    },
    /// The latest moves were taken back.
    TakenBack {
        /// How many, at least one.
        plies: u32,
    },
    /// That side offers a draw.
    DrawOffered {
        /// Who.
        #[cfg_attr(feature = "serde", serde(with = "skep_locale::json::ColorName"))]
        #[cfg_attr(feature = "typescript", ts(as = "skep_locale::json::ColorName"))]
        by: Color,
    },
    /// The draw offer was declined.
    DrawDeclined,
    /// That side asks to take back its latest move.
    TakebackAsked {
        /// Who.
        #[cfg_attr(feature = "serde", serde(with = "skep_locale::json::ColorName"))]
        #[cfg_attr(feature = "typescript", ts(as = "skep_locale::json::ColorName"))]
        by: Color,
    },
    /// The takeback was refused.
    TakebackRefused,
    /// The clocks go on after an interruption.
    Resumed,
    /// The game is over.
    Ended {
        /// How.
        ending: EndingView,
    },
}

/// Events, and what follows from them. A client adds it to the [`GameView`] it has.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameUpdate {
    /// The version of the game after these events.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: u64,
    /// What happened, in order.
    pub events: Vec<EventView>,
    /// The clocks now.
    pub clock: Option<ClockView>,
    /// What can be done now.
    pub turn: Option<TurnView>,
}

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
