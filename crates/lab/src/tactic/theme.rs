//! What a tactic is about, as far as the rules and the prover can tell.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use skep_engine::{ForcedWin, OutOfNodes, Prover};
use skep_rules::{Bug, Hex, Move, Piece, Position, Ways};

/// What the first move of a forced win does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Theme {
    /// An insect of this kind is placed, moves or throws.
    By(Bug),
    /// The Mosquito moves or throws like this insect, and no other insect it touches could do the same.
    As(Bug),
    /// A piece is placed.
    Placement,
    /// A piece is placed beside the enemy Queen, who is covered (R2.2).
    Drop,
    /// The enemy Queen is thrown.
    ThrowsQueen,
    /// Another enemy piece is thrown.
    ThrowsEnemy,
    /// A piece of the mover's own is thrown.
    ThrowsOwn,
    /// A piece climbs onto the enemy Queen.
    CoversQueen,
    /// A piece climbs onto another enemy piece.
    CoversEnemy,
    /// An enemy piece that could move is pinned, by a move that does not go to the Queen.
    Pins,
    /// One of the mover's own pieces is unpinned, by a move that does not go to the Queen.
    Frees,
    /// The opponent is left without a move and passes.
    ShutOut,
    /// The opponent would hold out longer if passing were allowed.
    Zugzwang,
    /// Only moves of the enemy Queen hold out that long.
    QueenForced,
    /// The opponent threatens to win with the next move.
    Threatened,
}

const NAMES: [(Theme, &str); 28] = [
    (Theme::By(Bug::Queen), "queen"),
    (Theme::By(Bug::Spider), "spider"),
    (Theme::By(Bug::Beetle), "beetle"),
    (Theme::By(Bug::Grasshopper), "grasshopper"),
    (Theme::By(Bug::Ant), "ant"),
    (Theme::By(Bug::Mosquito), "mosquito"),
    (Theme::By(Bug::Ladybug), "ladybug"),
    (Theme::By(Bug::Pillbug), "pillbug"),
    (Theme::As(Bug::Queen), "as-queen"),
    (Theme::As(Bug::Spider), "as-spider"),
    (Theme::As(Bug::Beetle), "as-beetle"),
    (Theme::As(Bug::Grasshopper), "as-grasshopper"),
    (Theme::As(Bug::Ant), "as-ant"),
    (Theme::As(Bug::Ladybug), "as-ladybug"),
    (Theme::As(Bug::Pillbug), "as-pillbug"),
    (Theme::Placement, "placement"),
    (Theme::Drop, "drop"),
    (Theme::ThrowsQueen, "throws-queen"),
    (Theme::ThrowsEnemy, "throws-enemy"),
    (Theme::ThrowsOwn, "throws-own"),
    (Theme::CoversQueen, "covers-queen"),
    (Theme::CoversEnemy, "covers-enemy"),
    (Theme::Pins, "pins"),
    (Theme::Frees, "frees"),
    (Theme::ShutOut, "shut-out"),
    (Theme::Zugzwang, "zugzwang"),
    (Theme::QueenForced, "queen-forced"),
    (Theme::Threatened, "threatened"),
];

impl Theme {
    /// The themes that all first moves of the win share.
    pub(super) fn of_win(
        position: &Position,
        win: &ForcedWin,
        prover: &mut Prover,
    ) -> Result<BTreeSet<Theme>, OutOfNodes> {
        let mut each = Vec::new();
        for &mv in &win.first_moves {
            let first = FirstMove::new(position, mv);
            let mut themes: BTreeSet<_> = first.actor().into_iter().collect();
            themes.extend(first.deed());
            themes.extend(first.pins());
            themes.extend(first.replies(win.moves, prover)?);
            if prover.wins(&after_pass(position), 1)? {
                themes.insert(Theme::Threatened);
            }
            each.push(themes);
        }
        let shared = each.into_iter().reduce(|shared, themes| &shared & &themes);
        Ok(shared.unwrap_or_default())
    }
}

/// The first move of a win, with the positions before and after it.
struct FirstMove<'a> {
    before: &'a Position,
    after: Position,
    piece: Piece,
    to: Hex,
    /// How a piece on the board gets there; neither way if it is placed.
    ways: Ways,
    enemy_queen: Piece,
    /// Where the enemy Queen was before.
    target: Hex,
}

