//! What one move should achieve, and what is still missing if it does not.

use skep_locale::Argument;
use skep_rules::{Bug, Color, DrawReason, Hex, Illegal, Move, Outcome, Piece, Position};

use super::forced::wins_at_once;
use super::judge::after;
use crate::Phrase;

/// What one move should achieve. Cells are written as in a MoveString.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Place a piece.
    Place,
    /// Place a piece beside this one.
    PlaceBeside(Piece),
    /// Bring a piece, or this particular one, to the cell.
    Reach {
        /// The piece.
        piece: Option<Piece>,
        /// The cell.
        cell: &'static str,
    },
    /// Pin this piece (R3.2).
    Pin(Piece),
    /// Play so that this piece of yours can move on your next turn.
    Free(Piece),
    /// Play so that this piece of the opponent cannot move, for any reason.
    Stop(Piece),
    /// Climb onto this piece.
    Cover(Piece),
    /// Move this Mosquito like that insect (R4.7).
    Imitate(Piece, Bug),
    /// Make room for your Queen: at most this many places around her are occupied.
    Room(u32),
    /// Pass (R6.1).
    Pass,
    /// Leave the opponent only a pass.
    ShutOut,
    /// Play so that the opponent cannot win with the next move.
    Survive,
    /// Surround both Queens at once (R6.3).
    Draw,
}

impl Aim {
    /// The piece it is about, if it is about one.
    pub(super) const fn piece(self) -> Option<Piece> {
        match self {
            Aim::PlaceBeside(piece)
            | Aim::Pin(piece)
            | Aim::Free(piece)
            | Aim::Stop(piece)
            | Aim::Cover(piece)
            | Aim::Imitate(piece, _) => Some(piece),
            Aim::Reach { piece, .. } => piece,
            Aim::Place | Aim::Room(_) | Aim::Pass | Aim::ShutOut | Aim::Survive | Aim::Draw => None,
        }
    }

    /// The cell to reach, if there is one.
    pub(super) fn cell(self, position: &Position) -> Option<Hex> {
        let Aim::Reach { cell, .. } = self else {
            return None;
        };
        // The side to move makes no difference to the cell.
        let mv = position.parse_move(&format!("wQ {cell}"));
        let mv = mv.expect("a test has read all cells");
        mv.piece_and_target().map(|(_, to)| to)
    }

    /// Whether the legal move achieves it.
    ///
    /// # Errors
    /// What is still missing.
    pub(super) fn judge(self, position: &Position, mv: Move) -> Result<(), Phrase> {
        let you = position.to_move();
        let then = after(position, mv);
        if then.outcome() == Some(Outcome::Win(!you)) {
            return Err(Phrase::new("verdict-loses"));
        }
        match self {
            Aim::Place => is_placement(mv),
            Aim::PlaceBeside(piece) => is_placed_beside(position, mv, piece),
            Aim::Reach { piece, .. } => has_reached(mv, self.cell(position), piece),
            Aim::Pin(piece) => {
                let is_pinned = then.survey().pinned().contains(piece);
                ensure(is_pinned, || Phrase::about("verdict-still-free", piece))
            }
            Aim::Free(piece) => is_free(&then, piece),
            Aim::Stop(piece) => is_stopped(&then, piece),
            Aim::Cover(piece) => is_covered_by(&then, piece, you),
            Aim::Imitate(piece, bug) => is_imitated(position, mv, piece, bug),
            Aim::Room(most) => has_room(&then, you, most),
            // A pass is legal only if there is no other move.
            Aim::Pass => Ok(()),
            Aim::ShutOut => is_shut_out(&then),
            Aim::Survive => survives(&then),
            Aim::Draw => {
                let is_draw = then.outcome() == Some(Outcome::Draw(DrawReason::BothSurrounded));
                ensure(is_draw, || Phrase::new("verdict-no-draw"))
            }
        }
    }
}

/// The number of occupied places around that side's Queen; `None` if she is not placed.
pub(crate) fn places_taken(position: &Position, color: Color) -> Option<u32> {
    let board = position.board();
    let queen = board.find(Piece::queen(color))?;
    Some(board.crowd(queen))
}

fn is_placement(mv: Move) -> Result<(), Phrase> {
    ensure(matches!(mv, Move::Place { .. }), || {
        Phrase::new("verdict-not-placed")
    })
}

