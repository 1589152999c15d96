//! Whether the reader's tries are right.

use skep_locale::Argument;
use skep_rules::{HexSet, Move, Piece, PieceSet, Position};

use super::forced::Attack;
use super::{Exercise, Goal, Verdict, Which};
use crate::Phrase;
use crate::diagram::targets;

impl Exercise {
    /// The verdict on the latest of these tries. All tries before it must have been right. A try is
    /// a MoveString, or the name of a piece if the exercise asks for pieces. Among moves, every
    /// second one is the opponent's.
    pub fn judge(&self, tries: &[&str]) -> Verdict {
        let Some((latest, earlier)) = tries.split_last() else {
            return Verdict::Wrong(unreadable(""));
        };
        let position = self.position();
        let verdict = match self.goal {
            Goal::Cells(piece) => judge_cell(&position, piece, latest, earlier),
            Goal::Pieces(which) => judge_piece(&position, which, latest, earlier),
            Goal::Move(aim) => judge_moves(position, latest, earlier, |position, mv| {
                aim.judge(&position, mv).map(|()| Verdict::Solved)
            }),
            Goal::Win(moves) => judge_moves(position, latest, earlier, |position, mv| {
                let spent = u8::try_from(earlier.len() / 2).unwrap_or(u8::MAX);
                Attack::new(position, moves.saturating_sub(spent).max(1)).judge(mv)
            }),
        };
        verdict.unwrap_or_else(Verdict::Wrong)
    }
}

/// Plays the earlier tries, and judges the latest.
fn judge_moves(
    mut position: Position,
    latest: &str,
    earlier: &[&str],
    judge: impl FnOnce(Position, Move) -> Result<Verdict, Phrase>,
) -> Result<Verdict, Phrase> {
    let you = position.to_move();
    for text in earlier {
        let mv = read(&position, text)?;
        play(&mut position, mv);
    }
    if position.to_move() != you {
        return Err(Phrase::new("refusal-not-your-turn"));
    }
    let mv = read(&position, latest)?;
    judge(position, mv)
}

fn judge_cell(
    position: &Position,
    piece: Piece,
    latest: &str,
    earlier: &[&str],
) -> Result<Verdict, Phrase> {
    let cell_of = |text: &str| {
        let mv = read(position, text)?;
        match mv.piece_and_target() {
            Some((mover, to)) if mover == piece => Ok(to),
            _ => Err(Phrase::about("verdict-other-piece", piece)),
        }
    };
    let cell = cell_of(latest)?;
    let found = earlier.iter().filter_map(|text| cell_of(text).ok());
    let mut found: HexSet = found.collect();
    if !found.insert(cell) {
        return Err(Phrase::new("verdict-found-already"));
    }
    Ok(found_so_far(targets(position, piece).len() - found.len()))
}

fn judge_piece(
    position: &Position,
    which: Which,
    latest: &str,
    earlier: &[&str],
) -> Result<Verdict, Phrase> {
    let piece: Piece = latest.trim().parse().map_err(|_| unreadable(latest))?;
    if let Some(why) = which.why_not(position, piece) {
        return Err(why);
    }
    let all = which.find(position);
    let found = earlier.iter().filter_map(|text| text.trim().parse().ok());
    let found: PieceSet = found.filter(|&piece| all.contains(piece)).collect();
    if found.contains(piece) {
        return Err(Phrase::new("verdict-found-already"));
    }
    Ok(found_so_far(all.len() - found.len() - 1))
}

fn found_so_far(left: u32) -> Verdict {
    if left == 0 {
        return Verdict::Solved;
    }
    Verdict::On {
        reply: None,
        phrase: Phrase::new("verdict-found").with("left", Argument::Number(left)),
    }
}

/// The legal move that the text describes.
fn read(position: &Position, text: &str) -> Result<Move, Phrase> {
    let mv = position.parse_move(text).map_err(|_| unreadable(text))?;
    let checked = position.check(mv);
    checked.map_err(|why| Phrase::of_illegal_in(position, why))?;
    Ok(mv)
}

fn unreadable(text: &str) -> Phrase {
    Phrase::new("verdict-unreadable").with("text", Argument::Text(text.to_owned()))
}

/// The position after a legal move.
pub(crate) fn after(position: &Position, mv: Move) -> Position {
    let mut position = position.clone();
    play(&mut position, mv);
    position
}

/// Plays a legal move. Exercises start without a history, so repetitions need not be counted.
fn play(position: &mut Position, mv: Move) {
    // The move is never undone.
    let _undo = position.play_unchecked(mv);
}
