//! The state of a game being played, built from its events.

use skep_rules::{Color, Line, Move, Position};

use crate::{Clock, Ending, Event, Settings, Time};

/// Each side's first move is untimed, so that nobody loses time before they arrive. It gains no
/// increment either.
const UNTIMED_PLIES: usize = 2;

/// A game being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    settings: Settings,
    line: Line,
    clock: Option<Clock>,
    pub(crate) offers: Offers,
    ending: Option<Ending>,
    version: u64,
}

/// Open offers and requests between the players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Offers {
    pub(crate) draw: Option<Color>,
    pub(crate) takeback: Option<Color>,
    /// How many moves had been played when each side's latest draw offer was declined or lapsed. That
    /// side must make another move before it may offer again.
    pub(crate) closed_at: [Option<usize>; 2],
}

impl Offers {
    /// Closes the open draw offer, if there is one.
    const fn close_draw(&mut self, plies: usize) {
        if let Some(color) = self.draw.take() {
            self.closed_at[color as usize] = Some(plies);
        }
    }

    /// After a takeback that leaves `plies` moves: offers lapse, and moves taken back no longer count.
    fn take_back(&mut self, plies: usize) {
        self.takeback = None;
        self.close_draw(plies);
        self.closed_at = self.closed_at.map(|closed| Some(closed?.min(plies)));
    }
}

impl Game {
    /// A new game.
    pub fn new(settings: Settings) -> Game {
        Game::starting_at(
            Position::new(settings.game_type, settings.opening),
            settings,
        )
    }

    /// A new game that starts from a position. The position's game type and opening rule replace those of
    /// the settings.
    pub fn starting_at(start: Position, settings: Settings) -> Game {
        Game {
            settings: Settings {
                game_type: start.game_type(),
                opening: start.opening(),
                ..settings
            },
            line: Line::new(start),
            clock: settings.time.map(Clock::new),
            offers: Offers::default(),
            ending: None,
            version: 0,
        }
    }

    /// The settings that the players agreed on.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The moves so far.
    pub const fn line(&self) -> &Line {
        &self.line
    }

    /// The position after them.
    pub const fn position(&self) -> &Position {
        self.line.position()
    }

    /// The clocks, if the game is timed.
    pub const fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// How the game ended, if it has.
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// How many events have been absorbed.
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// The side that is offering a draw.
    pub const fn draw_offer(&self) -> Option<Color> {
        self.offers.draw
    }

    /// The side that is asking for a takeback.
    pub const fn takeback_request(&self) -> Option<Color> {
        self.offers.takeback
    }

    /// Applies an event that happened at that time. Events come from [`Game::decide`] or
    /// [`Game::forced`], in order, or from a record.
    pub fn absorb(&mut self, event: Event, at: Time) {
        self.version += 1;
        match event {
            Event::Played(mv) => {
                let mover = self.position().to_move();
                // A record may continue past a draw by repetition. A game played here never does.
                self.line
                    .play_on(mv)
                    .expect("an event was decided on this game");
                self.offers.takeback = None;
                // Playing on declines the offer, but a forced pass is not an answer.
                if self.offers.draw == Some(!mover) && mv != Move::Pass {
                    self.offers.close_draw(self.plies());
                }
                self.turn_clock(at);
            }
            Event::TakenBack { plies } => {
                let increments = self.increments_of_last(plies);
                self.line = self.line.without_last(plies);
                self.offers.take_back(self.plies());
                self.ending = None;
                if let Some(clock) = &mut self.clock {
                    clock.take_back(increments, at);
                }
                self.start_clock(at);
            }
            Event::DrawOffered(color) => self.offers.draw = Some(color),
            Event::DrawDeclined => self.offers.close_draw(self.plies()),
            Event::TakebackAsked(color) => self.offers.takeback = Some(color),
            Event::TakebackRefused => self.offers.takeback = None,
            Event::Resumed => {
                if let Some(clock) = &mut self.clock {
                    clock.forgive(at);
                }
            }
            Event::Ended(ending) => {
                self.ending = Some(ending);
                self.offers.takeback = None;
                self.offers.close_draw(self.plies());
                if let Some(clock) = &mut self.clock {
                    clock.stop(at);
                }
            }
        }
    }

    /// How many moves have been played, passes included.
    fn plies(&self) -> usize {
        self.line.moves().len()
    }

    /// Who made the move with that index.
    pub(crate) fn mover(&self, index: usize) -> Color {
        let first = self.line.start().to_move();
        if index.is_multiple_of(2) {
            first
        } else {
            !first
        }
    }

    /// How many of the latest moves gained an increment, for White and for Black. Passes gain it
    /// like any other move.
    pub(crate) fn increments_of_last(&self, plies: usize) -> [u32; 2] {
        let kept = self.plies().saturating_sub(plies);
        let mut increments = [0; 2];
        for index in kept.max(UNTIMED_PLIES)..self.plies() {
            increments[self.mover(index) as usize] += 1;
        }
        increments
    }

    fn turn_clock(&mut self, at: Time) {
        if let Some(clock) = &mut self.clock {
            clock.punch(at);
        }
        self.start_clock(at);
    }

    fn start_clock(&mut self, at: Time) {
        let color = self.position().to_move();
        if let Some(clock) = &mut self.clock
            && self.line.moves().len() >= UNTIMED_PLIES
        {
            clock.start(color, at);
        }
    }
}
