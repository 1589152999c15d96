//! The opening book: several good moves for each known position, so that games vary and start well.
//!
//! A page of the book is a position with its good moves. It is found by its canonical key, so one
//! page serves all twelve symmetries. A move is identified by the position that it leads to.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;
use std::time::Duration;

use skep_rules::{GameString, GameType, Position, splitmix64};

use crate::Score;
use crate::report::{Report, Variation};

/// Openings and their scores.
#[derive(Clone, Debug, Default)]
pub struct OpeningBook {
    pages: HashMap<Key, Page>,
}

/// The canonical key of a position, and its ply, because later in the game the Queen may have to be
/// placed (R2.5).
type Key = (u64, u32);

/// The good moves of a position: the keys of the positions they lead to, and their scores for the mover.
type Page = Vec<(Key, Score)>;

/// The shipped books, in the order of [`GameType::ALL`].
const SHIPPED: [&str; 8] = [
    include_str!("../book/Base.txt"),
    include_str!("../book/Base+M.txt"),
    include_str!("../book/Base+L.txt"),
    include_str!("../book/Base+P.txt"),
    include_str!("../book/Base+ML.txt"),
    include_str!("../book/Base+MP.txt"),
    include_str!("../book/Base+LP.txt"),
    include_str!("../book/Base+MLP.txt"),
];

/// A move that is this much worse than the best, in hundredths, is never chosen.
const VARIETY: i32 = 60;

impl OpeningBook {
    /// The book shipped with the engine.
    pub fn shipped(game_type: GameType) -> &'static OpeningBook {
        static BOOKS: [OnceLock<OpeningBook>; 8] = [const { OnceLock::new() }; 8];
        let mut known = GameType::ALL.iter();
        let index = known.position(|&known| known == game_type);
        let index = index.expect("there are no other types");
        BOOKS[index].get_or_init(|| SHIPPED[index].parse().expect("the shipped books are sound"))
    }

    /// A book move that depends on the seed, so that games vary: better moves are more likely.
    /// `None` if the position is not in the book.
    pub fn look_up(&self, position: &Position, seed: u64) -> Option<Report> {
        let key = key(position);
        let page = self.pages.get(&key)?;
        let best = page.iter().map(|&(_, score)| score).max()?;
        let weight = |(_, score): &(Key, Score)| {
            let missing = best.value() - score.value();
            u64::from((VARIETY - missing).max(0).unsigned_abs()).pow(2)
        };
        // The same seed always chooses the same move on a page.
        let mut lot = splitmix64(splitmix64(seed) ^ key.0) % page.iter().map(weight).sum::<u64>();
        let is_drawn = |good: &&(Key, Score)| match lot.checked_sub(weight(good)) {
            Some(rest) => {
                lot = rest;
                false
            }
            None => true,
        };
        let &(target, score) = page.iter().find(is_drawn)?;
        let mut after = position.clone();
        let mv = position.legal_moves().into_iter().find(|&mv| {
            let undo = after.play_unchecked(mv);
            let leads_there = self::key(&after) == target;
            after.undo(undo);
            leads_there
        })?;
        Some(Report {
            depth: 0,
            nodes: 0,
            time: Duration::ZERO,
            variations: vec![Variation {
                score,
                moves: vec![mv],
            }],
        })
    }
}

fn key(position: &Position) -> Key {
    (position.canonical_key(), position.ply())
}

/// The text is not a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseOpeningBookError {
    /// Counted from 1.
    line: usize,
}

impl fmt::Display for ParseOpeningBookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}: expected a GameString, and after a tab each its good moves with their scores",
            self.line
        )
    }
}

impl std::error::Error for ParseOpeningBookError {}

impl FromStr for OpeningBook {
    type Err = ParseOpeningBookError;

    /// Reads one page per line; a line that begins with `#` is a comment.
    fn from_str(text: &str) -> Result<OpeningBook, ParseOpeningBookError> {
        let lines = text.lines().enumerate();
        let pages = lines.filter(|(_, line)| !line.starts_with('#'));
        let pages = pages
            .map(|(index, line)| parse_page(line).ok_or(ParseOpeningBookError { line: index + 1 }))
            .collect::<Result<_, _>>()?;
        Ok(OpeningBook { pages })
    }
}

