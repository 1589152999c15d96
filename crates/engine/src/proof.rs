//! Proves forced wins from the rules alone, without evaluation or pruning.
//!
//! The side to move wins in `n` moves of its own if one of them surrounds the enemy Queen, or if
//! `n` is at least 2 and one of them leaves the opponent only replies that lose at once or after
//! which `n - 1` moves are enough. All moves of both sides are considered, so the result is exact;
//! move ordering and memory only save time.
//!
//! Repetition (R6.4) can be ignored. Along a quickest win, the number of moves left falls with
//! every turn, so no position recurs. And where there is no win without the rule, an additional
//! draw for the opponent does not create one. So the result holds for a game that begins with the
//! position.

use std::collections::HashMap;

use skep_rules::{Bug, Color, Hex, Move, Outcome, Piece, Position};

/// The quickest forced win of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForcedWin {
    /// The most moves that the winner needs.
    pub moves: u8,
    /// All first moves that win in that many moves.
    pub first_moves: Vec<Move>,
}

/// The prover has reached its limit of positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfNodes;

/// Searches for forced wins, and remembers what it has found.
pub struct Prover {
    /// By hash. Two positions with the same 64-bit hash would be confused.
    known: HashMap<u64, Bounds>,
    /// For each number of moves left, the move that last won and the reply that last held.
    latest: [Latest; Prover::MAX_MOVES as usize + 1],
    nodes: u64,
    node_limit: u64,
}

/// What is known about the length of a win.
#[derive(Clone, Copy)]
struct Bounds {
    /// This many moves are not enough.
    too_few: u8,
    /// This many moves are enough.
    enough: u8,
}

impl Bounds {
    const UNKNOWN: Bounds = Bounds {
        too_few: 0,
        enough: u8::MAX,
    };
}

#[derive(Clone, Copy, Default)]
struct Latest {
    win: Option<Move>,
    defence: Option<Move>,
}

impl Prover {
    /// The longest wins that are searched for.
    pub const MAX_MOVES: u8 = 8;

    /// A prover that gives up after this many positions.
    pub fn new(node_limit: u64) -> Prover {
        Prover {
            known: HashMap::new(),
            latest: [Latest::default(); Prover::MAX_MOVES as usize + 1],
            nodes: 0,
            node_limit,
        }
    }

    /// How many positions it has looked at.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The quickest win of the side to move, if it has one in at most `most` moves. Games with an
    /// unplaced Queen are not searched.
    ///
    /// # Errors
    /// If the node limit is reached.
    pub fn quickest_win(
        &mut self,
        position: &Position,
        most: u8,
    ) -> Result<Option<ForcedWin>, OutOfNodes> {
        for moves in 1..=most {
            if self.wins(position, moves)? {
                let first_moves = self.first_moves(position, moves)?;
                return Ok(Some(ForcedWin { moves, first_moves }));
            }
        }
        Ok(None)
    }

    /// Whether the side to move wins in at most this many moves.
    ///
    /// # Errors
    /// If the node limit is reached.
    pub fn wins(&mut self, position: &Position, moves: u8) -> Result<bool, OutOfNodes> {
        assert!(moves <= Prover::MAX_MOVES);
        let queens = [Color::White, Color::Black].map(Piece::queen);
        let placed = |queen| position.board().find(queen).is_some();
        if position.outcome().is_some() || !queens.into_iter().all(placed) {
            return Ok(false);
        }
        self.attack(&mut position.clone(), moves)
    }

    /// All moves that win in this many moves, including themselves.
    fn first_moves(&mut self, position: &Position, moves: u8) -> Result<Vec<Move>, OutOfNodes> {
        let mut position = position.clone();
        let mut winning = Vec::new();
        for mv in position.legal_moves() {
            let undo = position.play_unchecked(mv);
            if !self.defend(&mut position, moves - 1)? {
                winning.push(mv);
            }
            position.undo(undo);
        }
        Ok(winning)
    }

