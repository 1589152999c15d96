//! A position of the rulebook, and what is marked on it.

use skep_locale::Argument;
use skep_rules::{Color, HexSet, Illegal, Move, Piece, Position};

use crate::exercise::places_taken;
use crate::{Block, Phrase};

/// A position to look at and play with. Everything marked on it is computed, except the position
/// itself, the piece it is about, and the moves that are crossed out.
#[derive(Debug)]
pub struct Diagram {
    /// Its name in keys.
    pub id: &'static str,
    /// Its position string.
    pub position: &'static str,
    piece: Option<Piece>,
    /// Illegal moves, as MoveStrings. Their cells are crossed out, and the reader is told why.
    pub refused: &'static [&'static str],
}

impl Diagram {
    /// A position about no particular piece.
    pub(crate) const fn new(id: &'static str, position: &'static str) -> Diagram {
        Diagram {
            id,
            position,
            piece: None,
            refused: &[],
        }
    }

    /// The same about a piece.
    pub(crate) const fn of(self, piece: Piece) -> Diagram {
        Diagram {
            piece: Some(piece),
            ..self
        }
    }

    /// The same with moves that are crossed out.
    pub(crate) const fn crossing(self, refused: &'static [&'static str]) -> Diagram {
        Diagram { refused, ..self }
    }

    /// The same as part of a chapter.
    pub(crate) const fn block(self) -> Block {
        Block::Diagram(self)
    }

    /// The position shown.
    pub fn position(&self) -> Position {
        self.position
            .parse()
            .expect("a test has read all positions")
    }

    /// The piece it is about. The cells it can go to are marked.
    pub const fn piece(&self) -> Option<Piece> {
        self.piece
    }

    /// The illegal moves, and why they are illegal.
    pub fn refused(&self) -> Vec<(Move, Illegal)> {
        let position = self.position();
        let refused = self.refused.iter().map(|text| {
            let mv = position
                .parse_move(text)
                .expect("a test has read all moves");
            let why = position
                .check(mv)
                .expect_err("a test has seen that none is legal");
            (mv, why)
        });
        refused.collect()
    }

    /// Its caption.
    pub fn caption(&self) -> Phrase {
        Phrase::new(format!("diagram-{}", self.id)).with_all(self.facts())
    }

    /// The arguments that its caption may use, as computed by the rules: `$piece`, the `$cells` it
    /// can go to, `$cut_off` (the pieces it connects to the hive), and the numbers of occupied
    /// places around the Queens, `$white_ring` and `$black_ring`.
    pub fn facts(&self) -> Vec<(&'static str, Argument)> {
        let position = self.position();
        let mut facts = Vec::new();
        if let Some(piece) = self.piece {
            let cells = targets(&position, piece).len();
            let cut_off = position.cut_off(piece).collect();
            facts.push(("piece", Argument::Piece(piece)));
            facts.push(("cells", Argument::Number(cells)));
            facts.push(("cut_off", Argument::Pieces(cut_off)));
        }
        for (name, color) in [("white_ring", Color::White), ("black_ring", Color::Black)] {
            if let Some(taken) = places_taken(&position, color) {
                facts.push((name, Argument::Number(taken)));
            }
        }
        facts
    }
}

/// The cells that a piece can move to, be placed on or be thrown to.
pub(crate) fn targets(position: &Position, piece: Piece) -> HexSet {
    let targets = moves_of(position, piece).filter_map(Move::piece_and_target);
    targets.map(|(_, to)| to).collect()
}

/// The legal moves of a piece.
pub(crate) fn moves_of(position: &Position, piece: Piece) -> impl Iterator<Item = Move> + use<> {
    let moves = position.legal_moves().into_iter();
    moves.filter(move |mv| {
        mv.piece_and_target()
            .is_some_and(|(mover, _)| mover == piece)
    })
}
