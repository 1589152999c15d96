//! Reads records to be imported.

use std::io::Cursor;
use std::sync::Arc;

use skep_game::Ending;
use skep_records::{Format, GameResult, NodeId, Reading, Record, decode, read};
use skep_rules::{Outcome, Position};
use skep_wire::{Argument, NoteView, Phrase};

use super::archive::{ArchiveError, unpack};
use super::clean::clean;
use super::note;
use crate::limits;
use crate::problem::Problem;
use crate::store::{Comment, GameContent, ImportedGame, Tag};

/// The result of reading.
#[derive(Clone, Debug)]
pub struct ImportedRecord {
    /// The games, at least one.
    pub games: Vec<Arc<ImportedGame>>,
    /// What had to be left out or interpreted.
    pub notes: Vec<NoteView>,
    /// Whether there are more than can be kept.
    has_more_notes: bool,
    /// Whether moves were lost.
    has_loss: bool,
}

/// Reads any record, at most this many games of it. This may take a while, so it must not run on
/// the threads that serve requests.
///
/// # Errors
/// If it contains no game at all.
pub fn import(bytes: Vec<u8>, most: usize) -> Result<ImportedRecord, Problem> {
    // No text contains this character, and PostgreSQL refuses it.
    let text = decode(bytes).replace('\0', "");
    if let Ok(position) = text.trim().parse::<Position>() {
        let record = Record::from_position(&position);
        return Ok(ImportedRecord {
            games: vec![game(&record, position.outcome())],
            notes: Vec::new(),
            has_more_notes: false,
            has_loss: false,
        });
    }
    let Some(format) = Format::detect(&text, None) else {
        return Err(Problem::unreadable_record(unknown(&text)));
    };
    let mut imported = ImportedRecord {
        games: Vec::new(),
        notes: Vec::new(),
        has_more_notes: false,
        has_loss: false,
    };
    let mut first_error = None;
    for (number, mut reading) in (1..).zip(read(&text, format)) {
        if imported.games.len() == most {
            imported.note(0, note::count(GAMES_LEFT_OUT, most));
            break;
        }
        if clean(&mut reading.record) {
            imported.note(number, Phrase::new("note-text-cleaned"));
        }
        let record = &reading.record;
        let is_empty = record.plies() == 0 && !record.is_set_up();
        // A GameString without moves has at least the game type; PGN would accept anything in braces.
        let says_nothing = record.tags.iter().len() == 0 && format != Format::GameString;
        match &reading.error {
            Some(error) if is_empty => {
                let why = note::unreadable(error);
                first_error.get_or_insert_with(|| why.clone());
                imported.note(number, because(UNREADABLE_GAME, why));
            }
            None if is_empty && says_nothing => {}
            _ => imported.add(number, &reading),
        }
    }
    if imported.games.is_empty() {
        let error = first_error.unwrap_or_else(|| unknown(&text));
        return Err(Problem::unreadable_record(error));
    }
    Ok(imported)
}

/// Reads a record, or all records of an archive as if they were one.
///
/// # Errors
/// If there is no game at all, or the archive is damaged.
pub fn import_sent(bytes: Vec<u8>, most: usize) -> Result<ImportedRecord, Problem> {
    let mut all = ImportedRecord {
        games: Vec::new(),
        notes: Vec::new(),
        has_more_notes: false,
        has_loss: false,
    };
    let mut unread = 0;
    let mut first_problem = None;
    let limit = limits::SENT_ARCHIVE_BYTES;
    let unpacked = unpack(Cursor::new(bytes), "", limit, &mut |file| {
        let left = most.saturating_sub(all.games.len());
        if left == 0 {
            all.note(0, note::count(GAMES_LEFT_OUT, most));
            return false;
        }
        let before = all.games.len() + unread;
        let content = file.content.map_err(|error| damaged(&error));
        match content.and_then(|content| import(content, left)) {
            Ok(record) => {
                for note in record.notes {
                    unread += usize::from(note.phrase.key == UNREADABLE_GAME);
                    let game = if note.game == 0 {
                        0
                    } else {
                        before + note.game as usize
                    };
                    all.note(game, note.phrase);
                }
                all.games.extend(record.games);
            }
            Err(problem) => {
                unread += 1;
                all.note(
                    before + 1,
                    because(UNREADABLE_GAME, problem.phrase().clone()),
                );
                first_problem.get_or_insert(problem);
            }
        }
        true
    });
    unpacked.map_err(|error| damaged(&error))?;
    if all.games.is_empty() {
        return Err(first_problem
            .unwrap_or_else(|| Problem::unreadable_record(Phrase::new("note-unknown-format"))));
    }
    Ok(all)
}

fn damaged(error: &ArchiveError) -> Problem {
    Problem::unreadable_archive(&error.to_string())
}

/// A game of which nothing could be read.
const UNREADABLE_GAME: &str = "note-unreadable-game";
/// A game that could not be read to its end.
const READ_UP_TO: &str = "note-read-up-to";
/// The limit of games is reached.
const GAMES_LEFT_OUT: &str = "note-games-left-out";