fn is_placed_beside(position: &Position, mv: Move, piece: Piece) -> Result<(), Phrase> {
    is_placement(mv)?;
    let beside = mv.piece_and_target().zip(position.board().find(piece));
    let beside = beside.is_some_and(|((_, to), hex)| to.is_beside(hex));
    ensure(beside, || Phrase::about("verdict-not-beside", piece))
}

/// Whether a piece, or the given one, moved to the cell.
fn has_reached(mv: Move, cell: Option<Hex>, piece: Option<Piece>) -> Result<(), Phrase> {
    let (mover, to) = mv.piece_and_target().unzip();
    if to != cell {
        return Err(Phrase::new("verdict-cell-empty"));
    }
    match piece {
        Some(piece) if mover != Some(piece) => Err(Phrase::about("verdict-wrong-visitor", piece)),
        _ => Ok(()),
    }
}

/// Whether the piece has nowhere to go, for any reason.
fn is_stopped(then: &Position, piece: Piece) -> Result<(), Phrase> {
    let rests = then.last_moved() == Some(piece);
    let cells = if rests {
        0
    } else {
        then.survey().mobility(piece)
    };
    ensure(cells == 0, || {
        Phrase::about("verdict-still-moves", piece).with("cells", Argument::Number(cells))
    })
}

fn is_covered_by(then: &Position, piece: Piece, you: Color) -> Result<(), Phrase> {
    let board = then.board();
    let top = board.find(piece).and_then(|hex| board.top(hex));
    let is_yours = top.is_some_and(|top| top != piece && top.color() == you);
    ensure(is_yours, || Phrase::about("verdict-not-covered", piece))
}

/// Whether the Mosquito moved like that insect could (R4.7).
fn is_imitated(position: &Position, mv: Move, piece: Piece, bug: Bug) -> Result<(), Phrase> {
    let Some((_, to)) = mv.piece_and_target().filter(|(mover, _)| *mover == piece) else {
        return Err(Phrase::about("verdict-other-piece", piece));
    };
    let cells = position.survey().destinations_as(piece, bug);
    ensure(cells.contains(to), || Phrase::new("verdict-not-like-that"))
}

fn has_room(then: &Position, you: Color, most: u32) -> Result<(), Phrase> {
    let taken = places_taken(then, you).unwrap_or_default();
    ensure(taken <= most, || {
        Phrase::new("verdict-still-crowded")
            .with("taken", Argument::Number(taken))
            .with("most", Argument::Number(most))
    })
}

fn is_shut_out(then: &Position) -> Result<(), Phrase> {
    let moves = then.legal_moves();
    ensure(moves == [Move::Pass], || {
        let count = Argument::Number(moves.len() as u32);
        Phrase::new("verdict-can-answer").with("moves", count)
    })
}

/// Whether the opponent cannot win with the next move.
fn survives(then: &Position) -> Result<(), Phrase> {
    match wins_at_once(then) {
        None => Ok(()),
        Some(by) => {
            let by = Argument::Move(then.move_string(by));
            Err(Phrase::new("verdict-still-threatened").with("by", by))
        }
    }
}

/// Whether a piece of the side not to move could move if it were its turn.
fn is_free(position: &Position, piece: Piece) -> Result<(), Phrase> {
    let board = position.board();
    let mut survey = position.survey();
    // The rules might say that the Queen is due on that turn, but the exercise is not about that.
    if board.find(Piece::queen(piece.color())).is_none() {
        Err(Phrase::of_illegal_in(position, Illegal::QueenNotPlaced))
    } else if board.covered().contains(piece) {
        Err(Phrase::of_illegal_in(position, Illegal::Covered(piece)))
    } else if survey.pinned().contains(piece) {
        let cut_off = Argument::Pieces(position.cut_off(piece).collect());
        Err(Phrase::about("verdict-pinned-still", piece).with("cut_off", cut_off))
    } else {
        let is_free = survey.mobility(piece) > 0;
        ensure(is_free, || Phrase::about("verdict-nowhere-still", piece))
    }
}

fn ensure(is_so: bool, missing: impl FnOnce() -> Phrase) -> Result<(), Phrase> {
    if is_so { Ok(()) } else { Err(missing()) }
}
