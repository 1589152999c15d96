//! Balanced openings: random ones from which neither side is better.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use skep_engine::{Engine, Limits};
use skep_rules::{Color, GameType, Line, Piece, Position};

use super::openings::random_line;
use crate::Random;

/// What kind of openings to find.
#[derive(Clone, Debug)]
pub struct Balance {
    /// Which expansions are in the game.
    pub game_type: GameType,
    /// How long they are, from 2 plies on.
    pub plies: RangeInclusive<u32>,
    /// Nodes searched to judge one.
    pub nodes: u64,
    /// How far from 0 the score may be, in hundredths.
    pub window: u32,
}

/// The search gives up after this many failed candidates in a row.
const PATIENCE: usize = 5000;

impl Balance {
    /// Openings that differ even after turning and mirroring. The same seed gives the same ones. The iterator ends when
    /// no more are found.
    pub fn openings(&self, engine: &mut Engine, seed: u64) -> impl Iterator<Item = Line> {
        let mut candidates = (0..).map(move |number| self.candidate(seed, number));
        let mut known = BTreeSet::new();
        std::iter::from_fn(move || {
            candidates.by_ref().take(PATIENCE).find(|line| {
                let position = line.position();
                known.insert(position.canonical_key()) && self.accepts(position, engine)
            })
        })
    }

    fn candidate(&self, seed: u64, number: u64) -> Line {
        let mut random = Random::of(seed, number);
        let lengths: Vec<_> = self.plies.clone().collect();
        let plies = lengths[random.below(lengths.len())];
        random_line(self.game_type, plies, &mut random)
    }

    fn accepts(&self, position: &Position, engine: &mut Engine) -> bool {
        // A short search is enough to reject most candidates.
        has_sound_queens(position)
            && [self.nodes / 10, self.nodes]
                .into_iter()
                .all(|nodes| self.is_within(position, nodes, engine))
    }

    fn is_within(&self, position: &Position, nodes: u64, engine: &mut Engine) -> bool {
        // Entries from other candidates would make the result depend on them.
        engine.forget();
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        let report = engine.search(position, &limits, |_| ());
        let best = report.variations.first();
        best.is_some_and(|best| best.score.value().unsigned_abs() <= self.window)
    }
}

/// Whether each Queen can be placed, or is uncovered with at most three neighbours.
fn has_sound_queens(position: &Position) -> bool {
    let board = position.board();
    Color::ALL.into_iter().all(|color| {
        let queen = Piece::queen(color);
        match board.find(queen) {
            Some(hex) => !board.covered().contains(queen) && board.crowd(hex) <= 3,
            None => board.front(color) > 0,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use skep_engine::Native;
    use skep_rules::GameString;

    fn texts(balance: &Balance, seed: u64, count: usize) -> Vec<String> {
        let mut engine = Engine::new(1, Native).unwrap();
        let openings = balance.openings(&mut engine, seed).take(count);
        openings.map(|line| line.to_string()).collect()
    }

    #[test]
    fn openings_depend_on_the_seed_alone() {
        let balance = Balance {
            game_type: GameType::MLP,
            // Long enough that two seeds hardly ever give the same opening by chance.
            plies: 6..=8,
            nodes: 200,
            window: 40,
        };
        let first = texts(&balance, 1, 5);
        assert_eq!(first.len(), 5);
        assert_eq!(first[..3], texts(&balance, 1, 3));
        assert!(
            texts(&balance, 2, 5)
                .iter()
                .all(|text| !first.contains(text))
        );
    }

    #[test]
    fn openings_end_when_all_are_known() {
        // Each side has a Spider, a Beetle, a Grasshopper or an Ant, and they touch.
        let balance = Balance {
            game_type: GameType::BASE,
            plies: 2..=2,
            nodes: 10,
            window: u32::MAX,
        };
        assert_eq!(texts(&balance, 1, 100).len(), 16);
        let none = Balance {
            window: 0,
            ..balance
        };
        assert!(texts(&none, 1, 100).len() < 16);
    }

    #[test]
    fn queens_have_room() {
        let rows = [
            ("Base;;;wS1;bS1 wS1-", true),
            (r"Base;;;wS1;bS1 wS1-;wQ -wS1;bQ bS1-", true),
            // Three pieces beside White's Queen, then four.
            (
                r"Base;;;wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bA1 bQ-;wA2 \wQ",
                true,
            ),
            (
                r"Base;;;wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bA1 bQ-;wA2 \wQ;bA2 bQ/;wA3 /wQ",
                false,
            ),
            // A Beetle on a Queen.
            (r"Base;;;wQ;bB1 wQ-;wQ /bB1;bQ bB1-;wQ bB1\;bB1 wQ", false),
        ];
        for (text, expected) in rows {
            let line = GameString::parse(text).unwrap().replay().unwrap();
            assert_eq!(has_sound_queens(line.position()), expected, "{text}");
        }
    }
}
