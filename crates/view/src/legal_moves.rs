//! Legal moves with their targets, and who can throw a piece there.

use skep_rules::{HexSet, Move, Piece, PieceSet, Position};

use crate::Plane;

/// A legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LegalMove {
    /// Its MoveString.
    pub mv: String,
    /// The piece.
    pub piece: String,
    /// Where it goes. The first piece of the game is on 0, 0, or the pieces are as in `start`.
    pub q: i32,
    /// The other coordinate.
    pub r: i32,
    /// Whether the piece can move there by itself.
    pub by_itself: bool,
    /// The pieces that can throw it there.
    pub throwers: Vec<String>,
}

/// The legal moves of a position. A pass is not among them: it is played without asking.
pub(crate) fn legal_moves(position: &Position, plane: &Plane) -> Vec<LegalMove> {
    let ways = Ways::new(position);
    let views = position.legal_moves().into_iter().filter_map(|mv| {
        let (piece, to) = mv.piece_and_target()?;
        let (q, r) = plane.locate(position.board(), to)?;
        let (by_itself, throwers) = ways.of(mv);
        Some(LegalMove {
            mv: position.move_string(mv),
            piece: piece.to_string(),
            q,
            r,
            by_itself,
            throwers,
        })
    });
    views.collect()
}

/// Whether the piece of a legal move can go there by itself, and which pieces can throw it there.
pub(crate) fn ways_of(position: &Position, mv: Move) -> (bool, Vec<String>) {
    match mv {
        Move::Place { .. } | Move::Pass => (true, Vec::new()),
        Move::Shift { piece, to } => {
            let ways = position.ways(piece, to);
            (ways.by_itself, names(ways.throwers))
        }
    }
}

/// The same for all legal moves of a position, so that the moves of each piece are generated only once.
struct Ways {
    by_itself: Vec<(Piece, HexSet)>,
    thrown: Vec<(Piece, Piece, HexSet)>,
}

impl Ways {
    fn new(position: &Position) -> Ways {
        let color = position.to_move();
        let tops = position.board().tops();
        let mut survey = position.survey();
        let by_itself = tops.of(color);
        let by_itself = by_itself.map(|piece| (piece, survey.destinations(piece)));
        let by_itself = by_itself.collect();
        let mut thrown = Vec::new();
        for thrower in survey.throwers(color) {
            for piece in tops {
                let throws = survey.throws([thrower].into_iter().collect(), piece);
                thrown.push((thrower, piece, throws));
            }
        }
        Ways { by_itself, thrown }
    }

    fn of(&self, mv: Move) -> (bool, Vec<String>) {
        let Move::Shift { piece, to } = mv else {
            return (true, Vec::new());
        };
        let reaches = |(mover, cells): &(Piece, HexSet)| *mover == piece && cells.contains(to);
        let throws =
            |(_, thrown, cells): &&(Piece, Piece, HexSet)| *thrown == piece && cells.contains(to);
        let throwers = self.thrown.iter().filter(throws).map(|row| row.0);
        (
            self.by_itself.iter().any(reaches),
            names(throwers.collect()),
        )
    }
}

fn names(pieces: PieceSet) -> Vec<String> {
    pieces.map(|piece| piece.to_string()).collect()
}
