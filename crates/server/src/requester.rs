//! The sender of a request and its address.

use std::net::{IpAddr, Ipv4Addr};

use skep_game::Actor;

use crate::client_address::Address;

/// The sender of a request and its address. Established once for each request (`http/actor.rs`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Requester {
    /// The sender.
    pub actor: Actor,
    address: Address,
    is_limited: bool,
}

/// Whose allowance is used, and who takes turns in a queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Client {
    Address(Address),
    /// The server itself, for example for games that resume after a restart.
    Server,
    /// A person or bot with an identity, at any address.
    Actor(Actor),
}

impl Requester {
    pub(crate) const fn new(actor: Actor, address: Address, is_limited: bool) -> Requester {
        Requester {
            actor,
            address,
            is_limited,
        }
    }

    pub(crate) const fn address(&self) -> Address {
        self.address
    }

    /// Whether allowances apply. They do not apply to the owner at this machine.
    pub(crate) const fn is_limited(&self) -> bool {
        self.is_limited
    }

    /// The identity, if the actor has one.
    pub(crate) const fn identity(&self) -> Option<Client> {
        match self.actor {
            Actor::Person(_) | Actor::Bot(_) => Some(Client::Actor(self.actor)),
            Actor::Owner | Actor::Engine | Actor::Clock | Actor::Nobody => None,
        }
    }

    /// Whose turn it is where many wait.
    pub(crate) fn client(&self) -> Client {
        self.identity().unwrap_or(Client::Address(self.address))
    }
}

/// A caller inside this program, such as the terminal app.
impl From<Actor> for Requester {
    fn from(actor: Actor) -> Requester {
        let here = IpAddr::V4(Ipv4Addr::LOCALHOST);
        Requester::new(actor, Address::from(here), false)
    }
}
