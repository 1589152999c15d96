//! The openings that the games of a pair start from.

use std::fmt;

use skep_records::{Format, ReadError, read};
use skep_rules::{GameType, Line, Opening, Position};

use crate::Random;

/// The openings of a match. Each pair always gets the same one.
#[derive(Clone, Debug)]
pub struct Openings(Kind);

#[derive(Clone, Debug)]
enum Kind {
    Random {
        game_type: GameType,
        seed: u64,
        plies: u32,
    },
    /// Not empty.
    Listed { lines: Vec<Line>, name: String },
}

/// The shipped openings, in the order of [`GameType::ALL`].
const BALANCED: [&str; 8] = [
    include_str!("../../openings/Base.txt"),
    include_str!("../../openings/Base+M.txt"),
    include_str!("../../openings/Base+L.txt"),
    include_str!("../../openings/Base+P.txt"),
    include_str!("../../openings/Base+ML.txt"),
    include_str!("../../openings/Base+MP.txt"),
    include_str!("../../openings/Base+LP.txt"),
    include_str!("../../openings/Base+MLP.txt"),
];

/// Why a text has no usable openings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningsError {
    /// There is none.
    Empty,
    /// It is in no known format.
    Unknown,
    /// One cannot be read.
    Read(ReadError),
    /// One does not start from the empty board. Counted from 1.
    SetUp(usize),
    /// One is a finished game. Counted from 1.
    Finished(usize),
}

impl fmt::Display for OpeningsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpeningsError::Empty => f.write_str("expected at least one opening"),
            OpeningsError::Unknown => f.write_str("expected GameStrings, one a line"),
            OpeningsError::Read(error) => error.fmt(f),
            OpeningsError::SetUp(number) => {
                write!(f, "opening {number}: expected one from the empty board")
            }
            OpeningsError::Finished(number) => {
                write!(f, "opening {number}: expected a game that is not over")
            }
        }
    }
}

impl std::error::Error for OpeningsError {}

impl Openings {
    /// Random openings with that many legal moves that do not end the game.
    pub const fn random(game_type: GameType, seed: u64, plies: u32) -> Openings {
        Openings(Kind::Random {
            game_type,
            seed,
            plies,
        })
    }

    /// The shipped balanced openings, shuffled if a seed is given.
    pub fn balanced(game_type: GameType, seed: Option<u64>) -> Openings {
        let mut shipped = GameType::ALL.into_iter().zip(BALANCED);
        let text = shipped.find_map(|(known, text)| (known == game_type).then_some(text));
        let text = text.expect("there are openings of every type");
        Openings::listed(text, "balanced", seed).expect("shipped openings can be read")
    }

    /// The games of a text, in a cycle, shuffled if a seed is given.
    ///
    /// # Errors
    /// If there are none, or no game can be played from one of them.
    pub fn listed(text: &str, name: &str, seed: Option<u64>) -> Result<Openings, OpeningsError> {
        let format = match Format::detect(text, Some(name)) {
            Some(format) => format,
            None if text.trim().is_empty() => return Err(OpeningsError::Empty),
            None => return Err(OpeningsError::Unknown),
        };
        let mut lines = Vec::new();
        for (index, reading) in read(text, format).enumerate() {
            if let Some(error) = reading.error {
                return Err(OpeningsError::Read(error));
            }
            let line = reading.record.main_line();
            if reading.record.is_set_up() {
                return Err(OpeningsError::SetUp(index + 1));
            }
            if line.position().outcome().is_some() {
                return Err(OpeningsError::Finished(index + 1));
            }
            lines.push(line);
        }
        if lines.is_empty() {
            return Err(OpeningsError::Empty);
        }
        let mut name = name.to_owned();
        if let Some(seed) = seed {
            Random::of(seed, 0).shuffle(&mut lines);
            name = format!("{name}, shuffled by seed {seed}");
        }
        Ok(Openings(Kind::Listed { lines, name }))
    }

