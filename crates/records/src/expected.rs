//! What a reader expected and did not find.

use std::fmt;

/// What was expected in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A piece.
    Piece,
    /// A move.
    Move,
    /// A move before the variation, which is an alternative to it.
    MoveBeforeVariation,
    /// A move in the variation.
    MoveInVariation,
    /// PGN: the bracket that closes a variation.
    VariationEnd,
    /// PGN: the brace that closes a comment.
    CommentEnd,
    /// PGN: the bracket that closes an old-style comment.
    AngleCommentEnd,
    /// PGN: a tag with its value.
    Tag,
    /// PGN: the bracket that closes a tag.
    TagEnd,
    /// SGF: the start of a game.
    GameStart,
    /// SGF: the end of a game.
    GameEnd,
    /// SGF: the number for Hive.
    Hive,
    /// SGF: the expansions.
    SetUp,
    /// SGF: a property's value.
    Value,
    /// SGF: the bracket that closes it.
    ValueEnd,
    /// SGF: a property.
    Property,
    /// SGF: a property, a node, or a bracket.
    PropertyOrSign,
    /// SGF: a piece and a destination.
    Cell,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Piece => "a piece",
            Expected::Move => "a move",
            Expected::MoveBeforeVariation => "a move before its variation",
            Expected::MoveInVariation => "a move at the start of a variation",
            Expected::VariationEnd => "the end of a variation, ),",
            Expected::CommentEnd => "the end of a comment, },",
            Expected::AngleCommentEnd => "the end of a comment, >,",
            Expected::Tag => "a tag such as [White \"name\"]",
            Expected::TagEnd => "the end of a tag, ],",
            Expected::GameStart => "(; at the start of a game",
            Expected::GameEnd => "the end of the game, ),",
            Expected::Hive => "GM[27], a game of Hive",
            Expected::SetUp => "SU[hive], or SU[hive-…] with letters among p, l, m",
            Expected::Value => "a value in [ ]",
            Expected::ValueEnd => "the end of a value, ],",
            Expected::Property => "a property such as P0[3 done]",
            Expected::PropertyOrSign => "a property such as P0[3 done], or one of ( ; )",
            Expected::Cell => "a piece, a column and a row such as wA1 N 13",
        })
    }
}
