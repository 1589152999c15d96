//! In which ways a piece can get to a cell: by itself, or thrown.

use super::{Position, Survey};
use crate::insects::pillbug;
use crate::{Hex, HexSet, Piece, PieceSet};

/// The ways in which a piece can make a shift.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ways {
    /// By its own movement.
    pub by_itself: bool,
    /// Thrown by one of these.
    pub throwers: PieceSet,
}

/// The ways of all shifts in a position. The moves of each piece are generated once, when it is first asked about.
pub struct AllWays<'a> {
    position: &'a Position,
    survey: Survey<'a>,
    known: Vec<(Piece, Targets)>,
}

/// Where one piece can go.
struct Targets {
    by_itself: HexSet,
    /// With the piece that throws it.
    thrown: Vec<(Piece, HexSet)>,
}

impl Position {
    /// The ways in which the side to move can bring a piece on the board to the cell; neither if it
    /// cannot.
    pub fn ways(&self, piece: Piece, to: Hex) -> Ways {
        self.all_ways().of(piece, to)
    }

    /// As [`Position::ways`], for many moves in the same position.
    pub fn all_ways(&self) -> AllWays<'_> {
        AllWays {
            position: self,
            survey: self.survey(),
            known: Vec::new(),
        }
    }
}

impl AllWays<'_> {
    /// The ways in which the side to move can bring a piece on the board to the cell; neither if it
    /// cannot.
    pub fn of(&mut self, piece: Piece, to: Hex) -> Ways {
        let known = self.known.iter().position(|(known, _)| *known == piece);
        let index = known.unwrap_or_else(|| {
            let targets = self.targets(piece);
            self.known.push((piece, targets));
            self.known.len() - 1
        });
        let (_, targets) = &self.known[index];
        let thrown = targets.thrown.iter();
        Ways {
            by_itself: targets.by_itself.contains(to),
            throwers: thrown
                .filter(|(_, cells)| cells.contains(to))
                .map(|&(thrower, _)| thrower)
                .collect(),
        }
    }

    fn targets(&mut self, piece: Piece) -> Targets {
        let (position, survey) = (self.position, &mut self.survey);
        let color = position.to_move();
        let mut targets = Targets {
            by_itself: HexSet::EMPTY,
            thrown: Vec::new(),
        };
        // R3.1, R5.5, R5.6
        let rests = pillbug::rests(piece, position.last_moved);
        if position.outcome().is_some() || !position.queen_is_placed(color) || rests {
            return targets;
        }
        if piece.color() == color {
            targets.by_itself = survey.destinations(piece);
        }
        for thrower in survey.throwers(color) {
            let cells = survey.throws([thrower].into_iter().collect(), piece);
            targets.thrown.push((thrower, cells));
        }
        targets
    }
}
