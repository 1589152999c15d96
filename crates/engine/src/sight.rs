//! How well a player sees: what it misjudges, what it overlooks, and what no player overlooks.
//!
//! Nothing here is drawn by lot. A seed decides for each position and move once and for all, so
//! within a game a wrong judgement is a belief, and a move that was overlooked stays so.

use skep_rules::{Hex, Move, Outcome, Piece, Position};

use crate::level::{Handicap, Level};
use crate::proof::winning_move;
use crate::search::queen_crowd;
use crate::{Network, Score, eval};

/// How well a player sees.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight {
    handicap: Option<Handicap>,
    key: u64,
}

/// What a move leads to at once, the worst first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Outlook {
    /// The own Queen is surrounded.
    Lost,
    /// The opponent can win with the next move.
    Losing,
    Open,
    Won,
}

/// A move that far is hard to see.
const FAR: u32 = 3;

impl Sight {
    /// The sight of a level; with another seed it errs elsewhere.
    pub(crate) fn new(level: Level, seed: u64) -> Sight {
        let handicap = level.handicap();
        let key = handicap.map_or(0, |_| mix(mix(seed) ^ u64::from(level.number())));
        Sight { handicap, key }
    }

    /// To be mixed into what the table knows a position by: what one player believes means nothing
    /// to another.
    pub(crate) const fn key(&self) -> u64 {
        self.key
    }

    /// Whether nothing is misjudged or overlooked.
    pub(crate) const fn is_clear(&self) -> bool {
        self.handicap.is_none()
    }

    /// What a position looks like without searching.
    pub(crate) fn judge(&self, position: &Position, network: Option<&Network>) -> Score {
        let has_network = self.handicap.is_none_or(|handicap| handicap.has_network);
        let score = eval::score(position, network.filter(|_| has_network));
        match self.handicap {
            None => score,
            Some(handicap) => {
                let noise = bell(mix(self.key ^ position.hash()));
                let error =
                    handicap.noise * noise / BELL_DEVIATION + handicap.eagerness * siege(position);
                Score::from_terms(score.value() + error)
            }
        }
    }

    /// Whether a move further down the line does not come to mind.
    pub(crate) fn overlooks(&self, position: &Position, mv: Move) -> bool {
        let Some(Handicap { blindness, .. }) = self.handicap else {
            return false;
        };
        let Move::Shift { piece, to } = mv else {
            return false;
        };
        let index = (piece.index() << 10 | to.index()) as u64;
        let lot = mix(self.key ^ position.hash() ^ mix(index)) % 100;
        lot < blindness && is_hard_to_see(position, piece, to)
    }

    /// The moves that this player would never make in the position, because others are better at
    /// once: it takes a win, does not surround its own Queen, and may stop the opponent's win.
    pub(crate) fn barred(&self, position: &Position) -> Vec<Move> {
        let Some(handicap) = self.handicap else {
            return Vec::new();
        };
        let mut position = position.clone();
        let moves = position.legal_moves().into_iter();
        let outlooks: Vec<_> = moves
            .map(|mv| (mv, outlook(&mut position, mv, handicap.foresees_loss)))
            .collect();
        let best = outlooks.iter().map(|&(_, outlook)| outlook).max();
        let worse = outlooks
            .into_iter()
            .filter(|&(_, outlook)| Some(outlook) < best);
        worse.map(|(mv, _)| mv).collect()
    }
}

/// How many more neighbours the enemy Queen has than the own one.
fn siege(position: &Position) -> i32 {
    let color = position.to_move();
    queen_crowd(position, !color) as i32 - queen_crowd(position, color) as i32
}

/// A throw, or a piece that comes from afar.
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

/// The sum of four parts of the bits, around zero: nearly a normal distribution.
fn bell(bits: u64) -> i32 {
    let parts = [0, 16, 32, 48].map(|shift| i32::from((bits >> shift) as u16));
    parts.iter().sum::<i32>() - 2 * i32::from(u16::MAX)
}

/// The standard deviation of [`bell`]: that of four even distributions over 65,536 values.
const BELL_DEVIATION: i32 = 37_837;

/// The finalizer of splitmix64: each bit of the input changes half of the output's.
pub(crate) const fn mix(value: u64) -> u64 {
    let value = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let value = (value ^ value >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ value >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ value >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_four_levels_have_the_network() {
        let text = "Base+LP ...wA3/...bS1/(bQwB2)..wA1/bA1..bL/wG1.bA2/wB1wQbB1wA2/bB2bA3 b14 wA3";
        let position: Position = text.parse().expect("a position string");
        let network = Network::shipped();
        for level in Level::all() {
            let sight = Sight::new(level, 1);
            let [without, with] = [None, Some(&*network)].map(|net| sight.judge(&position, net));
            assert_eq!(with != without, level.number() >= 7, "{level:?}");
        }
    }

    #[test]
    fn errors_are_spread_evenly_around_zero() {
        let errors: Vec<_> = (0..100_000)
            .map(|seed| f64::from(bell(mix(seed))))
            .collect();
        let size = errors.len() as f64;
        let mean = errors.iter().sum::<f64>() / size;
        let variance = errors.iter().map(|error| error * error).sum::<f64>() / size;
        let deviation = f64::from(BELL_DEVIATION);
        assert!(mean.abs() < deviation / 100.0, "{mean}");
        assert!((variance.sqrt() / deviation - 1.0).abs() < 0.01);
        let within = errors.iter().filter(|error| error.abs() < deviation);
        // Of a normal distribution it would be 68.3 %.
        let part = within.count() as f64 / size;
        assert!((0.66..0.69).contains(&part), "{part}");
    }
}