    /// Whether the side to move wins in at most this many moves.
    fn attack(&mut self, position: &mut Position, moves: u8) -> Result<bool, OutOfNodes> {
        if moves == 0 {
            return Ok(false);
        }
        if moves == 1 {
            return self.wins_at_once(position);
        }
        let hash = position.hash();
        let bounds = self.known.get(&hash).copied().unwrap_or(Bounds::UNKNOWN);
        if moves >= bounds.enough || moves <= bounds.too_few {
            return Ok(moves >= bounds.enough);
        }
        // Most wins are shorter than allowed, and a shorter one takes less work.
        let won = self.attack(position, moves - 1)? || self.attack_at_length(position, moves)?;
        let bounds = self.known.entry(hash).or_insert(Bounds::UNKNOWN);
        if won {
            bounds.enough = bounds.enough.min(moves);
        } else {
            bounds.too_few = bounds.too_few.max(moves);
        }
        Ok(won)
    }

    fn attack_at_length(&mut self, position: &mut Position, moves: u8) -> Result<bool, OutOfNodes> {
        self.count_node()?;
        let queen = enemy_queen(position);
        let latest = self.latest[usize::from(moves)].win;
        let mut attacks = position.legal_moves();
        attacks.sort_by_key(|&mv| {
            let target = mv.piece_and_target().map(|(_, to)| to);
            let to_queen = target.is_some_and(|to| to == queen || queen.is_beside(to));
            (Some(mv) != latest, !to_queen)
        });
        for mv in attacks {
            let undo = position.play_unchecked(mv);
            let held = self.defend(position, moves - 1);
            position.undo(undo);
            if !held? {
                self.latest[usize::from(moves)].win = Some(mv);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether the side to move has a reply after which this many moves of the attacker are not
    /// enough.
    pub(crate) fn defend(
        &mut self,
        position: &mut Position,
        moves: u8,
    ) -> Result<bool, OutOfNodes> {
        let defender = position.to_move();
        if let Some(outcome) = position.outcome() {
            return Ok(outcome != Outcome::Win(!defender));
        }
        if moves == 0 {
            return Ok(true);
        }
        self.count_node()?;
        let mut replies = position.legal_moves();
        let latest = self.latest[usize::from(moves)].defence;
        if let Some(index) = replies.iter().position(|&reply| Some(reply) == latest) {
            replies.swap(0, index);
        }
        for reply in replies {
            let undo = position.play_unchecked(reply);
            let lost = match position.outcome() {
                Some(outcome) => Ok(outcome == Outcome::Win(!defender)),
                None => self.attack(position, moves),
            };
            position.undo(undo);
            if !lost? {
                self.latest[usize::from(moves)].defence = Some(reply);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether one move surrounds the enemy Queen and not the own.
    ///
    /// A move fills one cell. So it must fill the last free cell beside her, unless it throws the
    /// Queen herself, which takes a Pillbug or Mosquito beside her.
    fn wins_at_once(&mut self, position: &mut Position) -> Result<bool, OutOfNodes> {
        self.count_node()?;
        let attacker = position.to_move();
        let queen = enemy_queen(position);
        let board = position.board();
        let mut free = queen.neighbors().to_vec();
        free.retain(|&hex| board.top(hex).is_none());
        let may_throw = |hex| {
            let piece = board.top(hex).filter(|piece| piece.color() == attacker);
            piece.is_some_and(|piece| matches!(piece.bug(), Bug::Pillbug | Bug::Mosquito))
        };
        if free.len() > 1 && !queen.neighbors().into_iter().any(may_throw) {
            return Ok(false);
        }
        let mut moves = position.legal_moves();
        moves.retain(|mv| {
            let ends = mv.piece_and_target();
            ends.is_some_and(|(piece, to)| free == [to] || piece == Piece::queen(!attacker))
        });
        Ok(moves.into_iter().any(|mv| {
            let undo = position.play_unchecked(mv);
            let outcome = position.outcome();
            position.undo(undo);
            outcome == Some(Outcome::Win(attacker))
        }))
    }

    fn count_node(&mut self) -> Result<(), OutOfNodes> {
        if self.nodes >= self.node_limit {
            return Err(OutOfNodes);
        }
        self.nodes += 1;
        Ok(())
    }
}

/// Where the Queen of the side not to move lies.
fn enemy_queen(position: &Position) -> Hex {
    let queen = position.board().find(Piece::queen(!position.to_move()));
    queen.expect("both Queens are on the board")
}

/// A move that wins immediately for the side to move.
pub(crate) fn winning_move(position: &Position) -> Option<Move> {
    let (mut after, player) = (position.clone(), position.to_move());
    position.legal_moves().into_iter().find(|&mv| {
        let undo = after.play_unchecked(mv);
        let wins = after.outcome() == Some(Outcome::Win(player));
        after.undo(undo);
        wins
    })
}
