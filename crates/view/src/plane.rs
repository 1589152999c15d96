//! Where the pieces are on the endless plane that clients draw.
//!
//! The cells of a board wrap around after 32, so a drifting hive returns to cells that it left.
//! Clients do not wrap: they start with the first piece on 0, 0, or with the stacks of a position,
//! and follow the MoveStrings.

use skep_rules::{Board, Direction, Hex, Move, Piece, Position, Reference};

use crate::StackView;

/// Axial coordinates: q grows to the east, r to the south-east.
pub type Spot = (i32, i32);

/// Where the first piece of a game goes.
pub const ORIGIN: Spot = (0, 0);

/// The pieces on the plane.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plane {
    /// In the order in which they came to their cells, so the lower pieces of a stack come first.
    placed: Vec<(Piece, Spot)>,
}

impl Plane {
    /// The pieces of a position before any move.
    pub fn of_start(position: &Position) -> Plane {
        let board = position.board();
        let mut placed = Vec::new();
        for (hex, spot) in board.unwrapped() {
            let mut stack: Vec<_> = board.stack(hex).map(|piece| (piece, spot)).collect();
            stack.reverse();
            placed.extend(stack);
        }
        Plane { placed }
    }

    /// The pieces of these stacks. Invalid names are left out.
    pub fn of_stacks(stacks: &[StackView]) -> Plane {
        let pieces = stacks.iter().flat_map(|stack| {
            let pieces = stack.pieces.iter().filter_map(|name| name.parse().ok());
            pieces.map(|piece| (piece, (stack.q, stack.r)))
        });
        Plane {
            placed: pieces.collect(),
        }
    }

    /// Where a piece is; `None` if it is in reserve.
    pub fn find(&self, piece: Piece) -> Option<Spot> {
        let mut placed = self.placed.iter();
        placed.find_map(|&(other, spot)| (other == piece).then_some(spot))
    }

    /// The stacks in the order in which their lowest pieces came, each from bottom to top.
    pub fn stacks(&self) -> Vec<(Spot, Vec<Piece>)> {
        let mut stacks: Vec<(Spot, Vec<Piece>)> = Vec::new();
        for &(piece, spot) in &self.placed {
            match stacks.iter_mut().find(|(other, _)| *other == spot) {
                Some((_, pieces)) => pieces.push(piece),
                None => stacks.push((spot, vec![piece])),
            }
        }
        stacks
    }

    /// The place of a board cell that is on the hive or beside it; [`ORIGIN`] on an empty board.
    /// The board must have the same pieces on it.
    pub fn locate(&self, board: &Board, hex: Hex) -> Option<Spot> {
        if self.placed.is_empty() {
            return Some(ORIGIN);
        }
        self.placed.iter().find_map(|&(piece, (q, r))| {
            let cell = board.find(piece)?;
            if cell == hex {
                return Some((q, r));
            }
            let (dq, dr) = hex.direction_to(cell)?.step();
            Some((q - dq, r - dr))
        })
    }

    /// Plays a legal move. `board` is the board before the move.
    pub fn play(&mut self, board: &Board, mv: Move) {
        if let Some((piece, to)) = mv.piece_and_target()
            && let Some(spot) = self.locate(board, to)
        {
            self.put(piece, spot);
        }
    }

    /// Plays a MoveString, and returns the piece with its start and its destination. A pass or an
    /// unsuitable text changes nothing.
    pub fn play_string(&mut self, text: &str) -> Option<(Piece, Option<Spot>, Spot)> {
        let (piece, to) = self.target_of(text)?;
        let from = self.find(piece);
        self.put(piece, to);
        Some((piece, from, to))
    }

    fn put(&mut self, piece: Piece, spot: Spot) {
        self.placed.retain(|&(other, _)| other != piece);
        self.placed.push((piece, spot));
    }