    /// The opening of a pair.
    pub fn of_pair(&self, pair: u32) -> Line {
        match &self.0 {
            Kind::Random {
                game_type,
                seed,
                plies,
            } => random_line(*game_type, *plies, &mut Random::of(*seed, u64::from(pair))),
            Kind::Listed { lines, .. } => {
                let index = pair.saturating_sub(1) as usize % lines.len();
                lines[index].clone()
            }
        }
    }

    /// How many there are; `None` if there are infinitely many.
    pub const fn count(&self) -> Option<usize> {
        match &self.0 {
            Kind::Random { .. } => None,
            Kind::Listed { lines, .. } => Some(lines.len()),
        }
    }

    /// The length of the longest one in plies.
    pub fn longest(&self) -> u32 {
        match &self.0 {
            Kind::Random { plies, .. } => *plies,
            Kind::Listed { lines, .. } => {
                let plies = lines.iter().map(|line| line.position().ply());
                plies.max().unwrap_or(0)
            }
        }
    }

    /// The game types that occur.
    pub fn game_types(&self) -> Vec<GameType> {
        let mut types: Vec<_> = match &self.0 {
            Kind::Random { game_type, .. } => vec![*game_type],
            Kind::Listed { lines, .. } => {
                let positions = lines.iter().map(Line::start);
                positions.map(Position::game_type).collect()
            }
        };
        types.sort_unstable();
        types.dedup();
        types
    }
}

impl fmt::Display for Openings {
    /// A short name for them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Kind::Random { seed, plies, .. } => write!(f, "{plies} random plies, seed {seed}"),
            Kind::Listed { name, .. } => f.write_str(name),
        }
    }
}

