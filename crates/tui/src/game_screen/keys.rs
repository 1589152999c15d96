//! The keys of the game screen. They match the web app's where both have them.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use skep_rules::{Bug, Direction};
use skep_wire::{Phrase, PlayerCommand};

use super::cursor::Heading;
use super::{Advice, GameScreen, LABELS};
use crate::app::{Confirmation, Popup};
use crate::input_line::{InputLine, Purpose};

/// What an input asks the app to do that the screen cannot do itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum GameScreenAction {
    /// Say why something cannot be done.
    Refuse(Phrase),
    Ask(Confirmation),
    Show(Popup),
    Command {
        command: PlayerCommand,
    },
    Hint,
    /// Ask why a move is not legal.
    WhyNot {
        mv: String,
    },
    /// Play the same game again.
    Again,
    /// Start a game from the shown position.
    PlayOn,
    Copy,
    Leave,
}

/// How far a key scrolls.
const SCROLL: (i32, i32) = (6, 3);

impl GameScreen {
    pub(crate) fn key(&mut self, key: KeyEvent) -> Option<GameScreenAction> {
        if key.modifiers.contains(KeyModifiers::SHIFT)
            && let Some(way) = scroll_of(key.code)
        {
            self.scroll(way);
            return None;
        }
        if let Some(heading) = heading(key.code) {
            self.walk(heading);
            return None;
        }
        match key.code {
            KeyCode::Tab => self.walk_on(1),
            KeyCode::BackTab => self.walk_on(-1),
            KeyCode::Char('n') if self.is_asked() && self.held.is_none() => {
                return self.answer(false);
            }
            KeyCode::Char('n') => self.walk_on(1),
            KeyCode::Char('N') if self.held.is_none() => self.walk_on(-1),
            KeyCode::Enter | KeyCode::Char(' ') if self.advice_given() => return self.follow(),
            KeyCode::Enter | KeyCode::Char(' ') => return self.act(),
            KeyCode::Esc => return self.let_go(),
            KeyCode::Char('x') => return self.look_into(),
            KeyCode::Char(c) if LABELS.contains(c) && self.held.is_some() => {
                return self.put_by_label(c);
            }
            KeyCode::Char(c) => return self.letter(c),
            _ => {}
        }
        None
    }

    fn letter(&mut self, letter: char) -> Option<GameScreenAction> {
        match letter {
            ',' => self.go(self.ply().saturating_sub(1)),
            '.' => self.go(self.ply() + 1),
            '<' => self.go(0),
            '>' => self.go(usize::MAX),
            '+' | '=' => self.zoom_by(-1),
            '-' => self.zoom_by(1),
            '0' => self.fit(),
            'h' => return self.ask_hint(),
            'u' => return self.take_back(),
            'o' => return self.ask_to_draw(),
            'k' => return self.ask_to_resign(),
            'y' if self.is_asked() => return self.answer(true),
            'i' => self.is_curious = !self.is_curious,
            't' => return Some(self.move_now()),
            'w' => return Some(GameScreenAction::Show(Popup::Formats)),
            'z' => return Some(GameScreenAction::Again),
            'j' => return Some(GameScreenAction::PlayOn),
            ':' | '/' => {
                let line = InputLine::new(Purpose::Move, "");
                return Some(GameScreenAction::Show(Popup::Line(line)));
            }
            small if small.is_ascii_lowercase() => {
                let bug = Bug::from_letter(small.to_ascii_uppercase())?;
                self.jump(bug);
            }
            large => return self.take_from_reserve(Bug::from_letter(large)?),
        }
        None
    }

    fn advice_given(&self) -> bool {
        self.held.is_none() && matches!(self.advice, Some(Advice::Given(_)))
    }

    /// Puts the piece in hand on the cell with that letter.
    fn put_by_label(&mut self, label: char) -> Option<GameScreenAction> {
        let held = self.held?;
        let index = LABELS.chars().position(|other| other == label)?;
        let cell = self.targets().get(index)?.cell;
        self.put(held, cell)
    }

    /// Leaves what was entered last: the piece in hand, the hint, an earlier position, then the game.
    fn let_go(&mut self) -> Option<GameScreenAction> {
        if self.held.take().is_some() || self.advice.take().is_some() {
            return None;
        }
        if self.past.is_some() && !self.game.imported {
            self.go(usize::MAX);
            return None;
        }
        Some(GameScreenAction::Leave)
    }

    fn look_into(&self) -> Option<GameScreenAction> {
        let stack = self.hive.stack_at(self.cursor)?;
        Some(GameScreenAction::Show(Popup::Fan(stack.cell)))
    }
}

/// Letters in the middle of the keyboard lie like the six neighbours: e r above, d f beside, c v below.
const fn heading(code: KeyCode) -> Option<Heading> {
    Some(match code {
        KeyCode::Up => Heading::Up,
        KeyCode::Down => Heading::Down,
        KeyCode::Left | KeyCode::Char('d') => Heading::To(Direction::West),
        KeyCode::Right | KeyCode::Char('f') => Heading::To(Direction::East),
        KeyCode::Home | KeyCode::Char('e') => Heading::To(Direction::NorthWest),
        KeyCode::PageUp | KeyCode::Char('r') => Heading::To(Direction::NorthEast),
        KeyCode::End | KeyCode::Char('c') => Heading::To(Direction::SouthWest),
        KeyCode::PageDown | KeyCode::Char('v') => Heading::To(Direction::SouthEast),
        _ => return None,
    })
}

const fn scroll_of(code: KeyCode) -> Option<(i32, i32)> {
    Some(match code {
        KeyCode::Left => (-SCROLL.0, 0),
        KeyCode::Right => (SCROLL.0, 0),
        KeyCode::Up => (0, -SCROLL.1),
        KeyCode::Down => (0, SCROLL.1),
        _ => return None,
    })
}
