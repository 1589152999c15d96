//! What a client is shown of a game.
//!
//! A [`View`] is kept beside a live [`Game`] and absorbs each event together with it, so it never has to look back: how
//! long a player thought, who threw a piece, where on the plane it went, how often that has occurred. Whoever folds the
//! [`EventView`]s on an old [`GameView`] gets the new one, and a test says so.

mod plane;
mod position;
mod turn;

use std::time::Duration;

use skep_game::{Actor, Event, Game, Seating, Time};
use skep_rules::{Color, PieceSet, Position};
use skep_wire::{
    ClockView, CommentView, EventView, GameSummary, GameView, MoveView, SettingsView, StackView,
    TagView, TurnView, millis,
};

use crate::store::{Header, Listed, Seat, Seats};

pub(crate) use plane::{Plane, Spot};
pub(crate) use position::Trial;

/// What is known of a game beside the game itself.
#[derive(Clone, Debug)]
pub(crate) struct View {
    moves: Vec<MoveView>,
    plane: Plane,
    /// Since when the side to move thinks.
    since: Time,
}

impl View {
    /// Of a game in which nothing has happened yet.
    pub(crate) fn new(header: &Header, game: &Game) -> View {
        View {
            moves: Vec::new(),
            plane: Plane::of_start(game.line().start()),
            since: header.created_at,
        }
    }

    /// Says to clients what happens to a game, which `advance` turns into the game after it.
    pub(crate) fn absorb(
        &mut self,
        game: &mut Game,
        event: Event,
        at: Time,
        advance: impl FnOnce(&mut Game),
    ) -> EventView {
        let mut told = self.foretell(game, event, at);
        advance(game);
        if let EventView::Played { played, .. } = &mut told {
            played.occurrence = game.position().occurrences();
            self.moves.push(played.clone());
        }
        told
    }

    /// What can be said of an event before the game has absorbed it; some of it, only then.
    fn foretell(&mut self, game: &Game, event: Event, at: Time) -> EventView {
        match event {
            Event::Played(mv) => {
                let position = game.position();
                let (itself, throwers) = turn::ways_of(position, mv);
                let played = MoveView {
                    mv: position.move_string(mv),
                    itself,
                    throwers,
                    spent_ms: millis(at.since(self.since)),
                    occurrence: 1,
                };
                self.plane.play(mv);
                self.since = at;
                EventView::Played {
                    by: position.to_move().into(),
                    played,
                }
            }
            Event::TakenBack { plies } => {
                let line = game.line();
                let kept = line.moves().len().saturating_sub(plies);
                self.moves.truncate(kept);
                self.plane = Plane::of_moves(line.start(), line.moves().take(kept));
                self.since = at;
                EventView::TakenBack {
                    plies: u32::try_from(plies).unwrap_or(u32::MAX),
                }
            }
            Event::DrawOffered(by) => EventView::DrawOffered { by: by.into() },
            Event::DrawDeclined => EventView::DrawDeclined,
            Event::TakebackAsked(by) => EventView::TakebackAsked { by: by.into() },
            Event::TakebackRefused => EventView::TakebackRefused,
            Event::Resumed => {
                self.since = at;
                EventView::Resumed
            }
            Event::Ended(ending) => EventView::Ended {
                ending: ending.into(),
            },
        }
    }

    /// The game as a whole.
    pub(crate) fn game(&self, header: &Header, game: &Game, now: Time) -> GameView {
        let start = game.line().start();
        GameView {
            id: header.id.to_string(),
            version: game.version(),
            created_at: header.created_at.as_millis(),
            settings: SettingsView::from(game.settings()),
            seats: seats(&header.seats),
            yours: Vec::new(),
            reserve: reserve(start),
            start: stacks(start),
            first: start.to_move().into(),
            moves: self.moves.clone(),
            clock: clock(game, now),
            draw_offer: game.draw_offer().map(Into::into),
            takeback_request: game.takeback_request().map(Into::into),
            turn: self.turn(header, game),
            ending: game.ending().map(Into::into),
            opened: header.opened,
            tags: tags(header),
            comments: comments(header),
        }
    }

