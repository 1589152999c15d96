//! SGF as BoardSpace writes it.
//!
//! ```text
//! (;GM[27]VV[1]SU[hive-plm]P0[id "Anna"]P1[id "Bert"]
//! ; P0[0 Start P0]
//! ; P0[1 pick W 1 wA1]             from the reserve, slot 1
//! ; P0[2 dropb wA1 N 13 .]         onto the board: piece, column, row, reference
//! ; P0[3 done]C[a comment]         now it counts
//! (; P1[4 pick B 1 bA1] … )        the main line goes on
//! (; P1[4 pick B 4 bS1] … )        a variation
//! )
//! ```
//! Three dialects are read, with `pick`/`dropb`/`done`, `move`/`done` and `movedone`, in any letter
//! case. A turn counts at `done`, the last drop before it wins; `done` alone is a pass where one is
//! forced. Offers of a draw and resignations have a `done` of their own. Column and row decide,
//! unless they name no legal move and the reference does.
//!
//! Tags go to the property that BoardSpace or SGF has for them, others to `TG[name:value]`, a
//! private property; so do `Result` and `Position` where nothing else tells them. Escapes as in
//! `escape.rs`, on top of SGF's own.

mod cell;
mod command;
mod game;
mod grid;
mod header;
mod lex;
mod read;
mod result;
mod write;

pub(crate) use read::Readings;
pub(crate) use write::write;

/// The private property for tags that SGF has no property for.
const TAG: &str = "TG";

/// The tags that have a property of their own.
const PROPERTIES: [(&str, &str); 5] = [
    ("EV", "Event"),
    ("PC", "Site"),
    ("RO", "Round"),
    ("GN", "SgfGameName"),
    ("TC", "TimeControl"),
];

/// The tags of the players, White first: what the property `P0` or `P1` calls them.
const PLAYERS: [[(&str, &str); 2]; 2] = [
    [("id", "White"), ("ranking", "WhiteRanking")],
    [("id", "Black"), ("ranking", "BlackRanking")],
];
