//! Wins against an opponent who has to pass.
//!
//! As long as the opponent can only pass, one side plays alone, and the game is a puzzle for one
//! player. Such a win may take twenty quiet moves. That is far too many for alpha-beta, and the
//! evaluation is no guide, because the position is as good as won all along. A best-first search
//! finds it. It follows only moves after which the opponent still has to pass, so the win it finds
//! is forced.
//!
//! Often it finds nothing, and the main search wins without it. So they take turns: every fourth
//! move most of the time goes to this search, otherwise all of it to the main search. A win that
//! was found is remembered and played to its end.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use skep_rules::{Move, Outcome, Piece, PieceSet, Position};

use crate::Score;
use crate::host::Stopwatch;
use crate::limits::Limits;
use crate::proof::{Prover, winning_move};
use crate::report::Variation;
use crate::search::{Rater, queen_crowd};
use crate::tunables::{
    SOLITAIRE_CELL, SOLITAIRE_COST, SOLITAIRE_NODES, SOLITAIRE_STEP, SOLITAIRE_TURNS,
};

/// The longest line that is followed.
const MAX_PLIES: u16 = 200;

/// Searches for such wins, and remembers the last one.
#[derive(Default)]
pub(crate) struct Solitaire {
    plan: Plan,
}

/// A win that was found. Each of its turns is remembered, so it is played to its end without
/// another search, and is still known after a takeback.
#[derive(Default)]
struct Plan {
    moves: Vec<Move>,
    /// The hash of the position before every other move: the winner's.
    turns: Vec<u64>,
}

impl Plan {
    fn new(position: &Position, line: &Variation) -> Plan {
        let mut position = position.clone();
        let mut turns = Vec::new();
        for turn in line.moves.chunks(2) {
            turns.push(position.hash());
            for &mv in turn {
                let _ = position.play_unchecked(mv);
            }
        }
        Plan {
            moves: line.moves.clone(),
            turns,
        }
    }

    /// The rest of the win from this position, if it is short enough and still wins. In another
    /// game, or after a detour, it might end in a repetition.
    fn rest(&self, position: &Position, most_plies: Option<u16>) -> Option<Variation> {
        let hash = position.hash();
        let turn = self.turns.iter().position(|&turn| turn == hash)?;
        let moves = &self.moves[2 * turn..];
        if moves.len() > usize::from(most_plies.unwrap_or(u16::MAX)) {
            return None;
        }
        let mut after = position.clone();
        for &mv in moves {
            after.play(mv).ok()?;
        }
        let is_win = after.outcome() == Some(Outcome::Win(position.to_move()));
        is_win.then(|| Variation {
            score: Score::win_in(moves.len() as u16),
            moves: moves.to_vec(),
        })
    }
}

impl Solitaire {
    /// A win against an opponent who has to pass, if one is known or found, and the nodes it took.
    pub(crate) fn search(
        &mut self,
        position: &Position,
        limits: &Limits,
        stopwatch: Stopwatch<'_>,
    ) -> (Option<Variation>, u64) {
        if let Some(rest) = self.plan.rest(position, limits.depth) {
            return (Some(rest), 0);
        }
        let (win, spent) = look(position, limits, stopwatch);
        if let Some(line) = &win {
            self.plan = Plan::new(position, line);
        }
        (win, spent)
    }
}

/// Searches for a win if it is this search's turn.
fn look(
    position: &Position,
    limits: &Limits,
    stopwatch: Stopwatch<'_>,
) -> (Option<Variation>, u64) {
    const COST: u64 = SOLITAIRE_COST as u64;
    let budget = limits.budget();
    let is_limited = limits.nodes.is_some() || budget.is_some();
    if is_limited && !(position.ply() / 2).is_multiple_of(SOLITAIRE_TURNS as _) {
        return (None, 0);
    }
    let most = limits.nodes.map_or(u64::MAX, |nodes| nodes / 4 * 3);
    let most = most.min(SOLITAIRE_NODES as u64);
    let end = budget.map(|budget| budget.soft / 4 * 3);
    let mut spent = 0;
    let win = win_against_passes(position, limits.depth, || {
        let is_late = end.is_some_and(|end| stopwatch.elapsed() >= end);
        let may_go_on = spent + COST <= most && !is_late && !limits.stop.is_set();
        spent += if may_go_on { COST } else { 0 };
        may_go_on
    });
    (win, spent)
}

/// A move, and the index of the one before it.
struct Step {
    mv: Move,
    before: Option<usize>,
}

