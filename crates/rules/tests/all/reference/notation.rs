//! MoveStrings: reading them liberally, and writing them in the form of the conformance lists.

use super::board::step;
use super::position::Position;
use super::{Action, Cell};

impl Position {
    /// What a MoveString means here: `pass`, `piece` on the empty table, or `piece reference`.
    /// Accepted are any letter case, extra blanks, `wM1` for `wM`, covered pieces and the mover
    /// itself as reference, and a direction to an occupied cell.
    pub(crate) fn resolve(&self, move_string: &str) -> Option<Action> {
        let words: Vec<&str> = move_string.split_whitespace().collect();
        match words[..] {
            [word] if word.eq_ignore_ascii_case("pass") => Some(Action::Pass),
            // Only the first piece of the game has nothing to refer to; some write a dot.
            [piece] | [piece, "."] if self.board.stacks.is_empty() => {
                let piece = self.read_piece(piece)?;
                Some(Action::Put { piece, to: (0, 0) })
            }
            [piece, reference] => {
                let piece = self.read_piece(piece)?;
                let to = self.read_reference(reference)?;
                Some(Action::Put { piece, to })
            }
            _ => None,
        }
    }

    /// The proper name of a piece of this game.
    fn read_piece(&self, text: &str) -> Option<String> {
        let mut letters = text.chars();
        let color = letters.next()?.to_ascii_lowercase();
        let bug = letters.next()?.to_ascii_uppercase();
        let number = letters.as_str();
        if color != 'w' && color != 'b' {
            return None;
        }
        let mut tiles = self.tiles(color, bug);
        // BoardSpace numbers bugs even if there is only one.
        if tiles.len() == 1 && number == "1" {
            return tiles.pop();
        }
        let name = format!("{color}{bug}{number}");
        tiles.into_iter().find(|tile| *tile == name)
    }

    /// The cell that a reference such as `wA1/`, `-bQ` or `wB1` names. A mark before the name means
    /// the left side of that piece, a mark after it the right side, no mark the piece's own cell.
    fn read_reference(&self, text: &str) -> Option<Cell> {
        let marks: &[char] = &['-', '/', '\\'];
        let name = text.trim_matches(marks);
        let anchor = self.board.cell_of(&self.read_piece(name)?)?;
        let (before, after) = text.split_once(name)?;
        let direction = match (before, after) {
            ("", "") => (0, 0),
            ("", "-") => (1, 0),
            ("-", "") => (-1, 0),
            ("", "/") => (1, -1),
            ("/", "") => (-1, 1),
            ("\\", "") => (0, -1),
            ("", "\\") => (0, 1),
            _ => return None,
        };
        Some(step(anchor, direction))
    }

    /// The MoveString of an action in the form of the conformance lists: with the mover lifted, the
    /// top piece of an occupied destination, else the smallest name in ASCII order among the top
    /// pieces around it. The first piece of the game stands alone.
    pub(crate) fn canonical(&self, action: &Action) -> String {
        let Action::Put { piece, to } = action else {
            return "pass".to_string();
        };
        let lifted = self.board.without(piece);
        if let Some(top) = lifted.top(*to) {
            return format!("{piece} {top}");
        }
        let Some(anchor) = lifted.tops_around(*to).into_iter().next() else {
            return piece.clone();
        };
        let anchor_cell = lifted
            .cell_of(&anchor)
            .expect("a piece that is touched lies on the table");
        let direction = (to.0 - anchor_cell.0, to.1 - anchor_cell.1);
        let reference = match direction {
            (1, 0) => format!("{anchor}-"),
            (-1, 0) => format!("-{anchor}"),
            (1, -1) => format!("{anchor}/"),
            (-1, 1) => format!("/{anchor}"),
            (0, -1) => format!("\\{anchor}"),
            (0, 1) => format!("{anchor}\\"),
            _ => unreachable!("the anchor lies beside the destination"),
        };
        format!("{piece} {reference}")
    }
}
