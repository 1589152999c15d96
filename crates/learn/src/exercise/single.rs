//! Whether one move meets a goal, and what is still missing if not.

use skep_engine::Prover;
use skep_locale::Argument;
use skep_rules::{Color, DrawReason, Illegal, Move, Outcome, Piece, Position};

use super::judge::after;
use super::{Exercise, Goal};
use crate::Phrase;

impl Exercise {
    /// Whether the legal move meets the goal.
    ///
    /// # Errors
    /// What is still missing.
    pub(super) fn judge_move(&self, position: &Position, mv: Move) -> Result<(), Phrase> {
        let you = position.to_move();
        let then = after(position, mv);
        if then.outcome() == Some(Outcome::Win(!you)) {
            return Err(Phrase::new("verdict-loses"));
        }
        match (self.goal, self.piece()) {
            (Goal::Place, _) => is_placement(mv),
            (Goal::PlaceBeside(_), Some(piece)) => {
                is_placement(mv)?;
                let beside = mv.piece_and_target().zip(position.board().find(piece));
                let beside = beside.is_some_and(|((_, to), hex)| to.is_beside(hex));
                ensure(beside, || about("verdict-not-beside", piece))
            }
            (Goal::Reach { .. }, piece) => self.has_reached(mv, piece),
            (Goal::Pin(_), Some(piece)) => {
                let is_pinned = then.survey().pinned().contains(piece);
                ensure(is_pinned, || about("verdict-still-free", piece))
            }
            (Goal::Free(_), Some(piece)) => is_free(&then, piece),
            (Goal::Stop(_), Some(piece)) => {
                let rests = then.resting() == Some(piece);
                let cells = if rests {
                    0
                } else {
                    then.survey().mobility(piece)
                };
                let phrase = || about("verdict-still-moves", piece);
                ensure(cells == 0, || {
                    phrase().with("cells", Argument::Number(cells))
                })
            }
            (Goal::Cover(_), Some(piece)) => {
                let board = then.board();
                let top = board.find(piece).and_then(|hex| board.top(hex));
                let is_yours = top.is_some_and(|top| top != piece && top.color() == you);
                ensure(is_yours, || about("verdict-not-covered", piece))
            }
            (Goal::Imitate(_, bug), Some(piece)) => {
                let Some((_, to)) = mv.piece_and_target().filter(|(mover, _)| *mover == piece)
                else {
                    return Err(about("verdict-other-piece", piece));
                };
                let cells = position.survey().destinations_as(piece, bug);
                ensure(cells.contains(to), || Phrase::new("verdict-not-like-that"))
            }
            (Goal::Room(most), _) => {
                let taken = places_taken(&then, you);
                ensure(taken <= most, || {
                    Phrase::new("verdict-still-crowded")
                        .with("taken", Argument::Number(taken))
                        .with("most", Argument::Number(most))
                })
            }
            (Goal::ShutOut, _) => {
                let moves = then.legal_moves();
                ensure(moves == [Move::Pass], || {
                    let count = Argument::Number(moves.len() as u32);
                    Phrase::new("verdict-can-answer").with("moves", count)
                })
            }
            (Goal::Survive, _) => survives(&then),
            (Goal::Draw, _) => {
                let is_draw = then.outcome() == Some(Outcome::Draw(DrawReason::BothSurrounded));
                ensure(is_draw, || Phrase::new("verdict-no-draw"))
            }
            // A pass is legal only where nothing else is.
            (Goal::Pass, _) => Ok(()),
            // These are answered otherwise, and goals about a piece have one.
            _ => Err(Phrase::new("verdict-not-winning")),
        }
    }

    fn has_reached(&self, mv: Move, piece: Option<Piece>) -> Result<(), Phrase> {
        let (mover, to) = mv.piece_and_target().unzip();
        if to != self.goal_cell() {
            return Err(Phrase::new("verdict-cell-empty"));
        }
        match piece {
            Some(piece) if mover != Some(piece) => Err(about("verdict-wrong-visitor", piece)),
            _ => Ok(()),
        }
    }
}

/// How many places around that side's Queen are taken; none if she is not there.
pub(crate) fn places_taken(position: &Position, color: Color) -> u32 {
    let board = position.board();
    let queen = board.find(Piece::queen(color));
    queen.map_or(0, |hex| board.crowd(hex))
}

fn is_placement(mv: Move) -> Result<(), Phrase> {
    ensure(matches!(mv, Move::Place { .. }), || {
        Phrase::new("verdict-not-placed")
    })
}

/// Whether a piece of the side not to move could move if it were its turn.
fn is_free(position: &Position, piece: Piece) -> Result<(), Phrase> {
    let board = position.board();
    let illegal = |why| Phrase::of_illegal(why, position.cut_off(piece));
    let mut survey = position.survey();
    if board.find(Piece::queen(piece.color())).is_none() {
        Err(illegal(Illegal::QueenNotPlaced))
    } else if board.covered().contains(piece) {
        Err(illegal(Illegal::Covered(piece)))
    } else if survey.pinned().contains(piece) {
        let cut_off = Argument::Pieces(position.cut_off(piece).collect());
        Err(about("verdict-pinned-still", piece).with("cut_off", cut_off))
    } else {
        let is_free = survey.mobility(piece) > 0;
        ensure(is_free, || about("verdict-nowhere-still", piece))
    }
}

/// Whether the side to move cannot win at once.
fn survives(position: &Position) -> Result<(), Phrase> {
    // Looking one move ahead takes one position.
    let win = Prover::new(u64::MAX).quickest_win(position, 1);
    let by = win
        .ok()
        .flatten()
        .and_then(|win| win.first_moves.into_iter().next());
    match by {
        None => Ok(()),
        Some(by) => {
            let by = Argument::Text(position.move_string(by));
            Err(Phrase::new("verdict-still-threatened").with("by", by))
        }
    }
}

fn about(key: &str, piece: Piece) -> Phrase {
    Phrase::new(key).with("piece", Argument::Piece(piece))
}

fn ensure(is_so: bool, missing: impl FnOnce() -> Phrase) -> Result<(), Phrase> {
    if is_so { Ok(()) } else { Err(missing()) }
}
