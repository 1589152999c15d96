//! Who makes a request, and who holds the seats of a game.

use skep_rules::Color;

/// Who makes a request. The code that accepts the request establishes this once; nothing in a client's message can
/// change it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// The person at the machine that the program runs on. Exists in local mode only.
    Owner,
    /// A person with an identity: an account or a guest.
    Person(PersonId),
    /// A program that plays through the API, under its own identity.
    Bot(BotId),
    /// The server's own engine.
    Engine,
    /// The clock of a game.
    Clock,
    /// Anyone without an identity.
    Nobody,
}

/// The identity of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(pub u64);

/// The identity of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BotId(pub u64);

/// Who holds a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// A person. Without an identity, it is anyone at the owner's screen.
    Person(Option<PersonId>),
    /// A bot.
    Bot(BotId),
    /// The server's own engine.
    Engine,
}

/// Where a game comes from and who plays it. Permissions depend on this and on the state of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seating {
    /// A game played here.
    Played {
        /// Who plays White.
        white: Holder,
        /// Who plays Black.
        black: Holder,
    },
    /// A game read from a record. Nobody plays it.
    Imported,
}

impl Seating {
    /// Who plays that side; `None` in an imported game.
    pub const fn holder(&self, color: Color) -> Option<Holder> {
        match (*self, color) {
            (Seating::Imported, _) => None,
            (Seating::Played { white, .. }, Color::White) => Some(white),
            (Seating::Played { black, .. }, Color::Black) => Some(black),
        }
    }

    /// The sides that the actor plays, White first.
    pub fn sides(&self, actor: Actor) -> impl Iterator<Item = Color> {
        let held = Color::ALL.map(|color| (color, self.holder(color)));
        held.into_iter()
            .filter(move |(_, holder)| holder.is_some_and(|holder| actor.holds(holder)))
            .map(|(color, _)| color)
    }
}

impl Actor {
    /// Whether the actor may play a seat with that holder.
    pub fn holds(self, holder: Holder) -> bool {
        match (self, holder) {
            // In local mode everyone at the machine is the owner, so the owner plays every person's seat.
            (Actor::Owner, Holder::Person(_)) => true,
            (Actor::Person(id), Holder::Person(Some(holder))) => id == holder,
            (Actor::Bot(id), Holder::Bot(holder)) => id == holder,
            (Actor::Engine, Holder::Engine) => true,
            _ => false,
        }
    }
}
