//! The moves of an SGF game being read.

use skep_rules::{Color, Hex, Move, Piece};

use super::action::{Action, Drop, Tile};
use super::cell::Cell;
use super::header::Header;
use super::result;
use crate::draft::Draft;
use crate::editor::{PlayError, PlayStringError};
use crate::{
    Ending, Expected, GameResult, MAX_PLIES, NodeId, Note, ReadError, Reading, Reason, Taken,
    escape,
};

/// Whose property it is.
pub(super) fn player(name: &str) -> Option<Color> {
    match name {
        "P0" => Some(Color::White),
        "P1" => Some(Color::Black),
        _ => None,
    }
}

/// The moves of a game being read.
pub(super) struct Game {
    draft: Draft,
    /// The cell on which the first piece was placed.
    origin: Option<Cell>,
    pending: Pending,
    word: Option<Word>,
    picked: Option<Cell>,
    /// Whether the latest move is on the main line.
    on_main: bool,
    ended: Option<(GameResult, Ending)>,
    saved: Vec<Saved>,
    stated: Option<Option<GameResult>>,
    result: Option<String>,
}

/// The state to restore at the end of a variation.
struct Saved {
    at: NodeId,
    origin: Option<Cell>,
    pending: Pending,
    on_main: bool,
}

/// What a player has done before `done`.
#[derive(Clone, Debug, Default)]
enum Pending {
    #[default]
    Nothing,
    Drop {
        tile: Tile,
        cell: Cell,
        reference: Option<String>,
    },
    Pass,
}

/// A player's statement, which has a `done` of its own that is not a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    /// About a draw, without effect.
    Talk,
    End(GameResult, Ending),
}

impl Game {
    pub(super) fn new(header: Header) -> Game {
        let mut draft = Draft::new(header.start());
        if header.left_out {
            draft.notes.push(Note::TagLeftOut);
        }
        let origin = draft.editor.record().is_set_up().then_some(Cell::START);
        let record = draft.editor.record_mut();
        record.tags = header.tags;
        record.set_comment(NodeId::ROOT, &header.comment);
        Game {
            draft,
            origin,
            pending: Pending::Nothing,
            word: None,
            picked: None,
            on_main: true,
            ended: None,
            saved: Vec::new(),
            stated: header.stated,
            result: header.result,
        }
    }

    pub(super) fn open(&mut self) -> Result<(), Reason> {
        if self.saved.len() > MAX_PLIES {
            return Err(Reason::TooLong);
        }
        let (at, origin, on_main) = (self.draft.editor.at(), self.origin, self.on_main);
        self.saved.push(Saved {
            at,
            origin,
            on_main,
            pending: self.pending.clone(),
        });
        Ok(())
    }

    pub(super) fn close(&mut self) {
        if let Some(saved) = self.saved.pop() {
            self.declare_end();
            self.draft.editor.go_to(saved.at);
            (self.origin, self.on_main, self.pending) =
                (saved.origin, saved.on_main, saved.pending);
        }
    }

    pub(super) fn property(&mut self, name: &str, value: &str) -> Result<(), Reason> {
        if name == "C" {
            let at = self.draft.editor.at();
            let comment = escape::decode(&value.replace("\r\n", "\n"));
            self.draft.editor.record_mut().add_comment(at, &comment);
        }
        player(name).map_or(Ok(()), |color| self.act(color, value))
    }

    fn act(&mut self, color: Color, value: &str) -> Result<(), Reason> {
        match Action::parse(value)? {
            Action::PickFrom(cell) => self.picked = Some(cell),
            Action::Drop(drop) => (self.pending, self.word) = (Pending::from(drop), None),
            Action::PutBack => self.pending = Pending::Nothing,
            Action::Pass => self.pending = Pending::Pass,
            Action::Done => return self.done(value),
            Action::DropDone(drop) => {
                self.pending = Pending::from(drop);
                return self.done(value);
            }
            Action::PassDone => {
                self.pending = Pending::Pass;
                return self.done(value);
            }
            Action::Resign => {
                self.word = Some(Word::End(GameResult::Win(!color), Ending::Resignation))
            }
            Action::AcceptDraw => self.word = Some(Word::End(GameResult::Draw, Ending::Agreement)),
            Action::WinOnTime => self.word = Some(Word::End(GameResult::Win(color), Ending::Time)),
            Action::Talk => self.word = Some(Word::Talk),
            Action::About(..) | Action::Other => {}
        }
        Ok(())
    }

