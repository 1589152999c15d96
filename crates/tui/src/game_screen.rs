//! The screen of a game: the position shown, the cursor, the piece in hand.

mod actions;
mod cursor;
mod keys;
mod mouse;
mod viewport;

use std::time::Duration;

use ratatui::layout::Size;
use skep_draw::{Cell, CellSize, Target, Way};
use skep_rules::Piece;
use skep_wire::{Color, EventView, GameView, HintView, LegalMove, Phrase, Thought};

use crate::hive::{Hive, ORIGIN};

pub(crate) use actions::why_no_move;
pub(crate) use keys::GameScreenAction;
pub(crate) use viewport::LABELS;

/// The screen of a game.
#[derive(Clone, Debug)]
pub(crate) struct GameScreen {
    pub(crate) game: GameView,
    /// The position shown.
    pub(crate) hive: Hive,
    /// How many moves it is after; `None` for the latest position.
    pub(crate) past: Option<usize>,
    pub(crate) cursor: Cell,
    /// The piece in hand.
    pub(crate) held: Option<Piece>,
    pub(crate) advice: Option<Advice>,
    pub(crate) thinking: Option<Thought>,
    /// Whether the engine's thoughts are shown.
    pub(crate) is_curious: bool,
    /// When the clocks were received.
    pub(crate) since: Duration,
    /// The chosen cell size; `None` for the largest that fits.
    pub(crate) zoom: Option<CellSize>,
    /// How far the view is scrolled from the middle of the hive, in characters.
    pub(crate) pan: (i32, i32),
    /// Whether a command is waiting for its answer.
    pub(crate) is_sending: bool,
    /// The size of the board's area.
    pub(crate) room: Size,
}

/// A hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Advice {
    Asked,
    Given(HintView),
}

/// Below this, a clock shows tenths of a second.
pub(crate) const LOW: Duration = Duration::from_secs(20);

impl GameScreen {
    pub(crate) fn new(game: GameView, now: Duration, room: Size) -> GameScreen {
        let mut game_screen = GameScreen {
            hive: Hive::default(),
            past: None,
            cursor: ORIGIN,
            held: None,
            advice: None,
            thinking: None,
            is_curious: false,
            since: now,
            zoom: None,
            pan: (0, 0),
            is_sending: false,
            room,
            game,
        };
        game_screen.refresh();
        game_screen.cursor = game_screen.middle();
        game_screen
    }

    /// Takes over a newer state of the game.
    pub(crate) fn receive(&mut self, game: GameView, now: Duration) {
        let is_other = game.version != self.game.version;
        self.game = game;
        self.since = now;
        if is_other {
            self.held = None;
            self.advice = None;
            self.thinking = None;
            self.is_sending = false;
            // A user who looks at an earlier position keeps looking at it, unless it was taken back.
            self.past = self.past.filter(|ply| *ply < self.game.moves.len());
        }
        self.refresh();
        if is_other && self.past.is_none() {
            self.show_last();
        }
    }

    /// What to tell the user about events.
    pub(crate) fn news(&self, events: &[EventView]) -> Option<Phrase> {
        events.iter().rev().find_map(|event| match event {
            EventView::Played { by, played } if played.mv == "pass" => {
                let by = skep_wire::Argument::Color(*by);
                Some(Phrase::new("news-pass").with("color", by))
            }
            EventView::DrawDeclined => Some(Phrase::new("news-draw-declined")),
            EventView::TakebackRefused => Some(Phrase::new("news-takeback-refused")),
            _ => None,
        })
    }

    /// How many moves the shown position is after.
    pub(crate) fn ply(&self) -> usize {
        self.past.unwrap_or(self.game.moves.len())
    }

    /// The side to move in the shown position.
    pub(crate) fn to_move(&self) -> Option<Color> {
        let is_over = self.past.is_none() && self.game.ending.is_some();
        (!is_over).then(|| self.game.mover_at(self.ply()))
    }

    /// Shows another position of the game.
    pub(crate) fn go(&mut self, ply: usize) {
        let plies = self.game.moves.len();
        self.past = (ply < plies).then_some(ply);
        self.held = None;
        self.refresh();
        self.show_last();
    }

    /// Scrolls to the last move. The cursor stays, unless the hive is no longer there.
    fn show_last(&mut self) {
        if !self.is_near(self.cursor) {
            self.cursor = self.middle();
        }
        let last = self.hive.last.map_or(self.cursor, |last| last.to);
        self.reveal(last);
    }

    fn refresh(&mut self) {
        self.hive = Hive::at(&self.game, self.ply());
    }

    /// The piece's legal moves, in the order of their labels.
    pub(crate) fn moves_of(&self, piece: Piece) -> Vec<&LegalMove> {
        let name = piece.to_string();
        let turn = self.game.turn.as_ref().filter(|_| self.past.is_none());
        let legal = turn.map_or(&[][..], |turn| &turn.legal);
        let mut moves: Vec<_> = legal.iter().filter(|mv| mv.piece == name).collect();
        moves.sort_unstable_by_key(|mv| cell_of(mv));
        moves
    }

    /// Where the piece in hand can go.
    pub(crate) fn targets(&self) -> Vec<Target> {
        let moves = self.held.map(|piece| self.moves_of(piece));
        let moves = moves.unwrap_or_default().into_iter();
        let labels = LABELS.chars().map(Some).chain(std::iter::repeat(None));
        let target = |(mv, label): (&LegalMove, Option<char>)| Target {
            cell: cell_of(mv),
            way: match (mv.by_itself, mv.throwers.is_empty()) {
                (true, false) => Way::Either,
                (false, false) => Way::Thrown,
                (_, true) => Way::Own,
            },
            label,
        };
        moves.zip(labels).map(target).collect()
    }

    /// Why a piece cannot move.
    pub(crate) fn stuck(&self, piece: Piece) -> Option<&Phrase> {
        let turn = self.game.turn.as_ref().filter(|_| self.past.is_none())?;
        let name = piece.to_string();
        let stuck = turn.stuck.iter().find(|stuck| stuck.piece == name)?;
        Some(&stuck.why)
    }

    /// A side's reserve.
    pub(crate) fn time_left(&self, color: Color, now: Duration) -> Option<Duration> {
        let clock = self.game.clock?;
        let left = match color {
            Color::White => clock.white_ms,
            Color::Black => clock.black_ms,
        };
        let left = Duration::from_millis(left.into());
        let is_running = clock.running == Some(color);
        let passed = now.saturating_sub(self.since);
        Some(if is_running {
            left.saturating_sub(passed)
        } else {
            left
        })
    }

    /// How long until a clock's display changes.
    pub(crate) fn next_tick(&self, now: Duration) -> Option<Duration> {
        let running = self.game.clock?.running?;
        let left = self.time_left(running, now)?;
        let step = if left <= LOW { 100 } else { 1_000 };
        let rest = left.as_millis() as u64 % step;
        (!left.is_zero()).then(|| Duration::from_millis(if rest == 0 { step } else { rest }))
    }
}

pub(crate) fn cell_of(mv: &LegalMove) -> Cell {
    Cell { q: mv.q, r: mv.r }
}
