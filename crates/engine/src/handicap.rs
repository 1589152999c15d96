//! The mistakes of a level below full strength: what it misjudges, what it overlooks, and what no level
//! overlooks. How many it makes is in `level.rs`.
//!
//! Nothing here is random. The seed decides once and for all for each position and move. So within
//! a game a misjudgement is consistent, and an overlooked move stays overlooked.

use skep_rules::{Hex, Move, Outcome, Piece, Position, splitmix64};

use crate::level::{Level, Weakness};
use crate::proof::winning_move;
use crate::search::queen_crowd;
use crate::{Network, Score, eval};

/// A player's mistakes: those of one level with one seed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Handicap {
    weakness: Option<Weakness>,
    key: u64,
}

/// What a move leads to immediately, worst first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Outlook {
    /// The own Queen is surrounded.
    Lost,
    /// The opponent can win with the next move.
    Losing,
    Open,
    Won,
}

/// A move at least this long is hard to see.
const FAR: u32 = 3;

impl Handicap {
    /// The mistakes of a level. Another seed gives others.
    pub(crate) fn new(level: Level, seed: u64) -> Handicap {
        let weakness = level.weakness();
        let key = weakness.map_or(0, |_| {
            splitmix64(splitmix64(seed) ^ u64::from(level.number()))
        });
        Handicap { weakness, key }
    }

    /// Part of the transposition table's keys, because one player's scores mean nothing to another.
    pub(crate) const fn key(&self) -> u64 {
        self.key
    }

    /// Whether nothing is misjudged or overlooked.
    pub(crate) const fn is_none(&self) -> bool {
        self.weakness.is_none()
    }

    /// The static evaluation, with the player's errors.
    pub(crate) fn static_eval(&self, position: &Position, network: Option<&Network>) -> Score {
        let has_network = self.weakness.is_none_or(|weakness| weakness.has_network);
        let score = eval::score(position, network.filter(|_| has_network));
        match self.weakness {
            None => score,
            Some(weakness) => {
                let noise = bell(splitmix64(self.key ^ position.hash()));
                let error =
                    weakness.noise * noise / BELL_DEVIATION + weakness.eagerness * siege(position);
                Score::from_terms(score.value() + error)
            }
        }
    }

    /// Whether the player overlooks a move further down the line.
    pub(crate) fn overlooks(&self, position: &Position, mv: Move) -> bool {
        let Some(Weakness { blindness, .. }) = self.weakness else {
            return false;
        };
        let Move::Shift { piece, to } = mv else {
            return false;
        };
        let index = (piece.index() << 10 | to.index()) as u64;
        let lot = splitmix64(self.key ^ position.hash() ^ splitmix64(index)) % 100;
        lot < blindness && is_hard_to_see(position, piece, to)
    }

    /// The moves that the player never makes here, because others are clearly better: every level
    /// takes a win and does not surround its own Queen, and stronger levels stop the opponent's
    /// win.
    pub(crate) fn barred(&self, position: &Position) -> Vec<Move> {
        let Some(weakness) = self.weakness else {
            return Vec::new();
        };
        let mut position = position.clone();
        let moves = position.legal_moves().into_iter();
        let outlooks: Vec<_> = moves
            .map(|mv| (mv, outlook(&mut position, mv, weakness.foresees_loss)))
            .collect();
        let best = outlooks.iter().map(|&(_, outlook)| outlook).max();
        let worse = outlooks
            .into_iter()
            .filter(|&(_, outlook)| Some(outlook) < best);
        worse.map(|(mv, _)| mv).collect()
    }
}

/// How many more neighbours the enemy Queen has than the own.
fn siege(position: &Position) -> i32 {
    let color = position.to_move();
    queen_crowd(position, !color) as i32 - queen_crowd(position, color) as i32
}

/// Whether the move is a throw or a move from far away.
fn is_hard_to_see(position: &Position, piece: Piece, to: Hex) -> bool {
    let from = position.board().find(piece);
    from.is_some_and(|from| from.distance(to) >= FAR)
        || piece.color() != position.to_move()
        || !position.ways(piece, to).by_itself
}

fn outlook(position: &mut Position, mv: Move, foresees_loss: bool) -> Outlook {
    let player = position.to_move();
    let undo = position.play_unchecked(mv);
    let outlook = match position.outcome() {
        Some(Outcome::Win(winner)) if winner == player => Outlook::Won,
        Some(Outcome::Win(_)) => Outlook::Lost,
        Some(Outcome::Draw(_)) => Outlook::Open,
        None if foresees_loss && winning_move(position).is_some() => Outlook::Losing,
        None => Outlook::Open,
    };
    position.undo(undo);
    outlook
}

/// The sum of four parts of the bits, centred at zero: approximately a normal distribution.
fn bell(bits: u64) -> i32 {
    let parts = [0, 16, 32, 48].map(|shift| i32::from((bits >> shift) as u16));
    parts.iter().sum::<i32>() - 2 * i32::from(u16::MAX)
}

/// The standard deviation of [`bell`]: that of four uniform distributions over 65,536 values.
const BELL_DEVIATION: i32 = 37_837;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_four_levels_have_the_network() {
        let text = "Base+LP ...wA3/...bS1/(bQwB2)..wA1/bA1..bL/wG1.bA2/wB1wQbB1wA2/bB2bA3 b14 wA3";
        let position: Position = text.parse().expect("a position string");
        let network = Network::shipped();
        for level in Level::all() {
            let handicap = Handicap::new(level, 1);
            let [without, with] =
                [None, Some(&*network)].map(|net| handicap.static_eval(&position, net));
            assert_eq!(with != without, level.number() >= 7, "{level:?}");
        }
    }

    #[test]
    fn errors_are_spread_evenly_around_zero() {
        let errors: Vec<_> = (0..100_000)
            .map(|seed| f64::from(bell(splitmix64(seed))))
            .collect();
        let size = errors.len() as f64;
        let mean = errors.iter().sum::<f64>() / size;
        let variance = errors.iter().map(|error| error * error).sum::<f64>() / size;
        let deviation = f64::from(BELL_DEVIATION);
        assert!(mean.abs() < deviation / 100.0, "{mean}");
        assert!((variance.sqrt() / deviation - 1.0).abs() < 0.01);
        let within = errors.iter().filter(|error| error.abs() < deviation);
        // For a normal distribution it would be 68.3 %.
        let part = within.count() as f64 / size;
        assert!((0.66..0.69).contains(&part), "{part}");
    }
}
