//! Picking pieces up, putting them down, and everything else that a player can do in a game.

use skep_draw::Cell;
use skep_game::Refusal;
use skep_rules::{Bug, Piece};
use skep_view::WhyNot;
use skep_wire::{GameView, Phrase, PlayerCommand};

use super::{Advice, GameScreen, GameScreenAction, cell_of};
use crate::app::Confirmation;

impl GameScreen {
    /// Picks up the piece under the cursor, or puts down the piece in hand.
    pub(crate) fn act(&mut self) -> Option<GameScreenAction> {
        let top = self.hive.top_at(self.cursor);
        let Some(held) = self.held else {
            return top.and_then(|piece| self.take(piece));
        };
        if self
            .moves_of(held)
            .iter()
            .any(|mv| cell_of(mv) == self.cursor)
        {
            return self.put(held, self.cursor);
        }
        if top == Some(held) {
            self.held = None;
            return None;
        }
        match top {
            Some(other) if !self.moves_of(other).is_empty() => self.take(other),
            _ => self.put(held, self.cursor),
        }
    }

    /// Picks up the next piece of a kind from the reserve of the side to move.
    pub(crate) fn take_from_reserve(&mut self, bug: Bug) -> Option<GameScreenAction> {
        if let Some(problem) = self.why_no_move() {
            return Some(GameScreenAction::Refuse(problem));
        }
        let color = self.game.turn.as_ref()?.color;
        let mut reserve = self.hive.reserve_of(color);
        let piece = reserve.find(|piece| piece.bug() == bug)?;
        drop(reserve);
        self.take(piece)
    }

    /// Picks up a piece, or says why it cannot move.
    pub(crate) fn take(&mut self, piece: Piece) -> Option<GameScreenAction> {
        self.held = None;
        if let Some(problem) = self.why_no_move() {
            return Some(GameScreenAction::Refuse(problem));
        }
        if !self.moves_of(piece).is_empty() {
            self.held = Some(piece);
            self.advice = None;
            return None;
        }
        let turn = self.game.turn.as_ref()?;
        Some(GameScreenAction::Refuse(turn.why_immobile(piece)))
    }

    /// Puts the piece down, or asks why it cannot go there.
    pub(crate) fn put(&mut self, piece: Piece, cell: Cell) -> Option<GameScreenAction> {
        let moves = self.moves_of(piece);
        let legal = moves.iter().find(|mv| cell_of(mv) == cell);
        if let Some(mv) = legal.map(|mv| mv.mv.clone()) {
            return self.play(mv);
        }
        if let Some(problem) = self.why_no_move() {
            return Some(GameScreenAction::Refuse(problem));
        }
        match self.hive.move_to(piece, cell) {
            Some(mv) => {
                self.held = None;
                Some(GameScreenAction::WhyNot { mv })
            }
            None => {
                let is_first = self.hive.stacks.is_empty();
                let key = if is_first {
                    "refusal-first-cell"
                } else {
                    "refusal-far-from-hive"
                };
                Some(GameScreenAction::Refuse(Phrase::new(key)))
            }
        }
    }

    /// Plays a move, chosen or typed.
    pub(crate) fn play(&mut self, mv: String) -> Option<GameScreenAction> {
        if let Some(problem) = self.why_no_move() {
            return Some(GameScreenAction::Refuse(problem));
        }
        let after = self.game.version;
        Some(self.command(PlayerCommand::Play { mv, after }))
    }

    /// Plays the hint.
    pub(crate) fn follow(&mut self) -> Option<GameScreenAction> {
        match self.advice.take() {
            Some(Advice::Given(hint)) => self.play(hint.mv),
            other => {
                self.advice = other;
                None
            }
        }
    }

    /// Why no move can be played now; `None` if one can.
    pub(crate) fn why_no_move(&self) -> Option<Phrase> {
        why_no_move(&self.game, self.past.is_some())
    }

    /// Asks for a hint, once per position, and not while a move is being sent.
    pub(crate) fn ask_hint(&mut self) -> Option<GameScreenAction> {
        if self.is_sending || self.advice.is_some() {
            return None;
        }
        if let Some(problem) = self.why_no_move() {
            return Some(GameScreenAction::Refuse(problem));
        }
        self.held = None;
        self.advice = Some(Advice::Asked);
        Some(GameScreenAction::Hint)
    }

    /// Asks the engine to move now.
    pub(crate) fn move_now(&self) -> GameScreenAction {
        let after = self.game.version;
        if self.game.may_request_move_now() {
            GameScreenAction::Command {
                command: PlayerCommand::MoveNow { after },
            }
        } else {
            GameScreenAction::Refuse(Phrase::new("problem-not-thinking"))
        }
    }

