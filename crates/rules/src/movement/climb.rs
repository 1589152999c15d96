//! Freedom to move above the ground (R3.4).

use crate::movement::slide::can_slide;
use crate::{Board, Direction, Hex};

/// Whether a climber can step off `from`, where it leaves `left` pieces behind.
///
/// Between two ground cells it slides (R3.3). Otherwise the step is blocked if the stacks on both
/// sides are higher than both its start and its destination.
pub(crate) fn step_is_free(board: &Board, from: Hex, left: u8, direction: Direction) -> bool {
    let onto = board.height(from.neighbor(direction));
    if left == 0 && onto == 0 {
        return can_slide(board.ring(from), direction);
    }
    let gate = [direction.turned(1), direction.turned(5)];
    gate.iter()
        .any(|&side| board.height(from.neighbor(side)) <= left.max(onto))
}
