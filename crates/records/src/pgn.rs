//! PGN as Mzinga writes it, one ply a line; hivegame.com's dialect is read too.
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
//! takes whatever stands in braces for a comment, so we write a variation as a comment in brackets:
//! an alternative to the ply before it, comments within in `<>`, variations within in brackets
//! again. Mzinga loads such a file; of several comments on a ply it keeps the last. A comment that
//! looks like a variation but is none is read as a comment. Variations in brackets without braces,
//! as chess has them, are read too.
//!
//! What would end a tag or comment early is written as a percent escape, see `escape.rs`. The tag
//! `Position` holds the position string of a game that starts elsewhere than type and moves tell.

mod moves;
mod read;
mod write;

pub(crate) use read::Readings;
pub(crate) use write::write;

use skep_rules::GameState;

use crate::Verdict;

/// What a word says about the result; `None` if it says nothing about it.
fn result_word(word: &str) -> Option<Option<Verdict>> {
    use skep_rules::Color::{Black, White};
    match word {
        "1-0" => Some(Some(Verdict::Win(White))),
        "0-1" => Some(Some(Verdict::Win(Black))),
        "1/2-1/2" | "½-½" => Some(Some(Verdict::Draw)),
        "*" => Some(None),
        word => word.parse::<GameState>().ok().map(Verdict::of_state),
    }
}

/// Whether a comment has the form of a variation: a bracket and a ply's number.
fn looks_like_variation(comment: &str) -> bool {
    let Some(inner) = comment.strip_prefix('(') else {
        return false;
    };
    let after_number = inner.trim_start_matches(|c: char| c.is_ascii_digit());
    after_number.len() < inner.len() && after_number.starts_with('.') && comment.ends_with(')')
}
