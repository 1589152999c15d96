//! What is odd about a record, to be worded in the reader's language.

use skep_records::{
    Expected, MAX_PLIES, Note, PlayError, PlayStringError, ReadError, Reason, Taken,
};
use skep_rules::PieceSet;
use skep_wire::{Argument, Phrase};

/// What to say of a note.
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
    use skep_records::{Note, Taken};
    use skep_rules::GameState;

    use super::phrase;
    use crate::problem::english;

    #[test]
    fn every_note_has_its_words() {
        let (grid, reference) = (Taken::Grid, Taken::Reference);
        let (stated, by_rules) = (GameState::Draw, GameState::WhiteWins);
        let ply = 7;
        #[rustfmt::skip]
        let rows = [
            (Note::PrintedOpening { ply }, "Move 7: the Queen"),
            (Note::PastDraw { ply }, "Move 7: the position"),
            (Note::AfterEnd { ply }, "Move 7 was left out"),
            (Note::BareDone { ply }, "Move 7: nothing"),
            (Note::IdleDone { ply }, "Move 7: nothing"),
            (Note::GridAndReference { ply, taken: grid }, "Move 7: column"),
            (Note::GridAndReference { ply, taken: reference }, "Move 7: column"),
            (Note::VariationAsComment { ply }, "Move 7: a variation"),
            (Note::ResultDiffers { stated, by_rules }, "The record says Draw, the rules say WhiteWins."),
            (Note::TagLeftOut, "A tag"),
            (Note::More, "There is more"),
        ];
        for (note, expected) in rows {
            let words = english(&phrase(&note));
            assert!(words.starts_with(expected), "{note:?}: {words}");
        }
    }
}
