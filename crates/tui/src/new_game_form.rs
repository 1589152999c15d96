//! The form for a new game: players, insects, rules, time.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use skep_wire::{
    FromGame, NewGame, Opening, SeatView, SeatsView, SettingsView, Takebacks, TimeControlView,
};

/// The choices so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NewGameForm {
    pub(crate) opponent: Opponent,
    /// The level of the engine, or of White's if two engines play.
    pub(crate) level: u8,
    /// The level of Black's engine if two play.
    pub(crate) black_level: u8,
    pub(crate) side: Side,
    /// Mosquito, Ladybug, Pillbug.
    pub(crate) expansions: [bool; 3],
    pub(crate) opening: Opening,
    pub(crate) takebacks: Takebacks,
    pub(crate) has_clock: bool,
    pub(crate) minutes: u32,
    pub(crate) increment: u32,
    /// The game and position that this game continues from.
    pub(crate) from: Option<FromGame>,
    pub(crate) chosen: Field,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Opponent {
    Engine,
    Person,
    /// Two engines.
    Watch,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    White,
    Black,
    Random,
}

/// A row of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Field {
    Opponent,
    Level,
    BlackLevel,
    Side,
    Expansion(usize),
    Opening,
    Takebacks,
    Clock,
    Minutes,
    Increment,
    Begin,
}

/// What a key asks the app to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FormAction {
    Begin,
    Back,
}

const MINUTES: [u32; 12] = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120];
const INCREMENTS: [u32; 9] = [0, 1, 2, 3, 5, 10, 15, 30, 60];

impl Default for NewGameForm {
    fn default() -> NewGameForm {
        NewGameForm {
            opponent: Opponent::Engine,
            level: 3,
            black_level: 3,
            side: Side::White,
            expansions: [true; 3],
            opening: Opening::default(),
            takebacks: Takebacks::default(),
            has_clock: false,
            minutes: 10,
            increment: 5,
            from: None,
            chosen: Field::Opponent,
        }
    }
}

impl NewGameForm {
    /// The form for a game that continues from a position of another.
    pub(crate) fn going_on(from: FromGame, settings: &SettingsView) -> NewGameForm {
        NewGameForm {
            from: Some(from),
            expansions: ['M', 'L', 'P'].map(|letter| settings.game_type.contains(letter)),
            opening: settings.opening,
            ..NewGameForm::default()
        }
    }

    /// The rows that apply to the current choices, from top to bottom.
    pub(crate) fn fields(&self) -> Vec<Field> {
        let levels: &[Field] = match self.opponent {
            Opponent::Engine => &[Field::Level, Field::Side],
            Opponent::Person => &[],
            Opponent::Watch => &[Field::Level, Field::BlackLevel],
        };
        let rules: &[Field] = match self.from {
            None => &[
                Field::Expansion(0),
                Field::Expansion(1),
                Field::Expansion(2),
                Field::Opening,
            ],
            // The insects and the opening rule come from the other game.
            Some(_) => &[],
        };
        let times: &[Field] = if self.has_clock {
            &[Field::Clock, Field::Minutes, Field::Increment]
        } else {
            &[Field::Clock]
        };
        let fields = [
            &[Field::Opponent],
            levels,
            rules,
            &[Field::Takebacks],
            times,
            &[Field::Begin],
        ];
        fields.concat()
    }

    pub(crate) fn key(&mut self, key: KeyEvent) -> Option<FormAction> {
        match key.code {
            KeyCode::Up | KeyCode::BackTab => self.walk(-1),
            KeyCode::Down | KeyCode::Tab => self.walk(1),
            KeyCode::Left | KeyCode::Char('-') => self.change(-1),
            KeyCode::Right | KeyCode::Char('+' | '=') => self.change(1),
            KeyCode::Char(' ') if self.chosen != Field::Begin => self.change(1),
            KeyCode::Enter | KeyCode::Char(' ') => return Some(FormAction::Begin),
            KeyCode::Char(digit @ '0'..='9') => self.set_level(digit),
            KeyCode::Esc => return Some(FormAction::Back),
            _ => {}
        }
        None
    }

