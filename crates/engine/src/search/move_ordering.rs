//! Move ordering: the hash move, moves to the enemy Queen, killer moves, then by history.

use std::collections::VecDeque;

use skep_rules::{Color, Hex, Move, Piece, Position};

use super::MAX_PLY;
use crate::transposition_table::PackedMove;
use crate::tunables::{HISTORY_BONUS, HISTORY_BONUS_LIMIT, HISTORY_LIMIT, ROOM_CROWD};

/// What a search has learnt about moves: history heuristic, countermove history and killer moves.
pub(super) struct Histories {
    /// History heuristic: how often each piece's move to each cell was best, minus how often it was not.
    to: Vec<[i16; Hex::INDICES]>,
    /// Countermove history, the same for replies: by the kinds of both pieces, and the destination
    /// relative to the first piece. So it applies anywhere on the board.
    answers: Vec<[i16; Hex::INDICES]>,
    /// Killer moves: at each ply two moves that were best in sibling nodes.
    killers: [[Option<Move>; 2]; MAX_PLY + 1],
}

/// Where in the tree moves are rated.
pub(super) struct Context {
    pub(super) ply: usize,
    /// The previous move, to which they are replies.
    pub(super) before: Option<Move>,
}

impl Histories {
    pub(super) fn new() -> Histories {
        Histories {
            to: vec![[0; Hex::INDICES]; Piece::INDICES],
            answers: vec![[0; Hex::INDICES]; Piece::KINDS * Piece::KINDS],
            killers: [[None; 2]; MAX_PLY + 1],
        }
    }

    /// How good a move has been, by itself and as a reply.
    pub(super) fn of(&self, mv: Move, before: Option<Move>) -> i32 {
        let Some((piece, to)) = mv.piece_and_target() else {
            return 0;
        };
        let answer = answer(mv, before).map_or(0, |(kinds, way)| self.answers[kinds][way]);
        i32::from(self.to[piece.index()][to.index()]) + i32::from(answer)
    }

    pub(super) fn is_killer(&self, mv: Move, ply: usize) -> bool {
        self.killers[ply].contains(&Some(mv))
    }

    /// A move caused a cutoff; the ones tried before it did not.
    pub(super) fn reward(&mut self, best: &Picked, tried: &[Move], context: &Context, depth: i32) {
        let Picked {
            mv: best, fills, ..
        } = *best;
        let bonus = (depth * depth * HISTORY_BONUS).min(HISTORY_BONUS_LIMIT);
        self.change(best, context.before, bonus);
        tried
            .iter()
            .filter(|&&mv| mv != best)
            .for_each(|&mv| self.change(mv, context.before, -bonus));
        let killers = &mut self.killers[context.ply];
        // Moves to the Queen come early anyway.
        if !fills && killers[0] != Some(best) {
            *killers = [Some(best), killers[0]];
        }
    }

    fn change(&mut self, mv: Move, before: Option<Move>, bonus: i32) {
        let Some((piece, to)) = mv.piece_and_target() else {
            return;
        };
        change(&mut self.to[piece.index()][to.index()], bonus);
        if let Some((kinds, way)) = answer(mv, before) {
            change(&mut self.answers[kinds][way], bonus);
        }
    }
}

/// Values near the limit change less, so that none exceeds it.
fn change(value: &mut i16, bonus: i32) {
    *value += (bonus - i32::from(*value) * bonus.abs() / HISTORY_LIMIT) as i16;
}

/// The index of a move among the replies.
fn answer(mv: Move, before: Option<Move>) -> Option<(usize, usize)> {
    let (first, at) = before?.piece_and_target()?;
    let (second, to) = mv.piece_and_target()?;
    let kinds = first.kind_index() * Piece::KINDS + second.kind_index();
    Some((kinds, at.way_index(to)))
}

/// The moves of a node, most promising first, then the deferred ones in the same order.
#[derive(Default)]
pub(super) struct Picker {
    moves: Vec<Move>,
    scores: Vec<i32>,
    next: usize,
    deferred: VecDeque<Picked>,
}

/// A move with the facts that the search needs.
#[derive(Clone, Copy)]
pub(super) struct Picked {
    pub(super) mv: Move,
    /// The enemy Queen has more neighbours after it.
    pub(super) fills: bool,
    pub(super) is_hash_move: bool,
    /// It was deferred before, and will not be again.
    pub(super) is_deferred: bool,
}

const HASH_MOVE: i32 = 1 << 30;
const FILLS: i32 = 1 << 20;
const KILLER: i32 = 1 << 18;
const MAKES_ROOM: i32 = 1 << 16;

// A move to the Queen comes before all others, whatever their history, so the score tells which kind it is.
const _: () = assert!(KILLER + MAKES_ROOM + 2 * HISTORY_LIMIT < FILLS / 2);

impl Picker {
    /// Lists and rates the moves of a position.
    pub(super) fn fill(
        &mut self,
        position: &Position,
        best: Option<PackedMove>,
        histories: &Histories,
        context: &Context,
    ) {
        self.list(position);
        let rate = Rater::new(position);
        self.scores.clear();
        self.scores.extend(self.moves.iter().map(|&mv| {
            let is_hash_move = best.is_some_and(|best| best.matches(mv));
            let fills = rate.fills(position, mv);
            let mut score = histories.of(mv, context.before);
            score += if is_hash_move { HASH_MOVE } else { 0 };
            score += if fills { FILLS } else { 0 };
            score += if histories.is_killer(mv, context.ply) {
                KILLER
            } else {
                0
            };
            score + rate.leaves(position, mv)
        }));
    }

