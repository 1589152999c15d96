//! The coach's advice in a first game.
//!
//! What decides the game comes first, then what is urgent, then an idea. Ideas take turns, so that
//! the coach does not repeat itself. Everything is computed by the rules. The coach does not give
//! away a winning move and never proposes a losing one.

mod plans;

use skep_locale::Argument;
use skep_rules::{Bug, Color, DrawReason, Hex, Line, Move, Outcome, Piece, PieceSet, Position};

use crate::Phrase;
use crate::exercise::{after, places_taken, wins_at_once};

/// What matters now for that side, most important first; at most two things. Nothing while the opponent is to move.
pub fn advice(line: &Line, you: Color) -> Vec<Phrase> {
    let position = line.position();
    if let Some(outcome) = position.outcome() {
        return after_the_end(outcome, you);
    }
    if position.to_move() != you {
        return Vec::new();
    }
    let moves = position.legal_moves();
    if moves == [Move::Pass] {
        return vec![Phrase::new("coach-pass")];
    }
    if position.board().find(Piece::queen(you)).is_none() {
        return before_the_queen(position);
    }
    if wins_at_once(position).is_some() {
        return vec![Phrase::new("coach-win-now")];
    }
    let look = Look::new(position, moves);
    let mut phrases = look.urgent(has_just_placed_queen(line, you));
    phrases.truncate(2);
    if phrases.len() < 2 {
        let mut ideas = look.ideas();
        if let Some(next) = (position.turn() as usize).checked_rem(ideas.len()) {
            phrases.push(ideas.swap_remove(next));
        }
    }
    if phrases.is_empty() {
        phrases.extend(look.crowd("coach-your-queen", you, 0));
    }
    phrases
}

fn after_the_end(outcome: Outcome, you: Color) -> Vec<Phrase> {
    let (how, next) = match outcome {
        Outcome::Win(winner) if winner == you => ("coach-won", "coach-next-level"),
        Outcome::Win(_) => ("coach-lost", "coach-next-lessons"),
        Outcome::Draw(DrawReason::BothSurrounded) => ("coach-drawn-both", "coach-next-lessons"),
        Outcome::Draw(DrawReason::Repetition) => ("coach-drawn-repetition", "coach-next-lessons"),
    };
    vec![Phrase::new(how), Phrase::new(next)]
}

fn before_the_queen(position: &Position) -> Vec<Phrase> {
    let keys: &[&str] = match position.turn() {
        1 => &["coach-first"],
        2 => &["coach-second", "coach-queen-soon"],
        3 => &["coach-queen-soon", "coach-queen-where"],
        _ => &["coach-queen-due", "coach-queen-where"],
    };
    keys.iter().map(|&key| Phrase::new(key)).collect()
}

/// Whether that side, who is to move, placed its Queen on its latest turn.
fn has_just_placed_queen(line: &Line, you: Color) -> bool {
    let mut moves = line.moves();
    // The last move is the opponent's.
    let latest = moves.len().checked_sub(2).and_then(|turn| moves.nth(turn));
    matches!(latest, Some(Move::Place { piece, .. }) if piece == Piece::queen(you))
}

/// A position with the coached side to move and its Queen on the board.
struct Look<'a> {
    position: &'a Position,
    you: Color,
    /// Where pieces on the board can go.
    shifts: Vec<(Piece, Hex)>,
    /// The pieces that can be placed.
    placeable: PieceSet,
}

/// From this many occupied places around a Queen, the coach mentions them.
const MANY_AROUND_YOURS: u32 = 4;
const MANY_AROUND_THEIRS: u32 = 3;
/// With this many occupied around your Queen, there is no time for anything else.
const ALL_BUT_ONE: u32 = 5;
/// More pieces than these in one sentence are hard to follow.
const MOST_NAMED: u32 = 2;

impl Look<'_> {
    fn new(position: &Position, moves: Vec<Move>) -> Look<'_> {
        let (mut shifts, mut placeable) = (Vec::new(), PieceSet::EMPTY);
        for mv in moves {
            match mv {
                Move::Shift { piece, to } => shifts.push((piece, to)),
                Move::Place { piece, .. } => placeable.insert(piece),
                Move::Pass => {}
            }
        }
        Look {
            position,
            you: position.to_move(),
            shifts,
            placeable,
        }
    }

    /// Everything urgent, most important first.
    fn urgent(&self, may_move_from_now_on: bool) -> Vec<Phrase> {
        let mut phrases = Vec::new();
        let mut theirs_next = self.position.clone();
        let _undo = theirs_next.play_null();
        if wins_at_once(&theirs_next).is_some() {
            phrases.push(Phrase::new("coach-stop-them"));
        }
        phrases.extend(self.crowd("coach-your-queen", self.you, MANY_AROUND_YOURS));
        if may_move_from_now_on {
            phrases.push(Phrase::new("coach-can-move"));
        }
        if !self.is_in_danger() {
            phrases.extend(self.crowd("coach-their-queen", !self.you, MANY_AROUND_THEIRS));
        }
        phrases
    }

    /// Whether one more piece beside your Queen loses.
    fn is_in_danger(&self) -> bool {
        places_taken(self.position, self.you) == Some(ALL_BUT_ONE)
    }

    /// Whether the move may be proposed: it does not end the game, the opponent cannot win on the
    /// next turn, and a Queen in danger gets more room.
    fn is_sound(&self, (piece, to): (Piece, Hex)) -> bool {
        let then = after(self.position, Move::Shift { piece, to });
        let has_room = places_taken(&then, self.you) < Some(ALL_BUT_ONE);
        then.outcome().is_none()
            && (has_room || !self.is_in_danger())
            && wins_at_once(&then).is_none()
    }

    /// The number of occupied places around a Queen, if it is at least this many.
    fn crowd(&self, key: &str, queen: Color, least: u32) -> Option<Phrase> {
        let taken = places_taken(self.position, queen)?;
        (taken >= least).then(|| Phrase::new(key).with("taken", Argument::Number(taken)))
    }

    /// A useful fact or idea for this position, if there is one.
    fn ideas(&self) -> Vec<Phrase> {
        let mut ideas = self.plans();
        if let Some(beetle) = self.climber(|top| top == Piece::queen(!self.you)) {
            ideas.push(Phrase::about("coach-cover-queen", beetle));
        } else if let Some(beetle) = self.climber(|top| top.color() != self.you) {
            ideas.push(Phrase::about("coach-beetle", beetle));
        }
        let pinned = self.position.survey().pinned().of(self.you);
        if pinned.contains(Piece::queen(self.you)) {
            ideas.push(Phrase::new("coach-queen-pinned"));
        }
        // An Ant that cannot move is the greatest loss of all.
        if let Some(ant) = pinned.into_iter().find(|piece| piece.bug() == Bug::Ant) {
            let cut_off = self.position.cut_off(ant);
            let named = if cut_off.len() > MOST_NAMED {
                PieceSet::EMPTY
            } else {
                cut_off
            };
            let named = Argument::Pieces(named.collect());
            ideas.push(Phrase::about("coach-pinned", ant).with("cut_off", named));
        }
        ideas
    }

    /// A Beetle that can climb onto that piece.
    fn climber(&self, onto: impl Fn(Piece) -> bool) -> Option<Piece> {
        let board = self.position.board();
        let mut shifts = self.shifts.iter().copied();
        let found = shifts.find(|&(piece, to)| {
            let climbs = piece.bug() == Bug::Beetle && board.top(to).is_some_and(&onto);
            climbs && self.is_sound((piece, to))
        });
        found.map(|(piece, _)| piece)
    }
}
