//! What goes over the socket.

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use crate::{GameUpdate, GameView, Problem};

/// What a client says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToServer {
    /// It wants to see a game and all that happens to it.
    Watch {
        /// Which.
        game: String,
        /// The version it has already; it gets what came after, or the whole game if that is too much.
        #[serde(default)]
        #[cfg_attr(test, ts(type = "number", optional))]
        since: Option<u64>,
    },
    /// It has seen enough.
    Unwatch {
        /// Of which game.
        game: String,
    },
    /// It wants something done. The same id sent again is answered again and done once.
    Command {
        /// Made up by the client, different for each command: at most 64 characters.
        id: String,
        /// In which game.
        game: String,
        /// What.
        command: PlayerCommand,
    },
    /// It wants to know whether the connection still works.
    Ping,
}

/// What a player may ask for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PlayerCommand {
    /// To play a move.
    Play {
        /// Its MoveString.
        mv: String,
        /// The version of the game that the player saw.
        #[cfg_attr(test, ts(type = "number"))]
        after: u64,
    },
    /// To give up.
    Resign,
    /// To break off a game that has hardly begun.
    Abort,
    /// A draw, from the opponent.
    OfferDraw,
    /// The draw that the opponent offered.
    AcceptDraw,
    /// To go on in spite of the opponent's offer.
    DeclineDraw,
    /// One's latest move back.
    AskTakeback,
    /// That the opponent takes his move back.
    AllowTakeback,
    /// That he does not.
    RefuseTakeback,
    /// That the engine plays the best it has found so far. If nobody but engines play, anybody may say so, for either.
    Hurry {
        /// The version of the game that the player saw: if it has gone on since, nothing is to be hurried.
        #[cfg_attr(test, ts(type = "number"))]
        after: u64,
    },
}

/// What the server says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromServer {
    /// The first message on each connection.
    Welcome {
        /// The server's version.
        version: String,
    },
    /// A game as a whole; replaces all that was known of it.
    Game {
        /// The game.
        game: Box<GameView>,
    },
    /// What happened to a watched game. The client had version `version - events.len()`, else it watches anew.
    Events {
        /// Which game.
        game: String,
        /// What happened.
        #[serde(flatten)]
        update: GameUpdate,
    },
    /// An engine is thinking about its move.
    Thinking {
        /// In which game.
        game: String,
        /// What it has found so far.
        #[serde(flatten)]
        thought: Thought,
    },
    /// The command was carried out, and what it changed is on disk.
    Settled {
        /// Which command.
        id: String,
        /// In which game.
        game: String,
        /// The game's version then.
        #[cfg_attr(test, ts(type = "number"))]
        version: u64,
    },
    /// The command was not carried out; nothing has changed.
    Refused {
        /// Which command.
        id: String,
        /// In which game.
        game: String,
        /// Why.
        problem: Problem,
    },
    /// The game is not there, or not any more.
    Gone {
        /// Which.
        game: String,
        /// Why.
        problem: Problem,
    },
    /// What the client said cannot be answered, as when it is no message at all or a game cannot be watched now.
    Error {
        /// The game that it wanted to watch: it may ask again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        game: Option<String>,
        /// Why.
        problem: Problem,
    },
    /// The connection works.
    Pong,
}

/// What an engine has found so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Thought {
    /// How many plies it has looked ahead.
    pub depth: u16,
    /// How many positions it has looked at.
    #[cfg_attr(test, ts(type = "number"))]
    pub nodes: u64,
    /// How well it stands, as far as an engine of its level sees.
    pub score: ScoreView,
    /// How it expects the game to go on: MoveStrings, its own first, a few of them at most.
    pub line: Vec<String>,
}

/// How well a side stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ScoreView {
    /// Nobody wins by force.
    Open {
        /// So much better than the other side, or worse if it is below 0.
        hundredths: i32,
    },
    /// It wins by force.
    Win {
        /// In this many plies.
        plies: u16,
    },
    /// It loses by force.
    Loss {
        /// In this many plies.
        plies: u16,
    },
}
