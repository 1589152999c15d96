//! A game together with what clients are shown of it, built by folding its events.
//!
//! A [`ShownGame`] absorbs each event once, so it never has to look back to say how long a player thought, who threw a
//! piece, where on the plane it went, or how often the position has occurred.

use skep_game::{Event, Game, Refusal, Step, Time};
use skep_rules::Color;

use crate::clock::millis;
use crate::game_view::{reserve, stacks};
use crate::{
    ClockView, CommentView, EventView, GameView, MoveView, Plane, SeatView, SeatsView,
    SettingsView, TagView, TurnView, WhyNot, why_not,
};

/// What is fixed when a game starts, besides its settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameHead {
    /// Its id.
    pub id: String,
    /// When it was created.
    pub created_at: Time,
    /// Who plays.
    pub seats: SeatsView,
    /// Whether it was read from a record. Such a game can be viewed but not played on.
    pub imported: bool,
    /// The tags of its record.
    pub tags: Vec<TagView>,
    /// The comments of its record.
    pub comments: Vec<CommentView>,
}

/// A game and what clients are shown of it.
#[derive(Clone, Debug)]
pub struct ShownGame {
    head: GameHead,
    game: Game,
    moves: Vec<MoveView>,
    plane: Plane,
    /// Since when the side to move has been thinking.
    thinking_since: Time,
    updated_at: Time,
}

impl ShownGame {
    /// A game in which nothing has happened yet.
    pub fn new(head: GameHead, game: Game) -> ShownGame {
        ShownGame {
            plane: Plane::of_start(game.line().start()),
            moves: Vec::new(),
            thinking_since: head.created_at,
            updated_at: head.created_at,
            head,
            game,
        }
    }

    /// Absorbs an event, and returns it as clients see it.
    pub fn absorb(&mut self, event: Event, at: Time) -> EventView {
        self.take_in(event, at, |game| game.absorb(event, at))
    }

    /// The same with an event that was just decided, so that it need not be applied again.
    pub fn advance(&mut self, step: Step) -> EventView {
        let Step { at, event, game } = step;
        self.take_in(event, at, |before| *before = game)
    }

    fn take_in(&mut self, event: Event, at: Time, advance: impl FnOnce(&mut Game)) -> EventView {
        let mut told = self.describe(event, at);
        advance(&mut self.game);
        self.updated_at = at;
        if let EventView::Played { played, .. } = &mut told {
            played.complete(self.game.line());
            self.moves.push(played.clone());
        }
        told
    }

    /// Describes an event before the game absorbs it. How often a position has occurred is known only afterwards.
    fn describe(&mut self, event: Event, at: Time) -> EventView {
        match event {
            Event::Played(mv) => {
                let position = self.game.position();
                let played = MoveView {
                    spent_ms: millis(at.since(self.thinking_since)),
                    ..MoveView::new(position, mv)
                };
                self.plane.play(position.board(), mv);
                self.thinking_since = at;
                EventView::Played {
                    by: position.to_move(),
                    played,
                }
            }
            Event::TakenBack { plies } => {
                self.take_back(plies);
                self.thinking_since = at;
                EventView::TakenBack {
                    plies: u32::try_from(plies).unwrap_or(u32::MAX),
                }
            }
            Event::DrawOffered(by) => EventView::DrawOffered { by },
            Event::DrawDeclined => EventView::DrawDeclined,
            Event::TakebackAsked(by) => EventView::TakebackAsked { by },
            Event::TakebackRefused => EventView::TakebackRefused,
            Event::Resumed => {
                self.thinking_since = at;
                EventView::Resumed
            }
            Event::Ended(ending) => EventView::Ended {
                ending: ending.into(),
            },
        }
    }

    fn take_back(&mut self, plies: usize) {
        self.moves.truncate(self.moves.len().saturating_sub(plies));
        self.plane = Plane::of_start(self.game.line().start());
        for played in &self.moves {
            self.plane.play_string(&played.mv);
        }
    }

    /// What is fixed about the game.
    pub const fn head(&self) -> &GameHead {
        &self.head
    }

    /// The game itself.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Where the pieces are for clients.
    pub const fn plane(&self) -> &Plane {
        &self.plane
    }

    /// When the latest event happened.
    pub const fn updated_at(&self) -> Time {
        self.updated_at
    }

    /// The game as a client who plays these sides sees it.
    pub fn view(&self, yours: Vec<Color>, now: Time) -> GameView {
        let (head, game) = (&self.head, &self.game);
        let start = game.line().start();
        GameView {
            id: head.id.clone(),
            version: game.version(),
            created_at: head.created_at.as_millis(),
            settings: SettingsView::from(game.settings()),
            seats: head.seats.clone(),
            yours,
            reserve: reserve(start),
            start: stacks(start),
            first: start.to_move(),
            moves: self.moves.clone(),
            clock: ClockView::new(game, now),
            draw_offer: game.draw_offer(),
            takeback_request: game.takeback_request(),
            turn: self.turn(),
            ending: game.ending().map(Into::into),
            imported: head.imported,
            tags: head.tags.clone(),
            comments: head.comments.clone(),
        }
    }

    /// Why a MoveString cannot be played now; `None` if it can. Asking changes nothing.
    pub fn why_not(&self, text: &str) -> Option<WhyNot> {
        if self.head.imported {
            return Some(WhyNot::refused(self.game.position(), Refusal::Imported));
        }
        why_not(&self.game, text)
    }

    /// Whose turn it is and what can be done; `None` if nothing can be played any more.
    pub fn turn(&self) -> Option<TurnView> {
        if self.game.ending().is_some() || self.head.imported {
            return None;
        }
        let position = self.game.position();
        let color = position.to_move();
        Some(match self.head.seats.of(color) {
            SeatView::Engine { .. } => TurnView::of_engine(color),
            SeatView::Person { .. } => TurnView::new(position, &self.plane),
        })
    }
}