/// Searches for a forced win of at most `most_plies` in which the opponent passes until the end is
/// in sight. Calls `may_go_on` before each position whose moves it examines.
fn win_against_passes(
    position: &Position,
    most_plies: Option<u16>,
    mut may_go_on: impl FnMut() -> bool,
) -> Option<Variation> {
    let attacker = position.to_move();
    position.board().find(Piece::queen(!attacker))?;
    let mut passed = position.clone();
    let _ = passed.play_null();
    if !has_to_pass(&passed) {
        return None;
    }
    let most_plies = usize::from(most_plies.unwrap_or(MAX_PLIES).min(MAX_PLIES));
    let mut steps: Vec<Step> = Vec::new();
    // Positions of the game count as seen, so that play does not go in circles from move to move.
    let mut seen: HashSet<u64> = position.recent_hashes().iter().copied().collect();
    let mut open = BinaryHeap::from([Reverse((0, None))]);
    while let Some(Reverse((_, last))) = open.pop() {
        let mut line = line_to(&steps, last);
        if line.len() >= most_plies {
            continue;
        }
        if !may_go_on() {
            break;
        }
        let mut here = position.clone();
        for &mv in &line {
            let _ = here.play_unchecked(mv);
        }
        for mv in here.legal_moves() {
            let undo = here.play_unchecked(mv);
            if seen.insert(here.hash()) {
                let fits = |end: &Vec<Move>| line.len() + 1 + end.len() <= most_plies;
                if let Some(end) = forced_end(&here).filter(fits) {
                    line.push(mv);
                    line.extend(end);
                    return Some(Variation {
                        score: Score::win_in(line.len() as u16),
                        moves: line,
                    });
                }
                if has_to_pass(&here) {
                    let pass = here.play_unchecked(Move::Pass);
                    let moves = line.len() as i32 / 2 + 1;
                    open.push(Reverse((moves + estimate(&here), Some(steps.len()))));
                    steps.push(Step { mv, before: last });
                    here.undo(pass);
                }
            }
            here.undo(undo);
        }
    }
    None
}

fn has_to_pass(position: &Position) -> bool {
    position.count_legal_moves() == 1 && position.legal_moves() == [Move::Pass]
}

/// The moves up to a step, with the passes between them.
fn line_to(steps: &[Step], last: Option<usize>) -> Vec<Move> {
    let steps =
        std::iter::successors(last, |&index| steps[index].before).map(|index| &steps[index]);
    let mut line: Vec<Move> = steps.flat_map(|step| [Move::Pass, step.mv]).collect();
    line.reverse();
    line
}

/// The rest of the game if the side to move is lost: it is over, or every reply loses immediately.
fn forced_end(position: &Position) -> Option<Vec<Move>> {
    let defender = position.to_move();
    match position.outcome() {
        Some(outcome) => return (outcome == Outcome::Win(!defender)).then(Vec::new),
        None if queen_crowd(position, defender) < 5 => return None,
        None => {}
    }
    let mut after = position.clone();
    if Prover::new(u64::MAX).defend(&mut after, 1) != Ok(false) {
        return None;
    }
    let mut end = Vec::new();
    for reply in position.legal_moves() {
        let undo = after.play_unchecked(reply);
        end = std::iter::once(reply).chain(winning_move(&after)).collect();
        after.undo(undo);
        if end.len() == 2 {
            break;
        }
    }
    Some(end)
}

/// A rough estimate of the work left for the side that plays alone: cells beside the enemy Queen to
/// fill, counted twice if no piece can reach them yet, and the distance of the pieces for them.
fn estimate(position: &Position) -> i32 {
    let attacker = position.to_move();
    let board = position.board();
    let Some(queen) = board.find(Piece::queen(!attacker)) else {
        return 0;
    };
    let rater = Rater::new(position);
    let (mut fillers, mut targets) = (PieceSet::default(), Vec::new());
    for mv in position.legal_moves() {
        if let Some((piece, to)) = mv.piece_and_target().filter(|_| rater.fills(position, mv)) {
            fillers.insert(piece);
            targets.push(to);
        }
    }
    let free = queen.neighbors().into_iter();
    let free = free.filter(|&hex| board.top(hex).is_none());
    let (reached, others): (Vec<_>, Vec<_>) = free.partition(|hex| targets.contains(hex));
    let cells = reached.len() + others.len();
    let filled = reached.len().min(fillers.len() as usize);
    // Pieces beside the Queen are in place, unless they are on top of others.
    let tops = board.tops().of(attacker);
    let pieces = tops.filter(|&piece| piece != Piece::queen(attacker));
    let places = pieces.filter_map(|piece| board.find(piece));
    let mut distances: Vec<u32> = places
        .filter(|&hex| !hex.is_beside(queen) || board.height(hex) > 1)
        .map(|hex| hex.distance(queen).saturating_sub(1))
        .collect();
    distances.sort_unstable();
    let way: u32 = distances.iter().take(cells).sum();
    SOLITAIRE_CELL * (2 * cells - filled) as i32 + SOLITAIRE_STEP * way as i32
}

#[cfg(test)]
mod tests {
    use skep_rules::{Move, Outcome, Position};