    /// The piece that a MoveString moves, and its destination.
    pub fn target_of(&self, text: &str) -> Option<(Piece, Spot)> {
        let (name, reference) = text.split_once(' ').unwrap_or((text, ""));
        let piece = name.parse().ok()?;
        if reference.is_empty() {
            return self.placed.is_empty().then_some((piece, ORIGIN));
        }
        let reference: Reference = reference.parse().ok()?;
        let at = self.find(reference.piece)?;
        Some((piece, reference.direction.map_or(at, |way| beside(at, way))))
    }

    /// The MoveString that brings a piece to a cell, legal or not; `None` if there is no piece on
    /// or beside the cell to refer to.
    pub fn move_to(&self, piece: Piece, spot: Spot) -> Option<String> {
        // A cell that touches only the piece itself is named by that piece. The rules then say why
        // the move is illegal.
        let others = self.reference_to(spot, |other| other != piece);
        if let Some(reference) = others.or_else(|| self.reference_to(spot, |_| true)) {
            return Some(format!("{piece} {reference}"));
        }
        (self.placed.is_empty() && spot == ORIGIN).then(|| piece.to_string())
    }

    /// A cell relative to one of these pieces on it or beside it.
    fn reference_to(&self, spot: Spot, is_meant: impl Fn(Piece) -> bool) -> Option<Reference> {
        let top = |spot: Spot| {
            let mut placed = self.placed.iter().rev();
            let top = placed.find(|&&(piece, at)| at == spot && is_meant(piece));
            top.map(|&(piece, _)| piece)
        };
        let on = top(spot).map(|piece| Reference {
            piece,
            direction: None,
        });
        let beside = |way: Direction| {
            Some(Reference {
                piece: top(beside(spot, way))?,
                direction: Some(way.opposite()),
            })
        };
        on.or_else(|| Direction::ALL.into_iter().find_map(beside))
    }
}

/// The neighbour of a cell in that direction.
pub const fn beside((q, r): Spot, way: Direction) -> Spot {
    let (dq, dr) = way.step();
    (q + dq, r + dr)
}

#[cfg(test)]
mod tests {
    use super::Plane;
    use skep_rules::Position;

    /// A Beetle climbs, a Grasshopper jumps, and after these moves the hive is the same again, further on.
    const START: &str = "Base wQwB/bQbG w3 -";
    const CYCLE: [&str; 10] = [
        r"wQ \wB1",
        "bQ /bG1",
        "wQ wB1/",
        r"bQ bG1\",
        "wQ bG1/",
        r"bQ wQ\",
        "wB1 wQ",
        "bG1 wB1/",
        r"wB1 bG1\",
        r"bG1 wB1\",
    ];

    /// The board wraps around after 32 cells. Following the board and following the MoveStrings
    /// must give the same places.
    #[test]
    fn a_hive_may_drift_for_ever() {
        let mut position: Position = START.parse().unwrap();
        let mut by_board = Plane::of_start(&position);
        let mut by_strings = by_board.clone();
        let mut farthest = 0;
        for text in CYCLE.into_iter().cycle().take(1_000) {
            for mv in position.legal_moves() {
                let (piece, to) = mv.piece_and_target().unwrap();
                let spot = by_board.locate(position.board(), to).unwrap();
                let named = by_strings.target_of(&position.move_string(mv));
                assert_eq!(named, Some((piece, spot)));
                let again = by_strings.move_to(piece, spot).unwrap();
                assert_eq!(position.parse_move(&again), Ok(mv));
            }
            let mv = position.parse_move(text).unwrap();
            let (_, _, (q, r)) = by_strings.play_string(&position.move_string(mv)).unwrap();
            farthest = farthest.max(q.abs()).max(r.abs());
            by_board.play(position.board(), mv);
            let _ = position.play_unchecked(mv);
            assert_eq!(by_board, by_strings);
        }
        assert!(farthest > 64, "it has come only to {farthest}");
    }
}