    /// Whose turn it is and what can be done; an engine needs no list.
    pub(crate) fn turn(&self, header: &Header, game: &Game) -> Option<TurnView> {
        if game.ending().is_some() || header.opened {
            return None;
        }
        let position = game.position();
        match header.seats.of(position.to_move()) {
            Seat::Engine(_) => Some(TurnView {
                color: position.to_move().into(),
                legal: Vec::new(),
                stuck: Vec::new(),
            }),
            Seat::Person { .. } => Some(turn::turn(position, &self.plane)),
        }
    }

    /// How many moves have been played.
    pub(crate) fn plies(&self) -> usize {
        self.moves.len()
    }

    /// Where cells lie for clients.
    pub(crate) const fn plane(&self) -> &Plane {
        &self.plane
    }
}

/// The clocks now.
pub(crate) fn clock(game: &Game, now: Time) -> Option<ClockView> {
    let clock = game.clock()?;
    let left = |color| millis(clock.left(color, now));
    Some(ClockView {
        white_ms: left(Color::White),
        black_ms: left(Color::Black),
        running: clock.running().map(Into::into),
    })
}

/// How much time the side to move has left, if its clock runs.
pub(crate) fn time_left(game: &Game, now: Time) -> Option<Duration> {
    let clock = game.clock()?;
    Some(clock.left(clock.running()?, now))
}

/// A game in a list.
pub(crate) fn summary(listed: &Listed, actor: Actor) -> GameSummary {
    GameSummary {
        id: listed.id.to_string(),
        created_at: listed.created_at.as_millis(),
        updated_at: listed.updated_at.as_millis(),
        settings: SettingsView::from(&listed.settings),
        seats: seats(&listed.seats),
        yours: sides(&listed.seats.seating(listed.opened), actor),
        plies: listed.plies,
        to_move: listed
            .ending
            .is_none()
            .then(|| listed.to_move.into())
            .filter(|_| !listed.opened),
        ending: listed.ending.map(Into::into),
        opened: listed.opened,
    }
}

/// The sides that the actor plays.
pub(crate) fn sides(seating: &Seating, actor: Actor) -> Vec<skep_wire::Color> {
    seating.sides(actor).map(Into::into).collect()
}

pub(crate) fn seats(seats: &Seats) -> skep_wire::Seats {
    let seat = |seat: &Seat| match seat {
        Seat::Person { name } => skep_wire::Seat::Person { name: name.clone() },
        Seat::Engine(level) => skep_wire::Seat::Engine {
            level: level.number(),
        },
    };
    skep_wire::Seats {
        white: seat(&seats.white),
        black: seat(&seats.black),
    }
}

fn reserve(start: &Position) -> Vec<String> {
    let sides = Color::ALL.map(|color| start.reserve(color));
    let all = sides.into_iter().fold(PieceSet::EMPTY, PieceSet::union);
    all.map(|piece| piece.to_string()).collect()
}

fn stacks(start: &Position) -> Vec<StackView> {
    let board = start.board();
    let stack = |(hex, (q, r)): (_, Spot)| {
        let mut pieces: Vec<_> = board.stack(hex).map(|piece| piece.to_string()).collect();
        pieces.reverse();
        StackView { q, r, pieces }
    };
    board.unwrapped().into_iter().map(stack).collect()
}

fn tags(header: &Header) -> Vec<TagView> {
    let view = |tag: &crate::store::Tag| TagView {
        name: tag.name.clone(),
        value: tag.value.clone(),
    };
    header.tags.iter().map(view).collect()
}

fn comments(header: &Header) -> Vec<CommentView> {
    let view = |comment: &crate::store::Comment| CommentView {
        ply: comment.ply,
        text: comment.text.clone(),
    };
    header.comments.iter().map(view).collect()
}