    use super::{Solitaire, win_against_passes};
    use crate::host::Stopwatch;
    use crate::{Limits, Native};

    /// The opponent has to pass in all of them, and so after most moves.
    const BOUND: [&str; 3] = [
        "Base+M ..bA1....wB1wG3/bS2bG3.wA3wS1wMwB2.bA3/.wA2wG2.wQ/..bA2.bS1/..wG1/..wS2/..bQwA1bG1/.bB1bG2/.bM/.bB2 b26 -",
        "Base .......wG2/.....wA3wG1wB1wS1/.wA2..bA1wA1.wQ/bG2..bS1...wB2/bG1bB2bA3....bA2/..bB1bG3..wG3/...bQ/...bS2/...wS2 w30 -",
        "Base .......bA2/......bS1/.....wG3wS1/..bB1bS2bG3.wG1/.....wQ/.....wA1/..bQ.wB1/.wA3bG2.wB2bG1/bA3.wA2.wS2/bB2.wG2bA1 b33 -",
    ];
    /// White can move.
    const FREE: &str =
        "Base ...wA3/...bG2/..bB2bS2wA2/.bA1wQ/.bB1wA1bS1..bA2/wS1..bG1(bQwB1)wB2 b15 wA3";

    fn position(text: &str) -> Position {
        text.parse().expect("a position string")
    }

    #[test]
    fn a_win_is_a_line_of_legal_moves_and_forced_passes() {
        for text in BOUND {
            let mut position = position(text);
            let attacker = position.to_move();
            let win = win_against_passes(&position, None, || true).expect(text);
            assert_eq!(win.score.plies_to_end(), Some(win.moves.len() as u16));
            for (index, &mv) in win.moves.iter().enumerate() {
                // A pass is legal only where it is forced. The last reply may be another move.
                let is_reply = index % 2 == 1 && index + 2 < win.moves.len();
                assert!(!is_reply || mv == Move::Pass, "{text}: {index}");
                position.play(mv).expect("a legal move");
            }
            assert_eq!(position.outcome(), Some(Outcome::Win(attacker)), "{text}");
        }
    }

    #[test]
    fn nothing_is_looked_at_if_the_opponent_can_move() {
        let never = || panic!("the opponent can move");
        assert_eq!(win_against_passes(&position(FREE), None, never), None);
    }

    #[test]
    fn a_win_is_played_to_its_end_without_looking_again() {
        let mut position = position(BOUND[1]);
        let mut solitaire = Solitaire::default();
        let stopwatch = Stopwatch::start(&Native);
        let (win, spent) = solitaire.search(&position, &Limits::default(), stopwatch);
        let win = win.expect("a win");
        assert!(spent > 0);
        let none = Limits {
            nodes: Some(0),
            ..Limits::default()
        };
        let mut turns = Vec::new();
        for (index, &mv) in win.moves.iter().enumerate() {
            if index % 2 == 0 {
                turns.push((index, position.clone()));
            }
            position.play(mv).expect("a legal move");
        }
        // To its end, and after takebacks.
        for (index, position) in turns.iter().chain(turns.iter().rev()) {
            let (rest, spent) = solitaire.search(position, &none, stopwatch);
            assert_eq!(rest.expect("a plan").moves, win.moves[*index..]);
            assert_eq!(spent, 0);
        }
        // Not where it takes more plies than the limit.
        for (index, position) in &turns {
            let plies = (win.moves.len() - index) as u16;
            let [enough, too_few] = [plies, plies - 1].map(|depth| Limits {
                depth: Some(depth),
                ..none.clone()
            });
            let (rest, _) = solitaire.search(position, &enough, stopwatch);
            assert!(rest.is_some(), "{index}");
            assert_eq!(
                solitaire.search(position, &too_few, stopwatch),
                (None, 0),
                "{index}"
            );
        }
        // After another move the plan is void.
        let mut position: Position = BOUND[1].parse().expect("a position string");
        solitaire.search(&position, &Limits::default(), stopwatch);
        let other = position
            .legal_moves()
            .into_iter()
            .find(|&mv| mv != win.moves[0]);
        position
            .play(other.expect("another move"))
            .expect("a legal move");
        assert_eq!(solitaire.search(&position, &none, stopwatch), (None, 0));
    }

    #[test]
    fn limits_are_kept() {
        let position = position(BOUND[1]);
        let full = win_against_passes(&position, None, || true).expect("a win");
        let plies = full.moves.len() as u16;
        let exact = win_against_passes(&position, Some(plies), || true);
        assert_eq!(exact, Some(full));
        let mut left = 50;
        let short = win_against_passes(&position, Some(3), || {
            left -= 1;
            left > 0
        });
        assert_eq!(short, None);
        assert_eq!(win_against_passes(&position, None, || false), None);
    }
}
