//! The socket messages.

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use crate::{GameUpdate, GameView, ProblemView};

/// A message from a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToServer {
    /// Send a game and everything that happens to it.
    Watch {
        /// Which game.
        game: String,
        /// The version that the client already has. It gets the later events, or the whole game if
        /// there are too many.
        #[serde(default)]
        #[cfg_attr(test, ts(type = "number", optional))]
        since: Option<u64>,
    },
    /// Stop sending a game.
    Unwatch {
        /// Which game.
        game: String,
    },
    /// Do something. A command sent again with the same id is answered again, but carried out once.
    Command {
        /// Chosen by the client, different for each command, at most 64 characters.
        id: String,
        /// In which game.
        game: String,
        /// The command.
        command: PlayerCommand,
    },
    /// Check that the connection still works.
    Ping,
}

/// A player's command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PlayerCommand {
    /// Play a move.
    Play {
        /// Its MoveString.
        mv: String,
        /// The version of the game that the player has seen.
        #[cfg_attr(test, ts(type = "number"))]
        after: u64,
    },
    /// Resign.
    Resign,
    /// End the game without a result, before both sides have played.
    Abort,
    /// Offer the opponent a draw.
    OfferDraw,
    /// Accept the opponent's draw offer.
    AcceptDraw,
    /// Decline the opponent's draw offer.
    DeclineDraw,
    /// Take back the latest move.
    AskTakeback,
    /// Allow the opponent's takeback.
    AllowTakeback,
    /// Refuse the opponent's takeback.
    RefuseTakeback,
    /// Make the engine play the best move it has found so far. If only engines play, anyone may do this for either.
    MoveNow {
        /// The version of the game that the player has seen. If the game has moved on, nothing happens.
        #[cfg_attr(test, ts(type = "number"))]
        after: u64,
    },
}

/// A message from the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromServer {
    /// The first message on each connection.
    Welcome {
        /// The server's version.
        version: String,
    },
    /// A whole game; replaces everything known about it.
    Game {
        /// The game.
        game: Box<GameView>,
    },
    /// What happened to a watched game. It follows version `version - events.len()`; a client with
    /// another version watches again.
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
    /// The command was carried out, and its changes are on disk.
    Settled {
        /// Which command.
        id: String,
        /// In which game.
        game: String,
        /// The game's version after it.
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
        problem: ProblemView,
    },
    /// The game does not exist, or no longer exists.
    Gone {
        /// Which game.
        game: String,
        /// Why.
        problem: ProblemView,
    },
    /// The message cannot be answered: it is unreadable, or the game cannot be watched now.
    Error {
        /// The game that the client wanted to watch. It may try again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        game: Option<String>,
        /// Why.
        problem: ProblemView,
    },
    /// The connection works.
    Pong,
}

/// What an engine has found so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Thought {
    /// The depth of its search in plies.
    pub depth: u16,
    /// The number of positions searched.
    #[cfg_attr(test, ts(type = "number"))]
    pub nodes: u64,
    /// The score, as an engine of its level sees it.
    pub score: ScoreView,
    /// The expected continuation: a few MoveStrings, starting with its own.
    pub line: Vec<String>,
}

/// The score of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ScoreView {
    /// Nobody wins by force.
    Open {
        /// In hundredths; negative if the other side is better.
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
