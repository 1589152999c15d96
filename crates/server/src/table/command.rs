//! How a command is carried out: decide, store, advance, tell.

use skep_game::{Actor, Command, Ending, Event, Game, GameAction, Refusal};
use skep_rules::{Color, Move};
use skep_view::WhyNot;
use skep_wire::PlayerCommand;
use tokio::time::Instant;

use super::{RETRY, RawCommand, Table};
use crate::live_game::LiveGame;
use crate::problem::{Code, Problem};
use crate::store::{AppendError, CommandStamp};

/// Why a command could not be carried out on what is in memory.
enum Obstacle {
    /// Another writer has gone on with the game.
    Conflict,
    /// Anything that the one who asked is to know.
    Problem(Problem),
}

impl Table {
    /// Carries out a command, or answers as it was answered before.
    pub(super) async fn command(
        &mut self,
        actor: Actor,
        id: Option<String>,
        command: &RawCommand,
    ) -> Result<u64, Problem> {
        loop {
            self.refresh().await?;
            if let Some(answer) = id.as_deref().and_then(|id| self.answered(actor, id)) {
                return answer;
            }
            let parsed = parse(self.live.game(), command);
            let action = parsed.as_ref().map_or(UNREADABLE, ParsedCommand::action);
            let side = self.live.permit(actor, action)?;
            self.resume().await?;
            let done = match parsed {
                Ok(ParsedCommand::Game(command)) => {
                    let stamp = id.clone().zip(side);
                    let stamp = stamp.map(|(id, seat)| CommandStamp { id, seat });
                    self.carry_out(side, command, stamp).await
                }
                Ok(ParsedCommand::MoveNow { after }) => {
                    self.move_now(after).map_err(Obstacle::Problem)
                }
                Err(problem) => Err(Obstacle::Problem(problem)),
            };
            let answer = match done {
                Ok(version) => Ok(version),
                // Somebody else has written: what he wrote is loaded, and the command judged on that.
                Err(Obstacle::Conflict) => continue,
                Err(Obstacle::Problem(problem)) => Err(problem),
            };
            let is_final = !matches!(&answer, Err(problem) if problem.code() == Code::Store);
            if let Some(id) = id.filter(|_| is_final) {
                self.answers.keep(side, id, answer.clone());
            }
            return answer;
        }
    }

    /// What the actor was answered to a command with that id.
    fn answered(&self, actor: Actor, id: &str) -> Option<Result<u64, Problem>> {
        let sides = self.live.header().seating();
        let mut sides = sides.sides(actor).map(Some).chain([None]);
        sides.find_map(|side| self.answers.get(side, id))
    }

    /// Sees whether time has run out.
    pub(super) async fn call_time(&mut self) {
        // If it fails, the game is loaded again, and the clock looked at after that.
        let _ = self.decide_for_clock(Command::CallTime).await;
    }

    /// Lets the clock go on that stood still since the server ended: nobody could play then.
    pub(super) async fn resume(&mut self) -> Result<(), Problem> {
        if !self.live.is_interrupted() || self.live.game().ending().is_some() {
            return Ok(());
        }
        match self.decide_for_clock(Command::Resume).await {
            Ok(()) => Ok(()),
            Err(Obstacle::Conflict) => self.refresh().await,
            Err(Obstacle::Problem(problem)) => Err(problem),
        }
    }

    /// Carries out a command of the clock's.
    async fn decide_for_clock(&mut self, command: Command) -> Result<(), Obstacle> {
        let side = self.live.permit(Actor::Clock, GameAction::Command(command));
        let side = side.map_err(Obstacle::Problem)?;
        self.decide(side, command, None).await.map(drop)
    }

    /// Loads the game anew if what is in memory may be out of date.
    pub(super) async fn refresh(&mut self) -> Result<(), Problem> {
        if self.reload_at.is_none() {
            return Ok(());
        }
        let Some((live, commands)) = LiveGame::load(&self.store, &self.id).await? else {
            self.is_gone = true;
            return Err(Problem::no_such_game());
        };
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

    /// Lets the engine play what it has found. One that has played since needs no telling.
    fn move_now(&self, after: u64) -> Result<u64, Problem> {
        let version = self.live.game().version();
        if after < version || after == version && self.engine_player.hurry() {
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
        // What did not happen is not stored as settled.
        let stamp = stamp.filter(|_| !is_overtaken(command, &events));
        let stored = self.store.append(&self.id, &steps, stamp, now.wall).await;
        stored.map_err(|error| self.obstacle(error))?;
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
                self.reload_at = Some(Instant::now());
                Obstacle::Conflict
            }
            AppendError::Gone => {
                self.is_gone = true;
                Obstacle::Problem(Problem::no_such_game())
            }
            AppendError::Failed(failure) => {
                tracing::error!(game = %self.id, %failure, "events were not kept");
                self.reload_at = Some(Instant::now() + RETRY);
                Obstacle::Problem(Problem::store())
            }
        }
    }
}

/// Whether the clock had run out: that is what happened then, and not what was asked for.
fn is_overtaken(command: Command, events: &[Event]) -> bool {
    command != Command::CallTime && matches!(events, [Event::Ended(Ending::Time { .. })])
}

/// A command whose move has been read.
enum ParsedCommand {
    /// Something that the game decides upon.
    Game(Command),
    /// Something between a person and an engine: nothing happens to the game by it.
    MoveNow { after: u64 },
}

/// Text that is no move needs the same permission as a move.
const UNREADABLE: GameAction = GameAction::Command(Command::Play {
    mv: Move::Pass,
    after: 0,
});

impl ParsedCommand {
    /// What the actor has to be allowed to do.
    const fn action(&self) -> GameAction {
        match self {
            ParsedCommand::Game(command) => GameAction::Command(*command),
            ParsedCommand::MoveNow { .. } => GameAction::MoveNow,
        }
    }
}

/// Reads a command in the game as it stands.
fn parse(game: &Game, command: &RawCommand) -> Result<ParsedCommand, Problem> {
    let command = match command {
        RawCommand::Engine(command) => return Ok(ParsedCommand::Game(*command)),
        RawCommand::Client(command) => command,
    };
    Ok(ParsedCommand::Game(match command {
        PlayerCommand::Hurry { after } => return Ok(ParsedCommand::MoveNow { after: *after }),
        PlayerCommand::Play { mv, after } => match game.position().parse_move(mv) {
            Ok(mv) => Command::Play { mv, after: *after },
            // What made sense in an earlier position need not make sense in this one.
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

/// Why the game refuses a command; of a pinned piece, whom it holds.
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
