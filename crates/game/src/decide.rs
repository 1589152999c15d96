//! Decides what a command leads to.

use skep_rules::{Color, Move};

use crate::{Command, Ending, Event, Game, Refusal, Takebacks, Time};

/// A decided event together with the game after it, so that the caller need not apply the event again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// When it happened.
    pub at: Time,
    /// What happened.
    pub event: Event,
    /// The game after the event.
    pub game: Game,
}

/// What a command itself leads to. Forced passes and the end of the game may follow.
type Decision = Result<Event, Refusal>;

impl Game {
    /// The steps that a command leads to. Changes nothing. `seat` is the player, or `None` for the table.
    ///
    /// # Errors
    /// If the command is refused.
    pub fn decide(
        &self,
        seat: Option<Color>,
        command: Command,
        now: Time,
    ) -> Result<Vec<Step>, Refusal> {
        let first = self.step(self.judge(seat, command, now)?, now);
        let forced = match first.event {
            Event::Played(_) => first.game.forced(now),
            _ => Vec::new(),
        };
        Ok([vec![first], forced].concat())
    }

    fn step(&self, event: Event, at: Time) -> Step {
        let mut game = self.clone();
        game.absorb(event, at);
        Step { at, event, game }
    }

    fn judge(&self, seat: Option<Color>, command: Command, now: Time) -> Decision {
        let resumes = command == Command::Resume && seat.is_none();
        if let Some(loser) = self.flagged(now)
            && self.ending().is_none()
            && !resumes
        {
            // The flag fell first, so the command came too late.
            return ended(Ending::Time { loser });
        }
        let player = seat.ok_or(Refusal::NotAPlayer);
        if self.ending().is_some() && !matches!(command, Command::AskTakeback) {
            return Err(Refusal::GameOver);
        }
        match command {
            Command::Play { mv, after } => self.decide_play(player?, mv, after),
            Command::Resign => ended(Ending::Resignation { loser: player? }),
            Command::Abort => player.and_then(|_| self.decide_abort()),
            Command::OfferDraw => self.decide_draw_offer(player?),
            Command::AcceptDraw => {
                offered_to(player?, self.draw_offer())?;
                ended(Ending::Agreement)
            }
            Command::DeclineDraw => {
                offered_to(player?, self.draw_offer())?;
                Ok(Event::DrawDeclined)
            }
            Command::AskTakeback => self.decide_takeback(player?, now),
            Command::AllowTakeback => {
                let asker = offered_to(player?, self.takeback_request())?;
                match self.take_back(asker, now) {
                    // The clock has kept running since the request. If it can no longer be granted, it is over.
                    Err(Refusal::NoTimeToTakeBack) => Ok(Event::TakebackRefused),
                    decision => decision,
                }
            }
            Command::RefuseTakeback => {
                offered_to(player?, self.takeback_request())?;
                Ok(Event::TakebackRefused)
            }
            Command::CallTime => Err(Refusal::TimeLeft),
            Command::Resume if resumes => Ok(Event::Resumed),
            Command::Resume => Err(Refusal::NotTheTable),
        }
    }

    fn flagged(&self, now: Time) -> Option<Color> {
        self.clock().and_then(|clock| clock.flagged(now))
    }

    fn decide_play(&self, player: Color, mv: Move, after: u64) -> Decision {
        if player != self.position().to_move() {
            return Err(Refusal::NotYourTurn);
        }
        if after != self.version() {
            return Err(Refusal::Stale);
        }
        self.position().check(mv).map_err(Refusal::Illegal)?;
        Ok(Event::Played(mv))
    }

    /// What happens without a player's choice: forced passes (R6.1) and the end by the rules.
    pub fn forced(&self, now: Time) -> Vec<Step> {
        let mut steps: Vec<Step> = Vec::new();
        loop {
            let game = steps.last().map_or(self, |step| &step.game);
            let Some(event) = game.forced_event() else {
                return steps;
            };
            let step = game.step(event, now);
            steps.push(step);
        }
    }

    fn forced_event(&self) -> Option<Event> {
        if self.ending().is_some() {
            return None;
        }
        if let Some(outcome) = self.position().outcome() {
            return Some(Event::Ended(Ending::Rules(outcome)));
        }
        let must_pass = self.position().is_legal(Move::Pass);
        must_pass.then_some(Event::Played(Move::Pass))
    }

    fn decide_abort(&self) -> Decision {
        if self.line().moves().len() >= 2 {
            return Err(Refusal::TooLateToAbort);
        }
        ended(Ending::Abort)
    }

    fn decide_draw_offer(&self, player: Color) -> Decision {
        if self.draw_offer() == Some(!player) {
            return ended(Ending::Agreement);
        }
        if self.draw_offer() == Some(player) {
            return Err(Refusal::OfferedAlready);
        }
        if let Some(closed) = self.offers.closed_at[player as usize]
            && self.latest_of(player).is_none_or(|index| index < closed)
        {
            return Err(Refusal::MoveBeforeOffer);
        }
        Ok(Event::DrawOffered(player))
    }

    fn decide_takeback(&self, player: Color, now: Time) -> Decision {
        if matches!(self.ending(), Some(Ending::Time { .. })) {
            // A takeback could restore the moves, but not the time to play others.
            return Err(Refusal::GameOver);
        }
        match self.settings().takebacks {
            Takebacks::Never => Err(Refusal::NoTakebacks),
            Takebacks::Free => self.take_back(player, now),
            Takebacks::Asked if self.ending().is_some() => Err(Refusal::GameOver),
            Takebacks::Asked if self.takeback_request() == Some(player) => {
                Err(Refusal::OfferedAlready)
            }
            Takebacks::Asked => {
                self.take_back(player, now)?;
                Ok(Event::TakebackAsked(player))
            }
        }
    }

    /// Takes back the player's latest move and everything after it.
    fn take_back(&self, player: Color, now: Time) -> Decision {
        let index = self.latest_of(player).ok_or(Refusal::NothingToTakeBack)?;
        let plies = self.line().moves().len() - index;
        if let Some(clock) = self.clock() {
            let left = clock.left_without(self.increments_of_last(plies), now);
            left.ok_or(Refusal::NoTimeToTakeBack)?;
        }
        Ok(Event::TakenBack { plies })
    }

    /// The index of the player's latest move. A forced pass does not count: nobody chose it.
    fn latest_of(&self, player: Color) -> Option<usize> {
        let moves = self.line().moves().enumerate();
        let theirs = moves.filter(|&(index, mv)| self.mover(index) == player && mv != Move::Pass);
        theirs.map(|(index, _)| index).last()
    }
}

/// Who has made the offer that the player answers.
fn offered_to(player: Color, offer: Option<Color>) -> Result<Color, Refusal> {
    offer.filter(|&by| by != player).ok_or(Refusal::NoSuchOffer)
}

fn ended(ending: Ending) -> Decision {
    Ok(Event::Ended(ending))
}