    pub(crate) fn take_back(&mut self) -> Option<GameScreenAction> {
        match self.game.takeback_side() {
            Ok(_) => Some(self.command(PlayerCommand::AskTakeback)),
            Err(refusal) => Some(GameScreenAction::Refuse(WhyNot::from(refusal).phrase)),
        }
    }

    /// Asks whether to resign, or to abort a game that has hardly begun.
    pub(crate) fn ask_to_resign(&self) -> Option<GameScreenAction> {
        let confirmation = if self.game.is_abortable() {
            Confirmation::Abort
        } else {
            Confirmation::Resign
        };
        Some(self.while_playing(GameScreenAction::Ask(confirmation)))
    }

    pub(crate) fn ask_to_draw(&self) -> Option<GameScreenAction> {
        Some(self.while_playing(GameScreenAction::Ask(Confirmation::OfferDraw)))
    }

    /// Allows an action only to a player of a game that is not over.
    fn while_playing(&self, action: GameScreenAction) -> GameScreenAction {
        match self.game.why_not_playing() {
            Some(refusal) => GameScreenAction::Refuse(WhyNot::from(refusal).phrase),
            None => action,
        }
    }

    /// Does what the user confirmed.
    pub(crate) fn confirmed(&mut self, confirmation: &Confirmation) -> Option<GameScreenAction> {
        let command = match confirmation {
            Confirmation::Resign => PlayerCommand::Resign,
            Confirmation::Abort => PlayerCommand::Abort,
            Confirmation::OfferDraw => PlayerCommand::OfferDraw,
            Confirmation::Delete { .. } => return None,
        };
        Some(self.command(command))
    }

    /// Answers the open offer, if it is addressed to somebody here.
    pub(crate) fn answer(&mut self, is_yes: bool) -> Option<GameScreenAction> {
        let game = &self.game;
        let is_draw = game.answering_side(game.draw_offer).is_some();
        if !is_draw && game.answering_side(game.takeback_request).is_none() {
            return None;
        }
        Some(self.command(match (is_draw, is_yes) {
            (true, true) => PlayerCommand::AcceptDraw,
            (true, false) => PlayerCommand::DeclineDraw,
            (false, true) => PlayerCommand::AllowTakeback,
            (false, false) => PlayerCommand::RefuseTakeback,
        }))
    }

    /// Whether an offer is addressed to somebody here.
    pub(crate) fn is_asked(&self) -> bool {
        let game = &self.game;
        let offers = [game.draw_offer, game.takeback_request];
        offers
            .into_iter()
            .any(|by| game.answering_side(by).is_some())
    }

    fn command(&mut self, command: PlayerCommand) -> GameScreenAction {
        self.is_sending = true;
        self.held = None;
        GameScreenAction::Command { command }
    }

    /// Completions of a partly typed move.
    pub(crate) fn completions(&self, typed: &str) -> Vec<&str> {
        let words: Vec<_> = typed.split_whitespace().collect();
        let mut wanted = words.join(" ").to_ascii_lowercase();
        // After a blank the piece's name is complete.
        if !words.is_empty() && typed.ends_with(char::is_whitespace) {
            wanted.push(' ');
        }
        let turn = self.game.turn.as_ref();
        let legal = turn.map_or(&[][..], |turn| &turn.legal);
        let moves = legal.iter().map(|mv| mv.mv.as_str());
        let mut fitting: Vec<_> = moves
            .filter(|mv| format!("{} ", mv.to_ascii_lowercase()).starts_with(&wanted))
            .collect();
        fitting.sort_unstable();
        fitting
    }

    /// The longest common prefix.
    pub(crate) fn completed(&self, typed: &str) -> Option<String> {
        let moves = self.completions(typed);
        let (first, others) = moves.split_first()?;
        let common = others.iter().fold(first.len(), |length, other| {
            let same = first.bytes().zip(other.bytes());
            length.min(same.take_while(|(one, other)| one == other).count())
        });
        Some(first[..common].to_owned())
    }
}

/// Why no move can be played in a game that is shown at its latest or at an earlier position; `None` if one can.
pub(crate) fn why_no_move(game: &GameView, is_past: bool) -> Option<Phrase> {
    match game.why_no_move() {
        Some(Refusal::NotYourTurn) | None if is_past => Some(Phrase::new("refusal-looking-back")),
        refusal => refusal.map(|refusal| WhyNot::from(refusal).phrase),
    }
}
