//! Where the pieces lie on the endless plane that clients draw.
//!
//! The cells of a board wrap around after 32, so a hive that drifts comes back to the cells it came from. Clients do
//! not wrap: they start with the first piece on 0, 0, or with the stacks of a position, and follow the MoveStrings.
//! So do we: a move ends beside a piece, or on one, whose place on the plane is known.

use skep_rules::{Hex, Move, Piece, Position};

/// Axial coordinates: q grows to the east, r to the south-east.
pub(crate) type Spot = (i32, i32);

/// Where each piece lies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Plane {
    places: [Option<(Hex, Spot)>; Piece::INDICES],
}

impl Plane {
    /// Where the pieces of a position lie before any move.
    pub(crate) fn of_start(position: &Position) -> Plane {
        let mut plane = Plane::default();
        for (hex, spot) in position.board().unwrapped() {
            for piece in position.board().stack(hex) {
                plane.places[piece.index()] = Some((hex, spot));
            }
        }
        plane
    }

    /// Where they lie after these moves from the position on.
    pub(crate) fn of_moves(start: &Position, moves: impl Iterator<Item = Move>) -> Plane {
        let mut plane = Plane::of_start(start);
        moves.for_each(|mv| plane.play(mv));
        plane
    }

    /// Takes in a legal move.
    pub(crate) fn play(&mut self, mv: Move) {
        if let Some((piece, to)) = mv.piece_and_target()
            && let Some(spot) = self.locate(to)
        {
            self.places[piece.index()] = Some((to, spot));
        }
    }

    /// Where a cell lies that is on the hive or beside it; on the empty table, the first cell.
    pub(crate) fn locate(&self, hex: Hex) -> Option<Spot> {
        if self.places.iter().all(Option::is_none) {
            return Some((0, 0));
        }
        self.places.iter().flatten().find_map(|&(cell, (q, r))| {
            if cell == hex {
                return Some((q, r));
            }
            let (dq, dr) = hex.direction_to(cell)?.step();
            Some((q - dq, r - dr))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Plane, Spot};
    use skep_rules::Position;
    use std::collections::HashMap;

    /// Where a MoveString leads, from what the pieces before it have led to.
    fn follow(spots: &HashMap<String, Spot>, mv: &str) -> (String, Spot) {
        let (piece, reference) = mv.split_once(' ').unwrap_or((mv, ""));
        let name = reference.trim_matches(['-', '/', '\\']);
        let steps = [
            (format!("-{name}"), (-1, 0)),
            (format!("{name}-"), (1, 0)),
            (format!("/{name}"), (-1, 1)),
            (format!("{name}/"), (1, -1)),
            (format!("\\{name}"), (0, -1)),
            (format!("{name}\\"), (0, 1)),
        ];
        let step = steps.iter().find(|(text, _)| text == reference);
        let (dq, dr) = step.map_or((0, 0), |(_, step)| *step);
        let (q, r) = spots.get(name).copied().unwrap_or_default();
        (piece.to_owned(), (q + dq, r + dr))
    }

    /// A Beetle climbs, a Grasshopper jumps, and after these moves the hive is the same again, farther on.
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

    /// A hive that drifts comes around the board of 32 cells, and clients do not notice.
    #[test]
    fn a_hive_may_drift_for_ever() {
        let mut position: Position = START.parse().unwrap();
        let mut plane = Plane::of_start(&position);
        let board = position.board();
        let mut spots: HashMap<String, Spot> = HashMap::new();
        for (hex, spot) in board.unwrapped() {
            spots.extend(board.stack(hex).map(|piece| (piece.to_string(), spot)));
        }
        let mut farthest = 0;
        for text in CYCLE.into_iter().cycle().take(1_000) {
            for mv in position.legal_moves() {
                let (_, to) = mv.piece_and_target().unwrap();
                let (_, expected) = follow(&spots, &position.move_string(mv));
                assert_eq!(plane.locate(to), Some(expected));
            }
            let mv = position.parse_move(text).unwrap();
            let (piece, spot) = follow(&spots, &position.move_string(mv));
            farthest = farthest.max(spot.0.abs()).max(spot.1.abs());
            spots.insert(piece, spot);
            plane.play(mv);
            let _ = position.play_unchecked(mv);
        }
        assert!(farthest > 64, "it has come only to {farthest}");
    }
}
