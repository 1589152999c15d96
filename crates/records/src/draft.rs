//! A record while it is being read.

use skep_rules::{GameType, Illegal, Move, Opening, Position};

use crate::editor::{Editor, PlayError, PlayStringError};
use crate::reading::{Note, Notes, Reading};
use crate::{NodeId, ReadError, Reason, Record};

/// A record while it is being read. The moves tell what the source does not say about the start.
#[derive(Debug)]
pub(crate) struct Draft {
    pub(crate) editor: Editor,
    pub(crate) notes: Notes,
    start: Start,
}

/// What a source says about the start of the game.
#[derive(Clone, Debug)]
pub(crate) enum Start {
    /// Nothing. The game type is the smallest that has all the pieces that occur.
    Unsaid,
    /// The game type. Only our own formats can name the opening rule.
    Type(GameType),
    /// Everything.
    Position(Box<Position>),
}

impl Draft {
    pub(crate) fn new(start: Start) -> Draft {
        let record = match &start {
            Start::Unsaid => Record::new(GameType::BASE, Opening::Tournament),
            Start::Type(game_type) => Record::new(*game_type, Opening::Tournament),
            Start::Position(position) => Record::from_position(position),
        };
        Draft {
            editor: Editor::new(record),
            notes: Notes::default(),
            start,
        }
    }

    /// The ply of the next move, from 1.
    pub(crate) fn next_ply(&self) -> u32 {
        self.editor.position().ply().saturating_add(1)
    }

    pub(crate) fn play(&mut self, mv: Move) -> Result<NodeId, PlayError> {
        loop {
            let illegal = match self.editor.play(mv) {
                Err(PlayError::Illegal(illegal)) => illegal,
                done => return done,
            };
            let Some(start) = self.start_that_allows(illegal) else {
                return Err(PlayError::Illegal(illegal));
            };
            if !self.editor.widen(start) {
                return Err(PlayError::Illegal(illegal));
            }
            if illegal == Illegal::QueenMustWait {
                self.notes.push(Note::PrintedOpening {
                    ply: self.next_ply(),
                });
            }
        }
    }

    pub(crate) fn play_string(&mut self, text: &str) -> Result<NodeId, PlayStringError> {
        let mv = self
            .editor
            .position()
            .parse_move(text)
            .map_err(PlayStringError::Parse)?;
        self.play(mv).map_err(PlayStringError::Play)
    }

    /// Sets a tag from the file. Reserved names have been handled already.
    pub(crate) fn set_tag(&mut self, name: &str, value: &str) {
        if self.editor.record_mut().tags.set(name, value).is_err() {
            self.notes.push(Note::TagLeftOut);
        }
    }

    /// An error about the next move.
    pub(crate) fn error_at(&self, line: usize, reason: Reason) -> ReadError {
        ReadError {
            line,
            ply: Some(self.next_ply()),
            reason,
        }
    }

    pub(crate) fn finish(self, error: Option<ReadError>) -> Reading {
        self.notes.reading(self.editor.into_record(), error)
    }

    /// A start that the source does not rule out and under which the move might be legal.
    fn start_that_allows(&self, illegal: Illegal) -> Option<Position> {
        let now = self.editor.record().start();
        match (&self.start, illegal) {
            (Start::Unsaid | Start::Type(_), Illegal::QueenMustWait) => {
                Some(Position::new(now.game_type(), Opening::Printed))
            }
            (Start::Unsaid, Illegal::NotInGame(piece)) => Some(Position::new(
                now.game_type().with(piece.bug()),
                now.opening(),
            )),
            _ => None,
        }
    }
}
