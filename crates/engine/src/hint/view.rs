//! What both sides could do in a position in which nothing is resting.

use skep_rules::{Bug, Color, Hex, Piece, PieceSet, Position};

/// What the pieces of both sides could do by themselves, regardless of whose turn it is.
pub(super) struct View {
    pub(super) position: Position,
    /// The pieces that could move; none of a side whose Queen is not placed (R3.1).
    pub(super) movable: PieceSet,
    /// The pinned pieces.
    pub(super) pinned: PieceSet,
    /// The pieces that could move beside the other side's Queen and are not there yet; no Queens.
    pub(super) fillers: PieceSet,
    /// The pieces that could throw their own Queen (R5).
    pub(super) rescuers: PieceSet,
    /// How many cells each piece could move to.
    mobility: [u32; Piece::INDICES],
}

impl View {
    /// Examines the position as if the side to move passed.
    pub(super) fn after_pass(position: &Position) -> View {
        let mut position = position.clone();
        let _ = position.play_null();
        let mut view = View {
            position: position.clone(),
            movable: PieceSet::EMPTY,
            pinned: position.survey().pinned(),
            fillers: PieceSet::EMPTY,
            rescuers: PieceSet::EMPTY,
            mobility: [0; Piece::INDICES],
        };
        Color::ALL
            .into_iter()
            .for_each(|color| view.look(&position, color));
        view
    }

    /// Examines one side's pieces.
    fn look(&mut self, position: &Position, color: Color) {
        let Some(queen) = self.queen(color) else {
            return;
        };
        let board = position.board();
        let target = self.queen(!color);
        let mut survey = position.survey();
        for thrower in survey.throwers(color) {
            let throws = survey.throws([thrower].into_iter().collect(), Piece::queen(color));
            if !throws.is_empty() {
                self.rescuers.insert(thrower);
            }
        }
        for piece in board.tops().of(color) {
            let reach = survey.reach(piece, target.unwrap_or(queen));
            self.mobility[piece.index()] = reach.count;
            if reach.count > 0 {
                self.movable.insert(piece);
            }
            let Some(target) = target.filter(|_| piece.bug() != Bug::Queen) else {
                continue;
            };
            let crowd = board.neighbors_of(target, color) | board.neighbors_of(target, !color);
            // A piece that comes down from a stack leaves no gap behind.
            let is_there = self.is_beside(piece, target) && !board.raised().contains(piece);
            if reach.around & !crowd != 0 && !is_there {
                self.fillers.insert(piece);
            }
        }
    }

    /// Where that side's Queen is.
    pub(super) fn queen(&self, color: Color) -> Option<Hex> {
        self.position.board().find(Piece::queen(color))
    }

    /// How many neighbours of the cell are occupied.
    pub(super) fn crowd(&self, hex: Hex) -> u32 {
        self.position.board().crowd(hex)
    }

    /// Whether the piece is beside the cell, covered or not.
    pub(super) fn is_beside(&self, piece: Piece, hex: Hex) -> bool {
        let found = self.position.board().find(piece);
        found.is_some_and(|found| hex.is_beside(found))
    }

    /// The number of moves of the side's pieces, except one piece.
    pub(super) fn count_moves(&self, color: Color, except: Option<Piece>) -> u32 {
        let pieces = self
            .movable
            .of(color)
            .filter(|&piece| Some(piece) != except);
        pieces.map(|piece| self.mobility[piece.index()]).sum()
    }

    /// The number of cells on which the side could place (R2.2).
    pub(super) fn count_places(&self, color: Color) -> u32 {
        if self.position.reserve(color).is_empty() {
            return 0;
        }
        self.position.board().front(color)
    }
}