    fn walk(&mut self, step: isize) {
        let fields = self.fields();
        let here = fields.iter().position(|field| *field == self.chosen);
        let next = here.unwrap_or(0).saturating_add_signed(step);
        self.chosen = fields[next.min(fields.len() - 1)];
    }

    /// Moves the chosen row to its next or previous value.
    pub(crate) fn change(&mut self, step: i32) {
        match self.chosen {
            Field::Opponent => {
                let all = [Opponent::Engine, Opponent::Person, Opponent::Watch];
                self.opponent = turned(&all, self.opponent, step);
            }
            Field::Level => self.level = moved(self.level, step),
            Field::BlackLevel => self.black_level = moved(self.black_level, step),
            Field::Side => {
                let all = [Side::White, Side::Black, Side::Random];
                self.side = turned(&all, self.side, step);
            }
            Field::Expansion(index) => self.expansions[index] = !self.expansions[index],
            Field::Opening => {
                self.opening = turned(&[Opening::Tournament, Opening::Printed], self.opening, step);
            }
            Field::Takebacks => {
                let all = [Takebacks::Free, Takebacks::Asked, Takebacks::Never];
                self.takebacks = turned(&all, self.takebacks, step);
            }
            Field::Clock => self.has_clock = !self.has_clock,
            Field::Minutes => self.minutes = stepped(&MINUTES, self.minutes, step),
            Field::Increment => self.increment = stepped(&INCREMENTS, self.increment, step),
            Field::Begin => {}
        }
    }

    /// A digit sets a level; 0 means ten.
    fn set_level(&mut self, digit: char) {
        let level = match digit.to_digit(10) {
            None | Some(0) => 10,
            Some(level) => level as u8,
        };
        match self.chosen {
            Field::BlackLevel => self.black_level = level,
            Field::Opponent | Field::Level => self.level = level,
            _ => {}
        }
    }

    /// The game as chosen. `coin` decides the side if it was left to chance.
    pub(crate) fn game(&self, coin: bool) -> NewGame {
        let person = SeatView::Person { name: None };
        let engine = |level| SeatView::Engine { level };
        let is_white = match self.side {
            Side::White => true,
            Side::Black => false,
            Side::Random => coin,
        };
        let (white, black) = match self.opponent {
            Opponent::Person => (person.clone(), person),
            Opponent::Watch => (engine(self.level), engine(self.black_level)),
            Opponent::Engine if is_white => (person, engine(self.level)),
            Opponent::Engine => (engine(self.level), person),
        };
        let time = TimeControlView {
            initial_ms: self.minutes * 60_000,
            increment_ms: self.increment * 1_000,
        };
        NewGame {
            key: None,
            settings: SettingsView {
                game_type: self.game_type(),
                opening: self.opening,
                time: self.has_clock.then_some(time),
                takebacks: self.takebacks,
            },
            seats: SeatsView { white, black },
            from: self.from.clone(),
        }
    }

    fn game_type(&self) -> String {
        let letters = ['M', 'L', 'P'].into_iter().zip(self.expansions);
        let letters: String = letters
            .filter_map(|(letter, joins)| joins.then_some(letter))
            .collect();
        if letters.is_empty() {
            "Base".to_owned()
        } else {
            format!("Base+{letters}")
        }
    }
}

/// The value `step` places further, wrapping around.
fn turned<T: Copy + PartialEq>(all: &[T], now: T, step: i32) -> T {
    let here = all.iter().position(|value| *value == now).unwrap_or(0) as i32;
    all[(here + step).rem_euclid(all.len() as i32) as usize]
}

/// The same without wrapping around.
fn stepped(all: &[u32], now: u32, step: i32) -> u32 {
    let here = all.iter().position(|value| *value == now).unwrap_or(0) as i32;
    all[(here + step).clamp(0, all.len() as i32 - 1) as usize]
}

fn moved(level: u8, step: i32) -> u8 {
    (i32::from(level) + step).clamp(1, 10) as u8
}