/// Whether moves were lost.
pub fn is_loss(note: &NoteView) -> bool {
    [UNREADABLE_GAME, READ_UP_TO, GAMES_LEFT_OUT].contains(&note.phrase.key.as_ref())
}

/// What was expected of a text in no known format.
fn unknown(text: &str) -> Phrase {
    // If the text looks like a position string, its error is the most helpful.
    let error = text.trim().parse::<Position>().err();
    let looks_alike = text.trim_start().to_ascii_lowercase().starts_with("base");
    match error.filter(|_| looks_alike) {
        Some(error) => error.into(),
        None => Phrase::new("note-unknown-format"),
    }
}

fn because(key: &str, reason: Phrase) -> Phrase {
    Phrase::new(key).with("reason", Argument::Phrase(reason))
}

impl ImportedRecord {
    fn note(&mut self, game: usize, phrase: Phrase) {
        let game = u32::try_from(game).unwrap_or(u32::MAX);
        let note = NoteView { game, phrase };
        // Lost moves matter more than other notes: the person who imports has to hear of them.
        let is_full = self.notes.len() >= limits::NOTES_PER_IMPORT;
        let is_first_loss = !self.has_loss && is_loss(&note);
        self.has_loss |= is_first_loss;
        if note.phrase.key == GAMES_LEFT_OUT || !is_full || is_first_loss {
            self.notes.push(note);
        } else if !self.has_more_notes {
            self.has_more_notes = true;
            let phrase = Phrase::new("note-more");
            self.notes.push(NoteView { game: 0, phrase });
        }
    }

    fn add(&mut self, number: usize, reading: &Reading) {
        let record = &reading.record;
        for odd in &reading.notes {
            self.note(number, note::phrase(odd));
        }
        if let Some(error) = &reading.error {
            self.note(number, because(READ_UP_TO, note::unreadable(error)));
        }
        let variations = record.plies() - record.main().count();
        if variations > 0 {
            self.note(number, note::count("note-variations-left-out", variations));
        }
        self.games.push(game(record, reading.outcome));
    }
}

/// The game to store: only its main line, whose moves were played when they were read, and the resulting outcome.
fn game(record: &Record, outcome: Option<Outcome>) -> Arc<ImportedGame> {
    let start = record.start();
    let tags = record.tags.iter().map(|(name, value)| Tag {
        name: name.to_owned(),
        value: value.to_owned(),
    });
    let played = record.main().filter_map(|node| record.played(node));
    let is_usual = *start == Position::new(start.game_type(), start.opening());
    Arc::new(ImportedGame::new(GameContent {
        game_type: start.game_type(),
        opening: start.opening(),
        start: (!is_usual).then(|| start.clone()),
        moves: played.map(|(_, text)| text).collect(),
        ending: ending(record, outcome),
        tags: tags.collect(),
        comments: comments(record),
    }))
}

/// How the game ended, as the record states or else by the rules.
fn ending(record: &Record, outcome: Option<Outcome>) -> Option<Ending> {
    let result = record.stated_result.or(outcome.map(GameResult::from))?;
    if let Some(outcome) = outcome.filter(|&outcome| GameResult::from(outcome) == result) {
        return Some(Ending::Rules(outcome));
    }
    use skep_records::Ending as Stated;
    Some(match (result, record.ending()) {
        (GameResult::Win(winner), Some(Stated::Resignation)) => {
            Ending::Resignation { loser: !winner }
        }
        (GameResult::Win(winner), Some(Stated::Time)) => Ending::Time { loser: !winner },
        (GameResult::Draw, Some(Stated::Agreement)) => Ending::Agreement,
        (GameResult::Win(winner), _) => Ending::Adjudication {
            winner: Some(winner),
        },
        (GameResult::Draw, _) => Ending::Adjudication { winner: None },
    })
}

/// The comments along the main line.
fn comments(record: &Record) -> Vec<Comment> {
    let places = std::iter::once(NodeId::ROOT).chain(record.main());
    let comments = (0..).zip(places).map(|(ply, place)| Comment {
        ply,
        text: record.comment(place).to_owned(),
    });
    comments
        .filter(|comment| !comment.text.is_empty())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{import, import_sent, is_loss};
    use crate::limits;

    #[test]
    fn notes_are_limited() {
        const GOOD: &str = "[GameType \"Base\"]\n\n1. wA1\n\n";
        const CUT: &str = "[GameType \"Base\"]\n\n1. wA1\n2. nonsense\n\n";
        let text = GOOD.to_owned() + &CUT.repeat(2 * limits::NOTES_PER_IMPORT);
        for read in [import, import_sent] {
            let read = read(text.clone().into_bytes(), usize::MAX).unwrap();
            assert_eq!(read.games.len(), 2 * limits::NOTES_PER_IMPORT + 1);
            assert_eq!(read.notes.len(), limits::NOTES_PER_IMPORT + 1);
            assert!(is_loss(&read.notes[0]));
            assert_eq!(read.notes[limits::NOTES_PER_IMPORT].phrase.key, "note-more");
        }
    }
}
