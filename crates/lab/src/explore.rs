//! Makes the opening book: searches the first plies of the game and follows the good moves.

use std::collections::HashSet;
use std::fmt;

use skep_engine::{Engine, Limits, Score};
use skep_rules::{GameType, Line, Opening, Position};

/// How far to explore the openings.
#[derive(Clone, Debug)]
pub struct Explore {
    /// Which expansions are in the game.
    pub game_type: GameType,
    /// The most pages of the book.
    pub count: usize,
    /// Positions searched for each good move.
    pub nodes: u64,
    /// The most good moves of a page.
    pub moves: usize,
    /// How much worse than the best a good move may be, in hundredths.
    pub window: i32,
}

/// A position with its good moves, best first: a line of the book.
#[derive(Clone, Debug)]
pub struct Page {
    line: Line,
    moves: Vec<GoodMove>,
}

#[derive(Clone, Debug)]
struct GoodMove {
    text: String,
    /// Its score for the mover.
    score: Score,
    after: Line,
}

/// A short search, with this share of the nodes, selects the moves that get the long one.
const SHORT: u64 = 50;

impl Explore {
    /// The pages of the book, fewest plies first.
    pub fn pages(&self, engine: &mut Engine, mut advance: impl FnMut()) -> Vec<Page> {
        let start = Position::new(self.game_type, Opening::Tournament);
        let mut known = HashSet::from([start.canonical_key()]);
        let mut lines = vec![Line::new(start)];
        let mut pages = Vec::new();
        while pages.len() < self.count
            && let Some(line) = lines.get(pages.len()).cloned()
        {
            let moves = self.good_moves(engine, &line);
            let new = moves.iter().map(|good| &good.after).filter(|after| {
                let position = after.position();
                position.outcome().is_none() && known.insert(position.canonical_key())
            });
            lines.extend(new.cloned());
            pages.push(Page { line, moves });
            advance();
        }
        pages
    }

    /// The moves that are nearly as good as the best, one of each set of symmetric moves.
    fn good_moves(&self, engine: &mut Engine, line: &Line) -> Vec<GoodMove> {
        let position = line.position();
        let mut known = HashSet::new();
        let mut moves: Vec<GoodMove> = Vec::new();
        for mv in position.legal_moves() {
            let text = position.move_string(mv);
            let mut after = line.clone();
            after.play(mv).expect("a listed move is legal");
            if known.insert(after.position().canonical_key()) {
                let score = judge(engine, &after, self.nodes / SHORT);
                moves.push(GoodMove { text, score, after });
            }
        }
        // Moves that the short search rejects are not searched again.
        moves.sort_by_key(|good| std::cmp::Reverse(good.score));
        moves.truncate(2 * self.moves);
        for good in &mut moves {
            good.score = judge(engine, &good.after, self.nodes);
        }
        moves.sort_by_key(|good| std::cmp::Reverse(good.score));
        moves.truncate(self.moves);
        let best = moves.first().map_or(0, |best| best.score.value());
        moves.retain(|good| good.score.value() >= best - self.window);
        moves
    }
}

/// The score for the player who has just moved.
fn judge(engine: &mut Engine, line: &Line, nodes: u64) -> Score {
    // Entries from other positions would make the book depend on their order.
    engine.forget();
    let limits = Limits {
        nodes: Some(nodes.max(1)),
        ..Limits::default()
    };
    let report = engine.search(line.position(), &limits, |_| ());
    report
        .variations
        .first()
        .map_or(Score::DRAW, |best| -best.score)
}

impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.line)?;
        for good in &self.moves {
            write!(f, "\t{} {}", good.text, good.score.value())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use skep_engine::{Native, OpeningBook};

    use super::*;

    #[test]
    fn a_book_is_read_as_it_was_written() {
        let explore = Explore {
            game_type: GameType::MLP,
            count: 5,
            nodes: 100,
            moves: 3,
            window: 50,
        };
        let mut looked_at = 0;
        let mut engine = Engine::new(1, Native).expect("memory");
        let pages = explore.pages(&mut engine, || looked_at += 1);
        assert_eq!((pages.len(), looked_at), (5, 5));
        let text: String = pages.iter().map(|page| format!("{page}\n")).collect();
        let book: OpeningBook = text.parse().expect(&text);
        for page in &pages {
            let moves = &page.moves;
            assert!((1..=3).contains(&moves.len()), "{page}");
            let [best, worst] =
                [moves.first(), moves.last()].map(|good| good.map(|good| good.score));
            let (best, worst) = best.zip(worst).expect("there are moves");
            assert!((0..=50).contains(&(best.value() - worst.value())), "{page}");
            let known = book.look_up(page.line.position(), 1).expect("a page");
            assert!(known.best().is_some(), "{page}");
        }
    }
}
