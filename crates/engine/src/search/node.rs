//! One node of the search: the score of a position to a depth, within a window.

use skep_rules::{Move, Outcome, Piece};

use super::order::{Context, Picked, queen_crowd};
use super::{Busy, MAX_PLY, Worker};
use crate::Score;
use crate::table::{Bound, Entry, PackedMove};
use crate::tunables::{
    CLAIM_DEPTH, CLEARLY_WON, FUTILITY_BASE, FUTILITY_DEPTH, FUTILITY_MARGIN, LATE_MOVE_BASE,
    LATE_MOVE_BEST_LINE, LATE_MOVE_DEPTH, LATE_MOVE_HISTORY, LATE_MOVE_KILLER, LATE_MOVE_SCALE,
    LATE_MOVE_WON, LATE_PRUNING_BASE, LATE_PRUNING_DEPTH, LATE_PRUNING_SCALE, NULL_MOVE_CHOICE,
    NULL_MOVE_DEPTH, NULL_MOVE_REDUCTION, REVERSE_FUTILITY_DEPTH, REVERSE_FUTILITY_MARGIN,
    WON_CROWD,
};

/// Where in the tree a node stands, and what is asked of it.
#[derive(Clone, Copy)]
struct Node {
    alpha: Score,
    beta: Score,
    depth: i32,
    ply: usize,
    /// On the best line as far as is known: nothing is pruned there.
    is_pv: bool,
    /// After a pass, forced or a null move, another one proves nothing.
    after_pass: bool,
    /// The move that led here; none at the root, or after such a pass.
    before: Option<Move>,
}

impl Node {
    /// What moves are rated by.
    const fn context(&self) -> Context {
        Context {
            ply: self.ply,
            before: self.before,
        }
    }
}

/// How crowded the Queens are: what makes a position sharp.
struct Danger {
    own: u32,
    enemy: u32,
}

impl Danger {
    /// One more piece could end the game.
    const fn is_acute(&self) -> bool {
        self.own >= 5 || self.enemy >= 5
    }
}

/// What a proof knows of a position is kept apart from what a search guesses.
const PROOF: u64 = 0x9e37_79b9_7f4a_7c15;

impl<'a> Worker<'a> {
    pub(super) fn search_root(&mut self, depth: u16, alpha: Score, beta: Score) -> Score {
        self.search(Node {
            alpha,
            beta,
            depth: i32::from(depth),
            ply: 0,
            is_pv: true,
            after_pass: false,
            before: None,
        })
    }

