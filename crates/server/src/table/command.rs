//! How a command is carried out: decide, store, advance, tell.

use skep_game::{Actor, Command, Ending, Event, Game, GameAction, Refusal};
use skep_rules::{Color, Move};
use skep_view::WhyNot;
use skep_wire::PlayerCommand;
use tokio::time::{Instant, sleep};

use super::{AFTER_CONFLICT, RETRY, RawCommand, Table};
use crate::limits;
use crate::live_game::LiveGame;
use crate::problem::{Code, Problem};
use crate::store::{AppendError, CommandStamp};

/// Why a command could not be carried out on the game in memory.
enum Obstacle {
    /// Another writer has changed the game.
    Conflict,
    /// It is unknown whether it was carried out.
    Unknown,
    /// A problem for the requester.
    Problem(Problem),
}

impl Table {
    /// Carries out a command, or repeats its earlier answer.
    ///
    /// If it is unknown whether the store kept it, the game is loaded again: either the command is
    /// there, or it is tried once more. Only one of the two can be stored, because a game has one
    /// event per version.
    pub(super) async fn command(
        &mut self,
        actor: Actor,
        id: Option<String>,
        command: &RawCommand,
    ) -> Result<u64, Problem> {
        let id = id.as_deref();
        let mut conflicts = 0;
        let mut is_unknown = id.is_some_and(|id| self.unsettled.contains(id));
        let mut has_tried_again = false;
        loop {
            match self.attempt(actor, id, command).await {
                Ok(version) => return Ok(version),
                // Another writer's events are loaded, and the command is judged again.
                Err(Obstacle::Conflict) if conflicts < limits::CONFLICTS => {
                    conflicts += 1;
                    sleep(AFTER_CONFLICT.pause(conflicts)).await;
                }
                Err(Obstacle::Conflict) => return Err(Problem::contended()),
                Err(Obstacle::Unknown) => {
                    is_unknown = true;
                    if self.unsettled.len() < limits::ANSWERS {
                        self.unsettled.extend(id.map(str::to_owned));
                    }
                    if std::mem::replace(&mut has_tried_again, true) {
                        return Err(Problem::unknown_outcome());
                    }
                }
                // A command that failed now may have succeeded before.
                Err(Obstacle::Problem(problem)) if is_unknown && problem.code() == Code::Store => {
                    return Err(Problem::unknown_outcome());
                }
                Err(Obstacle::Problem(problem)) => return Err(problem),
            }
        }
    }

    /// Carries out a command on the game as stored.
    async fn attempt(
        &mut self,
        actor: Actor,
        id: Option<&str>,
        command: &RawCommand,
    ) -> Result<u64, Obstacle> {
        self.refresh().await.map_err(Obstacle::Problem)?;
        if let Some(answer) = id.and_then(|id| self.answered(actor, id)) {
            return answer.map_err(Obstacle::Problem);
        }
        let parsed = parse(self.live.game(), command);
        let action = parsed.as_ref().map_or(UNREADABLE, ParsedCommand::action);
        let side = self.live.permit(actor, action);
        let side = side.map_err(Obstacle::Problem)?;
        self.resume().await.map_err(Obstacle::Problem)?;
        let done = match parsed {
            Ok(ParsedCommand::Game(command)) => {
                let stamp = id.zip(side);
                let stamp = stamp.map(|(id, seat)| CommandStamp {
                    id: id.to_owned(),
                    seat,
                });
                self.carry_out(side, command, stamp).await
            }
            Ok(ParsedCommand::MoveNow { after }) => self.move_now(after).map_err(Obstacle::Problem),
            Err(problem) => Err(Obstacle::Problem(problem)),
        };
        // A command that the store could not keep may be tried again with the same id.
        let answer = match &done {
            Ok(version) => Some(Ok(*version)),
            Err(Obstacle::Problem(problem)) if problem.code() != Code::Store => {
                Some(Err(problem.clone()))
            }
            Err(_) => None,
        };
        if let Some((id, answer)) = id.zip(answer) {
            self.answers.keep(side, id.to_owned(), answer);
        }
        done
    }

