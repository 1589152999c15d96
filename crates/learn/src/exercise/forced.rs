//! Wins in several moves: every move that still wins in the remaining number of moves is right.

use skep_engine::{OutOfNodes, Prover};
use skep_locale::Argument;
use skep_rules::{Move, Outcome, Position};

use super::Verdict;
use super::judge::after;
use super::places_taken;
use crate::Phrase;

/// The most positions a proof may search: far more than the exercises need, and no more than a
/// second's worth, in case a client makes up moves.
const MOST_NODES: u64 = 500_000;

/// A position that its side to move wins in this many moves.
pub(super) struct Attack {
    position: Position,
    moves: u8,
    prover: Prover,
}

/// The opponent's answer to a move of the attacker.
enum Defence {
    /// None: the game is won.
    None,
    /// The move that holds out longest.
    Longest(Move),
    /// A move that refutes the attack.
    Enough(Move),
}

impl Attack {
    pub(super) fn new(position: Position, moves: u8) -> Attack {
        Attack {
            position,
            moves,
            prover: Prover::new(MOST_NODES),
        }
    }

    /// Whether the legal move keeps the win.
    ///
    /// # Errors
    /// Why it does not.
    pub(super) fn judge(mut self, mv: Move) -> Result<Verdict, Phrase> {
        let you = self.position.to_move();
        let then = after(&self.position, mv);
        match then.outcome() {
            Some(Outcome::Win(winner)) if winner == you => return Ok(Verdict::Solved),
            Some(Outcome::Win(_)) => return Err(Phrase::new("verdict-loses")),
            Some(Outcome::Draw(_)) => return Err(Phrase::new("verdict-draws")),
            None => {}
        }
        let left = self.moves - 1;
        if left == 0 {
            let taken = places_taken(&then, !you).unwrap_or_default();
            let taken = Argument::Number(taken);
            return Err(Phrase::new("verdict-not-winning").with("taken", taken));
        }
        let says = |key: &str, by| {
            Phrase::new(key)
                .with("by", Argument::Move(then.move_string(by)))
                .with("moves", Argument::Number(left.into()))
        };
        let defence = self.defence(&then, left);
        match defence.map_err(|OutOfNodes| Phrase::new("verdict-unproved"))? {
            Defence::None => Ok(Verdict::Solved),
            Defence::Enough(reply) => Err(says("verdict-not-forced", reply)),
            Defence::Longest(reply) => Ok(Verdict::On {
                reply: Some(reply),
                phrase: says("verdict-go-on", reply),
            }),
        }
    }

    /// The quickest win with the best replies, as MoveStrings; cut short if there is none.
    pub(super) fn line(mut self) -> Vec<String> {
        let mut line = Vec::new();
        while self.moves > 0 {
            let Some(mv) = quickest(&mut self.prover, &self.position, self.moves) else {
                return line;
            };
            line.push(self.position.move_string(mv));
            self.position = after(&self.position, mv);
            self.moves -= 1;
            if self.position.outcome().is_some() {
                return line;
            }
            let then = self.position.clone();
            let Ok(Defence::Longest(reply)) = self.defence(&then, self.moves) else {
                return line;
            };
            line.push(then.move_string(reply));
            self.position = after(&then, reply);
        }
        line
    }

    /// The opponent's answer when the attacker has this many moves left.
    fn defence(&mut self, position: &Position, left: u8) -> Result<Defence, OutOfNodes> {
        let attacker = !position.to_move();
        let mut longest = None;
        for reply in position.legal_moves() {
            let then = after(position, reply);
            let takes = match then.outcome() {
                Some(Outcome::Win(winner)) if winner == attacker => 0,
                Some(_) => return Ok(Defence::Enough(reply)),
                None => match self.prover.quickest_win(&then, left)? {
                    Some(win) => win.moves,
                    None => return Ok(Defence::Enough(reply)),
                },
            };
            if longest.is_none_or(|(most, _)| takes > most) {
                longest = Some((takes, reply));
            }
        }
        Ok(match longest {
            Some((takes, reply)) if takes > 0 => Defence::Longest(reply),
            _ => Defence::None,
        })
    }
}

/// A move that wins immediately for the side to move, if there is one.
pub(crate) fn wins_at_once(position: &Position) -> Option<Move> {
    // Looking one move ahead takes one position.
    quickest(&mut Prover::new(u64::MAX), position, 1)
}

/// A move that wins as quickly as possible, in at most this many moves.
fn quickest(prover: &mut Prover, position: &Position, most: u8) -> Option<Move> {
    let win = prover.quickest_win(position, most).ok().flatten()?;
    win.first_moves.into_iter().next()
}
