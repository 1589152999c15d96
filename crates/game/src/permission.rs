//! Who may do what. All permissions are defined here and nowhere else.
//!
//! Callers ask [`Actor::may`] before they look up, search or decide anything. It also returns the side that the actor
//! acts for: a client never names its own seat. Whether a command fits the state of the game, such as whose turn it is,
//! is up to [`Game::decide`].

use skep_rules::{Color, Move};

use crate::{Actor, Command, Game, Holder, Refusal, Seating};

/// An action on the server as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SiteAction {
    /// See the list of games.
    List,
    /// Start a new game.
    Make,
    /// Open a record as a game.
    Import,
    /// Try moves on a position, as lessons do.
    Practise,
}

/// An action on one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameAction {
    /// See the game and follow it. Includes pictures, records, and the reason why a move is illegal.
    Watch,
    /// Get help with the next move from the engine or the coach.
    Help,
    /// Make the thinking engine play the best move it has found so far.
    MoveNow,
    /// Delete the game.
    Delete,
    /// A command for [`Game::decide`].
    Command(Command),
}

impl Actor {
    /// Checks that the actor may do this on the server.
    ///
    /// # Errors
    /// [`Refusal::NotAllowed`] if not.
    pub const fn may_on_site(self, action: SiteAction) -> Result<(), Refusal> {
        let is_allowed = match action {
            SiteAction::List | SiteAction::Practise => true,
            SiteAction::Make | SiteAction::Import => {
                matches!(self, Actor::Owner | Actor::Person(_))
            }
        };
        if is_allowed {
            Ok(())
        } else {
            Err(Refusal::NotAllowed)
        }
    }

    /// Checks that the actor may do this in the game, and returns the side that the actor acts for. The side is
    /// `None` for actions that belong to no side, and for commands of the clock.
    ///
    /// # Errors
    /// The reason why not.
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

    /// Whether the clock of a game that stood still while the server was away goes on when the actor looks at it. A mere
    /// watcher does not cost the players time.
    pub fn ends_interruption(self, seating: &Seating) -> bool {
        let mut holders = Color::ALL
            .into_iter()
            .filter_map(|color| seating.holder(color));
        let is_awaited = holders.any(|holder| holder != Holder::Engine);
        self == Actor::Owner || !is_awaited || seating.sides(self).next().is_some()
    }

    /// The side that the actor commands. An actor who plays both sides resigns and offers a draw for the side to move,
    /// answers for the side that was asked, and takes back the latest move.
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
            // The owner plays every person's seat, so both seats belong to engines.
            (Seating::Played { .. }, Actor::Owner) => Refusal::EngineSeat,
            (Seating::Played { .. }, _) => Refusal::NotAPlayer,
        }
    }

    /// Whether the actor may get help: the owner always, others only in a game that they play without other persons
    /// or bots.
    fn is_helped(self, seating: &Seating) -> bool {
        match self {
            Actor::Owner => true,
            Actor::Person(_) | Actor::Bot(_) => {
                self.is_alone(seating) && seating.sides(self).next().is_some()
            }
            Actor::Engine | Actor::Clock | Actor::Nobody => false,
        }
    }

    /// Whether the actor may delete the game: the owner always, a person only one that they play without other persons
    /// or bots.
    fn may_delete(self, seating: &Seating) -> bool {
        match self {
            Actor::Owner => true,
            Actor::Person(_) => self.is_alone(seating) && seating.sides(self).next().is_some(),
            Actor::Bot(_) | Actor::Engine | Actor::Clock | Actor::Nobody => false,
        }
    }

    /// Whether nobody but the actor and the server's engine plays in the game.
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

/// The side that made the latest move other than a pass; before the first move, the side to move.
fn latest_mover(game: &Game) -> Color {
    let moves: Vec<Move> = game.line().moves().collect();
    let latest = moves.iter().rposition(|&mv| mv != Move::Pass);
    latest.map_or(game.position().to_move(), |index| game.mover(index))
}
