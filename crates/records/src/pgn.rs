//! PGN as Mzinga writes it, one ply per line. hivegame.com's dialect is read too.
//!
//! ```text
//! [GameType "Base+MLP"]
//! [Date "2024.04.01"]            then Event, Site, Round, White, Black, Result, other tags
//!
//! {a comment on the start}
//! 1. wP
//! 2. bB1 /wP
//! {(2. bS1 wP- 3. wQ -wP <quiet> (3. wA1 -wP) 4. bQ bS1-)}
//! {a comment on ply 2}
//!
//! WhiteWins
//! ```
//! A record without variations is written exactly in Mzinga's form. Mzinga has no variations and
//! takes anything in braces for a comment, so we write a variation as a comment in brackets. It is
//! an alternative to the ply before it; comments inside it are in `<>`, nested variations in
//! brackets again. Mzinga loads such a file, and keeps the last of several comments on a ply. A
//! comment that looks like a variation but is none is read as a comment. Variations in brackets
//! without braces, as in chess, are read too.
//!
//! Characters that would end a tag or comment early are percent escapes, see `escape.rs`. The tag
//! `Position` holds the position string of the start if game type and moves do not determine it.

mod moves;
mod read;
mod write;

pub(crate) use read::Readings;
pub(crate) use write::write;

use skep_rules::GameState;

use crate::GameResult;

/// The result that a word states; `None` if it states none.
fn result_word(word: &str) -> Option<Option<GameResult>> {
    use skep_rules::Color::{Black, White};
    match word {
        "1-0" => Some(Some(GameResult::Win(White))),
        "0-1" => Some(Some(GameResult::Win(Black))),
        "1/2-1/2" | "½-½" => Some(Some(GameResult::Draw)),
        "*" => Some(None),
        word => word.parse::<GameState>().ok().map(GameResult::of_state),
    }
}

/// Whether a comment has the form of a variation: a bracket and a ply number.
fn looks_like_variation(comment: &str) -> bool {
    let Some(inner) = comment.strip_prefix('(') else {
        return false;
    };
    let after_number = inner.trim_start_matches(|c: char| c.is_ascii_digit());
    after_number.len() < inner.len() && after_number.starts_with('.') && comment.ends_with(')')
}