    /// Principal variation search, fail-soft.
    fn search(&mut self, mut node: Node) -> Score {
        self.lines[node.ply].clear();
        // 1. At the end of the line only the attack on the Queen is followed.
        if node.depth <= 0 || node.ply >= MAX_PLY {
            return if self.proving {
                self.ended(node.ply).unwrap_or(Score::DRAW)
            } else {
                self.quiesce(node.alpha, node.beta, node.ply, 0)
            };
        }
        self.count_node();
        if node.ply > 0 {
            // 2. The game may be over, or go round in circles.
            if let Some(score) = self.ended(node.ply) {
                return score;
            }
            if self.stopped {
                return Score::DRAW;
            }
            // 3. No line from here is better than the quickest win, or worse than the quickest loss.
            node.alpha = node.alpha.max(Score::loss_in(node.ply as u16));
            node.beta = node.beta.min(Score::win_in(node.ply as u16 + 1));
            if node.alpha >= node.beta {
                return node.alpha;
            }
        }

        // 4. The position may be known already, deeply enough.
        let apart = if self.proving { PROOF } else { 0 };
        let hash = self.position.hash() ^ self.shared.sight.key() ^ apart;
        let known = self.shared.table.get(hash);
        if let Some(score) = known.and_then(|entry| cutoff(&entry, &node)) {
            return score;
        }

        // 5. What it looks like without searching.
        let danger = self.danger();
        let eval = match known {
            Some(entry) => entry.eval,
            None if self.proving => Score::DRAW,
            None => self.judge(),
        };

        // 6. Standing so far above beta that it will hardly be lost in a few plies.
        let is_settled = node.beta.value().abs() > CLEARLY_WON;
        let may_prune = !node.is_pv && !danger.is_acute() && !is_settled && !self.proving;
        if may_prune
            && node.depth <= REVERSE_FUTILITY_DEPTH
            && eval >= node.beta.plus(REVERSE_FUTILITY_MARGIN * node.depth)
        {
            return eval;
        }

        // 7. If even a pass keeps the score above beta, a move will too.
        if may_prune && let Some(score) = self.try_null_move(&node, eval) {
            return score;
        }

        // 8. The moves, the most promising first.
        let mut picker = std::mem::take(&mut self.pickers[node.ply]);
        let best_known = known.and_then(|entry| entry.best);
        picker.fill(&self.position, best_known, &self.histories, &node.context());
        let count = picker.len();
        let (mut best, mut best_move, mut alpha) = (Score::MIN, None, node.alpha);
        let mut tried: Vec<Move> = Vec::new();
        let mut searched = 0;
        while let Some(picked) = picker.pick() {
            // 9. Some moves are left out: at the root those already reported; further on, at a lower
            // level, those that do not come to mind.
            let is_left_out = if node.ply == 0 {
                self.excluded.contains(&picked.mv)
            } else {
                self.shared.sight.overlooks(&self.position, picked.mv)
            };
            if is_left_out {
                continue;
            }
            // At the end of a proof those that cannot win.
            if self.proving && node.depth == 1 && !self.may_win(&picked, &danger) {
                best = best.max(Score::DRAW);
                searched += 1;
                continue;
            }
            // Late and quiet ones near the end of the line, and with one all that come after it.
            if may_prune
                && !best.is_loss()
                && searched > 0
                && is_hopeless(&node, &picked, searched, eval, alpha)
            {
                picker.skip_rest();
                continue;
            }
            let played = self.play(picked.mv);
            // ABDADA: what another thread is looking at comes later, when it may be known.
            let claim = self.claim(&node);
            let is_claimed = claim.is_some_and(|(busy, key)| busy.contains(key));
            if searched > 0 && !picked.is_deferred && is_claimed {
                self.undo(played);
                picker.defer(picked);
                continue;
            }
            claim.inspect(|(busy, key)| busy.insert(*key));
            let score = self.search_move(&node, &picked, searched, alpha, &danger);
            claim.inspect(|(busy, key)| busy.remove(*key));
            self.undo(played);
            searched += 1;
            if self.stopped {
                break;
            }
            // 10. Keep the best; a score above beta ends the node.
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_move = Some(picked.mv);
                    self.keep_line(node.ply, picked.mv);
                }
            }
            if alpha >= node.beta {
                self.histories
                    .reward(&picked, &tried, &node.context(), node.depth);
                break;
            }
            tried.push(picked.mv);
        }
        self.pickers[node.ply] = picker;
        if searched == 0 {
            // All moves of the root are excluded, or all others overlooked; or the game is over.
            return match node.ply {
                _ if count == 0 => Score::DRAW,
                0 => Score::MIN,
                _ => eval,
            };
        }

        // 11. Remember it.
        let is_first_line = self.excluded.len() == self.shared.barred.len();
        if !self.stopped && (node.ply > 0 || is_first_line) {
            let bound = match best {
                score if score >= node.beta => Bound::Lower,
                score if score > node.alpha => Bound::Exact,
                _ => Bound::Upper,
            };
            let best_move = best_move.and_then(PackedMove::new).or(best_known);
            let score = best.seen_from_here(node.ply as u16);
            self.shared.table.put(
                hash,
                Entry {
                    best: best_move,
                    score,
                    eval,
                    depth: node.depth as u8,
                    bound,
                },
            );
        }
        best
    }

    /// Searches the position after a move: the first in the full window, the others in a null
    /// window that only asks whether they are better, late ones less deep.
    fn search_move(
        &mut self,
        node: &Node,
        picked: &Picked,
        searched: usize,
        alpha: Score,
        danger: &Danger,
    ) -> Score {
        // A pass is legal only if there is no other move. It decides nothing, so it costs no depth.
        // After two of them the position is repeated, so a line of passes ends. A proof counts plies.
        let is_pass = picked.mv == Move::Pass;
        let full = Node {
            alpha: -node.beta,
            beta: -alpha,
            depth: node.depth - i32::from(!is_pass || self.proving),
            ply: node.ply + 1,
            is_pv: node.is_pv,
            after_pass: is_pass,
            before: Some(picked.mv),
        };
        if searched == 0 {
            return -self.search(full);
        }
        let narrow = Node {
            alpha: -alpha.plus(1),
            is_pv: false,
            ..full
        };
        let reduction = if self.proving {
            0
        } else {
            reduction(node, picked, searched, danger, &self.histories)
        };
        let mut score = -self.search(Node {
            depth: narrow.depth - reduction,
            ..narrow
        });
        if score > alpha && reduction > 0 {
            score = -self.search(narrow);
        }
        if score > alpha && score < node.beta && node.is_pv {
            score = -self.search(full);
        }
        score
    }

    fn try_null_move(&mut self, node: &Node, eval: Score) -> Option<Score> {
        let own_queen = self
            .position
            .board()
            .find(Piece::queen(self.position.to_move()));
        if node.depth < NULL_MOVE_DEPTH
            || node.after_pass
            || eval < node.beta
            || own_queen.is_none()
        {
            return None;
        }
        // With hardly a move left, having to move may be the trouble itself.
        if self.position.count_legal_moves() < NULL_MOVE_CHOICE as u64 {
            return None;
        }
        let undo = self.position.play_null();
        self.path.push(self.position.hash());
        let depth = node.depth - 1 - NULL_MOVE_REDUCTION - node.depth / 3;
        let (alpha, beta) = (-node.beta, -node.beta.plus(-1));
        let score = -self.search(Node {
            alpha,
            beta,
            depth,
            ply: node.ply + 1,
            is_pv: false,
            after_pass: true,
            before: None,
        });
        self.path.pop();
        self.position.undo(undo);
        if self.stopped || score < node.beta {
            return None;
        }
        Some(if score.is_win() { node.beta } else { score })
    }

    /// The name under which other threads know that the position after a move is being looked at;
    /// `None` if there are none, or it is too little work to tell.
    fn claim(&self, node: &Node) -> Option<(&'a Busy, u64)> {
        let busy = self.shared.busy.filter(|_| node.depth >= CLAIM_DEPTH)?;
        let salt = (node.depth as u64).wrapping_mul(PROOF);
        Some((busy, self.position.hash() ^ salt))
    }

    /// Whether the move could end the game with a win: one move fills one place, unless it throws the
    /// Queen herself.
    fn may_win(&self, picked: &Picked, danger: &Danger) -> bool {
        let queen = Piece::queen(!self.position.to_move());
        let moves_her = |(piece, _)| piece == queen;
        danger.enemy == 5 && picked.fills || picked.mv.piece_and_target().is_some_and(moves_her)
    }

    /// The score of a position in which the game is over or repeats itself.
    pub(super) fn ended(&self, ply: usize) -> Option<Score> {
        match self.position.outcome() {
            Some(Outcome::Win(color)) if color == self.position.to_move() => {
                Some(Score::win_in(ply as u16))
            }
            Some(Outcome::Win(_)) => Some(Score::loss_in(ply as u16)),
            Some(Outcome::Draw(_)) => Some(Score::DRAW),
            None => self.is_repeated().then_some(Score::DRAW),
        }
    }

    fn danger(&self) -> Danger {
        let color = self.position.to_move();
        Danger {
            own: queen_crowd(&self.position, color),
            enemy: queen_crowd(&self.position, !color),
        }
    }

    /// The best line from here is this move, and then the best line after it.
    fn keep_line(&mut self, ply: usize, mv: Move) {
        let (head, tail) = self.lines.split_at_mut(ply + 1);
        head[ply].clear();
        head[ply].push(mv);
        head[ply].extend_from_slice(&tail[0]);
    }
}

