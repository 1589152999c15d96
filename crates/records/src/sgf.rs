//! SGF as BoardSpace writes it.
//!
//! ```text
//! (;GM[27]VV[1]SU[hive-plm]P0[id "Anna"]P1[id "Bert"]
//! ; P0[0 Start P0]
//! ; P0[1 pick W 1 wA1]             from the reserve, slot 1
//! ; P0[2 dropb wA1 N 13 .]         onto the board: piece, column, row, reference
//! ; P0[3 done]C[a comment]         the move counts from here
//! (; P1[4 pick B 1 bA1] … )        the main line continues
//! (; P1[4 pick B 4 bS1] … )        a variation
//! )
//! ```
//! Three dialects are read, with `pick`/`dropb`/`done`, `move`/`done` and `movedone`, in any letter
//! case. A turn counts at `done`, and the last drop before it wins. `done` alone is a pass where
//! one is forced. Draw offers and resignations have a `done` of their own. Column and row decide,
//! unless only the reference gives a legal move.
//!
//! Tags go to the property that BoardSpace or SGF has for them, and otherwise to our private
//! property, as `TG[name:value]`. So do `Result` and `Position` if nothing else states them. Text
//! is escaped as in `escape.rs`, on top of SGF's own escapes.

mod action;
mod cell;
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

/// The players' tags, White first, for what the properties `P0` and `P1` say.
const PLAYERS: [[(&str, &str); 2]; 2] = [
    [("id", "White"), ("ranking", "WhiteRanking")],
    [("id", "Black"), ("ranking", "BlackRanking")],
];
