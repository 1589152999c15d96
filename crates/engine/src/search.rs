//! A worker's search of one position: iterative deepening with aspiration windows.

mod abdada;
mod eval_cache;
mod late_move_reductions;
mod move_ordering;
mod node;
mod pruning;
mod quiescence;

use std::sync::atomic::{AtomicU64, Ordering};

use skep_rules::{Move, Position};

use crate::handicap::Handicap;
use crate::host::Stopwatch;
use crate::limits::Limits;
use crate::report::{Report, Variation};
use crate::time_management::Budget;
use crate::transposition_table::TranspositionTable;
use crate::tunables::{ASPIRATION, ASPIRATION_DEPTH, ASPIRATION_LIMIT, PROOF_NODES, PROOF_PLIES};
use crate::{Network, Score};
pub(crate) use abdada::Claims;
use eval_cache::EvalCache;
use move_ordering::{Histories, Picker};
pub(crate) use move_ordering::{Rater, queen_crowd};

/// The longest line that is followed.
pub(crate) const MAX_PLY: usize = 100;

/// Shared by all workers of a search.
#[derive(Clone, Copy)]
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a TranspositionTable,
    /// What each thread is searching, if there are several.
    pub(crate) claims: Option<&'a Claims>,
    pub(crate) limits: &'a Limits,
    pub(crate) budget: Option<Budget>,
    pub(crate) handicap: Handicap,
    /// Evaluates positions besides the linear evaluation.
    pub(crate) network: Option<&'a Network>,
    /// Moves at the root that are not searched.
    pub(crate) barred: &'a [Move],
    pub(crate) stopwatch: Stopwatch<'a>,
    /// Nodes of all workers, updated now and then.
    pub(crate) nodes: &'a AtomicU64,
}

/// Nodes between two checks of clock and flag: about a millisecond.
const NODES_PER_LOOK: u64 = 512;

/// One thread's search.
pub(crate) struct Worker<'a> {
    shared: &'a Shared<'a>,
    position: Position,
    /// Hashes of the positions of the game since the latest placement, then of the line searched.
    path: Vec<u64>,
    /// From this index on, a position in `path` could recur.
    reversible: usize,
    histories: Histories,
    eval_cache: EvalCache,
    pickers: Vec<Picker>,
    lines: Vec<Vec<Move>>,
    nodes: u64,
    stopped: bool,
    /// Moves at the root that are excluded, or already reported in this iteration when several
    /// lines are wanted.
    excluded: Vec<Move>,
    /// In a proof no move is pruned or reduced, and only the end of the game counts.
    proving: bool,
    /// The number of nodes after which a proof is abandoned.
    proof_nodes: u64,
    /// The node count at which the current proof is abandoned.
    proof_end: u64,
    /// A win for which the proof has been tried without finding a quicker one.
    quickest: Option<Score>,
}