pub(super) fn random_line(game_type: GameType, plies: u32, random: &mut Random) -> Line {
    let mut line = Line::new(Position::new(game_type, Opening::Tournament));
    for _ in 0..plies {
        // By name, so that the order in which they are found does not matter.
        let mut moves = line.position().legal_moves();
        moves.sort_by_cached_key(|&mv| line.position().move_string(mv));
        let next = loop {
            if moves.is_empty() {
                return line;
            }
            let mv = moves.remove(random.below(moves.len()));
            let mut next = line.clone();
            let goes_on = next.play(mv).is_ok() && next.position().outcome().is_none();
            if goes_on {
                break next;
            }
        };
        line = next;
    }
    line
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn random_openings_depend_on_seed_and_pair_alone() {
        let openings = |seed| Openings::random(GameType::MLP, seed, 4);
        let first: Vec<_> = (1..200)
            .map(|pair| openings(7).of_pair(pair).to_string())
            .collect();
        let again = openings(7);
        let backwards: Vec<_> = (1..200)
            .rev()
            .map(|pair| again.of_pair(pair).to_string())
            .collect();
        assert!(first.iter().eq(backwards.iter().rev()));
        let mut different = first.clone();
        different.extend((1..200).map(|pair| openings(8).of_pair(pair).to_string()));
        different.sort();
        different.dedup();
        assert!(different.len() > 390, "{} different ones", different.len());
    }

    #[test]
    fn random_openings_are_so_long_and_not_over() {
        for game_type in GameType::ALL {
            for (pair, plies) in [(1, 0), (2, 1), (3, 7), (4, 40)] {
                let line = Openings::random(game_type, 1, plies).of_pair(pair);
                assert_eq!(line.position().ply(), plies);
                assert_eq!(line.position().outcome(), None);
                assert_eq!(line.start().game_type(), game_type);
            }
        }
    }

    #[test]
    fn the_first_openings_of_seed_1_are_these() {
        // Later versions must be able to resume a match, so these must not change.
        let openings = Openings::random(GameType::MLP, 1, 4);
        let found: Vec<_> = (1..4)
            .map(|pair| openings.of_pair(pair).to_string())
            .collect();
        assert_eq!(found, PINNED);
    }

    const PINNED: [&str; 3] = [
        r"Base+MLP;InProgress;White[3];wS1;bL -wS1;wA1 wS1-;bS1 \bL",
        r"Base+MLP;InProgress;White[3];wB1;bG1 wB1-;wB2 -wB1;bP bG1-",
        r"Base+MLP;InProgress;White[3];wL;bM wL\;wP \wL;bL bM\",
    ];

    #[test]
    fn shipped_openings_are_different_and_as_they_say() {
        let counts = [250, 100, 100, 100, 100, 100, 100, 250];
        for (index, game_type) in GameType::ALL.into_iter().enumerate() {
            let openings = Openings::balanced(game_type, None);
            assert_eq!(openings.count(), Some(counts[index]));
            let pairs = 1..=counts[index] as u32;
            let lines: Vec<_> = pairs.map(|pair| openings.of_pair(pair)).collect();
            let texts: Vec<_> = lines.iter().map(Line::to_string).collect();
            let mut shipped = BALANCED[index].lines();
            let how = shipped.next().unwrap_or_default();
            assert!(how.starts_with(&format!("# skep lab openings --type {game_type} ")));
            assert!(shipped.eq(&texts), "{game_type}");
            let positions = lines.iter().map(Line::position);
            let keys: BTreeSet<_> = positions.clone().map(Position::canonical_key).collect();
            assert_eq!(keys.len(), lines.len(), "{game_type}");
            for position in positions {
                assert_eq!(position.game_type(), game_type);
                assert!((4..=8).contains(&position.ply()));
            }
        }
    }

    #[test]
    fn shipped_openings_are_shuffled_by_a_seed() {
        let [plain, shuffled] = [None, Some(3)].map(|seed| Openings::balanced(GameType::MLP, seed));
        let found = [&plain, &shuffled].map(Openings::to_string);
        assert_eq!(found, ["balanced", "balanced, shuffled by seed 3"]);
        let texts = |openings: &Openings| -> Vec<_> {
            let lines = (1..=250).map(|pair| openings.of_pair(pair).to_string());
            lines.collect()
        };
        let [mut plain, mut shuffled] = [texts(&plain), texts(&shuffled)];
        assert_ne!(plain, shuffled);
        plain.sort();
        shuffled.sort();
        assert_eq!(plain, shuffled);
    }

    const THREE: &str = "# comment\nBase+M\n\nBase;InProgress;Black[1];wS1\nBase;InProgress;White[2];wS1;bS1 wS1-\n";

    #[test]
    fn listed_openings_go_round() {
        let openings = Openings::listed(THREE, "three.txt", None).unwrap();
        let plies: Vec<_> = (1..=7)
            .map(|pair| openings.of_pair(pair).position().ply())
            .collect();
        assert_eq!(plies, [0, 1, 2, 0, 1, 2, 0]);
        assert_eq!(openings.longest(), 2);
        assert_eq!(openings.game_types().len(), 2);
        let shuffled = Openings::listed(THREE, "three.txt", Some(3)).unwrap();
        let mut plies: Vec<_> = (1..=3)
            .map(|pair| shuffled.of_pair(pair).position().ply())
            .collect();
        plies.sort_unstable();
        assert_eq!(plies, [0, 1, 2]);
    }

    #[test]
    fn texts_without_openings_are_refused() {
        let over = r"Base;;;wS1;bS1 wS1-;wQ -wS1;bQ bS1/;wG1 -wQ;bG1 \bQ;wG1 bQ\;bG2 bQ/;wA1 wQ\;bA1 bG2/;wA1 bG2\;bA1 /bG1";
        let set_up = "[Position \"Base+MLP wLbL/wQ(bAwB) b3 wB1\"]\n[Event \"x\"]\n";
        let rows = [
            ("", "expected at least one opening"),
            ("# nothing\n", "expected GameStrings, one a line"),
            ("hello\n", "expected GameStrings, one a line"),
            ("Base;;;wS1;bS1 bS1-\n", "line 1, ply 2"),
            (over, "opening 1: expected a game that is not over"),
            (set_up, "opening 1: expected one from the empty board"),
        ];
        for (text, expected) in rows {
            let error = Openings::listed(text, "x", None).unwrap_err().to_string();
            assert!(error.contains(expected), "{text:?}: {error}");
        }
    }
}