    /// Lists only the moves to the enemy Queen, for quiescence search.
    pub(super) fn fill_noisy(&mut self, position: &Position, histories: &Histories) {
        self.list(position);
        let rate = Rater::new(position);
        self.moves.retain(|&mv| rate.fills(position, mv));
        self.scores.clear();
        self.scores
            .extend(self.moves.iter().map(|&mv| histories.of(mv, None)));
    }

    fn list(&mut self, position: &Position) {
        self.next = 0;
        self.moves.clear();
        self.deferred.clear();
        position.legal_moves_into(&mut self.moves);
    }

    pub(super) fn len(&self) -> usize {
        self.moves.len()
    }

    /// Leaves out all moves that are less promising than the last one picked. After a quiet move,
    /// only quiet ones are left.
    pub(super) fn skip_rest(&mut self) {
        self.next = self.moves.len();
    }

    /// Defers a move until all others have been picked.
    pub(super) fn defer(&mut self, picked: Picked) {
        self.deferred.push_back(Picked {
            is_deferred: true,
            ..picked
        });
    }

    /// The most promising move not yet picked.
    pub(super) fn pick(&mut self) -> Option<Picked> {
        if self.next == self.moves.len() {
            return self.deferred.pop_front();
        }
        let mut best = self.next;
        for index in best + 1..self.scores.len() {
            if self.scores[index] > self.scores[best] {
                best = index;
            }
        }
        self.moves.swap(self.next, best);
        self.scores.swap(self.next, best);
        let (mv, score) = (self.moves[self.next], self.scores[self.next]);
        self.next += 1;
        let is_hash_move = score > HASH_MOVE / 2;
        let score = if is_hash_move {
            score - HASH_MOVE
        } else {
            score
        };
        Some(Picked {
            mv,
            fills: score > FILLS / 2,
            is_hash_move,
            is_deferred: false,
        })
    }
}

/// Rates moves by what they do to the Queens.
pub(crate) struct Rater {
    target: Option<Hex>,
    own: Option<Hex>,
    own_crowd: u32,
}

impl Rater {
    pub(crate) fn new(position: &Position) -> Rater {
        let color = position.to_move();
        let own = position.board().find(Piece::queen(color));
        Rater {
            target: position.board().find(Piece::queen(!color)),
            own,
            own_crowd: queen_crowd(position, color),
        }
    }

    /// Whether the enemy Queen has more neighbours after the move.
    pub(crate) fn fills(&self, position: &Position, mv: Move) -> bool {
        let (Some(target), Some((piece, to))) = (self.target, mv.piece_and_target()) else {
            return false;
        };
        let board = position.board();
        if piece == Piece::queen(!position.to_move()) {
            // She is thrown herself, and is not her own neighbour.
            let around = board.crowd(to) - u32::from(to.is_beside(target));
            return around > board.crowd(target);
        }
        // A piece that comes down from a stack leaves no gap behind.
        let leaves_gap = |from: Hex| from.is_beside(target) && board.height(from) == 1;
        board.top(to).is_none()
            && to.is_beside(target)
            && !board.find(piece).is_some_and(leaves_gap)
    }

    /// Leaving the crowd around the own Queen, or moving her, is good when she is in danger.
    fn leaves(&self, position: &Position, mv: Move) -> i32 {
        let (Some(own), Some((piece, to))) = (self.own, mv.piece_and_target()) else {
            return 0;
        };
        let Some(from) = position.board().find(piece) else {
            return 0;
        };
        let leaves =
            own.is_beside(from) && !own.is_beside(to) || piece == Piece::queen(position.to_move());
        if leaves && self.own_crowd as i32 >= ROOM_CROWD {
            MAKES_ROOM
        } else {
            0
        }
    }
}

/// How many neighbours that side's Queen has; none before she is placed.
pub(crate) fn queen_crowd(position: &Position, color: Color) -> u32 {
    let board = position.board();
    let queen = board.find(Piece::queen(color));
    queen.map_or(0, |hex| board.crowd(hex))
}

#[cfg(test)]
mod tests {
    use skep_rules::{GameType, Opening, Position};

    use super::{Context, Histories, Picker};

    /// Moves are picked from best to worst, and deferred moves keep that order.
    #[test]
    fn deferred_moves_come_back_first_in_first_out() {
        let position = Position::new(GameType::MLP, Opening::default());
        let context = Context {
            ply: 0,
            before: None,
        };
        let mut picker = Picker::default();
        picker.fill(&position, None, &Histories::new(), &context);
        let mut order: Vec<_> =
            std::iter::from_fn(|| picker.pick().map(|picked| picked.mv)).collect();
        assert!(order.len() > 3, "{order:?}");

        picker.fill(&position, None, &Histories::new(), &context);
        let mut picked = Vec::new();
        while let Some(next) = picker.pick() {
            // The second, third and fourth are deferred once.
            if (1..4).contains(&picked.len()) && !next.is_deferred {
                picker.defer(next);
            }
            picked.push(next.mv);
        }
        order.extend_from_within(1..4);
        assert_eq!(picked, order);
    }
}
