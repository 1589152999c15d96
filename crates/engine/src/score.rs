//! How good a position is for the side to move.

use std::fmt;
use std::ops::Neg;

/// How good a position is for the side to move: a sum of evaluation terms, or a forced win.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i16);

/// An immediate win; each ply it takes subtracts one.
const WIN: i16 = 32_000;
/// Scores beyond this are wins or losses in some number of plies.
const WIN_RANGE: i16 = WIN - 1_000;

impl Score {
    /// Neither side is better.
    pub const DRAW: Score = Score(0);
    pub(crate) const MIN: Score = Score(-WIN - 1);
    pub(crate) const MAX: Score = Score(WIN + 1);

    /// The sum of evaluation terms, clamped below a win.
    pub const fn from_terms(sum: i32) -> Score {
        const LIMIT: i32 = WIN_RANGE as i32 - 1;
        let sum = if sum > LIMIT { LIMIT } else { sum };
        Score(if sum < -LIMIT { -LIMIT } else { sum } as i16)
    }

    /// The side to move wins in that many plies.
    pub const fn win_in(plies: u16) -> Score {
        Score(WIN - plies as i16)
    }

    /// The side to move loses in that many plies.
    pub const fn loss_in(plies: u16) -> Score {
        Score(plies as i16 - WIN)
    }

    /// The number of plies to a forced end, if there is one.
    pub const fn plies_to_end(self) -> Option<u16> {
        match self.0 {
            score if score > WIN_RANGE => Some((WIN - score) as u16),
            score if score < -WIN_RANGE => Some((WIN + score) as u16),
            _ => None,
        }
    }

    /// Whether the side to move wins by force.
    pub const fn is_win(self) -> bool {
        self.0 > WIN_RANGE
    }

    /// Whether the side to move loses by force.
    pub const fn is_loss(self) -> bool {
        self.0 < -WIN_RANGE
    }

    /// The raw value.
    pub const fn value(self) -> i32 {
        self.0 as i32
    }

    pub(crate) const fn from_value(value: i16) -> Score {
        Score(value)
    }

    /// Better by that much, but not a win.
    #[must_use]
    pub(crate) const fn plus(self, margin: i32) -> Score {
        let sum = self.0 as i32 + margin;
        let sum = if sum > Score::MAX.0 as i32 {
            Score::MAX.0 as i32
        } else {
            sum
        };
        Score(if sum < Score::MIN.0 as i32 {
            Score::MIN.0 as i32
        } else {
            sum
        } as i16)
    }

    /// As seen from `ply` plies higher in the tree: wins are counted from the root in the search,
    /// and from the position itself in the table.
    pub(crate) const fn seen_from_root(self, ply: u16) -> Score {
        match self.0 {
            score if score > WIN_RANGE => Score(score - ply as i16),
            score if score < -WIN_RANGE => Score(score + ply as i16),
            _ => self,
        }
    }

    /// The inverse of [`Score::seen_from_root`].
    pub(crate) const fn seen_from_here(self, ply: u16) -> Score {
        match self.0 {
            score if score > WIN_RANGE => Score(score + ply as i16),
            score if score < -WIN_RANGE => Score(score - ply as i16),
            _ => self,
        }
    }
}

impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(plies) = self.plies_to_end() else {
            return write!(f, "{:+.2}", f64::from(self.0) / 100.0);
        };
        let end = if self.is_win() { "win" } else { "loss" };
        let unit = if plies == 1 { "ply" } else { "plies" };
        write!(f, "{end} in {plies} {unit}")
    }
}
