//! Notes about a record, to be worded in the reader's language.

use skep_records::{
    Expected, MAX_PLIES, Note, PlayError, PlayStringError, ReadError, Reason, Taken,
};
use skep_rules::PieceSet;
use skep_wire::{Argument, Phrase};

/// The message for a note.
pub(super) fn phrase(note: &Note) -> Phrase {
    let (key, ply) = match note {
        Note::PrintedOpening { ply } => ("note-printed-opening", ply),
        Note::PastDraw { ply } => ("note-past-draw", ply),
        Note::AfterEnd { ply } => ("note-after-end", ply),
        Note::BareDone { ply } => ("note-bare-done", ply),
        Note::IdleDone { ply } => ("note-idle-done", ply),
        Note::GridAndReference { ply, taken } => match taken {
            Taken::Grid => ("note-grid-taken", ply),
            Taken::Reference => ("note-reference-taken", ply),
        },
        Note::VariationAsComment { ply } => ("note-variation-as-comment", ply),
        Note::ResultDiffers { stated, by_rules } => {
            return Phrase::new("note-result-differs")
                .with("stated", Argument::Text(stated.to_string()))
                .with("by_rules", Argument::Text(by_rules.to_string()));
        }
        Note::TagLeftOut => return Phrase::new("note-tag-left-out"),
        Note::More => return Phrase::new("note-more"),
    };
    Phrase::new(key).with("ply", Argument::Number(*ply))
}

/// That many of something.
pub(super) fn count(key: &str, count: usize) -> Phrase {
    let count = u32::try_from(count).unwrap_or(u32::MAX);
    Phrase::new(key).with("count", Argument::Number(count))
}

/// Where and why a record cannot be read any further.
pub(super) fn unreadable(error: &ReadError) -> Phrase {
    let line = u32::try_from(error.line).unwrap_or(u32::MAX);
    let at = match error.ply {
        Some(ply) => Phrase::new("read-at-ply").with("ply", Argument::Number(ply)),
        None => Phrase::new("read-in-line"),
    };
    at.with("line", Argument::Number(line))
        .with("what", Argument::Phrase(reason(&error.reason)))
}

fn reason(reason: &Reason) -> Phrase {
    match reason {
        Reason::Move { text, error } => {
            let what = match *error {
                PlayStringError::Parse(error) => Phrase::from(error),
                PlayStringError::Play(PlayError::Illegal(illegal)) => {
                    Phrase::of_illegal(illegal, PieceSet::EMPTY)
                }
                PlayStringError::Play(PlayError::TooLong) => too_long(),
            };
            Phrase::new("read-move")
                .with("text", Argument::Text(text.clone()))
                .with("what", Argument::Phrase(what))
        }
        Reason::GameString(error) => (*error).into(),
        Reason::GameType(_) => Phrase::new("read-game-type"),
        Reason::Position(error) => (*error).into(),
        Reason::Expected { what, found } if found.is_empty() => expected("read-expected", *what),
        Reason::Expected { what, found } => {
            expected("read-expected-found", *what).with("found", Argument::Text(found.clone()))
        }
        Reason::BreaksOff { expected: what } => expected("read-breaks-off", *what),
        Reason::TooLong => too_long(),
    }
}

fn too_long() -> Phrase {
    let plies = u32::try_from(MAX_PLIES).unwrap_or(u32::MAX);
    Phrase::new("read-too-long").with("plies", Argument::Number(plies))
}

fn expected(key: &str, what: Expected) -> Phrase {
    let what = Phrase::new(match what {
        Expected::Piece => "expect-piece",
        Expected::Move => "expect-move",
        Expected::MoveBeforeVariation => "expect-move-before-variation",
        Expected::MoveInVariation => "expect-move-in-variation",
        Expected::VariationEnd => "expect-variation-end",
        Expected::CommentEnd | Expected::AngleCommentEnd => "expect-comment-end",
        Expected::Tag => "expect-tag",
        Expected::TagEnd => "expect-tag-end",
        Expected::GameStart => "expect-sgf-start",
        Expected::GameEnd => "expect-sgf-end",
        Expected::Hive => "expect-sgf-hive",
        Expected::SetUp => "expect-sgf-setup",
        Expected::Value => "expect-sgf-value",
        Expected::ValueEnd => "expect-sgf-value-end",
        Expected::Property => "expect-sgf-property",
        Expected::PropertyOrSign => "expect-sgf-property-or-sign",
        Expected::Cell => "expect-sgf-cell",
    });
    Phrase::new(key).with("what", Argument::Phrase(what))
}

#[cfg(test)]
mod tests {
    use skep_records::{Expected, Note, PlayError, PlayStringError, ReadError, Reason, Taken};
    use skep_rules::{
        GameState, Illegal, ParseGameStringError, ParseMoveError, ParsePositionError, Piece,
    };
    use skep_wire::Phrase;

    use super::{phrase, unreadable};
    use crate::problem::ENGLISH;