impl FirstMove<'_> {
    fn new(before: &Position, mv: Move) -> FirstMove<'_> {
        let mut after = before.clone();
        let _ = after.play_unchecked(mv);
        let (piece, to) = mv
            .piece_and_target()
            .expect("no quickest win begins with a pass");
        let enemy_queen = Piece::queen(!before.to_move());
        let target = before.board().find(enemy_queen);
        FirstMove {
            before,
            after,
            piece,
            to,
            ways: before.ways(piece, to),
            enemy_queen,
            target: target.expect("a proved win has a Queen to surround"),
        }
    }

    /// The acting insect, and the one it acts as.
    fn actor(&self) -> Vec<Theme> {
        if self.is_throw() {
            let throwers: Vec<_> = self.ways.throwers.map(Piece::bug).collect();
            return match throwers[..] {
                [Bug::Mosquito] => vec![Theme::By(Bug::Mosquito), Theme::As(Bug::Pillbug)],
                _ => vec![Theme::By(Bug::Pillbug)],
            };
        }
        let mut actor = vec![Theme::By(self.piece.bug())];
        if self.piece.bug() == Bug::Mosquito
            && let [model] = self.models()[..]
        {
            actor.push(Theme::As(model));
        }
        actor
    }

    /// The insects that a Mosquito could move like to get there (R4.7).
    fn models(&self) -> Vec<Bug> {
        let board = self.before.board();
        let Some(from) = board.find(self.piece) else {
            return Vec::new();
        };
        if board.raised().contains(self.piece) {
            return vec![Bug::Beetle];
        }
        let beside = board.occupied_neighbors(from);
        let beside = beside.filter_map(|(_, hex)| Some(board.top(hex)?.bug()));
        let touched: BTreeSet<_> = beside.collect();
        let mut survey = self.before.survey();
        let mut gets_there = |bug: &Bug| survey.destinations_as(self.piece, *bug).contains(self.to);
        touched.into_iter().filter(|bug| gets_there(bug)).collect()
    }

    /// What happens to the moved piece.
    fn deed(&self) -> Vec<Theme> {
        let board = self.before.board();
        let is_enemy = |piece: Piece| piece.color() == self.enemy_queen.color();
        if board.find(self.piece).is_none() {
            let is_drop = self.target.is_beside(self.to);
            let drop = is_drop.then_some(Theme::Drop);
            return [Theme::Placement].into_iter().chain(drop).collect();
        }
        if self.is_throw() {
            return vec![match self.piece {
                queen if queen == self.enemy_queen => Theme::ThrowsQueen,
                piece if is_enemy(piece) => Theme::ThrowsEnemy,
                _ => Theme::ThrowsOwn,
            }];
        }
        match board.top(self.to) {
            Some(_) if self.to == self.target => vec![Theme::CoversQueen],
            Some(top) if is_enemy(top) => vec![Theme::CoversEnemy],
            _ => Vec::new(),
        }
    }

    /// Pins that appear and disappear, if the move does not go to the Queen.
    fn pins(&self) -> Vec<Theme> {
        if self.to == self.target || self.target.is_beside(self.to) {
            return Vec::new();
        }
        let (mut before, mut after) = (self.before.survey(), self.after.survey());
        let (enemy, own) = (self.enemy_queen.color(), self.before.to_move());
        let mut pinned = after.pinned().without(before.pinned()).of(enemy);
        let mut freed = before.pinned().without(after.pinned()).of(own);
        let pins = pinned.any(|piece| before.mobility(piece) > 0);
        let frees = freed.any(|piece| after.mobility(piece) > 0);
        let themes = [(pins, Theme::Pins), (frees, Theme::Frees)];
        themes
            .into_iter()
            .filter_map(|(holds, theme)| holds.then_some(theme))
            .collect()
    }

    /// What it leaves the opponent, who loses in this many moves, including this one.
    fn replies(&self, moves: u8, prover: &mut Prover) -> Result<Vec<Theme>, OutOfNodes> {
        let replies = self.after.legal_moves();
        if replies.is_empty() {
            return Ok(Vec::new());
        }
        if replies == [Move::Pass] {
            return Ok(vec![Theme::ShutOut]);
        }
        let mut themes = Vec::new();
        if !prover.wins(&after_pass(&self.after), moves - 1)? {
            themes.push(Theme::Zugzwang);
        }
        let mut longest = Vec::new();
        for reply in replies {
            let mut position = self.after.clone();
            let _ = position.play_unchecked(reply);
            if position.outcome().is_none() && !prover.wins(&position, moves - 2)? {
                longest.extend(reply.piece_and_target());
            }
        }
        if !longest.is_empty() && longest.iter().all(|&(piece, _)| piece == self.enemy_queen) {
            themes.push(Theme::QueenForced);
        }
        Ok(themes)
    }

    fn is_throw(&self) -> bool {
        !self.ways.by_itself && !self.ways.throwers.is_empty()
    }
}

/// The position if the side to move could pass.
fn after_pass(position: &Position) -> Position {
    let mut position = position.clone();
    let _ = position.play_null();
    position
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = NAMES.iter().find(|(theme, _)| theme == self);
        f.write_str(name.expect("every theme has a name").1)
    }
}

/// The text is not a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseThemeError;

impl FromStr for Theme {
    type Err = ParseThemeError;

    fn from_str(text: &str) -> Result<Theme, ParseThemeError> {
        let theme = NAMES.iter().find(|(_, name)| *name == text);
        theme.map(|&(theme, _)| theme).ok_or(ParseThemeError)
    }
}
