//! One node of the principal variation search: the score of a position to a depth, within a window.

use skep_rules::{Move, Outcome, Piece};

use super::late_move_reductions::reduction;
use super::move_ordering::{Context, Picked, queen_crowd};
use super::pruning::is_hopeless;
use super::{MAX_PLY, Worker};
use crate::Score;
use crate::transposition_table::{Bound, Entry, PackedMove};
use crate::tunables::CLEARLY_WON;

/// Where in the tree a node is, and what it is asked.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) alpha: Score,
    pub(super) beta: Score,
    pub(super) depth: i32,
    pub(super) ply: usize,
    /// On the principal variation as far as is known: nothing is pruned there.
    pub(super) is_pv: bool,
    /// After a pass, forced or as a null move, another null move proves nothing.
    pub(super) after_pass: bool,
    /// The move that led here; `None` at the root, or after a pass.
    pub(super) before: Option<Move>,
}

impl Node {
    /// What move ordering depends on.
    const fn context(&self) -> Context {
        Context {
            ply: self.ply,
            before: self.before,
        }
    }
}

/// How crowded the Queens are, which makes a position sharp.
pub(super) struct Danger {
    own: u32,
    pub(super) enemy: u32,
}

impl Danger {
    /// One more piece could end the game.
    pub(super) const fn is_acute(&self) -> bool {
        self.own >= 5 || self.enemy >= 5
    }
}

/// What is known about a node before its moves are searched.
struct Facts {
    /// The best move of an earlier search, from the transposition table.
    hash_move: Option<PackedMove>,
    /// The static evaluation.
    eval: Score,
    danger: Danger,
    /// Whether the static evaluation may be used to prune the node or some of its moves.
    may_prune: bool,
}

/// The result of searching the moves of a node.
struct Found {
    score: Score,
    /// The move that raised alpha, if one did.
    best_move: Option<Move>,
    /// How many moves were searched.
    searched: usize,
    /// How many legal moves there are.
    legal: usize,
}

/// Separates the table entries of proofs from those of the heuristic search.
const PROOF: u64 = skep_rules::GOLDEN_GAMMA;

