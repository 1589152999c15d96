//! Counting the ways a game can go: the test of a move generator, and the measure of its speed.

use crate::{Move, Position};

/// How the moves of the last ply are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Leaves {
    /// By their number, without playing or even listing them.
    #[default]
    Counted,
    /// By playing each of them.
    Played,
}

/// The number of ways in which the next `depth` moves can be made. A pass is a move, a finished
/// game has none, repetition is not considered.
pub fn perft(position: &mut Position, depth: u32, leaves: Leaves) -> u64 {
    let mut lists = vec![Vec::with_capacity(crate::MAX_KNOWN_MOVES); depth as usize];
    descend(position, leaves, &mut lists)
}

/// `lists` holds a list of moves for each ply that is left.
fn descend(position: &mut Position, leaves: Leaves, lists: &mut [Vec<Move>]) -> u64 {
    let Some((moves, deeper)) = lists.split_first_mut() else {
        return 1;
    };
    if deeper.is_empty() && leaves == Leaves::Counted {
        return position.count_legal_moves();
    }
    moves.clear();
    position.legal_moves_into(moves);
    let mut nodes = 0;
    for &mv in moves.iter() {
        let undo = position.play_unchecked(mv);
        nodes += descend(position, leaves, deeper);
        position.undo(undo);
    }
    nodes
}