    #[track_caller]
    fn check(phrase: &Phrase, expected: &str) {
        assert_eq!(phrase.word(&ENGLISH), expected);
    }

    #[test]
    fn every_note_has_its_words() {
        let (grid, reference) = (Taken::Grid, Taken::Reference);
        let (stated, by_rules) = (GameState::Draw, GameState::WhiteWins);
        let ply = 7;
        #[rustfmt::skip]
        let rows = [
            (Note::PrintedOpening { ply }, "Move 7: the Queen is placed first, as the printed rules allow."),
            (Note::PastDraw { ply }, "Move 7: the position occurs for the third time, but the game continues."),
            (Note::AfterEnd { ply }, "Move 7 was left out, because the game was already over."),
            (Note::BareDone { ply }, "Move 7: nothing was moved, which was taken as a pass."),
            (Note::IdleDone { ply }, "Move 7: nothing was moved, and a pass was not possible, so this was left out."),
            (
                Note::GridAndReference { ply, taken: grid },
                "Move 7: column and row name a different cell than the piece beside it; column and row were used.",
            ),
            (
                Note::GridAndReference { ply, taken: reference },
                "Move 7: column and row name a different cell than the piece beside it; the piece was used.",
            ),
            (Note::VariationAsComment { ply }, "Move 7: a variation cannot be read and was kept as a comment."),
            (Note::ResultDiffers { stated, by_rules }, "The record says Draw, the rules say WhiteWins."),
            (Note::TagLeftOut, "A tag was left out, because there are too many."),
            (Note::More, "There are more notes than are shown here."),
        ];
        for (note, expected) in rows {
            check(&phrase(&note), expected);
        }
    }

    #[test]
    fn every_reason_has_its_words() {
        let unplayable = |error| Reason::Move {
            text: "wA1 bQ-".to_owned(),
            error,
        };
        let pinned = Illegal::Pinned(Piece::queen(skep_rules::Color::White));
        let found = "x".to_owned();
        let what = Expected::Move;
        #[rustfmt::skip]
        let rows = [
            (
                unplayable(PlayStringError::Parse(ParseMoveError::NothingToReferTo)),
                "“wA1 bQ-”: the first move of a game has no reference.",
            ),
            (
                unplayable(PlayStringError::Play(PlayError::Illegal(pinned))),
                "“wA1 bQ-”: The white Queen holds the hive together: without it the hive would fall apart.",
            ),
            (
                unplayable(PlayStringError::Play(PlayError::TooLong)),
                "“wA1 bQ-”: a game may have at most 20,000 moves, variations included.",
            ),
            (Reason::GameString(ParseGameStringError::Turn), "expected a turn such as White[1] or Black[12]."),
            (Reason::Position(ParsePositionError::Split), "the pieces do not form one hive."),
            (Reason::Expected { what, found: String::new() }, "expected: a move."),
            (Reason::Expected { what, found }, "expected: a move; found: “x”."),
            (Reason::BreaksOff { expected: what }, "the text breaks off; expected: a move."),
            (Reason::TooLong, "a game may have at most 20,000 moves, variations included."),
        ];
        for (reason, expected) in rows {
            let error = |ply| ReadError {
                line: 3,
                ply,
                reason: reason.clone(),
            };
            check(&unreadable(&error(None)), &format!("line 3: {expected}"));
            let at_ply = format!("line 3, move 7: {expected}");
            check(&unreadable(&error(Some(7))), &at_ply);
        }
    }

    #[test]
    fn whatever_is_expected_has_its_words() {
        let rows = [
            (Expected::Piece, "a piece"),
            (Expected::Move, "a move"),
            (Expected::MoveBeforeVariation, "a move before its variation"),
            (
                Expected::MoveInVariation,
                "a move at the start of a variation",
            ),
            (Expected::VariationEnd, "the end of a variation, )"),
            (Expected::CommentEnd, "the end of a comment"),
            (Expected::AngleCommentEnd, "the end of a comment"),
            (Expected::Tag, "a tag such as [White \"…\"]"),
            (Expected::TagEnd, "the end of a tag, ]"),
            (Expected::GameStart, "(; at the start of a game"),
            (Expected::GameEnd, "the end of the game, )"),
            (Expected::Hive, "GM[27], a game of Hive"),
            (
                Expected::SetUp,
                "SU[hive], or SU[hive-…] with letters among p, l, m",
            ),
            (Expected::Value, "a value in [ ]"),
            (Expected::ValueEnd, "the end of a value, ]"),
            (Expected::Property, "a property such as P0[3 done]"),
            (
                Expected::PropertyOrSign,
                "a property such as P0[3 done], or one of ( ; )",
            ),
            (
                Expected::Cell,
                "a piece, a column and a row such as wA1 N 13",
            ),
        ];
        for (what, expected) in rows {
            let phrase = super::expected("read-expected", what);
            check(&phrase, &format!("expected: {expected}."));
        }
    }
}
