//! The words around the board, which callers may translate.

/// The words around the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it, and the English words below")]
pub struct Words<'a> {
    pub white: &'a str,
    pub black: &'a str,
    pub white_to_move: &'a str,
    pub black_to_move: &'a str,
    /// `{}` stands for the number of the turn.
    pub turn: &'a str,
    pub white_wins: &'a str,
    pub black_wins: &'a str,
    pub both_surrounded: &'a str,
    pub repetition: &'a str,
    /// Shown instead of an empty reserve.
    pub all_placed: &'a str,
    /// Precedes the list of stacks, each from bottom to top.
    pub stacks: &'a str,
    pub moved_from: &'a str,
    pub moved_to: &'a str,
    pub selected: &'a str,
    pub target: &'a str,
    pub thrown: &'a str,
    pub pinned: &'a str,
    pub refused: &'a str,
}

impl Words<'static> {
    /// English.
    pub const ENGLISH: Words<'static> = Words {
        white: "White",
        black: "Black",
        white_to_move: "White to move",
        black_to_move: "Black to move",
        turn: "turn {}",
        white_wins: "White wins",
        black_wins: "Black wins",
        both_surrounded: "Draw: both Queens are surrounded",
        repetition: "Draw by repetition",
        all_placed: "all placed",
        stacks: "Stacks, bottom to top:",
        moved_from: "moved from",
        moved_to: "moved to",
        selected: "selected",
        target: "target",
        thrown: "by throw",
        pinned: "pinned",
        refused: "not allowed",
    };
}

impl Default for Words<'_> {
    fn default() -> Self {
        Words::ENGLISH
    }
}
