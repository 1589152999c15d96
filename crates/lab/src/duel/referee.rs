//! Plays one game: asks the players in turn, and applies our rules.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use skep_rules::{Color, Line};

use super::game::Ending;
use super::player::{Fault, FaultKind, Player};

/// Where a game starts, and when it is cut short.
#[derive(Clone, Copy, Debug)]
pub struct Terms<'a> {
    /// The moves already made.
    pub opening: &'a Line,
    /// The game is a draw after this many plies.
    pub max_plies: u32,
    /// Once this is set, the result no longer matters.
    pub stop: &'a AtomicBool,
}

/// The two players, White first.
pub type Players<'a> = [&'a mut dyn Player; 2];

/// Plays a game to its end; `None` if it was stopped.
pub fn play(terms: Terms<'_>, players: Players<'_>) -> Option<(Line, Ending)> {
    let mut game = Game {
        line: terms.opening.clone(),
        max_plies: terms.max_plies,
        players,
    };
    let mut flow = game.begin();
    while flow.is_continue() {
        if terms.stop.load(Ordering::Relaxed) {
            return None;
        }
        flow = game.step();
    }
    flow.break_value().map(|ending| (game.line, ending))
}

struct Game<'a> {
    line: Line,
    max_plies: u32,
    players: Players<'a>,
}

impl Game<'_> {
    fn begin(&mut self) -> ControlFlow<Ending> {
        for (color, player) in Color::ALL.into_iter().zip(&mut self.players) {
            forfeit(color, player.new_game(&self.line))?;
        }
        self.judge()
    }

    /// One ply.
    fn step(&mut self) -> ControlFlow<Ending> {
        let mover = self.line.position().to_move();
        let text = forfeit(mover, self.player(mover).best_move())?;
        forfeit(mover, self.make(&text))?;
        self.judge()?;
        // A move that ends the game is not sent to the players, because their opinion of it does not matter.
        let text = self.line.move_strings().last().unwrap_or("pass").to_owned();
        for color in [mover, !mover] {
            forfeit(color, self.player(color).play(&text))?;
        }
        ControlFlow::Continue(())
    }

    fn make(&mut self, text: &str) -> Result<(), Fault> {
        let illegal = |why: &dyn std::fmt::Display| Fault {
            kind: FaultKind::IllegalMove,
            detail: format!("{text:?}: {why}"),
        };
        let position = self.line.position();
        let mv = position.parse_move(text).map_err(|error| illegal(&error))?;
        self.line.play(mv).map_err(|error| illegal(&error))
    }

    fn judge(&self) -> ControlFlow<Ending> {
        let position = self.line.position();
        if let Some(outcome) = position.outcome() {
            return ControlFlow::Break(Ending::Rules(outcome));
        }
        if position.ply() >= self.max_plies {
            return ControlFlow::Break(Ending::TooLong);
        }
        ControlFlow::Continue(())
    }

    fn player(&mut self, color: Color) -> &mut dyn Player {
        let [white, black] = &mut self.players;
        match color {
            Color::White => *white,
            Color::Black => *black,
        }
    }
}

/// A fault ends the game.
fn forfeit<T>(loser: Color, done: Result<T, Fault>) -> ControlFlow<Ending, T> {
    match done {
        Ok(value) => ControlFlow::Continue(value),
        Err(fault) => ControlFlow::Break(Ending::Forfeit { loser, fault }),
    }
}
