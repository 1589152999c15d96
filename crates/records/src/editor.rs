//! Adding moves to a record.

use std::fmt;

use skep_rules::{Illegal, Move, ParseMoveError, Position, Undo};

use crate::{MAX_PLIES, NodeId, Record};

/// A record and a position in its tree, where the next move is added.
///
/// ```
/// use skep_records::{Editor, Record};
/// use skep_rules::{GameType, Opening};
///
/// let mut editor = Editor::new(Record::new(GameType::BASE, Opening::Tournament));
/// editor.play_string("wS1")?;
/// editor.play_string("bG1 wS1-")?;
/// editor.back();
/// editor.play_string("bA1 wS1-")?; // a variation, because there is a continuation already
/// assert_eq!(editor.record().main_line().to_string(), "Base;InProgress;White[2];wS1;bG1 wS1-");
/// # Ok::<(), skep_records::PlayStringError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Editor {
    record: Record,
    at: NodeId,
    /// The position there. Repetitions are not counted, because a record may continue past them.
    position: Position,
    undos: Vec<Undo>,
}

/// Why a move cannot be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// It is not legal.
    Illegal(Illegal),
    /// The record already has [`MAX_PLIES`].
    TooLong,
}

/// Why a written move cannot be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayStringError {
    /// It cannot be read.
    Parse(ParseMoveError),
    /// It cannot be added.
    Play(PlayError),
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Illegal(illegal) => illegal.fmt(f),
            PlayError::TooLong => write!(
                f,
                "expected a game of at most {MAX_PLIES} plies, variations included"
            ),
        }
    }
}

impl fmt::Display for PlayStringError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayStringError::Parse(error) => error.fmt(f),
            PlayStringError::Play(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for PlayError {}
impl std::error::Error for PlayStringError {}

impl Editor {
    /// An editor at the start of the record.
    pub fn new(record: Record) -> Editor {
        Editor {
            at: NodeId::ROOT,
            position: record.start().clone(),
            undos: Vec::new(),
            record,
        }
    }

    /// The record.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The record, to change anything but its moves.
    pub const fn record_mut(&mut self) -> &mut Record {
        &mut self.record
    }

    /// The record, finished.
    pub fn into_record(self) -> Record {
        self.record
    }

    /// The place where the next move goes.
    pub const fn at(&self) -> NodeId {
        self.at
    }

    /// The position there. Repetitions are not counted.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Plays a move: follows it if the record has it, otherwise adds it. If there is another
    /// continuation already, the new move becomes a variation.
    ///
    /// # Errors
    /// If it is not legal, or the record is full. Nothing changes then.
    pub fn play(&mut self, mv: Move) -> Result<NodeId, PlayError> {
        let known = self
            .record
            .tree
            .children(self.at)
            .find(|&child| self.leads_to(child, mv));
        let node = match known {
            Some(node) => node,
            None => {
                self.position.check(mv).map_err(PlayError::Illegal)?;
                if self.record.tree.len() >= MAX_PLIES {
                    return Err(PlayError::TooLong);
                }
                let text = self.position.move_string(mv);
                self.record.tree.add(self.at, mv, text)
            }
        };
        self.enter(node, mv);
        Ok(node)
    }

    /// Reads a MoveString and plays it.
    ///
    /// # Errors
    /// If it cannot be read, is not legal, or the record is full. Nothing changes then.
    pub fn play_string(&mut self, text: &str) -> Result<NodeId, PlayStringError> {
        let mv = self
            .position
            .parse_move(text)
            .map_err(PlayStringError::Parse)?;
        self.play(mv).map_err(PlayStringError::Play)
    }

    /// Goes back one move; `false` at the start.
    pub fn back(&mut self) -> bool {
        let (Some(parent), Some(undo)) = (self.record.tree.parent(self.at), self.undos.pop())
        else {
            return false;
        };
        self.position.undo(undo);
        self.at = parent;
        true
    }

    /// Goes to a place of the record.
    pub fn go_to(&mut self, target: NodeId) {
        let mut ahead = Vec::new();
        let mut ancestor = target;
        while ancestor != self.at {
            let tree = &self.record.tree;
            if tree.depth(self.at) > tree.depth(ancestor) {
                self.back();
                continue;
            }
            let Some(parent) = tree.parent(ancestor) else {
                return;
            };
            ahead.push(ancestor);
            ancestor = parent;
        }
        for node in ahead.into_iter().rev() {
            if let Some((mv, _)) = self.record.tree.played(node) {
                self.enter(node, mv);
            }
        }
    }

    /// Changes the start to one with more pieces or with the printed opening rule, because a record
    /// that names neither is read as it was played. `false` if its moves would not be legal then.
    pub(crate) fn widen(&mut self, start: Position) -> bool {
        // More freedom keeps all moves legal except passes, which must be forced.
        if self.record.tree.has_pass() {
            return false;
        }
        let at = self.at;
        self.position = start.clone();
        self.record.restart(start);
        self.at = NodeId::ROOT;
        self.undos.clear();
        self.go_to(at);
        true
    }

    /// Removes all but the first moves added. The current place must be one of those.
    pub(crate) fn keep_first(&mut self, plies: usize) {
        self.record.tree.truncate(plies);
    }

    fn leads_to(&self, child: NodeId, mv: Move) -> bool {
        self.record
            .tree
            .played(child)
            .is_some_and(|(known, _)| known == mv)
    }

    fn enter(&mut self, node: NodeId, mv: Move) {
        self.undos.push(self.position.play_unchecked(mv));
        self.at = node;
    }
}
