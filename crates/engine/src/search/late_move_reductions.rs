//! Late move reductions: a move that comes late in the order is searched less deep, and again at full
//! depth only if it turns out better than expected.

use super::node::{Danger, Node};
use super::order::{Histories, Picked};
use crate::tunables::{
    CLEARLY_WON, LATE_MOVE_BASE, LATE_MOVE_BEST_LINE, LATE_MOVE_DEPTH, LATE_MOVE_HISTORY,
    LATE_MOVE_KILLER, LATE_MOVE_SCALE, LATE_MOVE_WON, WON_CROWD,
};

/// By how many plies a late move is searched less deep.
pub(super) fn reduction(
    node: &Node,
    picked: &Picked,
    searched: usize,
    danger: &Danger,
    histories: &Histories,
) -> i32 {
    if node.depth < LATE_MOVE_DEPTH || searched < 2 || picked.fills || danger.is_acute() {
        return 0;
    }
    let logs = f64::from(node.depth).ln() * (searched as f64).ln();
    let mut hundredths = LATE_MOVE_BASE + (f64::from(LATE_MOVE_SCALE) * logs) as i32;
    hundredths -= histories.of(picked.mv, node.before) * 100 / LATE_MOVE_HISTORY;
    hundredths -= if node.is_pv { LATE_MOVE_BEST_LINE } else { 0 };
    // What is left to find is the win itself, which may begin quietly.
    let is_won = node.alpha.value() >= CLEARLY_WON && danger.enemy as i32 >= WON_CROWD;
    hundredths -= if is_won { LATE_MOVE_WON } else { 0 };
    hundredths -= if histories.is_killer(picked.mv, node.ply) {
        LATE_MOVE_KILLER
    } else {
        0
    };
    (hundredths / 100).clamp(0, node.depth - 1)
}
