//! What a move changes: the statements that are true after it and were not before.

use skep_rules::{Bug, Color, Hex, Move, Piece, Position};

use super::reason::{Reason, Threat};
use super::view::View;
use crate::proof::winning_move;

/// From this number of neighbours, more room helps a Queen.
const CROWDED: u32 = 3;

/// How close, in steps, a climbing piece must be to matter to a Queen.
const NEAR: u32 = 3;

/// A move that does not end the game, and what both sides could do before and after it.
pub(super) struct Change<'a> {
    position: &'a Position,
    mv: Move,
    /// The opponent to move.
    played: Position,
    /// As if the mover had passed: the opponent to move.
    pub(super) before: View,
    /// As if the opponent then passed: the mover's next turn.
    pub(super) after: View,
    own: Color,
    enemy: Color,
}

impl<'a> Change<'a> {
    /// `played` is the position after the move.
    pub(super) fn new(position: &'a Position, mv: Move, played: Position) -> Change<'a> {
        Change {
            before: View::after_pass(position),
            after: View::after_pass(&played),
            own: position.to_move(),
            enemy: played.to_move(),
            position,
            mv,
            played,
        }
    }

    /// Forced moves, and the placement of the Queen.
    pub(super) fn duty(&self) -> Option<Reason> {
        let queen = Piece::queen(self.own);
        let places_queen = |mv: &Move| matches!(mv, Move::Place { piece, .. } if *piece == queen);
        let moves = self.position.legal_moves();
        if self.mv == Move::Pass {
            Some(Reason::MustPass)
        } else if moves.iter().all(places_queen) {
            Some(Reason::QueenIsDue)
        } else if moves.len() == 1 {
            Some(Reason::OnlyMove)
        } else {
            places_queen(&self.mv).then_some(Reason::PlacesQueen)
        }
    }

    /// What will be decided on the next turn, most urgent first.
    pub(super) fn threats(&self) -> Vec<Reason> {
        let mut reasons = Vec::new();
        if let Some(by) = threat(&self.before.position)
            && threat(&self.played).is_none()
        {
            reasons.push(Reason::StopsWin { by });
        }
        if let Some(by) = threat(&self.after.position)
            && threat(self.position).is_none()
        {
            reasons.push(Reason::ThreatensWin { by });
        }
        let must_pass = |position: &Position| position.legal_moves() == [Move::Pass];
        if must_pass(&self.played) && !must_pass(&self.before.position) {
            reasons.push(Reason::ShutsOut { side: self.enemy });
        }
        reasons
    }

    /// The effects on the Queens and on other pieces.
    pub(super) fn effects(&self) -> Vec<Reason> {
        let mut reasons = Vec::new();
        self.add_attack(&mut reasons);
        self.add_defence(&mut reasons);
        self.add_pieces(&mut reasons);
        reasons
    }

    /// The effects on the enemy Queen.
    fn add_attack(&self, reasons: &mut Vec<Reason>) {
        let (before, after, queen) = (&self.before, &self.after, self.enemy);
        let (Some(old), Some(new)) = (before.queen(queen), after.queen(queen)) else {
            return;
        };
        let (old_crowd, count) = (before.crowd(old), after.crowd(new));
        if old == new && count > old_crowd.max(1) {
            reasons.push(Reason::Fills { count, queen });
        }
        if old != new && count > old_crowd {
            reasons.push(Reason::ThrowsQueen { queen, count });
        }
        if self.covered() == Some(Piece::queen(queen)) {
            reasons.push(Reason::CoversQueen { queen });
        }
        let count = places_beside(&after.position, new);
        if count > 0 && places_beside(self.position, old) == 0 {
            reasons.push(Reason::OpensPlaces { queen, count });
        }
        let aiming = after.fillers.of(self.own).without(before.fillers);
        for piece in aiming.filter(|&piece| !before.is_beside(piece, old)) {
            reasons.push(Reason::Aims { piece, queen });
        }
        if let Some((piece, steps)) = self.approach(new) {
            reasons.push(Reason::Nears {
                piece,
                queen,
                steps,
            });
        }
    }

    /// The effects on the own Queen.
    fn add_defence(&self, reasons: &mut Vec<Reason>) {
        let (before, after) = (&self.before, &self.after);
        let queen = Piece::queen(self.own);
        let (Some(old), Some(new)) = (before.queen(self.own), after.queen(self.own)) else {
            return;
        };
        let free = 6 - after.crowd(new);
        if after.crowd(new) < before.crowd(old) && before.crowd(old) >= CROWDED {
            let ways = self.position.ways(queen, new);
            reasons.push(match ways.throwers.into_iter().next() {
                Some(by) if !ways.by_itself => Reason::RescuesQueen { by, free },
                _ => Reason::GivesRoom { free },
            });
        }
        if before.rescuers.of(self.own).is_empty() {
            let guards = after.rescuers.of(self.own);
            reasons.extend(guards.map(|piece| Reason::Guards { piece }));
        }
        // A piece that cannot move at all is reported as such.
        let kept = before.fillers.of(self.enemy).without(after.fillers);
        let warded = kept.intersection(after.movable);
        for piece in warded.filter(|&piece| !after.is_beside(piece, new)) {
            reasons.push(Reason::Wards { piece });
        }
    }

    /// The effects on other pieces.
    fn add_pieces(&self, reasons: &mut Vec<Reason>) {
        let (before, after) = (&self.before, &self.after);
        let enemies = before
            .movable
            .of(self.enemy)
            .intersection(after.position.board().tops());
        let pinned = enemies.intersection(after.pinned);
        let blocked = enemies.without(after.movable).without(pinned);
        let covered = self.covered().filter(|piece| piece.bug() != Bug::Queen);
        reasons.extend(covered.map(|piece| Reason::Covers { piece }));
        reasons.extend(pinned.map(|piece| Reason::Pins { piece }));
        reasons.extend(blocked.map(|piece| Reason::Blocks { piece }));
        if before.queen(self.own).is_some() {
            let stuck = before.position.board().pieces().without(before.movable);
            let freed = after.movable.of(self.own).intersection(stuck);
            reasons.extend(freed.map(|piece| Reason::Frees { piece }));
        }
        if can_place(&before.position) && !can_place(&self.played) {
            reasons.push(Reason::StopsPlacing { side: self.enemy });
        }
    }

    /// Statements that are true of many moves, most specific first.
    pub(super) fn generalities(&self) -> Vec<Reason> {
        let mut reasons = Vec::new();
        match self.mv {
            Move::Place { piece, .. } => reasons.push(Reason::Develops { piece }),
            Move::Shift { piece, .. } if piece.color() == self.enemy => {
                reasons.push(Reason::Throws { piece });
            }
            _ => {}
        }
        // After the first piece, everything is more than before.
        if self.position.board().pieces().of(self.own).is_empty() {
            return reasons;
        }
        let (before, after) = (&self.before, &self.after);
        let moved = self.mv.piece_and_target().map(|(piece, _)| piece);
        let moves = |view: &View, color| view.count_moves(color, moved);
        let places = |view: &View, color| view.count_places(color);
        let more_moves = moves(after, self.own).saturating_sub(moves(before, self.own));
        let less_moves = moves(before, self.enemy).saturating_sub(moves(after, self.enemy));
        let more_places = places(after, self.own).saturating_sub(places(before, self.own));
        let less_places = places(before, self.enemy).saturating_sub(places(after, self.enemy));
        let mut gains = [
            (more_moves, Reason::GainsMoves { count: more_moves }),
            (less_moves, Reason::TakesMoves { count: less_moves }),
            (more_places, Reason::GainsPlaces { count: more_places }),
            (less_places, Reason::TakesPlaces { count: less_places }),
        ];
        gains.sort_by_key(|&(count, _)| std::cmp::Reverse(count));
        let gains = gains.into_iter().filter(|&(count, _)| count > 0);
        reasons.extend(gains.map(|(_, reason)| reason));
        reasons
    }

    /// The enemy piece that the move covers.
    fn covered(&self) -> Option<Piece> {
        let (_, to) = self.mv.piece_and_target()?;
        let below = self.position.board().top(to)?;
        (below.color() == self.enemy).then_some(below)
    }

    /// The moved piece, if it climbs, and its distance to that cell if it is now short.
    fn approach(&self, to: Hex) -> Option<(Piece, u32)> {
        let (piece, _) = self.mv.piece_and_target()?;
        let steps = |view: &View| Some(view.position.board().find(piece)?.distance(to));
        let (old, new) = (steps(&self.before)?, steps(&self.after)?);
        let climbs = piece.color() == self.own
            && (piece.bug() == Bug::Beetle || self.after.position.board().raised().contains(piece));
        (climbs && new < old && (1..=NEAR).contains(&new)).then_some((piece, new))
    }
}

/// A move that wins immediately for the side to move.
fn threat(position: &Position) -> Option<Threat> {
    let mv = winning_move(position)?;
    let text = position.move_string(mv);
    Some(Threat { mv, text })
}

/// The number of cells beside that one on which the side to move can place.
fn places_beside(position: &Position, hex: Hex) -> u32 {
    let moves = position.legal_moves();
    let is_place = |&to: &Hex| {
        moves
            .iter()
            .any(|mv| matches!(*mv, Move::Place { to: cell, .. } if cell == to))
    };
    hex.neighbors().iter().filter(|to| is_place(to)).count() as u32
}

/// Whether the side to move can place anything.
fn can_place(position: &Position) -> bool {
    position
        .legal_moves()
        .iter()
        .any(|mv| matches!(mv, Move::Place { .. }))
}