    /// The answer that the actor got for the command with that id.
    fn answered(&self, actor: Actor, id: &str) -> Option<Result<u64, Problem>> {
        let sides = self.live.header().seating();
        let mut sides = sides.sides(actor).map(Some).chain([None]);
        sides.find_map(|side| self.answers.get(side, id))
    }

    /// Checks whether time has run out.
    pub(super) async fn call_time(&mut self) {
        // If it fails, the game is loaded again, and the clock is checked after that.
        let _ = self.decide_for_clock(Command::CallTime).await;
    }

    /// Restarts a clock that has stood still since the server stopped, because nobody could play.
    pub(super) async fn resume(&mut self) -> Result<(), Problem> {
        if !self.live.is_interrupted() || self.live.game().ending().is_some() {
            return Ok(());
        }
        match self.decide_for_clock(Command::Resume).await {
            Ok(()) => Ok(()),
            Err(Obstacle::Conflict | Obstacle::Unknown) => self.refresh().await,
            Err(Obstacle::Problem(problem)) => Err(problem),
        }
    }

    /// Carries out a command of the clock.
    async fn decide_for_clock(&mut self, command: Command) -> Result<(), Obstacle> {
        let side = self.live.permit(Actor::Clock, GameAction::Command(command));
        let side = side.map_err(Obstacle::Problem)?;
        self.decide(side, command, None).await.map(drop)
    }

    /// Loads the game again if the one in memory may be out of date.
    pub(super) async fn refresh(&mut self) -> Result<(), Problem> {
        if self.reload_at.is_none() {
            return Ok(());
        }
        // Boxed, since it is rare and large, and the table's task would keep room for it.
        let loaded = Box::pin(LiveGame::load(&self.store, &self.id)).await?;
        let Some((live, commands)) = loaded else {
            self.is_gone = true;
            return Err(Problem::no_such_game());
        };
        if self.live.game().version() != live.game().version() {
            self.unsettled.clear();
        }
        self.live = live.continuing(&self.live, self.now());
        for command in commands {
            let stamp = command.stamp;
            self.answers
                .keep(Some(stamp.seat), stamp.id, Ok(command.version));
        }
        self.reload_at = None;
        let (live, now) = (&self.live, self.now());
        let whole = |actor| live.since(actor, None, now);
        self.watchers.show(whole);
        self.attend();
        Ok(())
    }

    async fn carry_out(
        &mut self,
        side: Option<Color>,
        command: Command,
        stamp: Option<CommandStamp>,
    ) -> Result<u64, Obstacle> {
        let events = self.decide(side, command, stamp).await?;
        if is_overtaken(command, &events) {
            return Err(Obstacle::Problem(refused(
                self.live.game(),
                Refusal::GameOver,
            )));
        }
        Ok(self.live.game().version())
    }

    /// Makes the engine play what it has found. If it has played since, nothing happens.
    fn move_now(&self, after: u64) -> Result<u64, Problem> {
        let version = self.live.game().version();
        if after < version || after == version && self.engine_player.move_now() {
            return Ok(version);
        }
        Err(Problem::not_thinking())
    }

    /// Decide, store, advance, tell.
    async fn decide(
        &mut self,
        seat: Option<Color>,
        command: Command,
        stamp: Option<CommandStamp>,
    ) -> Result<Vec<Event>, Obstacle> {
        let game = self.live.game();
        let now = self.now();
        // An interruption ends at wall time, even if the stored times are ahead of it.
        let at = match command {
            Command::Resume => now.wall,
            _ => self.live.time(now),
        };
        let steps = game
            .decide(seat, command, at)
            .map_err(|refusal| Obstacle::Problem(refused(game, refusal)))?;
        let events: Vec<Event> = steps.iter().map(|step| step.event).collect();
        // A command that did not happen is not stored as settled.
        let stamp = stamp.filter(|_| !is_overtaken(command, &events));
        let stored = self.store.append(&self.id, &steps, stamp, now.wall).await;
        stored.map_err(|error| self.obstacle(error))?;
        self.conflicts = 0;
        self.unsettled.clear();
        for step in steps {
            self.live.advance(step, now);
        }
        let live = &self.live;
        self.watchers.tell(|| live.latest(events.len(), now));
        self.attend();
        Ok(events)
    }

