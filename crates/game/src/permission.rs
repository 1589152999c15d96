//! Who may do what. This is the only place that says so.
//!
//! [`Actor::may`] is asked before anything is looked up, searched or decided. It also says for which side the actor
//! acts: a client never names its seat. What a player may do *in the game*, such as whether it is their turn, is
//! for [`Game::decide`].

use skep_rules::{Color, Move};

use crate::{Actor, Command, Game, Holder, Refusal, Seating};

/// Something that can be asked of the server as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SiteAction {
    /// See the list of games.
    List,
    /// Make a game.
    Make,
    /// Open a record as a game.
    Import,
    /// Try moves on a position, as lessons do.
    Practise,
}

/// Something that can be asked of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameAction {
    /// See the game and what happens in it: also as a picture, a record, or the reason why a move is illegal.
    Watch,
    /// Have the engine or the coach help with the next move.
    Help,
    /// Let the engine that thinks play the best move it has found so far.
    MoveNow,
    /// Delete the game.
    Delete,
    /// What [`Game::decide`] judges.
    Command(Command),
}

impl Actor {
    /// Whether the actor may ask for that.
    ///
    /// # Errors
    /// [`Refusal::NotAllowed`] if not.
    pub const fn may_on_site(self, action: SiteAction) -> Result<(), Refusal> {
        let is_allowed = match action {
            SiteAction::List | SiteAction::Practise => true,
            SiteAction::Make | SiteAction::Import => {
                matches!(self, Actor::Owner | Actor::Person(_) | Actor::Bot(_))
            }
        };
        if is_allowed {
            Ok(())
        } else {
            Err(Refusal::NotAllowed)
        }
    }

    /// Whether the actor may ask that of the game, and for which side. The side is `None` for what is asked for no
    /// side, and for a command of the clock's.
    ///
    /// # Errors
    /// Why not.
    pub fn may(
        self,
        action: GameAction,
        seating: &Seating,
        game: &Game,
    ) -> Result<Option<Color>, Refusal> {
        match action {
            GameAction::Watch => Ok(None),
            GameAction::Help => allowed(self.is_helped(seating)),
            GameAction::MoveNow => {
                let plays = seating.sides(self).next().is_some() && self != Actor::Engine;
                allowed(plays || self == Actor::Owner)
            }
            GameAction::Delete => allowed(self.may_delete(seating)),
            GameAction::Command(Command::CallTime | Command::Resume) => match self {
                Actor::Clock => Ok(None),
                _ => Err(Refusal::NotTheTable),
            },
            GameAction::Command(command) => self.side(command, seating, game).map(Some),
        }
    }

    /// The side that the actor commands. Who plays both sides gives up and offers a draw for the one to move, answers
    /// for the one that is asked, and takes back the latest move.
    fn side(self, command: Command, seating: &Seating, game: &Game) -> Result<Color, Refusal> {
        let mut sides = seating.sides(self);
        match (sides.next(), sides.next()) {
            (Some(only), None) => return Ok(only),
            (Some(_), Some(_)) => {}
            (None, _) => return Err(self.no_side(seating)),
        }
        let offer = match command {
            Command::AcceptDraw | Command::DeclineDraw => game.draw_offer(),
            Command::AllowTakeback | Command::RefuseTakeback => game.takeback_request(),
            Command::AskTakeback => return Ok(latest_mover(game)),
            _ => None,
        };
        Ok(offer.map_or(game.position().to_move(), |by| !by))
    }

    /// Why the actor has no side to command.
    fn no_side(self, seating: &Seating) -> Refusal {
        match (seating, self) {
            (Seating::Imported, _) => Refusal::Imported,
            // The owner plays whatever persons play, so only engines are left.
            (Seating::Played { .. }, Actor::Owner) => Refusal::EngineSeat,
            (Seating::Played { .. }, _) => Refusal::NotAPlayer,
        }
    }

    /// Whether the actor may be helped: the owner always, others only where no other person or bot would suffer.
    fn is_helped(self, seating: &Seating) -> bool {
        match self {
            Actor::Owner => true,
            Actor::Person(_) | Actor::Bot(_) => {
                self.is_alone(seating) && seating.sides(self).next().is_some()
            }
            Actor::Engine | Actor::Clock | Actor::Nobody => false,
        }
    }

    /// Whether the game is the actor's to delete: the owner's always, others' only if nobody else plays in it.
    fn may_delete(self, seating: &Seating) -> bool {
        match self {
            Actor::Owner => true,
            Actor::Person(_) => self.is_alone(seating) && seating.sides(self).next().is_some(),
            Actor::Bot(_) | Actor::Engine | Actor::Clock | Actor::Nobody => false,
        }
    }

    /// Whether everybody else in the game is the server's engine.
    fn is_alone(self, seating: &Seating) -> bool {
        let mut holders = Color::ALL
            .into_iter()
            .filter_map(|color| seating.holder(color));
        holders.all(|holder| holder == Holder::Engine || self.holds(holder))
    }
}

const fn allowed(is_allowed: bool) -> Result<Option<Color>, Refusal> {
    if is_allowed {
        Ok(None)
    } else {
        Err(Refusal::NotAllowed)
    }
}

/// Who made the latest move that was chosen; before the first one, who is to move.
fn latest_mover(game: &Game) -> Color {
    let moves: Vec<Move> = game.line().moves().collect();
    let latest = moves.iter().rposition(|&mv| mv != Move::Pass);
    latest.map_or(game.position().to_move(), |index| game.mover(index))
}
