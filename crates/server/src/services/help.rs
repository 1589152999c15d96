//! Help with the next move: a hint with its reasons, and the coach's advice.

use std::time::Duration;

use skep_engine::{Level, Limits, Stop};
use skep_game::{Actor, Game, GameAction, Refusal};
use skep_learn::{coach, hint, why};
use skep_rules::Color;
use skep_wire::{CoachView, HintView, WhyNotView};

use super::Services;
use crate::engine_pool::{self, Engines, Urgency};
use crate::problem::Problem;
use crate::requester::Requester;
use crate::store::{GameId, Seat};

/// How long to search for a hint if nobody else is waiting.
const TIME: Duration = Duration::from_millis(1_000);
/// The least time, however many are waiting.
const LEAST_TIME: Duration = Duration::from_millis(200);

impl Services {
    /// A good move, and why it is good.
    ///
    /// # Errors
    /// If the game is over or has moved on since `after`, if all engines are busy, or if the actor
    /// may not get help.
    pub async fn hint(
        &self,
        requester: impl Into<Requester>,
        id: &GameId,
        after: Option<u64>,
    ) -> Result<HintView, Problem> {
        let requester = requester.into();
        let (live, _) = self.game(requester.actor, GameAction::Help, id).await?;
        let game = live.game();
        check_version(game, after)?;
        if game.ending().is_some() {
            return Err(Problem::refusal(Refusal::GameOver));
        }
        let position = game.position().clone();
        let stop = Stop::default();
        let limits = Limits {
            stop: stop.clone(),
            ..Limits::default()
        };
        let search = move |engines: &mut Engines, waiting: usize| {
            let limits = Limits {
                time: Some(engine_pool::share(TIME, waiting, LEAST_TIME)),
                ..limits
            };
            hint(engines.at(Level::FULL, 0), &position, &limits)
        };
        let turn = (Urgency::Now, requester.client());
        let hint = self.tables.pool.run(turn, stop, search).await;
        let hint = hint.map_err(|_| Problem::engines_busy())?;
        let hint = hint.ok_or_else(|| Problem::refusal(Refusal::GameOver))?;
        let target = hint.best.piece_and_target();
        let locate = |to| live.plane().locate(game.position().board(), to);
        Ok(HintView {
            version: game.version(),
            mv: game.position().move_string(hint.best),
            piece: target.map_or_else(String::new, |(piece, _)| piece.to_string()),
            to: target.and_then(|(_, to)| locate(to)),
            reasons: hint.reasons.iter().map(why).collect(),
        })
    }

    /// Why a move cannot be played in the current position. Nothing is played.
    ///
    /// # Errors
    /// If the game has moved on since `after`.
    pub async fn why_not(
        &self,
        actor: Actor,
        id: &GameId,
        mv: &str,
        after: Option<u64>,
    ) -> Result<WhyNotView, Problem> {
        let (live, _) = self.game(actor, GameAction::Watch, id).await?;
        check_version(live.game(), after)?;
        let why = live.why_not(mv);
        Ok(WhyNotView {
            version: live.game().version(),
            problem: why.map(|why| Problem::refusal(why).view()),
        })
    }

    /// The coach's advice on the position, for the person who is to move, or else for the other one.
    ///
    /// # Errors
    /// If there is no such game, it cannot be loaded, or the actor may not ask for it.
    pub async fn coach(&self, actor: Actor, id: &GameId) -> Result<CoachView, Problem> {
        let (live, _) = self.game(actor, GameAction::Help, id).await?;
        let seats = &live.header().seats;
        let is_person = |color: &Color| matches!(seats.of(*color), Seat::Person { .. });
        let line = live.game().line().clone();
        let mover = line.position().to_move();
        let you = [mover, !mover].into_iter().find(is_person);
        let advice = move || you.map(|you| coach::advice(&line, you));
        let phrases = self.verdicts.run(advice).await?.unwrap_or_default();
        Ok(CoachView {
            version: live.game().version(),
            phrases,
        })
    }
}

/// Refuses a request about another version of the game than the latest.
fn check_version(game: &Game, version: Option<u64>) -> Result<(), Problem> {
    match version {
        Some(version) if version != game.version() => Err(Problem::refusal(Refusal::Stale)),
        _ => Ok(()),
    }
}
