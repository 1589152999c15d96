//! The coach's plans: what to aim for, and with which piece.

use skep_locale::Argument;
use skep_rules::{Bug, Hex, Move, Piece, PieceSet, Reference};

use super::{Look, MANY_AROUND_THEIRS};
use crate::Phrase;
use crate::exercise::places_taken;

/// This many Ants in play are enough for the beginning.
const ENOUGH_ANTS: usize = 2;

impl Look<'_> {
    /// A plan for this position, if there is one.
    pub(super) fn plans(&self) -> Vec<Phrase> {
        let queen = self.position.board().find(Piece::queen(!self.you));
        // With no time to lose, only moves that give your Queen room are left.
        let has_time = !self.is_in_danger();
        let plans = [
            self.next_ant().filter(|_| has_time),
            queen.and_then(|queen| self.attack(queen)),
            self.more_pieces().filter(|_| has_time),
            self.free_ant().filter(|_| has_time),
            queen.and_then(|queen| self.approach(queen)),
            self.pin(),
        ];
        plans.into_iter().flatten().collect()
    }

    fn next_ant(&self) -> Option<Phrase> {
        let in_play = self.yours().filter(is_ant).count();
        let next = self.placeable.into_iter().find(is_ant)?;
        (in_play < ENOUGH_ANTS).then(|| Phrase::about("coach-plan-ants", next))
    }

    fn free_ant(&self) -> Option<Phrase> {
        let mut free = self.steps().map(|(piece, _)| piece);
        let ant = free.find(is_ant)?;
        Some(Phrase::about("coach-plan-free", ant))
    }

    fn more_pieces(&self) -> Option<Phrase> {
        let theirs = self.position.board().pieces().of(!self.you);
        let can_place = !self.placeable.is_empty();
        // A player in the middle of an attack should not be told to wait with it.
        let is_attacking = places_taken(self.position, !self.you) >= Some(MANY_AROUND_THEIRS);
        let is_worthwhile = can_place && !is_attacking && self.yours().len() < theirs.len();
        is_worthwhile.then(|| Phrase::new("coach-plan-place"))
    }

    /// A piece takes a place beside their Queen without giving one up.
    fn attack(&self, queen: Hex) -> Option<Phrase> {
        let board = self.position.board();
        let mut steps = self.steps();
        let (piece, to) = steps.find(|&(piece, to)| {
            to.is_beside(queen)
                && board.top(to).is_none()
                && !self.is_beside(piece, queen)
                && self.is_sound((piece, to))
        })?;
        let place = Reference {
            piece: Piece::queen(!self.you),
            direction: queen.direction_to(to),
        };
        let mv = format!("{piece} {place}");
        Some(Phrase::new("coach-plan-attack").with("move", Argument::Move(mv)))
    }

    /// A piece that cannot come beside their Queen yet moves to where it could.
    fn approach(&self, queen: Hex) -> Option<Phrase> {
        let mut survey = self.position.survey();
        let mut is_far =
            |piece| !self.is_beside(piece, queen) && survey.reach(piece, queen).around == 0;
        let mut next = self.position.clone();
        let mut comes_near = |piece, to| {
            let undo = next.play_unchecked(Move::Shift { piece, to });
            let is_near = next.survey().reach(piece, queen).around != 0;
            next.undo(undo);
            is_near
        };
        let mut steps = self.steps();
        let (piece, _) = steps.find(|&(piece, to)| {
            is_far(piece) && comes_near(piece, to) && self.is_sound((piece, to))
        })?;
        Some(Phrase::about("coach-plan-near", piece))
    }

    /// A piece moves to where it touches only one enemy piece, which is then pinned. Of all such
    /// pieces, it is the one with the most moves.
    fn pin(&self) -> Option<Phrase> {
        let mut survey = self.position.survey();
        let pins = self.steps().filter_map(|(piece, to)| {
            let enemy = self.only_neighbor(piece, to)?;
            let mobility = survey.mobility(enemy);
            let pins = enemy.color() != self.you && mobility > 0 && self.is_sound((piece, to));
            pins.then_some((mobility, enemy, piece))
        });
        let (_, enemy, piece) = pins.max_by_key(|&(mobility, ..)| mobility)?;
        let phrase = Phrase::about("coach-plan-pin", piece);
        Some(phrase.with("enemy", Argument::Piece(enemy)))
    }

    /// The only piece that the piece would touch there, if that one is alone on its cell.
    fn only_neighbor(&self, piece: Piece, to: Hex) -> Option<Piece> {
        let board = self.position.board();
        let left = board.find(piece).filter(|&from| board.height(from) == 1);
        let beside = board.occupied_neighbors(to).map(|(_, hex)| hex);
        let mut beside = beside.filter(|&hex| Some(hex) != left);
        let hex = beside.next()?;
        let is_alone = board.height(hex) == 1 && board.height(to) == 0;
        board
            .top(hex)
            .filter(|_| is_alone && beside.next().is_none())
    }

    /// Moves of your pieces except your Queen, who has no business in an attack.
    fn steps(&self) -> impl Iterator<Item = (Piece, Hex)> {
        let queen = Piece::queen(self.you);
        let yours = self.yours();
        let shifts = self.shifts.iter().copied();
        shifts.filter(move |&(piece, _)| yours.contains(piece) && piece != queen)
    }

    fn yours(&self) -> PieceSet {
        self.position.board().pieces().of(self.you)
    }

    fn is_beside(&self, piece: Piece, queen: Hex) -> bool {
        let from = self.position.board().find(piece);
        from.is_some_and(|from| from.is_beside(queen))
    }
}

fn is_ant(piece: &Piece) -> bool {
    piece.bug() == Bug::Ant
}
