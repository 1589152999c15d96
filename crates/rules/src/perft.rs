//! Perft counts the ways a game can continue. It tests a move generator and measures its speed.

use crate::{Move, Position};

/// How the moves of the last ply are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Leaves {
    /// Count them without playing or even listing them.
    #[default]
    Counted,
    /// Play each of them.
    Played,
}

/// The number of ways to make the next `depth` moves. A pass is a move, a finished game has none,
/// and repetition is ignored.
pub fn perft(position: &mut Position, depth: u32, leaves: Leaves) -> u64 {
    let mut lists = vec![Vec::with_capacity(crate::MAX_KNOWN_MOVES); depth as usize];
    descend(position, leaves, &mut lists)
}

/// `lists` has one list of moves for each remaining ply.
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
