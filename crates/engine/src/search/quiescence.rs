//! Quiescence search: at the horizon, only moves to the enemy Queen are followed, until none is
//! worth it.

use super::move_ordering::queen_crowd;
use super::{MAX_PLY, Worker};
use crate::Score;
use crate::tunables::{QUIESCENCE_CROWD, QUIESCENCE_PLIES};

impl Worker<'_> {
    /// The score of a position at the horizon. The side to move need not attack: the static evaluation
    /// is a lower bound ("stand pat").
    pub(super) fn quiesce(
        &mut self,
        mut alpha: Score,
        beta: Score,
        ply: usize,
        plies: i32,
    ) -> Score {
        self.count_node();
        if let Some(score) = self.ended(ply) {
            return score;
        }
        let mut best = self.static_eval();
        if best >= beta
            || plies >= QUIESCENCE_PLIES
            || ply >= MAX_PLY
            || self.stopped
            || !self.can_attack()
        {
            return best;
        }
        alpha = alpha.max(best);
        let mut picker = std::mem::take(&mut self.pickers[ply]);
        picker.fill_noisy(&self.position, &self.histories);
        while let Some(picked) = picker.pick() {
            if self.shared.handicap.overlooks(&self.position, picked.mv) {
                continue;
            }
            let played = self.play(picked.mv);
            let score = -self.quiesce(-beta, -alpha, ply + 1, plies + 1);
            self.undo(played);
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta || self.stopped {
                break;
            }
        }
        self.pickers[ply] = picker;
        best
    }

    /// Whether the enemy Queen is crowded enough for attacks to matter.
    fn can_attack(&self) -> bool {
        queen_crowd(&self.position, !self.position.to_move()) as i32 >= QUIESCENCE_CROWD
    }
}
