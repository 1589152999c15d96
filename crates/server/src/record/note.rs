//! What is odd about a record, to be worded in the reader's language.

use skep_records::{Note, Taken};
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

/// What a reader of records says of what it cannot read, in English, as it does for its own users.
pub(super) fn because(key: &str, reason: &impl ToString) -> Phrase {
    Phrase::new(key).with("reason", Argument::Text(reason.to_string()))
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
