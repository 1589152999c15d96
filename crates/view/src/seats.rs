//! Who plays which side, and what follows for a reader who plays some of them.
//! `web/src/game/seats.ts` does the same for the browser.

use skep_game::{Refusal, Takebacks};
use skep_rules::Color;

use crate::{EndingReason, GameView};

/// Who plays a side.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "type", rename_all = "snake_case"))]
pub enum SeatView {
    /// A person.
    Person {
        /// The name given in a record; none in a game that was played here.
        #[cfg_attr(
            feature = "serde",
            serde(default, skip_serializing_if = "Option::is_none")
        )]
        #[cfg_attr(feature = "typescript", ts(optional))]
        name: Option<String>,
    },
    /// Our engine.
    Engine {
        /// How strong it plays, from 1 to 10.
        level: u8,
    },
}

/// Who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub struct SeatsView {
    pub white: SeatView,
    pub black: SeatView,
}

impl SeatsView {
    /// Who plays that side.
    pub const fn of(&self, color: Color) -> &SeatView {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }
}

/// The side of a reader who plays just one.
pub const fn only_side(yours: &[Color]) -> Option<Color> {
    match yours {
        &[only] => Some(only),
        _ => None,
    }
}

impl GameView {
    /// Whether two persons share this screen.
    pub fn is_shared(&self) -> bool {
        self.yours.len() == 2
    }

    /// The side that resigns or offers a draw from here. Of two persons, it is the one to move.
    pub fn acting_side(&self) -> Option<Color> {
        match self.yours[..] {
            [first, _] => Some(self.turn.as_ref().map_or(first, |turn| turn.color)),
            [only] => Some(only),
            _ => None,
        }
    }

    /// Whether it is the turn of a person here.
    pub fn is_to_move_here(&self) -> bool {
        let turn = self.turn.as_ref();
        turn.is_some_and(|turn| self.yours.contains(&turn.color))
    }

    /// Who makes the move after this many moves.
    pub fn mover_at(&self, ply: usize) -> Color {
        if ply.is_multiple_of(2) {
            self.first
        } else {
            !self.first
        }
    }

    /// Why nobody here can move now; `None` if somebody can.
    pub fn why_no_move(&self) -> Option<Refusal> {
        let is_waiting = || (!self.is_to_move_here()).then_some(Refusal::NotYourTurn);
        self.why_not_in_progress().or_else(is_waiting)
    }

    /// Why nobody here can resign or offer a draw; `None` if somebody can.
    pub fn why_not_playing(&self) -> Option<Refusal> {
        let is_watching = || self.yours.is_empty().then_some(Refusal::EngineSeat);
        self.why_not_in_progress().or_else(is_watching)
    }

    fn why_not_in_progress(&self) -> Option<Refusal> {
        if self.imported {
            return Some(Refusal::Imported);
        }
        self.turn.is_none().then_some(Refusal::GameOver)
    }

    /// The side here whose latest move can be taken back, or asked back.
    ///
    /// # Errors
    /// Why there is no such move.
    pub fn takeback_side(&self) -> Result<Color, Refusal> {
        if self.imported {
            return Err(Refusal::Imported);
        }
        let takebacks = self.settings.takebacks;
        let ending = self.ending.as_ref();
        // A player without time could not use the move.
        let is_late = ending.is_some_and(|ending| ending.reason == EndingReason::Time);
        if takebacks == Takebacks::Never {
            return Err(Refusal::NoTakebacks);
        }
        if is_late || ending.is_some() && takebacks == Takebacks::Asked {
            return Err(Refusal::GameOver);
        }
        if self.takeback_request.is_some() {
            return Err(Refusal::OfferedAlready);
        }
        let mut plies = self.moves.iter().enumerate();
        let is_ours = |ply: usize| self.yours.contains(&self.mover_at(ply));
        let latest = plies.rfind(|(ply, played)| played.mv != "pass" && is_ours(*ply));
        let (ply, _) = latest.ok_or(Refusal::NothingToTakeBack)?;
        Ok(self.mover_at(ply))
    }

    /// Whether an engine is thinking that can be told to move now.
    pub fn may_request_move_now(&self) -> bool {
        let turn = self.turn.as_ref();
        turn.is_some_and(|turn| matches!(self.seats.of(turn.color), SeatView::Engine { .. }))
    }

    /// The side here that has to answer the other side's offer.
    pub fn answering_side(&self, offer: Option<Color>) -> Option<Color> {
        let answerer = !offer?;
        self.yours.contains(&answerer).then_some(answerer)
    }

    /// Whether the game can still be aborted instead of resigned.
    pub fn is_abortable(&self) -> bool {
        self.moves.len() < 2
    }
}
