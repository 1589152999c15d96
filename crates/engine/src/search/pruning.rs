//! What is not searched at all: reverse futility pruning and null move pruning cut off a whole node,
//! futility pruning and late move pruning cut off its last moves.

use skep_rules::Piece;

use super::Worker;
use super::move_ordering::Picked;
use super::node::Node;
use crate::Score;
use crate::tunables::{
    FUTILITY_BASE, FUTILITY_DEPTH, FUTILITY_MARGIN, LATE_PRUNING_BASE, LATE_PRUNING_DEPTH,
    LATE_PRUNING_SCALE, NULL_MOVE_CHOICE, NULL_MOVE_DEPTH, NULL_MOVE_REDUCTION,
    REVERSE_FUTILITY_DEPTH, REVERSE_FUTILITY_MARGIN,
};

impl Worker<'_> {
    /// The score of a node that is so good for the side to move that no search is needed.
    pub(super) fn prune(&mut self, node: &Node, eval: Score) -> Option<Score> {
        // Reverse futility pruning: so far above beta that a few plies will hardly lose it.
        if node.depth <= REVERSE_FUTILITY_DEPTH
            && eval >= node.beta.plus(REVERSE_FUTILITY_MARGIN * node.depth)
        {
            return Some(eval);
        }
        self.try_null_move(node, eval)
    }

    /// Null move pruning: if even a pass keeps the score above beta, a move will too.
    fn try_null_move(&mut self, node: &Node, eval: Score) -> Option<Score> {
        let own_queen = self
            .position
            .board()
            .find(Piece::queen(self.position.to_move()));
        if node.depth < NULL_MOVE_DEPTH
            || node.after_pass
            || eval < node.beta
            || own_queen.is_none()
        {
            return None;
        }
        // Zugzwang: with hardly a move left, having to move may be the problem.
        if self.position.count_legal_moves() < NULL_MOVE_CHOICE as u64 {
            return None;
        }
        let undo = self.position.play_null();
        self.path.push(self.position.hash());
        let depth = node.depth - 1 - NULL_MOVE_REDUCTION - node.depth / 3;
        let (alpha, beta) = (-node.beta, -node.beta.plus(-1));
        let score = -self.search(Node {
            alpha,
            beta,
            depth,
            ply: node.ply + 1,
            is_pv: false,
            after_pass: true,
            before: None,
        });
        self.path.pop();
        self.position.undo(undo);
        if self.stopped || score < node.beta {
            return None;
        }
        Some(if score.is_win() { node.beta } else { score })
    }
}

/// Whether a quiet move, and every later one, will hardly raise alpha.
pub(super) fn is_hopeless(
    node: &Node,
    picked: &Picked,
    searched: usize,
    eval: Score,
    alpha: Score,
) -> bool {
    if picked.fills || picked.is_hash_move || alpha.is_loss() {
        return false;
    }
    // Late move pruning: near the horizon the moves at the end of the list are rarely good.
    let is_late = node.depth <= LATE_PRUNING_DEPTH
        && searched as i32 > LATE_PRUNING_BASE + LATE_PRUNING_SCALE * node.depth * node.depth;
    // Futility pruning: near the horizon a quiet move rarely gains that much.
    let margin = FUTILITY_BASE + FUTILITY_MARGIN * node.depth;
    is_late || node.depth <= FUTILITY_DEPTH && eval.plus(margin) <= alpha
}
