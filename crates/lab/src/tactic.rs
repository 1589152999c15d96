//! Tactics: positions with a proved forced win, one per line.
//!
//! ```text
//! Base+M .wQ.bQ/… w14 bA1 | 2 | wM bQ-, wM \bQ | mosquito as-ant
//! ```
//! The fields are the position string, the number of moves that the quickest win takes, all first
//! moves that win this quickly, and the themes that all of them share.

mod attempt;
mod theme;

pub use attempt::Attempt;
pub use theme::Theme;

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use skep_engine::{ForcedWin, OutOfNodes, Prover};
use skep_rules::{Color, Line, Outcome, Position};

/// A position with its quickest forced win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tactic {
    /// The position, without a history.
    pub position: Position,
    /// The win.
    pub win: ForcedWin,
    /// What the first moves have in common.
    pub themes: BTreeSet<Theme>,
}

impl Tactic {
    /// Proves the quickest win of the side to move, if it takes at most `most` moves.
    ///
    /// # Errors
    /// If the prover reaches its node limit.
    pub fn prove(
        position: &Position,
        most: u8,
        prover: &mut Prover,
    ) -> Result<Option<Tactic>, OutOfNodes> {
        let position = without_past(position);
        let Some(win) = prover.quickest_win(&position, most)? else {
            return Ok(None);
        };
        let themes = Theme::of_win(&position, &win, prover)?;
        Ok(Some(Tactic {
            position,
            win,
            themes,
        }))
    }

    /// The tactics at the end of a game: going back from its last move, as long as the winner is
    /// proved to win in at most `most` moves. Each position gets this many nodes.
    pub fn at_end_of(line: &Line, most: u8, nodes: u64) -> Vec<Tactic> {
        let Some(Outcome::Win(winner)) = line.position().outcome() else {
            return Vec::new();
        };
        let plies = (0..line.moves().len()).rev();
        let turns = plies.filter(|ply| ply.is_multiple_of(2) == (winner == Color::White));
        let tactics = turns.map(|ply| {
            let position = line.first(ply).position().clone();
            Tactic::prove(&position, most, &mut Prover::new(nodes))
        });
        tactics.map_while(|tactic| tactic.ok().flatten()).collect()
    }
}

/// The position as the start of a game, on the cells where its position string puts it.
fn without_past(position: &Position) -> Position {
    let text = position.to_string();
    text.parse().expect("a position string can be read again")
}

impl fmt::Display for Tactic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first_moves = self.win.first_moves.iter();
        let first_moves: Vec<_> = first_moves
            .map(|&mv| self.position.move_string(mv))
            .collect();
        let themes: Vec<_> = self.themes.iter().map(Theme::to_string).collect();
        write!(
            f,
            "{} | {} | {} | {}",
            self.position,
            self.win.moves,
            first_moves.join(", "),
            themes.join(" ")
        )
    }
}

/// Why the text is not a tactic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseTacticError {
    /// There are not four fields.
    Fields,
    /// The first is not a position string.
    Position,
    /// The second is not a number of moves that the prover can handle.
    Moves,
    /// The third is not a list of legal moves.
    FirstMoves,
    /// The fourth contains a word that is not a theme.
    Theme,
}

impl fmt::Display for ParseTacticError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ParseTacticError::Fields => {
                "expected position string | moves to win | first moves | themes"
            }
            ParseTacticError::Position => "expected a position string before the first |",
            ParseTacticError::Moves => "expected after the position a number of moves from 1 to 8",
            ParseTacticError::FirstMoves => {
                "expected after the second | legal moves with commas between"
            }
            ParseTacticError::Theme => "expected after the third | names of themes",
        })
    }
}

impl std::error::Error for ParseTacticError {}

impl FromStr for Tactic {
    type Err = ParseTacticError;

    fn from_str(text: &str) -> Result<Tactic, ParseTacticError> {
        let fields: Vec<_> = text.split('|').map(str::trim).collect();
        let [position, moves, first_moves, themes] = fields[..] else {
            return Err(ParseTacticError::Fields);
        };
        let position: Position = position.parse().map_err(|_| ParseTacticError::Position)?;
        let moves = moves.parse().ok();
        let moves = moves.filter(|moves| (1..=Prover::MAX_MOVES).contains(moves));
        let moves = moves.ok_or(ParseTacticError::Moves)?;
        let legal = |text: &str| {
            let mv = position.parse_move(text).ok();
            mv.filter(|&mv| position.is_legal(mv))
        };
        let first_moves: Option<_> = first_moves.split(", ").map(legal).collect();
        let first_moves = first_moves.ok_or(ParseTacticError::FirstMoves)?;
        let themes: Result<_, _> = themes.split_whitespace().map(str::parse).collect();
        let themes = themes.map_err(|_| ParseTacticError::Theme)?;
        let win = ForcedWin { moves, first_moves };
        Ok(Tactic {
            position,
            win,
            themes,
        })
    }
}
