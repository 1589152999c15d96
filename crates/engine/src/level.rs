//! Levels of play: how far a level searches, and how often it errs. Its mistakes are made in
//! `handicap.rs`.

use crate::Limits;

/// How strong an engine plays, from 1 for beginners to 10 for full strength. A level below 10
/// reports its own, flawed evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// The limitations of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Weakness {
    /// Positions it searches for a move, the same on every machine.
    pub(crate) nodes: u64,
    /// Plies it looks ahead.
    pub(crate) depth: u16,
    /// By how many hundredths it misjudges positions (standard deviation).
    pub(crate) noise: i32,
    /// By how many hundredths it overrates each piece beside a Queen: a beginner sees little else.
    pub(crate) eagerness: i32,
    /// The percentage of hard-to-see moves that it overlooks.
    pub(crate) blindness: u64,
    /// Whether it always sees that the opponent could win with the next move.
    pub(crate) foresees_loss: bool,
    /// Whether it also uses the network.
    pub(crate) has_network: bool,
}

macro_rules! weaknesses {
    ($($nodes:literal $depth:literal $noise:literal $eagerness:literal $blindness:literal $foresees_loss:literal $has_network:literal;)*) => {
        [$(Weakness {
            nodes: $nodes,
            depth: $depth,
            noise: $noise,
            eagerness: $eagerness,
            blindness: $blindness,
            foresees_loss: $foresees_loss,
            has_network: $has_network,
        }),*]
    };
}

/// All levels but the last, evenly spaced in strength: `docs/levels.md` says how that was measured.
#[rustfmt::skip]
const WEAKNESSES: [Weakness; Level::FULL.0 as usize - 1] = weaknesses![
    // nodes depth noise eagerness blindness foresees_loss has_network
         500     1   360       200        90         false       false;
         500     1   170       150        79         false       false;
        1000     2   240       130        80          true       false;
        1200     2    66        25        38          true       false;
        2500     4    33         0        14          true       false;
        8000     6    15         0         6          true       false;
        2200    90    44         0         6          true        true;
        6500    90    23         0         4          true        true;
       14000    90    10         0         3          true        true;
];

impl Level {
    /// Full strength.
    pub const FULL: Level = Level(10);

    /// The level with that number; `None` if it is not from 1 to 10.
    pub fn new(number: u8) -> Option<Level> {
        (1..=Level::FULL.0)
            .contains(&number)
            .then_some(Level(number))
    }

    /// All levels, weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=Level::FULL.0).map(Level)
    }

    /// Its number, from 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its limitations, if it has any.
    pub(crate) fn weakness(self) -> Option<Weakness> {
        WEAKNESSES.get(usize::from(self.0) - 1).copied()
    }

    /// The limits of a search at this level: the stricter of its own and the given ones.
    pub(crate) fn narrow(self, limits: &Limits) -> Limits {
        let mut limits = limits.clone();
        if let Some(Weakness { nodes, depth, .. }) = self.weakness() {
            limits.nodes = Some(limits.nodes.map_or(nodes, |asked| asked.min(nodes)));
            limits.depth = Some(limits.depth.map_or(depth, |asked| asked.min(depth)));
        }
        limits
    }
}

#[cfg(test)]
mod tests {
    use super::{Level, Weakness};

    const DOCS: &str = include_str!("../../../docs/levels.md");

    /// The row of the table in the documentation that describes the level.
    fn documented(level: Level) -> Vec<&'static str> {
        let start = format!("| {} |", level.number());
        let row = DOCS.lines().find(|line| line.starts_with(&start));
        row.unwrap().split('|').map(str::trim).skip(1).collect()
    }

    #[test]
    fn the_documentation_has_the_numbers_of_each_level() {
        for level in Level::all() {
            let weakness = level.weakness();
            let number = |of: fn(Weakness) -> i64| weakness.map_or(0, of).to_string();
            let expected = [
                level.number().to_string(),
                weakness.map_or("any".to_owned(), |it| grouped(it.nodes)),
                // No search gets that deep with this few nodes.
                weakness
                    .filter(|it| it.depth < 90)
                    .map_or("any".to_owned(), |it| it.depth.to_string()),
                number(|it| it.noise.into()),
                number(|it| it.eagerness.into()),
                format!("{} %", number(|it| it.blindness.try_into().unwrap())),
                if weakness.is_none_or(|it| it.has_network) {
                    "yes".to_owned()
                } else {
                    "no".to_owned()
                },
            ];
            assert_eq!(documented(level)[..expected.len()], expected);
        }
    }

    /// Formats a number like 14,000.
    fn grouped(number: u64) -> String {
        match (number / 1000, number % 1000) {
            (0, rest) => rest.to_string(),
            (thousands, rest) => format!("{thousands},{rest:03}"),
        }
    }

    #[test]
    fn the_documentation_says_who_foresees_a_loss() {
        let foresees = |level: &Level| level.weakness().is_none_or(|it| it.foresees_loss);
        let first = Level::all().find(foresees).unwrap();
        assert!(
            Level::all()
                .filter(|level| *level >= first)
                .all(|level| foresees(&level))
        );
        let said = format!(
            "From level {} on none lets the\nopponent win",
            first.number()
        );
        assert!(DOCS.contains(&said), "{said}");
    }
}
