//! The results of a search so far.

use std::time::Duration;

use skep_rules::Move;

use crate::Score;

/// The results of a search so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Depth in plies.
    pub depth: u16,
    /// Positions searched.
    pub nodes: u64,
    /// Time taken.
    pub time: Duration,
    /// The best lines of play, best first; at least one if there is a legal move.
    pub variations: Vec<Variation>,
}

/// A line of play and what it is worth to the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// What it is worth.
    pub score: Score,
    /// Its moves.
    pub moves: Vec<Move>,
}

impl Report {
    /// The report before a search.
    pub(crate) const fn without_search(variations: Vec<Variation>) -> Report {
        Report {
            depth: 0,
            nodes: 0,
            time: Duration::ZERO,
            variations,
        }
    }

    /// The best move; `None` if the game is over.
    pub fn best(&self) -> Option<Move> {
        self.variations.first()?.moves.first().copied()
    }

    /// The same, with a line found elsewhere if that is better.
    pub(crate) fn or_better(mut self, line: Option<&Variation>) -> Report {
        let best = self.variations.first().map(|best| best.score);
        if let Some(line) = line.filter(|line| Some(line.score) > best) {
            self.put_first(line.clone());
        }
        self
    }

    /// Inserts the best line in place of the one with the same first move, or of the last one.
    pub(crate) fn put_first(&mut self, line: Variation) {
        let lines = &mut self.variations;
        let same = lines
            .iter()
            .position(|other| other.moves.first() == line.moves.first());
        if let Some(index) = same.or(lines.len().checked_sub(1)) {
            lines.remove(index);
        }
        lines.insert(0, line);
    }

    /// Whether the best line ends in a forced result, which no deeper search changes.
    pub(crate) fn is_decided(&self) -> bool {
        let best = self.variations.first();
        best.is_some_and(|best| self.is_in_sight(best))
    }

    /// The same for all lines.
    pub(crate) fn are_all_decided(&self) -> bool {
        self.variations.iter().all(|line| self.is_in_sight(line))
    }

    fn is_in_sight(&self, line: &Variation) -> bool {
        let plies = line.score.plies_to_end();
        plies.is_some_and(|plies| plies <= self.depth)
    }
}