fn parse_page(text: &str) -> Option<(Key, Page)> {
    let mut fields = text.split('\t');
    let line = GameString::parse(fields.next()?).ok()?.replay().ok()?;
    let page = fields.map(|field| {
        let (mv, score) = field.rsplit_once(' ')?;
        let mut after = line.clone();
        after.play_string(mv).ok()?;
        let score = Score::from_terms(score.parse().ok()?);
        Some((key(after.position()), score))
    });
    let page = page.collect::<Option<Page>>()?;
    (!page.is_empty()).then(|| (key(line.position()), page))
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use skep_rules::{GameString, GameType, Line, Opening, Position};

    use super::OpeningBook;

    const BOOK: &str = "# two pages\n\
        Base\twG1 20\twB1 -20\twS1 -40\n\
        Base;;;wG1;bG1 wG1-\twQ \\wG1 -3\n";

    fn line(text: &str) -> Line {
        let game = GameString::parse(text).expect("a GameString");
        game.replay().expect("legal moves")
    }

    /// How often each move is chosen by a hundred seeds.
    fn choices(book: &OpeningBook, position: &Position) -> BTreeMap<String, u32> {
        let reports = (0..100).filter_map(|seed| book.look_up(position, seed));
        let mut choices = BTreeMap::new();
        for mv in reports.filter_map(|report| report.best()) {
            *choices.entry(position.move_string(mv)).or_default() += 1;
        }
        choices
    }

    #[test]
    fn the_better_a_move_the_more_often_it_is_chosen() {
        let book: OpeningBook = BOOK.parse().expect("a book");
        let rows = [
            // The Beetle one time in ten; the Spider is just too much worse.
            ("Base", vec![("wB1", 5..=20), ("wG1", 80..=95)]),
            ("Base;;;wG1;bG1 wG1-", vec![(r"wQ \wG1", 100..=100)]),
            // Turned and mirrored.
            (r"Base;;;wG1;bG1 \wG1", vec![("wQ wG1-", 100..=100)]),
            // No pages.
            ("Base;;;wG1", vec![]),
            ("Base+M", vec![]),
        ];
        for (text, expected) in rows {
            let choices = choices(&book, line(text).position());
            assert_eq!(choices.len(), expected.len(), "{text}: {choices:?}");
            for ((mv, times), (expected, range)) in choices.iter().zip(expected) {
                assert!(
                    mv == expected && range.contains(times),
                    "{text}: {choices:?}"
                );
            }
        }
    }

    /// The Queen must be placed now, which the page does not know.
    #[test]
    fn a_position_set_up_for_later_is_no_page() {
        let book: OpeningBook = BOOK.parse().expect("a book");
        let [early, late] = ["Base wGbG w2 -", "Base wGbG w4 -"].map(|text| {
            let position = text.parse::<Position>().expect("a position string");
            choices(&book, &position).len()
        });
        assert_eq!((early, late), (1, 0));
    }

    #[test]
    fn a_line_that_is_no_page_is_named() {
        let rows = [
            ("Base;;;wG1 20", 1),
            ("#\nBase;;;bG1\tbG1 3", 2),
            ("Base\twG1 x", 1),
            ("Base\twG1", 1),
            ("Base\twA1 3\tbQ 3", 1),
        ];
        for (text, expected) in rows {
            let error = text.parse::<OpeningBook>().expect_err(text);
            assert_eq!(error.line, expected, "{text}");
        }
    }

    #[test]
    fn games_vary_by_each_shipped_book() {
        for game_type in GameType::ALL {
            let book = OpeningBook::shipped(game_type);
            let openings = (0..100).map(|seed| {
                let mut position = Position::new(game_type, Opening::Tournament);
                for _ in 0..4 {
                    let known = book.look_up(&position, seed).expect("a page");
                    let mv = known.best().expect("a move");
                    position.play(mv).expect("a legal move");
                }
                position.canonical_key()
            });
            let openings = openings.collect::<BTreeSet<_>>();
            assert!(openings.len() >= 10, "{game_type}: {}", openings.len());
        }
    }
}