    /// The player confirms a move or a statement with `done`.
    fn done(&mut self, written: &str) -> Result<(), Reason> {
        let ply = self.draft.next_ply();
        let is_over = self.draft.editor.position().outcome().is_some();
        match std::mem::take(&mut self.pending) {
            Pending::Drop { .. } | Pending::Pass if is_over => {
                self.draft.notes.push(Note::AfterEnd { ply })
            }
            Pending::Drop {
                tile,
                cell,
                reference,
            } => self.drop(written, tile, cell, reference.as_deref())?,
            Pending::Pass => self.play(written, Move::Pass)?,
            Pending::Nothing if is_over || self.word.is_some() || self.ended.is_some() => {}
            Pending::Nothing if self.draft.editor.position().is_legal(Move::Pass) => {
                self.draft.notes.push(Note::BareDone { ply });
                self.play(written, Move::Pass)?;
            }
            Pending::Nothing => self.draft.notes.push(Note::IdleDone { ply }),
        }
        self.declare_end();
        Ok(())
    }

    fn drop(
        &mut self,
        written: &str,
        tile: Tile,
        cell: Cell,
        reference: Option<&str>,
    ) -> Result<(), Reason> {
        let position = self.draft.editor.position();
        let is_first = position.board().pieces().is_empty();
        let origin = if is_first {
            cell
        } else {
            self.origin.unwrap_or(cell)
        };
        let hex_of = |cell: Cell| {
            let (q, r) = cell.from(origin);
            Hex::at(q, r)
        };
        // Old files omit the colour: the piece is the one picked up, or the player's own.
        let picked = self
            .picked
            .and_then(|cell| position.board().top(hex_of(cell)));
        let picked = picked.filter(|&picked| tile.piece(picked.color()) == Some(picked));
        let color = picked.map_or(position.to_move(), Piece::color);
        let Some(piece) = tile.piece(color) else {
            return Err(Reason::expected(Expected::Piece, written));
        };
        let is_placed = position.board().pieces().contains(piece);
        let moving = |to| {
            if is_placed {
                Move::Shift { piece, to }
            } else {
                Move::Place { piece, to }
            }
        };
        let by_grid = moving(hex_of(cell));
        let by_reference =
            reference.and_then(|text| position.parse_move(&format!("{piece} {text}")).ok());
        let mv = match by_reference {
            Some(by_reference) if by_reference != by_grid => {
                let taken = if !position.is_legal(by_grid) && position.is_legal(by_reference) {
                    Taken::Reference
                } else {
                    Taken::Grid
                };
                self.draft.notes.push(Note::GridAndReference {
                    ply: self.draft.next_ply(),
                    taken,
                });
                if taken == Taken::Grid {
                    by_grid
                } else {
                    by_reference
                }
            }
            _ => by_grid,
        };
        self.play(written, mv)?;
        self.origin = Some(origin);
        self.picked = None;
        Ok(())
    }

    fn play(&mut self, written: &str, mv: Move) -> Result<(), Reason> {
        let before = self.draft.editor.at();
        let unplayable =
            |error: PlayError| Reason::unplayable(written, PlayStringError::Play(error));
        let node = self.draft.play(mv).map_err(unplayable)?;
        self.on_main &= self.draft.editor.record().continuations(before).next() == Some(node);
        if self.on_main {
            self.ended = None;
        }
        Ok(())
    }

    /// A resignation and the like count only in the main line.
    fn declare_end(&mut self) {
        if let Some(Word::End(result, ending)) = self.word.take()
            && self.on_main
        {
            self.ended = Some((result, ending));
        }
    }

    pub(super) fn finish_with(self, line: usize, reason: Reason) -> Reading {
        let error = self.draft.error_at(line, reason);
        self.finish(Some(error))
    }

    pub(super) fn finish(mut self, error: Option<ReadError>) -> Reading {
        self.declare_end();
        let standard = self.result.as_deref().and_then(result::parse_standard);
        if let (Some(result), None) = (&self.result, standard) {
            self.draft.set_tag("SgfResult", result);
        }
        let record = self.draft.editor.record();
        let (result, ending) = match (self.stated, self.ended, standard) {
            (Some(stated), ended, _) => (stated, ended.map(|(_, ending)| ending)),
            (None, Some((result, ending)), _) => (Some(result), Some(ending)),
            (None, None, Some((result, ending))) => (Some(result), ending),
            (None, None, None) => (
                self.result
                    .as_deref()
                    .and_then(|text| result::of_sentence(text, record)),
                None,
            ),
        };
        if let (Some(ending), None) = (ending, record.tags.get("Ending")) {
            self.draft.set_tag("Ending", &ending.to_string());
        }
        self.draft.editor.record_mut().stated_result = result;
        self.draft.finish(error)
    }
}

impl From<Drop<'_>> for Pending {
    fn from(drop: Drop<'_>) -> Pending {
        Pending::Drop {
            tile: drop.tile,
            cell: drop.cell,
            reference: drop.reference.map(str::to_owned),
        }
    }
}