impl<'a> Worker<'a> {
    pub(crate) fn new(position: &Position, shared: &'a Shared<'a>) -> Worker<'a> {
        Worker {
            shared,
            position: position.clone(),
            path: position.recent_hashes().to_vec(),
            reversible: 0,
            histories: Histories::new(),
            eval_cache: EvalCache::new(),
            pickers: (0..=MAX_PLY).map(|_| Picker::default()).collect(),
            lines: vec![Vec::new(); MAX_PLY + 2],
            nodes: 0,
            stopped: false,
            excluded: Vec::new(),
            proving: false,
            proof_nodes: PROOF_NODES as u64,
            proof_end: 0,
            quickest: None,
        }
    }

    /// Iterative deepening: searches one ply deeper each time until a limit is reached, and reports
    /// the result of each depth.
    pub(crate) fn deepen(
        &mut self,
        first_depth: u16,
        lines: usize,
        mut report: impl FnMut(&Report),
    ) -> Option<Report> {
        let deepest = MAX_PLY as u16 - 10;
        let last_depth = self
            .shared
            .limits
            .depth
            .map_or(deepest, |depth| depth.clamp(1, deepest));
        let mut latest: Option<Report> = None;
        for depth in first_depth..=last_depth {
            let before = latest
                .as_ref()
                .map(|report| report.variations.clone())
                .unwrap_or_default();
            let variations = self.best_lines(depth, lines, &before);
            let complete = !self.stopped;
            if !complete
                && (variations.is_empty()
                    || latest.is_some() && !self.improves(&variations, &before))
            {
                break;
            }
            let found = Report {
                depth,
                nodes: self.total_nodes(),
                time: self.shared.stopwatch.elapsed(),
                variations,
            };
            report(&found);
            let (is_decided, are_all_decided) = (found.is_decided(), found.are_all_decided());
            latest = Some(found);
            if is_decided && self.shared.handicap.is_none() {
                self.shorten_win(latest.as_mut(), &mut report);
            }
            if !complete || are_all_decided || self.has_no_time_for_more() {
                break;
            }
        }
        if let Some(report) = &mut latest {
            (report.nodes, report.time) = (self.total_nodes(), self.shared.stopwatch.elapsed());
        }
        latest
    }

    /// Pruning and reductions may have hidden a quicker win than the one found. This proves that
    /// there is none, or finds it, if that takes few enough nodes.
    fn shorten_win(&mut self, latest: Option<&mut Report>, mut report: impl FnMut(&Report)) {
        let Some(latest) = latest else {
            return;
        };
        let win = latest.variations.first().map(|best| best.score);
        let Some(win) = win.filter(|score| score.is_win() && self.quickest != Some(*score)) else {
            return;
        };
        self.quickest = Some(win);
        let most = win.plies_to_end().unwrap_or(0).min(PROOF_PLIES as u16 + 1);
        self.excluded.clear();
        self.proving = true;
        self.proof_end = self.nodes + self.proof_nodes;
        for plies in (1..most).step_by(2) {
            self.lines[0].clear();
            let longer = Score::win_in(plies + 1);
            let score = self.search_root(plies, longer, Score::MAX);
            if self.stopped {
                break;
            }
            // A longer win may be known from another proof. It does not answer this question, and
            // comes without its moves.
            if score > longer {
                let moves = self.lines[0].clone();
                latest.put_first(Variation { score, moves });
                latest.nodes = self.total_nodes();
                latest.time = self.shared.stopwatch.elapsed();
                report(latest);
                // The search itself may find the longer one again.
                self.quickest = None;
                break;
            }
        }
        self.proving = false;
        // Abandoning the proof does not end the search for other lines.
        if self.nodes >= self.proof_end {
            self.stopped = false;
        }
    }

    /// An interrupted iteration still counts if it has settled on a first move.
    fn improves(&self, variations: &[Variation], before: &[Variation]) -> bool {
        match (variations.first(), before.first()) {
            (Some(new), Some(old)) => {
                variations.len() >= before.len()
                    && (new.moves.first() != old.moves.first() || new.score >= old.score)
            }
            (new, _) => new.is_some(),
        }
    }

    fn best_lines(&mut self, depth: u16, lines: usize, before: &[Variation]) -> Vec<Variation> {
        self.excluded.clear();
        self.excluded.extend_from_slice(self.shared.barred);
        let mut variations = Vec::new();
        for index in 0..lines {
            let guess = before.get(index).map(|variation| variation.score);
            let Some(variation) = self.best_line(depth, guess) else {
                break;
            };
            self.excluded.extend(variation.moves.first());
            variations.push(variation);
            if self.stopped {
                break;
            }
        }
        variations.sort_by_key(|variation| std::cmp::Reverse(variation.score));
        variations
    }

    /// The best line not yet excluded. Aspiration window: the search starts with a narrow window
    /// around the guess, and widens it until the score is inside.
    fn best_line(&mut self, depth: u16, guess: Option<Score>) -> Option<Variation> {
        let mut width = ASPIRATION;
        let (mut alpha, mut beta) = match guess {
            Some(guess) if i32::from(depth) >= ASPIRATION_DEPTH => {
                (guess.plus(-width), guess.plus(width))
            }
            _ => (Score::MIN, Score::MAX),
        };
        let mut kept: Option<Variation> = None;
        loop {
            self.lines[0].clear();
            let score = self.search_root(depth, alpha, beta);
            let moves = self.lines[0].clone();
            if !moves.is_empty() && (!self.stopped || score > alpha) {
                kept = Some(Variation { score, moves });
            }
            if self.stopped {
                return kept;
            }
            width *= 2;
            if score <= alpha && alpha > Score::MIN {
                alpha = if width > ASPIRATION_LIMIT {
                    Score::MIN
                } else {
                    score.plus(-width)
                };
            } else if score >= beta && beta < Score::MAX {
                beta = if width > ASPIRATION_LIMIT {
                    Score::MAX
                } else {
                    score.plus(width)
                };
            } else {
                return kept;
            }
        }
    }

    fn play(&mut self, mv: Move) -> (skep_rules::Undo, usize) {
        let undo = self.position.play_unchecked(mv);
        let reversible = self.reversible;
        if matches!(mv, Move::Place { .. }) {
            self.reversible = self.path.len();
        }
        self.path.push(self.position.hash());
        (undo, reversible)
    }

    fn undo(&mut self, (undo, reversible): (skep_rules::Undo, usize)) {
        self.position.undo(undo);
        self.path.pop();
        self.reversible = reversible;
    }

    /// The static evaluation of the current position.
    fn static_eval(&mut self) -> Score {
        let Shared {
            handicap, network, ..
        } = self.shared;
        let position = &self.position;
        self.eval_cache
            .get(position.hash(), || handicap.static_eval(position, *network))
    }

    /// Whether the current position has occurred before, in the game or in the line.
    fn is_repeated(&self) -> bool {
        let Some((present, before)) = self.path.split_last() else {
            return false;
        };
        before[self.reversible.min(before.len())..].contains(present)
    }

    /// Counts a node, and checks the limits now and then.
    fn count_node(&mut self) {
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_PER_LOOK) {
            self.shared
                .nodes
                .fetch_add(NODES_PER_LOOK, Ordering::Relaxed);
            self.stopped |= self.shared.limits.stop.is_set();
            let is_late = |budget: Budget| {
                // The move is found. How quickly it wins is not worth extra time.
                let end = if self.proving {
                    budget.soft
                } else {
                    budget.hard
                };
                self.shared.stopwatch.elapsed() >= end
            };
            self.stopped |= self.shared.budget.is_some_and(is_late);
        }
        self.stopped |= self.proving && self.nodes >= self.proof_end;
        self.stopped |= self
            .shared
            .limits
            .nodes
            .is_some_and(|nodes| self.total_nodes() >= nodes);
    }

    fn total_nodes(&self) -> u64 {
        self.shared.nodes.load(Ordering::Relaxed) + self.nodes % NODES_PER_LOOK
    }

    /// Whether another depth is not worth its time, or will not change the move.
    fn has_no_time_for_more(&self) -> bool {
        self.shared.budget.is_some_and(|budget| {
            self.shared.stopwatch.elapsed() >= budget.soft || self.position.count_legal_moves() == 1
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU64;
    use std::time::Duration;

    use skep_rules::{Move, Position};

    use super::{Shared, Worker};
    use crate::handicap::Handicap;
    use crate::host::Stopwatch;
    use crate::report::{Report, Variation};
    use crate::transposition_table::TranspositionTable;
    use crate::{Level, Limits, Native, Score};

    /// Forced wins in three moves, from the suite in `crates/lab/tests/data`.
    const WINS_IN_THREE: [&str; 3] = [
        "Base+L ...wL/..(wQwB1)bQwG1/..bS1/wG2wG3 w7 -",
        "Base ...wA3/...bG2/..bB2bS2wA2/.bA1wQ/.bB1wA1bS1..bA2/wS1..bG1(bQwB1)wB2 b15 wA3",
        "Base+LP ...wA3/...bS1/(bQwB2)..wA1/bA1..bL/wG1.bA2/wB1wQbB1wA2/bB2bA3 b14 wA3",
    ];

    fn shared<'a>(
        table: &'a TranspositionTable,
        limits: &'a Limits,
        nodes: &'a AtomicU64,
    ) -> Shared<'a> {
        Shared {
            table,
            claims: None,
            limits,
            budget: None,
            handicap: Handicap::new(Level::FULL, 0),
            network: None,
            barred: &[],
            stopwatch: Stopwatch::start(&Native),
            nodes,
        }
    }

    #[test]
    fn a_proof_that_is_given_up_does_not_end_the_search() {
        for text in WINS_IN_THREE {
            let position: Position = text.parse().expect("a position string");
            let limits = Limits {
                depth: Some(6),
                ..Limits::default()
            };
            let (table, nodes) = (
                TranspositionTable::new(16).expect("memory"),
                AtomicU64::new(0),
            );
            let shared = shared(&table, &limits, &nodes);
            let mut worker = Worker::new(&position, &shared);
            worker.proof_nodes = 10;
            let report = worker.deepen(1, 2, |_| ()).expect("a report");
            assert!(report.is_decided(), "{text}");
            assert_eq!((report.depth, report.variations.len()), (6, 2), "{text}");
        }
    }

    /// White wins in three moves while Black has to pass twice. Passes cost no depth, so depth 3 is enough.
    #[test]
    fn a_forced_pass_costs_no_depth() {
        let text = "Base ......wG1wB1/.wA2..bA1wG2.wQ/bG2..bS1...wB2/bG1bB2bA3....bA2/..bB1bG3wA1.wG3/...bQ.wS1/..wA3bS2/...wS2 w35 -";
        let position: Position = text.parse().expect("a position string");
        let limits = Limits {
            depth: Some(3),
            ..Limits::default()
        };
        let (table, nodes) = (
            TranspositionTable::new(16).expect("memory"),
            AtomicU64::new(0),
        );
        let shared = shared(&table, &limits, &nodes);
        let report = Worker::new(&position, &shared).deepen(1, 1, |_| ());
        let best = &report.expect("a report").variations[0];
        assert_eq!(best.score, Score::win_in(5));
        assert_eq!(best.moves.len(), 5);
        assert_eq!((best.moves[1], best.moves[3]), (Move::Pass, Move::Pass));
    }

    /// A proof by another thread or an earlier search leaves its scores in the table.
    #[test]
    fn a_win_that_is_proved_again_has_its_moves() {
        for text in WINS_IN_THREE {
            let position: Position = text.parse().expect("a position string");
            let table = TranspositionTable::new(16).expect("memory");
            for round in 0..3 {
                let (limits, nodes) = (Limits::default(), AtomicU64::new(0));
                let shared = shared(&table, &limits, &nodes);
                let mut latest = Report {
                    depth: 9,
                    nodes: 0,
                    time: Duration::ZERO,
                    variations: vec![Variation {
                        score: Score::win_in(9),
                        moves: position.legal_moves(),
                    }],
                };
                Worker::new(&position, &shared).shorten_win(Some(&mut latest), |_| ());
                let best = &latest.variations[0];
                assert_eq!(best.score, Score::win_in(5), "{text}, round {round}");
                assert!(!best.moves.is_empty(), "{text}, round {round}");
            }
        }
    }
}
