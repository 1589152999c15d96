//! Playing in plain mode: moves, offers, events.

use std::io::{self, Write};

use skep_wire::{EventView, FromGame, FromServer, NewGame, PlayerCommand};

use super::{OfferAnswer, Session, Shown};
use crate::game_screen::why_no_move;

impl<W: Write> Session<'_, W> {
    /// Creates a game and opens it.
    pub(super) async fn begin(&mut self, new: &NewGame) -> io::Result<()> {
        match self.client.make(new).await {
            Ok(game) => self.enter(&game.id).await,
            Err(problem) => self.refuse(&problem),
        }
    }

    /// Creates a game that continues from the shown position.
    pub(super) async fn play_on(&mut self, new: NewGame) -> io::Result<()> {
        let Some(shown) = &self.shown else {
            return self.tell("plain-no-game");
        };
        let from = FromGame {
            game: shown.game.id.clone(),
            ply: u32::try_from(shown.ply()).unwrap_or(u32::MAX),
        };
        let from = Some(from);
        self.begin(&NewGame { from, ..new }).await
    }

    /// Opens a game: prints it, and watches it from now on.
    pub(super) async fn enter(&mut self, id: &str) -> io::Result<()> {
        let mut watch = match self.client.watch(id).await {
            Ok(watch) => watch,
            Err(problem) => return self.refuse(&problem),
        };
        // The first message is the whole game.
        let Some(FromServer::Game { game }) = watch.next().await else {
            return self.tell("problem-no-such-game");
        };
        self.lesson = None;
        self.shown = Some(Shown {
            game: *game,
            ply: None,
            thought: None,
            watch,
        });
        self.show()
    }

    /// Applies a message about the current game.
    pub(super) async fn hear(&mut self, message: Option<FromServer>) -> io::Result<()> {
        let Some(shown) = &mut self.shown else {
            return Ok(());
        };
        match message {
            Some(FromServer::Thinking { thought, .. }) => {
                shown.thought = Some(thought);
                Ok(())
            }
            Some(FromServer::Game { game }) => {
                shown.game = *game;
                shown.thought = None;
                self.show()
            }
            Some(FromServer::Events { update, .. }) => {
                shown.thought = None;
                let events = update.events.clone();
                if shown.game.fold(update).is_err() {
                    // Something was missed.
                    match self.client.show(&shown.game.id).await {
                        Ok(game) => shown.game = game,
                        Err(problem) => return self.refuse(&problem),
                    }
                }
                let game = &shown.game;
                let is_turn = |event: &EventView| {
                    matches!(
                        event,
                        EventView::Played { .. } | EventView::TakenBack { .. }
                    )
                };
                let turn = events.iter().any(is_turn).then(|| self.words.turn(game));
                let said = events
                    .iter()
                    .filter_map(|event| self.words.event(event, game));
                let said: Vec<String> = said.chain(turn.flatten()).collect();
                self.line(&said.join(" "))
            }
            Some(FromServer::Gone { problem, .. } | FromServer::Error { problem, .. }) => {
                self.shown = None;
                self.refuse(&problem)
            }
            Some(_) => Ok(()),
            None => {
                self.shown = None;
                self.tell("problem-closing")
            }
        }
    }

    /// Plays a typed move. It is announced when its event arrives.
    pub(super) async fn play(&mut self, typed: &str) -> io::Result<()> {
        let Some(shown) = &self.shown else {
            return self.tell("plain-no-game");
        };
        if let Some(phrase) = why_no_move(&shown.game, shown.ply.is_some()) {
            let said = self.words.say(&phrase);
            return self.line(&said);
        }
        let after = shown.game.version;
        let mv = typed.to_owned();
        self.command(PlayerCommand::Play { mv, after }).await
    }

    pub(super) async fn hint(&mut self) -> io::Result<()> {
        if self.lesson.is_some() {
            return self.exercise_hint();
        }
        let Some(shown) = &self.shown else {
            return self.tell("plain-no-game");
        };
        if shown.ply.is_some() {
            return self.tell("refusal-looking-back");
        }
        let (id, version) = (&shown.game.id, shown.game.version);
        match self.client.hint(id, version).await {
            Ok(hint) => {
                let said = format!("{} ({})", self.words.hint(&hint), hint.mv);
                self.line(&said)
            }
            Err(problem) => self.refuse(&problem),
        }
    }

    /// Prints the engine's thoughts so far.
    pub(super) fn thinking(&mut self) -> io::Result<()> {
        let Some(shown) = &self.shown else {
            return self.tell("plain-no-game");
        };
        let Some(thought) = &shown.thought else {
            return self.tell(if shown.game.may_request_move_now() {
                "turn-thinking"
            } else {
                "problem-not-thinking"
            });
        };
        let line: Vec<String> = thought.line.iter().map(|mv| self.words.mv(mv)).collect();
        let said = [self.words.thought(thought), self.words.expected(&line)];
        self.line(&said.join(" "))
    }

    /// Makes the engine move now.
    pub(super) async fn move_now(&mut self) -> io::Result<()> {
        let Some(shown) = &self.shown else {
            return self.tell("plain-no-game");
        };
        let after = shown.game.version;
        if !shown.game.may_request_move_now() {
            return self.tell("problem-not-thinking");
        }
        self.command(PlayerCommand::MoveNow { after }).await
    }

    pub(super) async fn take_back(&mut self) -> io::Result<()> {
        self.command(PlayerCommand::AskTakeback).await
    }

    pub(super) async fn offer_draw(&mut self) -> io::Result<()> {
        self.command(PlayerCommand::OfferDraw).await
    }

    /// Resigns or aborts.
    pub(super) async fn give_up(&mut self, command: PlayerCommand) -> io::Result<()> {
        self.command(command).await
    }

    /// Answers the other side's offer or request.
    pub(super) async fn answer(&mut self, answer: OfferAnswer) -> io::Result<()> {
        let shown = self.shown.as_ref();
        let request = |shown: &Shown| shown.game.answering_side(shown.game.takeback_request);
        let is_takeback = shown.and_then(request).is_some();
        self.command(match (is_takeback, answer) {
            (true, OfferAnswer::Yes) => PlayerCommand::AllowTakeback,
            (true, OfferAnswer::No) => PlayerCommand::RefuseTakeback,
            (false, OfferAnswer::Yes) => PlayerCommand::AcceptDraw,
            (false, OfferAnswer::No) => PlayerCommand::DeclineDraw,
        })
        .await
    }

    /// Sends a command. The services know whether the user may give it.
    async fn command(&mut self, command: PlayerCommand) -> io::Result<()> {
        let Some(shown) = &self.shown else {
            return self.tell("plain-no-game");
        };
        self.commands += 1;
        // Another program may send commands to the same game, and its ids must differ from ours.
        let id = format!("plain-{}-{}", std::process::id(), self.commands);
        let id = format!("{id}-{}", shown.game.version);
        match self.client.command(&shown.game.id, &id, &command).await {
            Ok(_) => Ok(()),
            Err(problem) => self.refuse(&problem),
        }
    }
}