/// The score of a known position, if it settles the question asked.
fn cutoff(entry: &Entry, node: &Node) -> Option<Score> {
    if node.is_pv || i32::from(entry.depth) < node.depth {
        return None;
    }
    let score = entry.score.seen_from_root(node.ply as u16);
    match entry.bound {
        Bound::Exact => Some(score),
        Bound::Lower => (score >= node.beta).then_some(score),
        Bound::Upper => (score <= node.alpha).then_some(score),
    }
}

fn is_hopeless(node: &Node, picked: &Picked, searched: usize, eval: Score, alpha: Score) -> bool {
    if picked.fills || picked.is_remembered || alpha.is_loss() {
        return false;
    }
    let late = node.depth <= LATE_PRUNING_DEPTH
        && searched as i32 > LATE_PRUNING_BASE + LATE_PRUNING_SCALE * node.depth * node.depth;
    let margin = FUTILITY_BASE + FUTILITY_MARGIN * node.depth;
    late || node.depth <= FUTILITY_DEPTH && eval.plus(margin) <= alpha
}

/// By how many plies a late move is searched less deep.
fn reduction(
    node: &Node,
    picked: &Picked,
    searched: usize,
    danger: &Danger,
    histories: &super::Histories,
) -> i32 {
    if node.depth < LATE_MOVE_DEPTH || searched < 2 || picked.fills || danger.is_acute() {
        return 0;
    }
    let logs = f64::from(node.depth).ln() * (searched as f64).ln();
    let mut hundredths = LATE_MOVE_BASE + (f64::from(LATE_MOVE_SCALE) * logs) as i32;
    hundredths -= histories.of(picked.mv, node.before) * 100 / LATE_MOVE_HISTORY;
    hundredths -= if node.is_pv { LATE_MOVE_BEST_LINE } else { 0 };
    // What is left to find is the win itself, which may begin quietly.
    let is_won = node.alpha.value() >= CLEARLY_WON && danger.enemy as i32 >= WON_CROWD;
    hundredths -= if is_won { LATE_MOVE_WON } else { 0 };
    hundredths -= if histories.is_killer(picked.mv, node.ply) {
        LATE_MOVE_KILLER
    } else {
        0
    };
    (hundredths / 100).clamp(0, node.depth - 1)
}