    fn obstacle(&mut self, error: AppendError) -> Obstacle {
        match error {
            AppendError::Conflict => {
                tracing::warn!(game = %self.id, "another writer has gone on with the game");
                self.conflicts = self.conflicts.saturating_add(1);
                self.reload_at = Some(Instant::now() + AFTER_CONFLICT.pause(self.conflicts));
                Obstacle::Conflict
            }
            AppendError::Gone => {
                self.is_gone = true;
                Obstacle::Problem(Problem::no_such_game())
            }
            AppendError::Failed(failure) => {
                tracing::error!(game = %self.id, %failure, "events were not kept");
                self.reload_at = Some(Instant::now() + RETRY);
                if failure.is_unknown() {
                    Obstacle::Unknown
                } else {
                    Obstacle::Problem(Problem::store())
                }
            }
        }
    }
}

/// Whether the clock had run out, so that this happened instead of the command.
fn is_overtaken(command: Command, events: &[Event]) -> bool {
    command != Command::CallTime && matches!(events, [Event::Ended(Ending::Time { .. })])
}

/// A command with its move parsed.
enum ParsedCommand {
    /// A command for the game to decide.
    Game(Command),
    /// A matter between a person and an engine, which does not change the game.
    MoveNow { after: u64 },
}

/// A text that is not a move needs the same permission as a move.
const UNREADABLE: GameAction = GameAction::Command(Command::Play {
    mv: Move::Pass,
    after: 0,
});

impl ParsedCommand {
    /// The permission that the actor needs.
    const fn action(&self) -> GameAction {
        match self {
            ParsedCommand::Game(command) => GameAction::Command(*command),
            ParsedCommand::MoveNow { .. } => GameAction::MoveNow,
        }
    }
}

/// Parses a command in the current position.
fn parse(game: &Game, command: &RawCommand) -> Result<ParsedCommand, Problem> {
    let command = match command {
        RawCommand::Engine(command) => return Ok(ParsedCommand::Game(*command)),
        RawCommand::Client(command) => command,
    };
    Ok(ParsedCommand::Game(match command {
        PlayerCommand::MoveNow { after } => return Ok(ParsedCommand::MoveNow { after: *after }),
        PlayerCommand::Play { mv, after } => match game.position().parse_move(mv) {
            Ok(mv) => Command::Play { mv, after: *after },
            // A command for an earlier position may make no sense in this one.
            Err(_) if *after != game.version() => return Err(refused(game, Refusal::Stale)),
            Err(error) => return Err(Problem::refusal(WhyNot::unreadable(mv, error))),
        },
        PlayerCommand::Resign => Command::Resign,
        PlayerCommand::Abort => Command::Abort,
        PlayerCommand::OfferDraw => Command::OfferDraw,
        PlayerCommand::AcceptDraw => Command::AcceptDraw,
        PlayerCommand::DeclineDraw => Command::DeclineDraw,
        PlayerCommand::AskTakeback => Command::AskTakeback,
        PlayerCommand::AllowTakeback => Command::AllowTakeback,
        PlayerCommand::RefuseTakeback => Command::RefuseTakeback,
    }))
}

/// Why the game refuses a command. For a pinned piece, this includes the pieces it connects to the hive.
fn refused(game: &Game, refusal: Refusal) -> Problem {
    Problem::refusal(WhyNot::refused(game.position(), refusal))
}

#[cfg(test)]
mod tests {
    use super::is_overtaken;
    use skep_game::{Command, Ending, Event};
    use skep_rules::{Color, Move};

    #[test]
    fn what_comes_too_late() {
        let loser = Color::White;
        let time = Event::Ended(Ending::Time { loser });
        let play = Command::Play {
            mv: Move::Pass,
            after: 3,
        };
        let rows = [
            (play, vec![Event::Played(Move::Pass)], false),
            (play, vec![time], true),
            (Command::Resign, vec![time], true),
            (
                Command::Resign,
                vec![Event::Ended(Ending::Resignation { loser })],
                false,
            ),
            (Command::OfferDraw, vec![time], true),
            (Command::AskTakeback, vec![time], true),
            (Command::CallTime, vec![time], false),
        ];
        for (command, events, expected) in rows {
            assert_eq!(is_overtaken(command, &events), expected, "{command:?}");
        }
    }
}
