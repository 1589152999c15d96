//! The screen of a game: what is shown of it, and what the person at it has in hand.

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

pub(crate) use keys::GameAction;
pub(crate) use viewport::LABELS;

/// The screen of a game.
#[derive(Clone, Debug)]
pub(crate) struct GameScreen {
    pub(crate) game: GameView,
    /// The position that is shown.
    pub(crate) hive: Hive,
    /// After so many moves; none for the latest position.
    pub(crate) past: Option<usize>,
    pub(crate) cursor: Cell,
    /// The piece in hand.
    pub(crate) held: Option<Piece>,
    pub(crate) advice: Option<Advice>,
    pub(crate) thinking: Option<Thought>,
    /// Whether what an engine thinks is shown.
    pub(crate) is_curious: bool,
    /// When the clocks came.
    pub(crate) since: Duration,
    /// How large the cells are to be; none for as large as fits.
    pub(crate) zoom: Option<CellSize>,
    /// How far the view was moved from the middle of the hive, in characters.
    pub(crate) pan: (i32, i32),
    /// Whether a command is on its way.
    pub(crate) is_sending: bool,
    /// The room for the board, which is known once it is drawn.
    pub(crate) room: Size,
}

/// A hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Advice {
    Asked,
    Given(HintView),
}

/// Below this a clock shows tenths.
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

    /// The game as it stands now.
    pub(crate) fn receive(&mut self, game: GameView, now: Duration) {
        let is_other = game.version != self.game.version;
        self.game = game;
        self.since = now;
        if is_other {
            self.held = None;
            self.advice = None;
            self.thinking = None;
            self.is_sending = false;
            // Whoever looks back goes on looking back, unless there is nothing any more.
            self.past = self.past.filter(|ply| *ply < self.game.moves.len());
        }
        self.refresh();
        if is_other && self.past.is_none() {
            self.show_last();
        }
    }

    /// What is worth telling of events.
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

    /// After how many moves the position is that is shown.
    pub(crate) fn ply(&self) -> usize {
        self.past.unwrap_or(self.game.moves.len())
    }

    /// Who is to move in the position that is shown.
    pub(crate) fn to_move(&self) -> Option<Color> {
        let is_over = self.past.is_none() && self.game.ending.is_some();
        (!is_over).then(|| self.game.mover_at(self.ply()))
    }

    /// Goes to a position of the game.
    pub(crate) fn go(&mut self, ply: usize) {
        let plies = self.game.moves.len();
        self.past = (ply < plies).then_some(ply);
        self.held = None;
        self.refresh();
        self.show_last();
    }

    /// Lets the last move be seen. The cursor stays, unless the hive has gone from there.
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

    /// What the piece can do now, in the order of their labels.
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
            way: match (mv.itself, mv.throwers.is_empty()) {
                (true, false) => Way::Either,
                (false, false) => Way::Thrown,
                (_, true) => Way::Own,
            },
            label,
        };
        moves.zip(labels).map(target).collect()
    }

    /// Why a piece cannot be moved.
    pub(crate) fn stuck(&self, piece: Piece) -> Option<&Phrase> {
        let turn = self.game.turn.as_ref().filter(|_| self.past.is_none())?;
        let name = piece.to_string();
        let stuck = turn.stuck.iter().find(|stuck| stuck.piece == name)?;
        Some(&stuck.why)
    }

    /// What a side has left.
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

    /// After how long a clock shows something else.
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
