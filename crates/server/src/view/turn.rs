//! What the side to move can do, and which pieces can do nothing.

use skep_locale::Phrase;
use skep_rules::{Hex, HexSet, Illegal, Move, Piece, PieceSet, Position};
use skep_wire::{LegalMove, StuckView, TurnView};

use super::Plane;

/// What can be done in a position that is not the end of a game.
pub(crate) fn turn(position: &Position, plane: &Plane) -> TurnView {
    let legal = legal(position, plane);
    let stuck = stuck(position);
    TurnView {
        color: position.to_move().into(),
        legal,
        stuck,
    }
}

fn legal(position: &Position, plane: &Plane) -> Vec<LegalMove> {
    let ways = Ways::new(position);
    let views = position.legal_moves().into_iter().filter_map(|mv| {
        let (piece, to) = mv.piece_and_target()?;
        let (q, r) = plane.locate(to)?;
        let (itself, throwers) = ways.of(mv);
        Some(LegalMove {
            mv: position.move_string(mv),
            piece: piece.to_string(),
            q,
            r,
            itself,
            throwers,
        })
    });
    views.collect()
}

/// Whether the piece of a legal move gets there by itself, and who can throw it there.
pub(crate) fn ways_of(position: &Position, mv: Move) -> (bool, Vec<String>) {
    match mv {
        Move::Place { .. } | Move::Pass => (true, Vec::new()),
        Move::Shift { piece, to } => {
            let ways = position.ways(piece, to);
            (ways.by_itself, names(ways.throwers))
        }
    }
}

/// The same for all legal moves of a position at once: what each piece can do is looked up only once.
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

/// The pieces in play that cannot be moved at all: all on the board, and the next of each kind in the mover's reserve.
fn stuck(position: &Position) -> Vec<StuckView> {
    let moves = position.legal_moves().into_iter();
    let movable: PieceSet = moves
        .filter_map(|mv| mv.piece_and_target().map(|(piece, _)| piece))
        .collect();
    let in_hand = position.next_pieces(position.to_move());
    let in_play = position.board().pieces().union(in_hand);
    let views = in_play.without(movable).filter_map(|piece| {
        let illegal = why_stuck(position, piece)?;
        Some(StuckView {
            piece: piece.to_string(),
            why: Phrase::of_illegal_in(position, illegal).into(),
        })
    });
    views.collect()
}

/// Why no move of the piece is legal. Of one that is free to go and yet cannot, what stops it nearby.
fn why_stuck(position: &Position, piece: Piece) -> Option<Illegal> {
    let board = position.board();
    let Some(from) = board.find(piece) else {
        return why_not_placed(position, piece);
    };
    let shift = |to| position.check(Move::Shift { piece, to }).err();
    let illegal = shift(from)?;
    if !matches!(illegal, Illegal::SameCell(_) | Illegal::NotThrown(_)) {
        return Some(illegal);
    }
    let mut around = from.neighbors().into_iter().flat_map(Hex::neighbors);
    let nearby = around.find_map(|to| {
        shift(to).filter(|illegal| {
            matches!(
                illegal,
                Illegal::TooNarrow(_)
                    | Illegal::InStack(_)
                    | Illegal::ThrowTooNarrow(_)
                    | Illegal::ThrowerCovered(_)
                    | Illegal::ThrowerResting(_)
                    | Illegal::MosquitoAlone(_)
            )
        })
    });
    Some(nearby.unwrap_or(if piece.color() == position.to_move() {
        Illegal::Unreachable(piece)
    } else {
        Illegal::NotThrown(piece)
    }))
}

/// Why the piece cannot be placed at all: seen from an empty cell beside its own colour, if there is one.
fn why_not_placed(position: &Position, piece: Piece) -> Option<Illegal> {
    let board = position.board();
    let own = board.tops().of(piece.color());
    let around = own
        .filter_map(|own| board.find(own))
        .flat_map(Hex::neighbors);
    let mut empty = around.filter(|&hex| board.top(hex).is_none());
    let to = empty.next().unwrap_or(Hex::ORIGIN);
    position.check(Move::Place { piece, to }).err()
}
