//! The results of a match so far.

use std::collections::BTreeMap;

use skep_records::GameResult;
use skep_rules::{Color, DrawReason, Outcome};

use super::elo::Pentanomial;
use super::game::{Ending, Game, Side};
use super::overrun::Overrun;
use super::player::FaultKind;

/// The results of a match so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games that A won.
    pub won: u32,
    /// Drawn games.
    pub drawn: u32,
    /// Games that B won.
    pub lost: u32,
    /// A's points in the completed pairs.
    pub pairs: Pentanomial,
    /// Why games were drawn.
    pub draws: Draws,
    /// The largest overrun of A and B.
    pub overruns: [Overrun; 2],
    forfeits: [[u32; FaultKind::ALL.len()]; 2],
    plies: u64,
    /// A's half points in the first finished game of each incomplete pair.
    open: BTreeMap<u32, usize>,
}

/// Why games were drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Draws {
    /// Both Queens were surrounded.
    pub both_surrounded: u32,
    /// A position occurred for the third time.
    pub repetition: u32,
    /// The game was too long.
    pub too_long: u32,
}

impl Tally {
    /// Counts a game, which must not have been counted before.
    pub fn add(&mut self, game: &Game) {
        let half_points = match game.ending.result() {
            GameResult::Draw => 1,
            GameResult::Win(color) if game.round.side(color) == Side::A => 2,
            GameResult::Win(_) => 0,
        };
        *[&mut self.lost, &mut self.drawn, &mut self.won][half_points] += 1;
        match self.open.remove(&game.round.pair) {
            Some(other) => self.pairs.0[other + half_points] += 1,
            None => drop(self.open.insert(game.round.pair, half_points)),
        }
        self.plies += u64::from(game.line.position().ply());
        match &game.ending {
            Ending::Rules(Outcome::Win(_)) => {}
            Ending::Rules(Outcome::Draw(DrawReason::BothSurrounded)) => {
                self.draws.both_surrounded += 1;
            }
            Ending::Rules(Outcome::Draw(DrawReason::Repetition)) => self.draws.repetition += 1,
            Ending::TooLong => self.draws.too_long += 1,
            Ending::Forfeit { loser, fault } => {
                self.forfeits[game.round.side(*loser) as usize][fault.kind as usize] += 1;
            }
        }
        for (color, overrun) in Color::ALL.into_iter().zip(game.overruns) {
            let most = &mut self.overruns[game.round.side(color) as usize];
            *most = (*most).max(overrun);
        }
    }

    /// How many games have been counted.
    pub const fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The points of A, from 0 to 1; `None` before the first game.
    pub fn score(&self) -> Option<f64> {
        let points = f64::from(self.won) + f64::from(self.drawn) / 2.0;
        (self.games() > 0).then(|| points / f64::from(self.games()))
    }

    /// How often a side has lost by that fault.
    pub const fn forfeits(&self, side: Side, kind: FaultKind) -> u32 {
        self.forfeits[side as usize][kind as usize]
    }

    /// The average length of a game in plies; `None` before the first game.
    pub fn average_plies(&self) -> Option<f64> {
        (self.games() > 0).then(|| self.plies as f64 / f64::from(self.games()))
    }
}