impl Worker<'_> {
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
    pub(super) fn search(&mut self, mut node: Node) -> Score {
        self.lines[node.ply].clear();
        // 1. At the horizon: quiescence search.
        if node.depth <= 0 || node.ply >= MAX_PLY {
            return self.search_horizon(&node);
        }
        self.count_node();

        // 2. The game is over, the position is repeated, or the window is empty.
        if node.ply > 0
            && let Some(score) = self.settle(&mut node)
        {
            return score;
        }

        // 3. The transposition table may know the position, deeply enough.
        let hash = self.table_key();
        let known = self.shared.table.get(hash);
        if let Some(score) = known.and_then(|entry| table_cutoff(&entry, &node)) {
            return score;
        }

        // 4. Reverse futility pruning and null move pruning: the node as a whole.
        let facts = self.assess(&node, known.as_ref());
        if facts.may_prune
            && let Some(score) = self.prune(&node, facts.eval)
        {
            return score;
        }

        // 5. The moves, the most promising first.
        let found = self.search_moves(&node, &facts);
        if found.searched == 0 {
            // The game is over, or a handicap or the caller leaves all moves out.
            return match node.ply {
                _ if found.legal == 0 => Score::DRAW,
                0 => Score::MIN,
                _ => facts.eval,
            };
        }

        // 6. Store the result.
        let is_first_line = self.excluded.len() == self.shared.barred.len();
        if !self.stopped && (node.ply > 0 || is_first_line) {
            self.shared
                .table
                .put(hash, table_entry(&node, &facts, &found));
        }
        found.score
    }

    /// The score of a node at the horizon. A proof counts only the end of the game.
    fn search_horizon(&mut self, node: &Node) -> Score {
        if self.proving {
            self.ended(node.ply).unwrap_or(Score::DRAW)
        } else {
            self.quiesce(node.alpha, node.beta, node.ply, 0)
        }
    }

    /// The score of a node below the root that needs no search.
    fn settle(&self, node: &mut Node) -> Option<Score> {
        if let Some(score) = self.ended(node.ply) {
            return Some(score);
        }
        if self.stopped {
            return Some(Score::DRAW);
        }
        // Mate distance pruning: no line from here is better than the quickest win, or worse than the
        // quickest loss.
        node.alpha = node.alpha.max(Score::loss_in(node.ply as u16));
        node.beta = node.beta.min(Score::win_in(node.ply as u16 + 1));
        (node.alpha >= node.beta).then_some(node.alpha)
    }

    /// The key of the position in the transposition table. It includes the handicap, because scores
    /// depend on it.
    fn table_key(&self) -> u64 {
        let apart = if self.proving { PROOF } else { 0 };
        self.position.hash() ^ self.shared.handicap.key() ^ apart
    }

    fn assess(&mut self, node: &Node, known: Option<&Entry>) -> Facts {
        let danger = self.danger();
        let eval = match known {
            Some(entry) => entry.eval,
            None if self.proving => Score::DRAW,
            None => self.static_eval(),
        };
        let is_settled = node.beta.value().abs() > CLEARLY_WON;
        Facts {
            hash_move: known.and_then(|entry| entry.best),
            eval,
            may_prune: !node.is_pv && !danger.is_acute() && !is_settled && !self.proving,
            danger,
        }
    }

    /// Searches the moves until one causes a beta cutoff.
    fn search_moves(&mut self, node: &Node, facts: &Facts) -> Found {
        let mut picker = std::mem::take(&mut self.pickers[node.ply]);
        picker.fill(
            &self.position,
            facts.hash_move,
            &self.histories,
            &node.context(),
        );
        let mut found = Found {
            score: Score::MIN,
            best_move: None,
            searched: 0,
            legal: picker.len(),
        };
        let mut alpha = node.alpha;
        let mut tried: Vec<Move> = Vec::new();
        while let Some(picked) = picker.pick() {
            if self.is_left_out(node, picked.mv) {
                continue;
            }
            // The last move of a proof has to win.
            if self.proving && node.depth == 1 && !self.may_win(&picked, &facts.danger) {
                found.score = found.score.max(Score::DRAW);
                found.searched += 1;
                continue;
            }
            // Futility and late move pruning: this move, and all that come after it.
            if facts.may_prune
                && !found.score.is_loss()
                && found.searched > 0
                && is_hopeless(node, &picked, found.searched, facts.eval, alpha)
            {
                picker.skip_rest();
                continue;
            }
            let played = self.play(picked.mv);
            // ABDADA: a move that another thread is searching comes later, when its score may be known.
            let claim = self.claim(node.depth);
            if found.searched > 0 && !picked.is_deferred && claim.is_taken() {
                self.undo(played);
                picker.defer(picked);
                continue;
            }
            claim.take();
            let score = self.search_move(node, &picked, found.searched, alpha, &facts.danger);
            claim.release();
            self.undo(played);
            found.searched += 1;
            if self.stopped {
                break;
            }
            found.score = found.score.max(score);
            if score > alpha {
                alpha = score;
                found.best_move = Some(picked.mv);
                self.keep_line(node.ply, picked.mv);
            }
            // Beta cutoff.
            if alpha >= node.beta {
                self.histories
                    .reward(&picked, &tried, &node.context(), node.depth);
                break;
            }
            tried.push(picked.mv);
        }
        self.pickers[node.ply] = picker;
        found
    }

    /// Whether a move is skipped: at the root because its line is already reported, below it
    /// because a handicap makes the player overlook it.
    fn is_left_out(&self, node: &Node, mv: Move) -> bool {
        if node.ply == 0 {
            self.excluded.contains(&mv)
        } else {
            self.shared.handicap.overlooks(&self.position, mv)
        }
    }

    /// Searches the position after a move. The first move gets the full window. The others get a null
    /// window, which only asks whether they are better; late ones are reduced, too.
    fn search_move(
        &mut self,
        node: &Node,
        picked: &Picked,
        searched: usize,
        alpha: Score,
        danger: &Danger,
    ) -> Score {
        // A pass is legal only if there is no other move. It decides nothing, so it costs no depth.
        // A line of passes still ends: two of them repeat the position. A proof counts plies.
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

    /// Whether the move could win immediately: it fills the last cell beside the Queen, or throws
    /// the Queen herself.
    fn may_win(&self, picked: &Picked, danger: &Danger) -> bool {
        let queen = Piece::queen(!self.position.to_move());
        let moves_her = |(piece, _)| piece == queen;
        danger.enemy == 5 && picked.fills || picked.mv.piece_and_target().is_some_and(moves_her)
    }

    /// The score of a position in which the game is over or repeated.
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

    /// Records the principal variation from here: this move, then the best line after it.
    fn keep_line(&mut self, ply: usize, mv: Move) {
        let (head, tail) = self.lines.split_at_mut(ply + 1);
        head[ply].clear();
        head[ply].push(mv);
        head[ply].extend_from_slice(&tail[0]);
    }
}

/// The score of a known position, if it answers the question asked.
fn table_cutoff(entry: &Entry, node: &Node) -> Option<Score> {
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

/// What the transposition table should store for a node.
fn table_entry(node: &Node, facts: &Facts, found: &Found) -> Entry {
    let bound = match found.score {
        score if score >= node.beta => Bound::Lower,
        score if score > node.alpha => Bound::Exact,
        _ => Bound::Upper,
    };
    Entry {
        best: found
            .best_move
            .and_then(PackedMove::new)
            .or(facts.hash_move),
        score: found.score.seen_from_here(node.ply as u16),
        eval: facts.eval,
        depth: node.depth as u8,
        bound,
    }
}
